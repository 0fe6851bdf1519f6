//! Puts a real server, in a process of its own, under load: many players at once (`load`), kills in the middle (`soak`),
//! and battles between bots (`battles`).
//!
//! `cargo xtask load`, `cargo xtask soak` and `cargo xtask battles` build what is needed and run it. Only this machine is ever spoken to.

mod away;
mod balancer;
mod battles;
mod bot_rooms;
mod broken;
mod caught;
mod cluster;
mod cluster_soak;
mod connection;
mod cut;
mod disk;
mod faults;
mod figures;
mod found;
mod load;
mod played;
mod player;
mod process;
mod reader;
mod servers;
mod soak;

use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

/// Puts a server under load
#[derive(Parser)]
struct Arguments {
    /// The program to run as the server, where one has to be said
    #[arg(long, value_name = "FILE")]
    server: Option<PathBuf>,
    #[command(subcommand)]
    load: Load,
}

#[derive(Subcommand)]
enum Load {
    /// Many players at once
    #[command(name = "load")]
    Many(load::Arguments),
    /// Battles of X-Wing between bots of their own
    Battles(battles::Arguments),
    /// Servers that are broken on purpose; what `soak --cluster` looks for has to be found
    Caught,
    /// One of these
    #[command(hide = true)]
    Broken(broken::Arguments),
    /// Three servers on PostgreSQL behind a balancer, to try
    Cluster(cluster::Arguments),
    /// Kills the server again and again while people play
    Soak(soak::Arguments),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let runtime = tokio::runtime::Runtime::new().expect("the runtime starts");
    match runtime.block_on(run(arguments)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("load-tests: {sentence}");
            ExitCode::FAILURE
        }
    }
}

async fn run(arguments: Arguments) -> Result<(), String> {
    let server = || arguments.server.as_deref().ok_or("which program is the server? (--server FILE)");
    match arguments.load {
        Load::Many(many) => load::run(server()?, &many).await,
        Load::Battles(battles) => battles::run(server()?, &battles).await,
        Load::Caught => caught::run().await,
        Load::Broken(broken) => broken::serve(broken).await,
        Load::Cluster(wanted) => cluster::run(server()?, &wanted).await,
        Load::Soak(soak) => soak::run(server()?, &soak).await,
    }
}
