//! `holotable replay`: a recorded game, told, checked or taken apart.

mod check;
mod json;
mod page;
mod shown;
mod super_teams;
mod tell;
mod track;
mod x_wing;

pub use check::sentence;
pub use shown::{Begins, Shown};
pub use tell::players;

use crate::failure::{Failure, read_bytes};
use check::failure;
use clap::Args;
use games::with_game;
use page::Page;
use play::{Event, Game, Seat, Session, Viewer};
use protocol::record::{self, Difference, Problem, Record};
use std::io::{self, BufWriter, IsTerminal, Write, stdout};
use std::path::{Path, PathBuf};
use text::{Language, Texts};

/// Shows a recorded game turn by turn, or checks it
///
/// Exit code 0: all is as recorded; 1: the game goes otherwise than recorded; 2: the file is damaged.
#[derive(Args)]
pub struct Arguments {
    /// A record; - reads standard input
    file: PathBuf,
    /// The language in which the game is told: en, pl, it or ro
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    lang: Language,
    /// Plays the record again and names the first input that differs
    #[arg(long, conflicts_with_all = ["json", "at", "seat", "spectator"])]
    verify: bool,
    /// Prints a line of JSON for each input: what was done, what happened, and everything as it is then
    #[arg(long)]
    json: bool,
    /// Shows only how things stand after this input; 0 is the start
    #[arg(long, value_name = "N")]
    at: Option<u32>,
    /// Draws that moment into this file instead; - writes to standard output
    #[arg(long, value_name = "FILE.svg", requires = "at", conflicts_with_all = ["json", "verify"])]
    svg: Option<PathBuf>,
    /// Shows only what this seat hears, counted from 0 as in the record
    #[arg(long, value_name = "N", conflicts_with = "spectator")]
    seat: Option<u8>,
    /// Shows only what somebody hears who looks on
    #[arg(long)]
    spectator: bool,
}

/// A record as far as it is true.
struct Replay<G: Game> {
    record: Record<G>,
    session: Session<G>,
    /// What happened, entry by entry.
    events: Vec<Vec<Event<G::Happening>>>,
    /// Where it stops being true.
    difference: Option<Difference>,
}

/// Replays the record, whichever game it is of.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let bytes = read_bytes(&arguments.file)?;
    let game = record::game(&bytes).map_err(|fault| arguments.unusable(&fault.into()))?;
    with_game!(game.as_str(), G => replay::<G>(arguments, &bytes), _unknown => {
        let problem = Problem::Game { found: game, known: games::names() };
        Err(arguments.unusable(&record::Fault { line: 1, problem }.into()))
    })
}

fn replay<G: Shown>(arguments: &Arguments, bytes: &[u8]) -> Result<(), Failure> {
    let record = Record::<G>::read(bytes).map_err(|fault| arguments.unusable(&fault.into()))?;
    let mut out = BufWriter::new(stdout().lock());
    if arguments.verify {
        let result = check::verify(&arguments.name(), &record, &mut out);
        out.flush()?;
        return result;
    }
    let mut events = Vec::new();
    let (session, difference) = match record.verify_with(|_, new| events.push(new.to_vec())) {
        Ok(session) => (session, None),
        Err(found) => match found.session {
            Some(session) => (session, Some(found.difference)),
            None => return Err(arguments.report(&found.difference)),
        },
    };
    let replay = Replay { record, session, events, difference };
    arguments.show(&replay, &mut out)?;
    out.flush()?;
    match &replay.difference {
        Some(difference) => Err(arguments.report(difference)),
        None => Ok(()),
    }
}

impl Arguments {
    fn show<G: Shown>(&self, replay: &Replay<G>, out: &mut impl Write) -> Result<(), Failure> {
        let viewer = self.viewer(replay.session.game().seats())?;
        let count = replay.session.entries().len() as u32;
        if let Some(at) = self.at.filter(|at| *at > count) {
            let good = if replay.difference.is_some() { " that are good" } else { "" };
            return Err(Failure::Unusable(format!(
                "{}: there is no input {at}; the record has {count}{good}",
                self.name()
            )));
        }
        if self.json {
            return Ok(json::write(replay, viewer, self.at, out)?);
        }
        let texts = Texts::new(self.lang).with_players(players(&replay.record.header.notes));
        let texts = replay.session.game().names(texts);
        if let (Some(at), Some(file)) = (self.at, &self.svg) {
            return self.draw(replay, at, &texts, file, out);
        }
        let mut page = Page::new(out, stdout().is_terminal());
        match self.at {
            Some(at) => tell::position(replay, viewer, at, &texts, &mut page)?,
            None => tell::game(replay, viewer, &texts, &mut page)?,
        }
        Ok(())
    }

    fn draw<G: Shown>(
        &self,
        replay: &Replay<G>,
        at: u32,
        texts: &Texts,
        file: &Path,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let position = &replay.session.position_after(at).expect("the number is one of the record's");
        let Some(svg) = replay.session.game().svg(position, &replay.before(at), texts) else {
            return Err(Failure::Unusable(format!("--svg: {} has no drawing of its own; leave it out", G::NAME)));
        };
        match file.as_os_str() == "-" {
            true => Ok(out.write_all(svg.as_bytes())?),
            false => std::fs::write(file, svg).map_err(|error| Failure::file(file, &error)),
        }
    }

    fn viewer(&self, seats: u8) -> Result<Option<Viewer>, Failure> {
        match self.seat {
            Some(seat) if seat >= seats => {
                let last = seats.saturating_sub(1);
                let name = self.name();
                Err(Failure::Unusable(format!("{name}: there is no seat {seat}; there are seats 0 to {last}")))
            }
            Some(seat) => Ok(Some(Viewer::Seat(Seat(seat)))),
            None => Ok(self.spectator.then_some(Viewer::Spectator)),
        }
    }

    /// What the file is called in sentences.
    fn name(&self) -> String {
        if self.file.as_os_str() == "-" {
            return "standard input".to_owned();
        }
        self.file.display().to_string()
    }

    fn unusable(&self, difference: &Difference) -> Failure {
        Failure::Unusable(sentence(&self.name(), difference))
    }

    /// Says on standard error where the record stops being true.
    fn report(&self, difference: &Difference) -> Failure {
        let said = sentence(&self.name(), difference);
        let failure = failure(difference, said.clone());
        if let Failure::Found = failure {
            // If standard error is gone there is nobody left to tell.
            _ = writeln!(io::stderr(), "holotable: {said}");
        }
        failure
    }
}
