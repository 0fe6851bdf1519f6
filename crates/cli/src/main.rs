//! The `holotable` program: what is typed, and which command answers.

mod board;
mod failure;
mod rules;
mod scenario;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// A digital table for Super Teams and X-Wing.
#[derive(Parser)]
#[command(name = "holotable", version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Rules(rules::Arguments),
    Board(board::Arguments),
    Scenario(scenario::Arguments),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Rules(arguments) => rules::run(&arguments),
        Command::Board(arguments) => board::run(&arguments),
        Command::Scenario(arguments) => scenario::run(&arguments),
    };
    failure::report(result)
}
