//! The `holotable` program: what is typed, and which command answers.

mod analyse;
mod arena;
mod backup;
mod board;
mod card_help;
mod doctor;
mod failure;
mod join;
mod merge;
mod odds;
mod operator;
mod referee;
mod replay;
mod rules;
mod scenario;
mod seat;
mod serve;
mod simulate;
mod squad;
mod xwing;

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
    Replay(replay::Arguments),
    Simulate(simulate::Arguments),
    Merge(merge::Arguments),
    Arena(arena::Arguments),
    Analyse(analyse::Arguments),
    Referee(referee::Arguments),
    Serve(serve::Arguments),
    Join(join::Arguments),
    Doctor(doctor::Arguments),
    Backup(backup::Arguments),
    Operator(operator::Arguments),
    Squad(squad::Arguments),
    Odds(odds::Arguments),
    #[command(name = "x-wing")]
    XWing(xwing::Arguments),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Rules(arguments) => rules::run(&arguments),
        Command::Board(arguments) => board::run(&arguments),
        Command::Scenario(arguments) => scenario::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Simulate(arguments) => simulate::run(arguments),
        Command::Merge(arguments) => merge::run(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Analyse(arguments) => analyse::run(&arguments),
        Command::Referee(arguments) => referee::run(&arguments),
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Join(arguments) => join::run(arguments),
        Command::Doctor(arguments) => doctor::run(&arguments),
        Command::Backup(arguments) => backup::run(&arguments),
        Command::Operator(arguments) => operator::run(&arguments),
        Command::Squad(arguments) => squad::run(&arguments),
        Command::Odds(arguments) => odds::run(&arguments),
        Command::XWing(arguments) => xwing::run(&arguments),
    };
    failure::report(result)
}
