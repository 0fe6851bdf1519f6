//! `holotable squad export`: a squad in another form.

use super::read::squad;
use crate::failure::Failure;
use clap::Args;
use std::io::{Write, stdout};
use std::path::PathBuf;
use x_wing_squads::{write_names, write_xws};

/// Writes a squad as a squad list (XWS) or as a line of text
#[derive(Args)]
pub struct Arguments {
    /// A squad list (XWS), or pilots and upgrades as text; - for standard input, or the squad itself
    file: PathBuf,
    /// As a squad list, for squad builders
    #[arg(long, conflicts_with = "text")]
    xws: bool,
    /// As a line of text, for people
    #[arg(long, required_unless_present = "xws")]
    text: bool,
}

/// Writes the squad. It need not be legal, but for a squad list all cards have to be known.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let squad = squad(&arguments.file)?;
    let mut out = stdout().lock();
    if arguments.text {
        return Ok(writeln!(out, "{}", write_names(&squad))?);
    }
    let list = write_xws(&squad).map_err(|bad| Failure::Unusable(format!("{}: {bad}", arguments.file.display())))?;
    Ok(writeln!(out, "{list:#}")?)
}
