//! `holotable merge`: the parts of a simulation or of a contest, together.

use crate::failure::Failure;
use crate::{arena, simulate};
use clap::Args;
use std::path::PathBuf;

/// Adds up what the parts of a simulation or a contest counted (`simulate` or `arena` with `--part K/N`): the same as one long run
#[derive(Args)]
pub struct Arguments {
    /// What each part printed; every part once
    #[arg(required = true, value_name = "FILE")]
    parts: Vec<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// Write a page with plots
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    match arena::merge(&arguments.parts, arguments.json, arguments.report.clone())? {
        Some(()) => Ok(()),
        None => simulate::merge(&arguments.parts, arguments.json, arguments.report.clone()),
    }
}
