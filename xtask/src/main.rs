//! What the team would do by hand otherwise.

mod matrix;
mod shell;
mod test;
mod wasm;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Tasks of the workspace
#[derive(Parser)]
#[command(name = "cargo xtask", arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Everything that must hold: format, lints, tests, documentation, WebAssembly, dependencies
    Test,
    /// Which rule is proven by which scenario
    Rules,
    /// Verifies records made here in the rules compiled to WebAssembly
    Wasm,
    /// Lints the part of the page that exists for the browser only (minutes)
    Page,
    /// Breaks the rules one by one and runs the scenarios, which must notice (minutes to hours)
    Mutants,
}

fn main() -> ExitCode {
    let result = match Arguments::parse().task {
        Task::Test => test::all(),
        Task::Rules => matrix::print(),
        Task::Wasm => wasm::compare(),
        Task::Page => wasm::lint_page(),
        Task::Mutants => shell::cargo(&["mutants", "--package", "super-teams"]),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("xtask: {sentence}");
            ExitCode::FAILURE
        }
    }
}
