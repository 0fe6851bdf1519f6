//! What the team would do by hand otherwise.

mod browser;
mod cards;
mod fit;
mod load_tests;
mod matrix;
mod mutants;
mod page;
mod proofs;
mod setup_time;
mod simulate_speed;
mod squads;
mod strength;
mod test;
mod twice;
mod wasm;

use browser::Wish;
use clap::builder::PossibleValuesParser;
use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

/// What the gallery is called beside the pages.
const GALLERY: &str = "gallery";

/// Tasks of the workspace
#[derive(Parser)]
#[command(name = "cargo xtask", arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Everything that must hold: format, lints, the page, tests, documentation, WebAssembly, dependencies
    Test {
        /// Only what takes a few minutes: format, lints, the tests inside the crates, rules and scenarios
        #[arg(long)]
        quick: bool,
    },
    /// The page in browsers: what `test` looks at once, on every screen, in every language and theme, and in other browsers
    Browser {
        /// The whole matrix, and the path of a family in two other browsers (long)
        #[arg(long)]
        all: bool,
        /// Keeps the gallery as it looks now
        #[arg(long, conflicts_with = "all")]
        accept: bool,
        /// Takes the pictures in docs/pictures anew
        #[arg(long, conflicts_with_all = ["all", "accept"])]
        pictures: bool,
    },
    /// Which rule is proven by which scenario
    Rules,
    /// How many cards of X-Wing there are, and how many of them scenarios name
    Cards {
        /// Every card with the scenarios in which it works, and those in which it must not
        #[arg(long, conflicts_with_all = ["words", "altered"])]
        proofs: bool,
        /// Those of this card
        #[arg(long, hide = true)]
        proof: Option<String>,
        /// How many use each word of their vocabulary, and how long they are
        #[arg(long)]
        words: bool,
        /// Keeps that as docs/cards.md or docs/altered-cards.md
        #[arg(long)]
        write: bool,
        /// Alters every text in memory, one word at a time, and names what no scenario notices
        #[arg(long, conflicts_with = "words")]
        altered: bool,
        /// One card alone; as often as wanted
        #[arg(long, requires = "altered", conflicts_with = "write")]
        only: Vec<String>,
        /// One of these: the card, and the number of its alteration
        #[arg(long, num_args = 2, hide = true)]
        alteration: Option<Vec<String>>,
    },
    /// Flies squads of X-Wing, lists of squad builders (XWS) one a line, each against the next
    Squads {
        /// The file
        file: PathBuf,
        /// How many rounds a game has at most
        #[arg(long, default_value_t = 6)]
        rounds: u16,
        /// Other dice
        #[arg(long, default_value_t = 1977)]
        seed: u64,
    },
    /// Verifies records made here in the rules compiled to WebAssembly
    Wasm,
    /// Lints the part of the page that exists for the browser only, and builds the page into dist/
    Page {
        /// One of them alone, if the other was built before; or the gallery of all parts, which the tests look at
        #[arg(long, value_parser = PossibleValuesParser::new(page_build::PACKAGES.into_iter().chain([GALLERY])))]
        only: Option<String>,
    },
    /// Measures the page in Chromium: what comes over the wire, when it can be used, how smoothly ships fly
    Speed,
    /// Measures the processor time from an empty target folder to the served page, here and at an older revision (many minutes)
    SetupTime {
        /// The older revision
        #[arg(default_value = setup_time::BEFORE)]
        before: String,
        /// Ask no registry for anything; all dependencies of both have been downloaded before
        #[arg(long)]
        offline: bool,
    },
    /// Measures how much of its bench each game reaches in `simulate` (minutes)
    SimulateSpeed,
    /// Measures the server: many players at once, as fast as they can and with thinking (minutes)
    Load,
    /// Three servers on PostgreSQL behind a balancer on this machine, to try and to break
    Cluster {
        /// The port of the balancer
        #[arg(long, default_value_t = 7788)]
        port: u16,
    },
    /// Kills the server 100 times while people play at 50 tables; nothing that was told may be lost (minutes)
    Soak {
        /// Three servers that share PostgreSQL, and faults of all kinds: killed, frozen, cut off, drained, PostgreSQL crashed
        #[arg(long)]
        cluster: bool,
        /// How many faults
        #[arg(long, default_value_t = 200, requires = "cluster")]
        faults: u32,
        /// Tables of two
        #[arg(long, default_value_t = 50, requires = "cluster")]
        tables: u32,
        /// Decides what happens when, and to whom
        #[arg(long, default_value_t = 1, requires = "cluster")]
        seed: u64,
        /// The longest freeze and the longest cut, in seconds
        #[arg(long, default_value_t = 30, requires = "cluster")]
        longest: u32,
    },
    /// Lets bots fight 300 battles of X-Wing with random squads through the server, as players do (minutes)
    Battles,
    /// Attacks the server with 200 hostile sockets for a minute and holds 10,000 connections open; measures its memory
    Hostile,
    /// Plays random games of X-Wing by the thousand and holds every step against the laws (minutes)
    Laws {
        /// How many
        #[arg(long, default_value_t = 20_000)]
        games: u64,
        /// Other games
        #[arg(long, default_value_t = 1977)]
        seed: u64,
        /// On how many processors; all if not said
        #[arg(long)]
        threads: Option<u16>,
        /// The number of the first one, to see a fault again
        #[arg(long, default_value_t = 0)]
        first: u64,
        /// Samples, mirrors and holds against the laws of every game so many times fewer games, which take most of the time
        #[arg(long, default_value_t = 1)]
        thin: u64,
        /// Instead, games in which ships explode, attack and act one within the other, and how deep that went
        #[arg(long, conflicts_with = "thin")]
        deep: bool,
    },
    /// Plays attacks of X-Wing by the million and holds them against their odds (minutes)
    Odds {
        /// How many of each of the 100 attacks
        #[arg(long, default_value_t = 1_000_000)]
        attacks: u64,
        /// Other attacks
        #[arg(long, default_value_t = 1977)]
        seed: u64,
    },
    /// Writes the kept games of X-Wing anew, inputs and transcripts, after a change of its rules
    RecordGames,
    /// Writes the schema of X-Wing's words anew, after a change of its rules
    Schema,
    /// Lets bots play against themselves and fits the chances to win that they see (minutes)
    Fit {
        /// Whose bots
        #[arg(value_parser = PossibleValuesParser::new(games::NAMES))]
        game: String,
        /// How many games are fitted; half as many with the next seed check the fit
        #[arg(long, default_value_t = 6000)]
        games: u64,
        /// Other games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Keeps the weights and the plot of how far off they are
        #[arg(long)]
        write: bool,
    },
    /// Plays the games that tell how strong bots are, and says which of the claims hold (hours; each by itself minutes to an hour)
    Strength {
        /// Only this claim; may be said several times
        #[arg(long, value_name = "CLAIM", value_parser = PossibleValuesParser::new(strength::names()))]
        only: Vec<String>,
        /// Other games; constants of bots were chosen by runs with the seeds 1 and 7
        #[arg(long, default_value_t = 2026)]
        seed: u64,
    },
    /// Breaks the rules one by one and runs the scenarios, which must notice (minutes to hours)
    Mutants {
        /// Whose rules
        #[arg(value_parser = PossibleValuesParser::new(games::NAMES))]
        game: String,
        /// More arguments for cargo-mutants, such as --shard 0/3 --sharding round-robin
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        more: Vec<String>,
    },
}

