//! `holotable arena`: bots against each other, and which of them is the stronger.

mod elo;
mod matches;
mod parts;
mod print;
mod report;
mod score;
mod squads;
mod summary;

use crate::failure::Failure;
use crate::simulate::budget::Allowance;
use crate::simulate::command;
use crate::simulate::part::Part;
use crate::simulate::run::timed;
use crate::simulate::{can_write, seats, super_teams};
use clap::{Args, Parser, Subcommand};
use games::{Listed, SuperTeams, XWing, list};
use matches::{Match, Source};
use parts::{ContestPart, Sets, Together};
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
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

    /// The words of a command line that ask for it.
    fn words(setup: &Self::Asked) -> Vec<String>;

    /// Compares something else than bots, if that is asked for.
    fn instead(
        _contest: &Contest<Self::Asked>,
        _threads: usize,
        _source: Source<'_>,
    ) -> Option<Result<Played, Failure>> {
        None
    }
}

impl Entered for SuperTeams {
    type Asked = super_teams::SetupArguments;

    fn prepared(setup: &Self::Asked) -> Result<SuperTeams, Failure> {
        setup.game().map(|(game, _)| game)
    }

    fn words(setup: &Self::Asked) -> Vec<String> {
        setup.words()
    }
}

impl Entered for XWing {
    type Asked = squads::Asked;

    fn prepared(asked: &Self::Asked) -> Result<XWing, Failure> {
        asked.setup.game()
    }

    fn words(asked: &Self::Asked) -> Vec<String> {
        asked.words()
    }

    fn instead(
        contest: &Contest<squads::Asked>,
        threads: usize,
        source: Source<'_>,
    ) -> Option<Result<Played, Failure>> {
        contest.setup.squads.as_ref().map(|folder| squads::hold(contest, folder, threads, source))
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
    /// Play one part of the sets only, as in 3/64, and print them for `holotable merge`
    #[arg(long, value_name = "K/N", conflicts_with_all = ["json", "report"])]
    part: Option<Part>,
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
                $(Game::$listed(contest) => contest.hold::<$listed>(None)),+
            }
        }

        /// Puts parts of a contest together, and tells it as one that was played at once; nothing if they are of something else.
        pub fn merge(paths: &[PathBuf], json: bool, report: Option<PathBuf>) -> Result<Option<()>, Failure> {
            let Some(words) = parts::words(paths)? else { return Ok(None) };
            match game_of(&paths[0], words)? {
                $(Game::$listed(mut contest) => {
                    (contest.json, contest.report) = (json, report);
                    contest.hold::<$listed>(Some(parts::read(paths)?)).map(Some)
                }),+
            }
        }
    };
}

list!(entered);

/// What a part is a part of.
fn game_of(path: &Path, words: Vec<String>) -> Result<Game, Failure> {
    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        arena: Arguments,
    }
    let line = Line::try_parse_from(["arena".to_owned()].into_iter().chain(words));
    let unknown = |error: clap::Error| format!("{}: its games cannot be asked for here: {error}", path.display());
    line.map(|line| line.arena.game).map_err(|error| Failure::Unusable(unknown(error)))
}

impl<S: Args> Contest<S> {
    fn hold<G: Entered<Asked = S>>(&self, together: Option<Together>) -> Result<(), Failure> {
        let threads = self.check()?;
        if let Some(path) = &self.report {
            can_write(path)?;
        }
        let source = match (&together, self.part) {
            (Some(together), _) => Source::Known(&together.known),
            (None, Some(part)) => Source::Part(part),
            (None, None) => Source::Play,
        };
        let mut played = match G::instead(self, threads, source) {
            Some(played) => played?,
            None => self.between_bots::<G>(threads, source)?,
        };
        if let Some(part) = self.part {
            return self.print_part::<G>(part, played);
        }
        if let Some(Together { threads, seconds, .. }) = together {
            (played.threads, played.seconds) = (threads, seconds);
        }
        let summary = Summary::new::<G>(self.command::<G>(), self.seed, self.budget, &played);
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

    fn print_part<G: Entered<Asked = S>>(&self, part: Part, played: Played) -> Result<(), Failure> {
        let Played { threads, seconds, pairings, .. } = played;
        let pairings = pairings.into_iter().map(Sets::from).collect();
        let part = ContestPart { arena: self.words::<G>(), part, threads, seconds, pairings };
        writeln!(stdout().lock(), "{}", serde_json::to_string(&part).expect("numbers and names are plain JSON"))?;
        Ok(())
    }

    fn between_bots<G: Entered<Asked = S>>(&self, threads: usize, source: Source<'_>) -> Result<Played, Failure> {
        self.check_bots()?;
        let game = G::prepared(&self.setup)?;
        self.bots.iter().try_for_each(|name| seats::check::<G>(name))?;
        let (pairings, seconds) = timed(|| self.contest(threads, source).round_robin(&game, &self.bots))?;
        Ok(Played { compared: Entrants::Bots, names: self.bots.clone(), threads, seconds, pairings })
    }

    fn contest<'a>(&self, threads: usize, source: Source<'a>) -> Match<'a> {
        Match { games: self.games, seed: self.seed, threads, budget: self.budget, all: self.all, source }
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

    /// The command line that plays the same games again.
    fn command<G: Entered<Asked = S>>(&self) -> String {
        format!("holotable arena{}", command::line(&self.words::<G>()))
    }

    /// Its words: everything that decides the result, and nothing else.
    fn words<G: Entered<Asked = S>>(&self) -> Vec<String> {
        let mut words = vec![G::NAME.to_owned()];
        words.extend(G::words(&self.setup));
        if !self.bots.is_empty() {
            words.extend(["--bots".to_owned(), self.bots.join(",")]);
        }
        words.extend(["--games".to_owned(), self.games.to_string()]);
        words.extend(self.all.then(|| "--all".to_owned()));
        words.extend(["--seed".to_owned(), self.seed.to_string(), "--budget".to_owned(), self.budget.to_string()]);
        words
    }
}
