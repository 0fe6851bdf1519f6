//! Puts a real server, in a process of its own, under load: many players at once (`load`), kills in the middle (`soak`),
//! and battles between bots (`battles`).
//!
//! `cargo xtask load`, `cargo xtask soak` and `cargo xtask battles` build what is needed and run it. Only this machine is ever spoken to.

mod away;
mod balancer;
mod battles;
mod bot_rooms;
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
    /// Battles of X-Wing between bots of their own
    Battles(battles::Arguments),
    /// Three servers that are broken on purpose; what `soak --cluster` looks for has to be found
    Caught,
    /// Three servers on PostgreSQL behind a balancer, to try
    Cluster(cluster::Arguments),
    /// Kills the server again and again while people play
    Soak(soak::Arguments),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let runtime = tokio::runtime::Runtime::new().expect("the runtime starts");
    let done = runtime.block_on(async {
        match arguments.load {
            Load::Many(many) => load::run(&arguments.server, &many).await,
            Load::Battles(battles) => battles::run(&arguments.server, &battles).await,
            Load::Caught => caught::run(&arguments.server).await,
            Load::Cluster(wanted) => cluster::run(&arguments.server, &wanted).await,
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