fn main() -> ExitCode {
    let result = match Arguments::parse().task {
        Task::Test { quick: false } => test::all(),
        Task::Test { quick: true } => test::quick(),
        Task::Browser { all: true, .. } => browser::run(Wish::All),
        Task::Browser { accept: true, .. } => browser::run(Wish::Accept),
        Task::Browser { pictures: true, .. } => browser::run(Wish::Pictures),
        Task::Browser { all: false, accept: false, pictures: false } => browser::run(Wish::Compare),
        Task::Rules => matrix::print(),
        Task::Cards { words: true, write, .. } => cards::words::run(write),
        Task::Cards { altered: true, only, write, .. } => cards::altered::run(&only, write),
        Task::Cards { alteration: Some(one), .. } => cards::altered::one(&one[0], &one[1]),
        Task::Cards { proofs: true, .. } => cards::proofs::print(),
        Task::Cards { proof: Some(card), .. } => cards::proofs::one(&card),
        Task::Cards { .. } => cards::print(),
        Task::Squads { file, rounds, seed } => squads::fly(&file, rounds, seed),
        Task::Wasm => wasm::compare(),
        Task::Page { only: None } => page::build().map(|_| ()),
        Task::Page { only: Some(package) } if package == GALLERY => page_build::build_gallery(),
        Task::Page { only: Some(package) } => page::build_one(&package).map(|_| ()),
        Task::Speed => page::measure(),
        Task::SetupTime { before, offline } => setup_time::run(&before, offline),
        Task::SimulateSpeed => simulate_speed::run(),
        Task::Load => load_tests::load(),
        Task::Cluster { port } => load_tests::cluster(port),
        Task::Soak { cluster: false, .. } => load_tests::soak(),
        Task::Soak { cluster: true, faults, tables, seed, longest } => {
            load_tests::soak_cluster(faults, tables, seed, longest)
        }
        Task::Battles => load_tests::battles(),
        Task::Hostile => load_tests::hostile(),
        Task::Laws { games, seed, threads, first, deep: true, .. } => proofs::deep(games, seed, first, threads),
        Task::Laws { games, seed, threads, first, thin, .. } => proofs::laws([games, seed, first, thin], threads),
        Task::Odds { attacks, seed } => proofs::odds(attacks, seed),
        Task::RecordGames => proofs::record_games(),
        Task::Schema => proofs::schema(),
        Task::Fit { game, games, seed, write } => fit::run(&game, games, seed, write),
        Task::Strength { only, seed } => strength::run(&only, seed),
        Task::Mutants { game, more } => mutants::run(&game, &more),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("xtask: {sentence}");
            ExitCode::FAILURE
        }
    }
}
