//! A copy of a data file, also while a server writes it.

use super::open_existing;
use crate::StoreError;
use std::path::Path;

/// Copies the data file as it is at one moment. The copy must not be there yet.
pub fn backup(data: &Path, copy: &Path) -> Result<(), StoreError> {
    if copy.exists() {
        return Err(StoreError::File(format!("{} is there already; name a new file", copy.display())));
    }
    let connection = open_existing(data)?;
    connection.execute("VACUUM INTO ?", [copy.to_string_lossy()])?;
    Ok(())
}
