//! `holotable doctor`: whether a server's data file is whole, and what can be saved of one that is not.

use crate::failure::Failure;
use crate::operator::is_postgres;
use clap::Args;
use server::Examined;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};

/// Checks a server's data file, says what is wrong, and saves what is whole
///
/// Every game in the file is played again. Nothing in it is changed. Exit code 0: all is well; 1: something is wrong;
/// 2: the file cannot be read at all.
#[derive(Args)]
pub struct Arguments {
    /// The data file, or the address of the PostgreSQL that servers share
    #[arg(value_name = "FILE|postgres://…")]
    kept: String,
    /// Copies every room and every finished game that is whole into a new data file; of a data file only
    #[arg(long, value_name = "NEW")]
    salvage: Option<PathBuf>,
}

/// Looks the file through.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let name = &arguments.kept;
    let failed = |error: server::StoreError| Failure::Unusable(format!("{name}: {error}"));
    if is_postgres(name) {
        if arguments.salvage.is_some() {
            let reason = "--salvage saves what is whole of a data file; of PostgreSQL, `pg_dump` makes a copy";
            return Err(Failure::Unusable(reason.to_owned()));
        }
        let examined = server::examine_shared(name).map_err(failed)?;
        let mut out = stdout().lock();
        for fault in &examined.faults {
            writeln!(out, "{fault}")?;
        }
        let serving = if examined.in_use { "servers use it" } else { "no server uses it" };
        writeln!(out, "{}; {serving}", counts(&examined))?;
        return if examined.faults.is_empty() { Ok(()) } else { Err(Failure::Found) };
    }
    let file = Path::new(name);
    if !file.is_file() {
        return Err(Failure::Unusable(format!("{name}: there is no such file")));
    }
    let examined = server::examine(file).map_err(failed)?;
    let mut out = stdout().lock();
    for fault in &examined.faults {
        writeln!(out, "{fault}")?;
    }
    if examined.in_use {
        writeln!(out, "A server has this file open; what it writes meanwhile is not looked at.")?;
    }
    writeln!(out, "{name}: {}", counts(&examined))?;
    if let Some(new) = &arguments.salvage {
        let saved = server::salvage(file, new).map_err(failed)?;
        writeln!(out, "saved into {}: {}", new.display(), counts(&saved))?;
    } else if !examined.faults.is_empty() {
        writeln!(out, "`holotable doctor {name} --salvage NEW` copies what is whole into a new file.")?;
    }
    match examined.faults.is_empty() {
        true => Ok(()),
        false => Err(Failure::Found),
    }
}

fn counts(found: &Examined) -> String {
    let faults = match found.faults.len() {
        0 => "nothing is wrong".to_owned(),
        1 => "1 thing is wrong".to_owned(),
        count => format!("{count} things are wrong"),
    };
    format!("{} whole rooms, {} whole games, {faults}", found.rooms, found.games)
}
