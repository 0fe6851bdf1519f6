//! Puts a real server, in a process of its own, under load: many players at once (`load`), kills in the middle (`soak`).
//!
//! `cargo xtask load` and `cargo xtask soak` build what is needed and run it. Only this machine is ever spoken to.

mod bot_rooms;
mod connection;
mod disk;
mod figures;
mod load;
mod played;
mod player;
mod process;
mod soak;

use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

/// Puts a server under load
#[derive(Parser)]
struct Arguments {
    /// The program to run as the server
    #[arg(long, value_name = "FILE")]
    server: PathBuf,
    #[command(subcommand)]
    load: Load,
}

#[derive(Subcommand)]
enum Load {
    /// Many players at once
    #[command(name = "load")]
    Many(load::Arguments),
    /// Kills the server again and again while people play
    Soak(soak::Arguments),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let runtime = tokio::runtime::Runtime::new().expect("the runtime starts");
    let done = runtime.block_on(async {
        match arguments.load {
            Load::Many(many) => load::run(&arguments.server, &many).await,
            Load::Soak(soak) => soak::run(&arguments.server, &soak).await,
        }
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("load-tests: {sentence}");
            ExitCode::FAILURE
        }
    }
}
