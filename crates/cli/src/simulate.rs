//! `holotable simulate`: many games between bots, and what came of them.

mod command;
mod distribution;
mod interval;
mod print;
mod records;
mod report;
mod run;
mod seats;
mod statistics;
mod summary;
mod table;

use crate::failure::{Failure, read};
use clap::Args;
use play::Game;
use records::Records;
use run::Plan;
use statistics::Statistics;
use std::fs::OpenOptions;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;
use summary::{Run, Summary};
use super_teams::boards::{self, DrawnBoard};
use super_teams::{BadSetup, Setup, SuperTeams};

/// Plays many games between bots and says what came of them
#[derive(Args)]
pub struct Arguments {
    /// The game
    #[arg(value_parser = [SuperTeams::NAME])]
    game: String,
    /// How many players
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: u8,
    /// The bots of the seats in order, repeated as needed: greedy, random, or exec:COMMAND for a program
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "greedy")]
    bots: Vec<String>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// The seed of all chance; the same seed gives the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads share the work; nothing said: one for each core
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// One of our boards (standard, short, long) or a board file
    #[arg(long, value_name = "NAME|FILE", default_value = "standard")]
    board: String,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Write a page with plots
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
}

/// Plays the games and prints the table or the object; all that can be refused is refused before the first game.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.games == 0 {
        return Err(Failure::Unusable("--games 0: there is nothing to play; ask for at least 1 game".to_owned()));
    }
    let threads = threads(arguments.threads)?;
    let drawn = board(&arguments.board)?;
    let game = super_teams(arguments.players, &drawn)?;
    let bots = seats::assign(&arguments.bots, arguments.players)?;
    let report = arguments.report.as_deref().map(can_write).transpose()?;
    let records = arguments.records.as_deref().map(|folder| Records::prepare(folder, &bots)).transpose()?;
    let statistics = Statistics::new(&game);
    let plan = Plan {
        game: &game,
        games: arguments.games,
        seed: arguments.seed,
        threads,
        bots: &|| seats::seat(&bots),
        records: records.as_ref(),
    };
    let (statistics, seconds) = run::timed(|| run::run(&plan, &statistics))?;
    let command = command::line(arguments, &bots);
    let about = Run { command, players: arguments.players, bots, seed: arguments.seed, threads, seconds };
    let summary = Summary::new(about, &drawn.board, &statistics);
    if let Some(path) = report {
        std::fs::write(path, report::page(&summary, &drawn)).map_err(|error| Failure::file(path, &error))?;
    }
    let mut out = stdout().lock();
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&summary).expect("numbers and names are plain JSON"))?;
        return Ok(());
    }
    Ok(print::write(&mut out, &summary)?)
}

fn threads(wanted: Option<usize>) -> Result<usize, Failure> {
    match wanted {
        Some(0) => Err(Failure::Unusable("--threads 0: somebody has to play; ask for at least 1 thread".to_owned())),
        Some(threads) => Ok(threads),
        None => Ok(available_parallelism().map_or(1, usize::from)),
    }
}

/// One of our own boards, or the board in a file.
fn board(name: &str) -> Result<DrawnBoard, Failure> {
    if let Some(drawn) = boards::named(name) {
        return Ok(drawn);
    }
    let path = Path::new(name);
    if !path.exists() && path.components().count() == 1 && path.extension().is_none() {
        let known: Vec<_> = boards::names().collect();
        return Err(Failure::Unusable(format!(
            "there is no board `{name}`, and no such file; our own boards are {}",
            known.join(", ")
        )));
    }
    boards::read(name, &read(path)?).map_err(|bad| Failure::Unusable(format!("this board cannot be played\n{bad}")))
}

fn super_teams(players: u8, drawn: &DrawnBoard) -> Result<SuperTeams, Failure> {
    let setup = match players {
        2..=4 => Ok(Setup::usual(players, drawn.board.clone())),
        _ => Err(BadSetup::Players(players.into())),
    };
    setup.and_then(SuperTeams::new).map_err(|bad| Failure::Unusable(format!("--players {players}: {bad}")))
}

/// The same path, once it is sure that something can be written there. What is there already stays.
fn can_write(path: &Path) -> Result<&Path, Failure> {
    match OpenOptions::new().append(true).create(true).open(path) {
        Ok(_) => Ok(path),
        Err(error) => Err(Failure::Unusable(format!("--report {}: cannot write there: {error}", path.display()))),
    }
}
