//! Puts the server under load and under kills, in its release build.

use page_build::shell;
use std::path::Path;
use std::process::Command;

/// The loads that `docs/performance.md` reports.
pub fn load() -> Result<(), String> {
    build()?;
    run(&["load", "--players", "1000", "--think", "0"])?;
    run(&["load", "--players", "1000", "--think", "2000"])?;
    run(&["load", "--players", "4000", "--think", "2000"])?;
    run(&["load", "--players", "1000", "--think", "2000", "--game", "x-wing"])?;
    run(&["load", "--players", "1000", "--think", "2000", "--game", "x-wing", "--late", "400"])?;
    run(&["load", "--players", "1000", "--think", "2000", "--bot-rooms", "200"])
}

/// 100 kills under play at 50 tables, half of them of X-Wing.
pub fn soak() -> Result<(), String> {
    build()?;
    run(&["soak"])
}

/// Three servers that share PostgreSQL: 200 faults of all kinds under play at 50 tables. Then those that are broken on purpose: what looks for faults has to
/// find them, or its silence before would mean nothing.
pub fn soak_cluster(faults: u32, tables: u32, seed: u64, longest: u32) -> Result<(), String> {
    build()?;
    let [faults, tables, seed, longest] =
        [faults.to_string(), tables.to_string(), seed.to_string(), longest.to_string()];
    run(&["soak", "--cluster", "--kills", &faults, "--tables", &tables, "--seed", &seed, "--longest", &longest])?;
    run(&["caught"])
}

/// A short run of both with the programs that `cargo test --workspace` has just built; building them by themselves would compile what they need once more, with fewer
/// features. At the same time, since both wait most of the time for what happens to servers.
pub fn soak_cluster_shortly() -> Result<(), String> {
    std::thread::scope(|scope| {
        let caught = scope.spawn(|| run_in("debug", &["caught"]));
        let soaked = run_in("debug", &["soak", "--cluster", "--kills", "7", "--tables", "6", "--longest", "8"]);
        soaked.and(caught.join().map_err(|_| "`caught` fell over".to_owned())?)
    })
}

/// Three servers on PostgreSQL behind a balancer, to try; with the page, if it was built.
pub fn cluster(port: u16) -> Result<(), String> {
    build()?;
    let page = Path::new("dist/index.html").exists().then_some("--page");
    if page.is_none() {
        eprintln!("without the page, which `cargo xtask page` builds: for programs only");
    }
    let port = port.to_string();
    run(&["cluster", "--port", &port].into_iter().chain(page).collect::<Vec<_>>())
}

/// 300 battles of X-Wing between bots that come to the server as players do.
pub fn battles() -> Result<(), String> {
    build()?;
    run(&["battles"])
}

/// Strangers who want the server's memory: 200 hostile sockets for a minute, and 10,000 connections.
pub fn hostile() -> Result<(), String> {
    let only = ["--", "--ignored", "--nocapture", "--test-threads", "1"];
    shell::cargo(&[&["test", "--package", "cli", "--test", "cli", "hostile"], &only[..]].concat())
}

fn build() -> Result<(), String> {
    shell::cargo(&[
        "build",
        "--release",
        "--package",
        "cli",
        "--package",
        "product-tests",
        "--bin",
        "holotable",
        "--bin",
        "load-tests",
    ])
}

fn run(arguments: &[&str]) -> Result<(), String> {
    run_in("release", arguments)
}

fn run_in(profile: &str, arguments: &[&str]) -> Result<(), String> {
    let folder = shell::target().join(profile);
    let program = |name: &str| folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    shell::run(Command::new(program("load-tests")).arg("--server").arg(program("holotable")).args(arguments))
}
