//! `holotable squad`: X-Wing squads, checked, shown and rewritten.

mod check;
mod dial;
mod export;
mod html;
mod read;
mod sheet;
mod show;

use crate::failure::Failure;
use clap::{Args, Subcommand};

/// X-Wing squads: checks them, shows them as a sheet, writes them in another form
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Check(check::Arguments),
    Show(show::Arguments),
    Export(export::Arguments),
}

/// Hands over to the command asked for.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.command {
        Command::Check(arguments) => check::run(arguments),
        Command::Show(arguments) => show::run(arguments),
        Command::Export(arguments) => export::run(arguments),
    }
}
