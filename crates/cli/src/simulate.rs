//! `holotable simulate`: many games between bots, and what came of them.

pub mod budget;
pub mod command;
mod distribution;
pub mod interval;
mod lengths;
pub mod numbers;
mod outcome;
pub mod page;
pub mod plot;
mod records;
mod results;
pub mod run;
pub mod seats;
pub mod shares;
pub mod super_teams;
pub mod table;
pub mod x_wing;

use crate::failure::Failure;
use budget::Allowance;
use clap::{Args, Subcommand};
use games::{Listed, SuperTeams, XWing, list};
use records::Records;
use results::Results;
use run::{Plan, Tally};
use serde::Serialize;
use std::fs::OpenOptions;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;

/// Plays many games between bots and says what came of them
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    game: Game,
}

/// A game that can be simulated.
trait Simulated: Listed {
    /// What is asked of this game beside what every game is asked.
    type Arguments: Args;

    /// Plays the games and tells.
    fn simulate(arguments: &Self::Arguments) -> Result<(), Failure>;
}

macro_rules! simulated {
    ($($listed:ident),+) => {
        #[derive(Subcommand)]
        enum Game {
            $($listed(<$listed as Simulated>::Arguments)),+
        }

        /// Plays the games and prints the table or the object; all that can be refused is refused before the first game.
        pub fn run(arguments: &Arguments) -> Result<(), Failure> {
            match &arguments.game {
                $(Game::$listed(arguments) => $listed::simulate(arguments)),+
            }
        }
    };
}

list!(simulated);

/// What every game is asked.
#[derive(Args)]
struct Common {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// The seed of all chance; the same seed gives the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads share the work; nothing said: one for each core
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// How long bots that search may think about a choice: rounds of search (1000) or time (50ms, with which the same seed
    /// no longer gives the same games); programs are told it
    #[arg(long, value_name = "N|Nms")]
    budget: Option<Allowance>,
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

/// Games that were played.
struct Played<T> {
    results: Results,
    statistics: T,
    threads: usize,
    seconds: f64,
}

impl Common {
    /// Refuses what cannot work whatever the game.
    fn check(&self) -> Result<usize, Failure> {
        match (self.games, self.threads) {
            (0, _) => Err(Failure::Unusable("--games 0: there is nothing to play; ask for at least 1 game".to_owned())),
            (_, Some(0)) => {
                Err(Failure::Unusable("--threads 0: somebody has to play; ask for at least 1 thread".to_owned()))
            }
            (_, Some(threads)) => Ok(threads),
            (_, None) => Ok(available_parallelism().map_or(1, usize::from)),
        }
    }

    /// The part of a command line that decides what is played, with a space before it.
    fn line(&self) -> String {
        let budget = self.budget.map_or(String::new(), |budget| format!(" --budget {budget}"));
        format!(" --games {} --seed {}{budget}", self.games, self.seed)
    }

    /// Plays all games; `empty` is what each thread begins to count with.
    fn play<G, T>(&self, game: &G, bots: &[String], empty: &T) -> Result<Played<T>, Failure>
    where
        G: Listed,
        T: Tally<G>,
    {
        let threads = self.check()?;
        if let Some(path) = &self.report {
            can_write(path)?;
        }
        let records = self.records.as_deref().map(|folder| Records::prepare(folder, bots)).transpose()?;
        let plan = Plan {
            game,
            games: self.games,
            seed: self.seed,
            threads,
            budget: self.budget,
            bots: &|| seats::seat(bots),
            records: records.as_ref(),
        };
        let ((results, statistics), seconds) = run::timed(|| run::run(&plan, empty))?;
        Ok(Played { results, statistics, threads, seconds })
    }

    /// The numbers that every game has; `command` plays the same games again.
    fn summary<G: Listed, T>(
        &self,
        command: String,
        players: u8,
        bots: Vec<String>,
        played: &Played<T>,
    ) -> outcome::Common {
        let (threads, seconds) = (played.threads, played.seconds);
        let run = outcome::Run { command, players, bots, seed: self.seed, threads, seconds };
        outcome::Common::new::<G>(run, &played.results)
    }

    /// Writes the page, if it is wanted, and prints the object or the table.
    fn tell<S: Serialize>(
        &self,
        summary: &S,
        page: impl FnOnce(&S) -> String,
        print: impl FnOnce(&mut dyn Write, &S) -> std::io::Result<()>,
    ) -> Result<(), Failure> {
        if let Some(path) = &self.report {
            std::fs::write(path, page(summary)).map_err(|error| Failure::file(path, &error))?;
        }
        let mut out = stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string(summary).expect("numbers and names are plain JSON"))?;
            return Ok(());
        }
        Ok(print(&mut out, summary)?)
    }
}

/// Makes sure that something can be written there. What is there already stays.
pub fn can_write(path: &Path) -> Result<(), Failure> {
    match OpenOptions::new().append(true).create(true).open(path) {
        Ok(_) => Ok(()),
        Err(error) => Err(Failure::Unusable(format!("--report {}: cannot write there: {error}", path.display()))),
    }
}
