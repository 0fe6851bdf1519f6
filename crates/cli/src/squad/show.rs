//! `holotable squad show`: a squad as a sheet to read or to print.

use super::read::squad;
use super::{html, sheet};
use crate::failure::Failure;
use clap::Args;
use std::io::{Write, stdout};
use std::path::PathBuf;

/// Shows a squad as a sheet: ships, upgrades, costs, dials
#[derive(Args)]
pub struct Arguments {
    /// A squad list (XWS), or pilots and upgrades as text; - for standard input, or the squad itself
    file: PathBuf,
    /// The most that the squad may cost
    #[arg(long, value_name = "POINTS", default_value_t = 100)]
    limit: i16,
    /// Writes a page to print, with the dials drawn, instead
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// Shows the squad; one that is not legal is shown with the reasons.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let squad = squad(&arguments.file)?;
    let review = squad.review(arguments.limit);
    match &arguments.html {
        Some(path) => std::fs::write(path, html::page(&review)).map_err(|error| Failure::file(path, &error))?,
        None => stdout().lock().write_all(sheet::text(&review).as_bytes())?,
    }
    Ok(())
}
