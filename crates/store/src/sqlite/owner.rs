//! One program at a time writes a data file: whoever does holds the lock of a small file beside it, which says who that is.

use crate::{StoreError, today};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

/// Holds a data file until it is dropped.
#[derive(Debug)]
pub(crate) struct Owner {
    _lock: File,
}

impl Owner {
    /// Takes hold of the data file, or says who does.
    pub fn of(data: &Path) -> Result<Owner, StoreError> {
        let path = beside(data);
        let failed = |error: std::io::Error| {
            StoreError::File(format!("{}: {error}; is there such a folder, and may it be written to?", path.display()))
        };
        let mut file =
            OpenOptions::new().create(true).read(true).write(true).truncate(false).open(&path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::Held(holder(&mut file))),
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        let line = format!("process {}, since {} seconds after 1970\n", std::process::id(), today());
        file.set_len(0).and_then(|()| file.rewind()).and_then(|()| file.write_all(line.as_bytes())).map_err(failed)?;
        Ok(Owner { _lock: file })
    }
}

/// Whether somebody holds a data file.
pub fn is_held(data: &Path) -> bool {
    let Ok(file) = File::open(beside(data)) else { return false };
    matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock))
}

/// Who holds the lock, as they say themselves.
fn holder(file: &mut File) -> String {
    let mut line = String::new();
    _ = file.take(200).read_to_string(&mut line);
    match line.trim() {
        "" => "another program".to_owned(),
        line => line.to_owned(),
    }
}

fn beside(data: &Path) -> PathBuf {
    let mut name = data.as_os_str().to_owned();
    name.push("-lock");
    PathBuf::from(name)
}
