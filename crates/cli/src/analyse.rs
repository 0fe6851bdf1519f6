//! `holotable analyse`: how likely everybody was to win in the course of a game, what it cost to choose as people did, and what was luck.

mod figures;
mod print;
mod report;
mod told;
mod walk;

use crate::failure::{Failure, read_bytes};
use crate::replay::{Shown, players, sentence};
use crate::simulate::can_write;
use crate::simulate::command::quoted;
use clap::Args;
use figures::Analysis;
use games::{Listed, with_game};
use protocol::record::{self, Problem, Record};
use std::io::{Write, stdout};
use std::path::PathBuf;
use std::thread::available_parallelism;
use text::{Language, Texts};
use walk::Walk;

/// Says how likely each player was to win in the course of a recorded game, which decisions cost most, and what was luck
#[derive(Args)]
pub struct Arguments {
    /// A record; - reads standard input
    file: PathBuf,
    /// How many rounds of search the best bot has for each decision
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    budget: u32,
    /// How often each position is played on to see who wins
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    ways: u32,
    /// The seed of all chance; the same seed gives the same numbers
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads share the work; nothing said: one for each core
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// Print one JSON object instead of sentences
    #[arg(long)]
    json: bool,
    /// Write a page with a plot
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
}

/// Looks at a record, whichever game it is of.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let bytes = read_bytes(&arguments.file)?;
    let unusable = |fault: record::Fault| Failure::Unusable(sentence(&arguments.name(), &fault.into()));
    let game = record::game(&bytes).map_err(unusable)?;
    with_game!(game.as_str(), G => arguments.analyse::<G>(&bytes), _unknown => {
        Err(unusable(record::Fault { line: 1, problem: Problem::Game { found: game, known: games::names() } }))
    })
}

impl Arguments {
    fn analyse<G: Listed + Shown>(&self, bytes: &[u8]) -> Result<(), Failure> {
        let said = |difference| Failure::Unusable(sentence(&self.name(), &difference));
        let record = Record::<G>::read(bytes).map_err(|fault| said(fault.into()))?;
        let session = record.verify().map_err(|found| said(found.difference))?;
        if let Some(path) = &self.report {
            can_write(path)?;
        }
        let threads = self.threads.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from);
        let texts = Texts::new(Language::En).with_players(players(&record.header.notes));
        let texts = session.game().names(texts);
        let walk = Walk::new(&session, self.budget, self.ways, self.seed);
        let analysis = Analysis::new(&walk, walk.values(threads), &walk.decisions(threads), &texts, self.command());
        if let Some(path) = &self.report {
            std::fs::write(path, report::page(&analysis)).map_err(|error| Failure::file(path, &error))?;
        }
        let mut out = stdout().lock();
        match self.json {
            true => writeln!(out, "{}", serde_json::to_string(&analysis).expect("numbers and names are plain JSON"))?,
            false => print::write(&mut out, &analysis)?,
        }
        Ok(())
    }

    /// The command line that gives the same numbers.
    fn command(&self) -> String {
        let Arguments { file, budget, ways, seed, .. } = self;
        let file = quoted(&file.display().to_string());
        format!("holotable analyse {file} --budget {budget} --ways {ways} --seed {seed}")
    }

    /// What the file is called in sentences.
    fn name(&self) -> String {
        match self.file.as_os_str() == "-" {
            true => "standard input".to_owned(),
            false => self.file.display().to_string(),
        }
    }
}
