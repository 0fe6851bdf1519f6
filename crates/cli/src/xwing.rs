//! `holotable x-wing`: what is special to X-Wing.

mod card;
mod movement;

use crate::failure::Failure;
use clap::{Args, Subcommand};

/// X-Wing: its cards, and where manoeuvres end
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Card(card::Arguments),
    Move(movement::Arguments),
}

/// Hands over to the command asked for.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.command {
        Command::Card(arguments) => card::run(arguments),
        Command::Move(arguments) => movement::run(arguments),
    }
}
