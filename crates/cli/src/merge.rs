//! `holotable merge`: the parts of a simulation, together.

use crate::failure::Failure;
use crate::simulate;
use clap::Args;
use std::path::PathBuf;

/// Adds up what the parts of a simulation counted (`holotable simulate … --part K/N`): the same as one long run
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
    simulate::merge(&arguments.parts, arguments.json, arguments.report.clone())
}
