//! `holotable backup`: a copy of a server's data file.

use crate::failure::Failure;
use clap::Args;
use std::io::{Write, stdout};
use std::path::PathBuf;

/// Copies a server's data file as it is at one moment, also while the server runs
#[derive(Args)]
pub struct Arguments {
    /// The data file
    file: PathBuf,
    /// The copy, which must not be there yet
    copy: PathBuf,
}

/// Makes the copy and looks it through.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let (file, copy) = (arguments.file.display(), arguments.copy.display());
    server::backup(&arguments.file, &arguments.copy).map_err(|error| Failure::Unusable(format!("{file}: {error}")))?;
    let found = server::examine(&arguments.copy).map_err(|error| Failure::Unusable(format!("{copy}: {error}")))?;
    let mut out = stdout().lock();
    writeln!(out, "{copy}: {} rooms, {} games", found.rooms, found.games)?;
    for fault in &found.faults {
        writeln!(out, "{fault}")?;
    }
    match found.faults.is_empty() {
        true => Ok(()),
        false => Err(Failure::Found),
    }
}
