//! `holotable arena`: bots against each other, and which of them is the stronger.

mod elo;
mod matches;
mod print;
mod report;
mod score;
mod squads;
mod summary;

use crate::failure::Failure;
use crate::simulate::budget::Allowance;
use crate::simulate::command::quoted;
use crate::simulate::run::timed;
use crate::simulate::{can_write, seats, super_teams};
use clap::{Args, Subcommand};
use games::{Listed, SuperTeams, XWing, list};
use matches::Match;
use std::io::{Write, stdout};
use std::path::PathBuf;
use std::thread::available_parallelism;
use summary::{Entrants, Played, Summary};

/// Lets bots play against each other, every two of them, and says how strong each is
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    game: Game,
}

/// A game in which bots can be compared.
trait Entered: Listed {
    /// What is asked about the game itself.
    type Asked: Args;

    /// The game that is asked for.
    fn prepared(setup: &Self::Asked) -> Result<Self, Failure>;

    /// The part of a command line that asks for it, with a space before it.
    fn line(setup: &Self::Asked) -> String;

    /// Compares something else than bots, if that is asked for.
    fn instead(_contest: &Contest<Self::Asked>, _threads: usize) -> Option<Result<Summary, Failure>> {
        None
    }
}

impl Entered for SuperTeams {
    type Asked = super_teams::SetupArguments;

    fn prepared(setup: &Self::Asked) -> Result<SuperTeams, Failure> {
        setup.game().map(|(game, _)| game)
    }

    fn line(setup: &Self::Asked) -> String {
        setup.line()
    }
}

impl Entered for XWing {
    type Asked = squads::Asked;

    fn prepared(asked: &Self::Asked) -> Result<XWing, Failure> {
        asked.setup.game()
    }

    fn line(asked: &Self::Asked) -> String {
        asked.line()
    }

    fn instead(contest: &Contest<squads::Asked>, threads: usize) -> Option<Result<Summary, Failure>> {
        contest.setup.squads.as_ref().map(|folder| squads::hold(contest, folder, threads))
    }
}

/// What is asked in every game.
#[derive(Args)]
struct Contest<S: Args> {
    #[command(flatten)]
    setup: S,
    /// The bots, two or more; exec:COMMAND for a program. With --squads one, which flies all of them
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    bots: Vec<String>,
    /// How many games every two bots play at most, in sets of games with the same chance and the seats changed
    #[arg(long, value_name = "N", default_value_t = 400)]
    games: u64,
    /// Play all of them, also when it is decided which of the two bots is the stronger
    #[arg(long)]
    all: bool,
    /// The seed of all chance; the same seed gives the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads share the work; nothing said: one for each core
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// How long bots that search may think about a choice: rounds of search (1000) or time (50ms, with which the same seed
    /// no longer gives the same games); programs are told it
    #[arg(long, value_name = "N|Nms", default_value = "1000")]
    budget: Allowance,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// Write a page with plots
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
}

macro_rules! entered {
    ($($listed:ident),+) => {
        #[derive(Subcommand)]
        #[command(rename_all = "kebab-case")]
        enum Game {
            $(
                #[doc = concat!("Bots of ", stringify!($listed))]
                $listed(Contest<<$listed as Entered>::Asked>),
            )+
        }

        /// Plays every two bots against each other and prints the table or the object; all that can be refused is refused
        /// before the first game.
        pub fn run(arguments: &Arguments) -> Result<(), Failure> {
            match &arguments.game {
                $(Game::$listed(contest) => contest.hold::<$listed>()),+
            }
        }
    };
}

list!(entered);

impl<S: Args> Contest<S> {
    fn hold<G: Entered<Asked = S>>(&self) -> Result<(), Failure> {
        let threads = self.check()?;
        if let Some(path) = &self.report {
            can_write(path)?;
        }
        let summary = match G::instead(self, threads) {
            Some(summary) => summary?,
            None => self.between_bots::<G>(threads)?,
        };
        if let Some(path) = &self.report {
            std::fs::write(path, report::page(&summary)).map_err(|error| Failure::file(path, &error))?;
        }
        let mut out = stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string(&summary).expect("numbers and names are plain JSON"))?;
            return Ok(());
        }
        Ok(print::write(&mut out, &summary)?)
    }

    fn between_bots<G: Entered<Asked = S>>(&self, threads: usize) -> Result<Summary, Failure> {
        self.check_bots()?;
        let game = G::prepared(&self.setup)?;
        self.bots.iter().try_for_each(|name| seats::check::<G>(name))?;
        let (pairings, seconds) = timed(|| self.contest(threads).round_robin(&game, &self.bots))?;
        let played = Played { threads, seconds, pairings };
        Ok(Summary::new::<G>(Entrants::Bots, self.command::<G>(), &self.bots, self.seed, self.budget, played))
    }

    fn contest(&self, threads: usize) -> Match {
        Match { games: self.games, seed: self.seed, threads, budget: self.budget, all: self.all }
    }

    /// Refuses what cannot work whatever the game; says how many threads there are.
    fn check(&self) -> Result<usize, Failure> {
        let unusable = |reason: &str| Err(Failure::Unusable(reason.to_owned()));
        if self.games == 0 {
            return unusable("--games 0: there is nothing to play; ask for at least 2 games");
        }
        match self.threads {
            Some(0) => unusable("--threads 0: somebody has to play; ask for at least 1 thread"),
            Some(threads) => Ok(threads),
            None => Ok(available_parallelism().map_or(1, usize::from)),
        }
    }

    fn check_bots(&self) -> Result<(), Failure> {
        let unusable = |reason: &str| Err(Failure::Unusable(reason.to_owned()));
        if self.bots.is_empty() {
            return unusable("--bots is missing; name two or more, as in --bots greedy,random");
        }
        if self.bots.len() < 2 {
            return unusable("--bots names one bot; name two or more, as in --bots greedy,random");
        }
        if let Some((index, name)) =
            self.bots.iter().enumerate().find(|(index, name)| self.bots[..*index].contains(name))
        {
            let place = index + 1;
            return unusable(&format!(
                "--bots names `{name}` again in place {place}; a bot cannot be compared with itself"
            ));
        }
        Ok(())
    }

    /// The command line that plays the same games again: everything that decides the result, and nothing else.
    fn command<G: Entered<Asked = S>>(&self) -> String {
        let all = if self.all { " --all" } else { "" };
        format!(
            "holotable arena {}{} --bots {} --games {}{all} --seed {} --budget {}",
            G::NAME,
            G::line(&self.setup),
            quoted(&self.bots.join(",")),
            self.games,
            self.seed,
            self.budget,
        )
    }
}
