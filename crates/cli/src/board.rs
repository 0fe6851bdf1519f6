//! `holotable board`: board files, checked and shown.

use crate::failure::{Failure, read};
use clap::Args;
use std::io::{Write, stdout};
use std::path::PathBuf;
use super_teams::boards::{self, DrawnBoard};

/// Checks board files, or shows our own boards
#[derive(Args)]
pub struct Arguments {
    /// Board files to check; nothing shows standard, short and long
    files: Vec<PathBuf>,
}

/// Checks each file; every fault of every file is named.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut out = stdout().lock();
    if arguments.files.is_empty() {
        for name in boards::names() {
            show(&mut out, &boards::named(name).expect("our own board"))?;
        }
        return Ok(());
    }
    let mut faulty = false;
    for file in &arguments.files {
        match boards::read(&file.display().to_string(), &read(file)?) {
            Ok(drawn) => show(&mut out, &drawn)?,
            Err(bad) => {
                faulty = true;
                writeln!(out, "{bad}")?;
            }
        }
    }
    if faulty { Err(Failure::Found) } else { Ok(()) }
}

fn show(out: &mut impl Write, drawn: &DrawnBoard) -> Result<(), Failure> {
    let spaces = drawn.board.spaces();
    writeln!(out, "{}: {} spaces", drawn.board.name(), spaces.len())?;
    for (index, space) in spaces.iter().enumerate() {
        let [x, y] = drawn.at[index];
        writeln!(out, "  {index:>3}  {space:<20} at {x}, {y}")?;
    }
    Ok(())
}
