//! `holotable simulate`: many games between bots, and what came of them.

pub mod budget;
pub mod command;
mod distribution;
pub mod interval;
mod lengths;
pub mod numbers;
mod outcome;
pub mod page;
pub mod part;
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
use clap::{Args, Parser, Subcommand};
use games::{Listed, SuperTeams, XWing, list};
use part::{Counts, Part, check_parts, read_parts};
use records::Records;
use results::Results;
use run::{Plan, Tally};
use serde::Serialize;
use serde::de::IgnoredAny;
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

    /// Plays the games, or takes what parts of them counted, and tells.
    fn simulate(arguments: Self::Arguments, parts: &[PathBuf]) -> Result<(), Failure>;

    /// What is asked of every game.
    fn common(arguments: &mut Self::Arguments) -> &mut Common;
}

macro_rules! simulated {
    ($($listed:ident),+) => {
        #[derive(Subcommand)]
        enum Game {
            $($listed(<$listed as Simulated>::Arguments)),+
        }

        /// Plays the games and prints the table or the object; all that can be refused is refused before the first game.
        pub fn run(arguments: Arguments) -> Result<(), Failure> {
            match arguments.game {
                $(Game::$listed(arguments) => $listed::simulate(arguments, &[])),+
            }
        }

        /// Adds up what parts of a simulation counted, and tells it as that of one long run.
        pub fn merge(paths: &[PathBuf], json: bool, report: Option<PathBuf>) -> Result<(), Failure> {
            match game_of(paths)? {
                $(Game::$listed(mut arguments) => {
                    let common = $listed::common(&mut arguments);
                    (common.json, common.report) = (json, report);
                    $listed::simulate(arguments, paths)
                }),+
            }
        }
    };
}

list!(simulated);

/// What the first of some parts is a part of.
fn game_of(paths: &[PathBuf]) -> Result<Game, Failure> {
    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        simulate: Arguments,
    }
    let first: Vec<_> = read_parts::<Counts<IgnoredAny, IgnoredAny>>(&paths[..1])?;
    let words = first.into_iter().flat_map(|(_, counts)| counts.words);
    let line = Line::try_parse_from(["simulate".to_owned()].into_iter().chain(words));
    let unknown = |error: clap::Error| format!("{}: its games cannot be asked for here: {error}", paths[0].display());
    line.map(|line| line.simulate.game).map_err(|error| Failure::Unusable(unknown(error)))
}

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
    /// Play one part of the games only, as in 3/64, and print what was counted for `holotable merge`
    #[arg(long, value_name = "K/N", conflicts_with_all = ["json", "report"])]
    part: Option<Part>,
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

    /// The words of a command line that decide what is played.
    fn words(&self) -> Vec<String> {
        let mut words = vec!["--games".to_owned(), self.games.to_string(), "--seed".to_owned(), self.seed.to_string()];
        words.extend(self.budget.into_iter().flat_map(|budget| ["--budget".to_owned(), budget.to_string()]));
        words
    }

    /// Plays the games, or adds up what parts of them counted. Nothing if it was a part, which is then printed. `empty` is what each
    /// thread begins to count with, `words` ask for these games.
    fn play<G, T>(
        &self,
        game: &G,
        bots: &[String],
        empty: &T,
        words: &[String],
        parts: &[PathBuf],
    ) -> Result<Option<Played<T>>, Failure>
    where
        G: Listed,
        T: Tally<G>,
    {
        if !parts.is_empty() {
            return self.added(game, empty, parts).map(Some);
        }
        let played = self.played(game, bots, empty)?;
        let Some(part) = self.part else { return Ok(Some(played)) };
        let Played { results, statistics, threads, seconds } = played;
        let counts = Counts { words: words.to_vec(), part, threads, seconds, results, statistics };
        writeln!(stdout().lock(), "{}", serde_json::to_string(&counts).expect("numbers and names are plain JSON"))?;
        Ok(None)
    }

    /// What parts of the games counted, together.
    fn added<G: Listed, T: Tally<G>>(&self, game: &G, empty: &T, parts: &[PathBuf]) -> Result<Played<T>, Failure> {
        let files = read_parts::<Counts<Results, T>>(parts)?;
        check_parts(files.iter().map(|(path, counts)| (path.as_path(), counts.words.as_slice(), counts.part)))?;
        if let Some(path) = &self.report {
            can_write(path)?;
        }
        let mut all =
            Played { results: Results::new(game.seats()), statistics: empty.clone(), threads: 0, seconds: 0.0 };
        for (path, counts) in &files {
            if !(all.results.is_like(&counts.results) && empty.is_like(&counts.statistics)) {
                let what = "what is counted there does not belong to this game";
                return Err(Failure::Unusable(format!("{}: {what}", path.display())));
            }
            all.results.add(&counts.results);
            all.statistics.add(&counts.statistics);
            all.threads = all.threads.max(counts.threads);
            all.seconds += counts.seconds;
        }
        match all.results.games == self.games {
            true => Ok(all),
            false => Err(Failure::Unusable(format!(
                "the parts have {} games and not {}: one of them was changed or is not whole",
                all.results.games, self.games
            ))),
        }
    }

    fn played<G, T>(&self, game: &G, bots: &[String], empty: &T) -> Result<Played<T>, Failure>
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
            games: self.part.unwrap_or(Part::WHOLE).numbers(self.games),
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
