//! Reading a record, as far as it is good.

use super::first::FIRST;
use super::line::{EntryFrame, link, seal_of, start_of};
use super::{End, FORMAT, Header, VERSION};
use crate::strict;
use play::{Entry, EntryOf, Game, Hash, Noted, StepFields};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A record as it was read. Nothing in it has been played yet; [`verify`](Record::verify) does that.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    /// The first line.
    pub header: Header<G::Setup>,
    /// The entries, all that come before the first fault.
    pub entries: Vec<EntryOf<G>>,
    /// What is noted of each entry; version 1 notes nothing.
    pub noted: Vec<Noted>,
    /// The last line; none if it is missing.
    pub end: Option<End>,
    /// What is wrong with the file, at the first line that is no good.
    pub fault: Option<Fault>,
    /// What the hashes should be, by the lines as they stand there; version 1 needs the rules for that.
    pub(super) chain: Option<Chain>,
}

/// The hashes that follow from the lines of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Chain {
    pub start: Hash,
    pub seal: Hash,
    pub entries: Vec<Hash>,
    pub end: Option<Hash>,
}

/// A line that is no good, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct Fault {
    /// The line, counted from 1.
    pub line: u32,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What can be wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// Nothing there.
    #[error("the file is empty; a record begins with a header")]
    Empty,
    /// Another kind of file.
    #[error("this is no record: its first line is no header with \"format\":\"{FORMAT}\"")]
    NotARecord,
    /// Written by a newer program.
    #[error("the record has format version {0}, this program reads up to {VERSION}; use a newer one")]
    Newer(u64),
    /// A game that is not the one wanted.
    #[error("the record is of the game `{found}`; there is {known}")]
    Game {
        /// What the header says.
        found: String,
        /// What could be read.
        known: String,
    },
    /// Bytes that are no text.
    #[error("this is not UTF-8 text")]
    NotUtf8,
    /// The file stops inside a line.
    #[error("the file ends in the middle of this line; the rest of the game is lost")]
    CutOff,
    /// JSON that is none, or not of the right shape.
    #[error("{0}")]
    Shape(String),
    /// A number out of order.
    #[error(
        "this is numbered {found} and should be {wanted}; an input is missing or doubled, or the number was edited"
    )]
    Number {
        /// What the line says.
        found: u32,
        /// What comes next.
        wanted: u32,
    },
    /// Another number of entries than the last line says.
    #[error("the record says that it has {said} inputs, and has {found}")]
    Count {
        /// What the last line says.
        said: u32,
        /// What there are.
        found: u32,
    },
    /// Something after the last line.
    #[error("there is something after the end of the game")]
    AfterTheEnd,
    /// No last line.
    #[error("the last line, which says how the game ended, is missing; this is read as an unfinished game")]
    NoEnd,
}

/// The name of the game that a record is of.
pub fn game(bytes: &[u8]) -> Result<String, Fault> {
    let (_, line) = lines(bytes).next().ok_or(Fault { line: 1, problem: Problem::Empty })?;
    game_of(line).map_err(|problem| Fault { line: 1, problem })
}

impl<G: Game> Record<G> {
    /// Reads a record. Without a good header there is nothing to read; any later fault keeps what came before it.
    pub fn read(bytes: &[u8]) -> Result<Record<G>, Fault> {
        let found = game(bytes)?;
        let mut lines = lines(bytes);
        let first = lines.next().map_or(Line { bytes, whole: true }, |(_, line)| line);
        let fault = |problem| Fault { line: 1, problem };
        if found != G::NAME {
            return Err(fault(Problem::Game { found, known: G::NAME.to_owned() }));
        }
        let value = json(first).map_err(fault)?;
        let header: Header<G::Setup> = shaped(&value).map_err(fault)?;
        let chain = (header.version > FIRST).then(|| Chain {
            start: start_of(&value),
            seal: seal_of(&value, header.start),
            entries: Vec::new(),
            end: None,
        });
        let (entries, noted) = (Vec::new(), Vec::new());
        let mut record = Record { header, entries, noted, end: None, fault: None, chain };
        let mut last = 1;
        for (line, text) in lines {
            last = line;
            if let Err(problem) = record.take(text) {
                record.fault = Some(Fault { line, problem });
                return Ok(record);
            }
        }
        if record.end.is_none() {
            record.fault = Some(Fault { line: last + 1, problem: Problem::NoEnd });
        }
        Ok(record)
    }

    fn take(&mut self, line: Line<'_>) -> Result<(), Problem> {
        if self.end.is_some() {
            return Err(Problem::AfterTheEnd);
        }
        let value = json(line)?;
        let found = self.entries.len() as u32;
        let follows = link(self.entries.last().map_or(self.header.start, |entry| entry.hash), &value);
        if value.get("outcome").is_some() {
            let end: End = shaped(&value)?;
            if end.count != found {
                return Err(Problem::Count { said: end.count, found });
            }
            match (&mut self.chain, end.hash) {
                (Some(chain), Some(_)) => chain.end = Some(follows),
                (None, None) => {}
                (Some(_), None) => return Err(Problem::Shape("`hash` is missing".to_owned())),
                (None, Some(_)) => return Err(Problem::Shape("version 1 has no `hash` here".to_owned())),
            }
            self.end = Some(end);
            return Ok(());
        }
        let Some(fields) = value.as_object() else {
            return Err(Problem::Shape("this is no object with number, ms, what was done, and hash".to_owned()));
        };
        if let Some(unknown) = fields.keys().find(|key| !self.is_field(key)) {
            return Err(Problem::Shape(format!("`{unknown}` is no field of an entry")));
        }
        let EntryFrame { number, ms, hash } = shaped(&value)?;
        let (done, noted): (StepFields<_, _>, Noted) = (shaped(&value)?, shaped(&value)?);
        if number != found + 1 {
            return Err(Problem::Number { found: number, wanted: found + 1 });
        }
        let step = done.step().map_err(|reason| Problem::Shape(reason.to_owned()))?;
        self.entries.push(Entry { ms, step, hash });
        self.noted.push(noted);
        if let Some(chain) = &mut self.chain {
            chain.entries.push(follows);
        }
        Ok(())
    }

    fn is_field(&self, key: &str) -> bool {
        ["number", "ms", "seat", "choice", "draw", "table", "take_back", "hash"].contains(&key)
            || (["asked", "from", "heard"].contains(&key) && self.chain.is_some())
    }
}

/// A line, and whether it has its end.
#[derive(Clone, Copy)]
struct Line<'a> {
    bytes: &'a [u8],
    whole: bool,
}

/// The lines that are not blank, with their numbers from 1.
fn lines(bytes: &[u8]) -> impl Iterator<Item = (u32, Line<'_>)> {
    let lines = bytes.split_inclusive(|byte| *byte == b'\n').zip(1..);
    let lines = lines.map(|(bytes, number)| (number, Line { bytes, whole: bytes.ends_with(b"\n") }));
    lines.filter(|(_, line)| !line.bytes.trim_ascii().is_empty())
}

fn game_of(line: Line<'_>) -> Result<String, Problem> {
    let header = match json(line) {
        Err(Problem::Shape(_)) => return Err(Problem::NotARecord),
        other => other?,
    };
    if header.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Err(Problem::NotARecord);
    }
    match header.get("version").and_then(Value::as_u64) {
        Some(version) if version > u64::from(VERSION) => return Err(Problem::Newer(version)),
        Some(version) if version >= u64::from(FIRST) => {}
        _ => return Err(Problem::Shape(format!("`version` should be a number from {FIRST} to {VERSION}"))),
    }
    match header.get("game").and_then(Value::as_str) {
        Some(game) => Ok(game.to_owned()),
        None => Err(Problem::Shape("`game` should be the name of a game".to_owned())),
    }
}

/// The line as it stands there. A name that stands twice in an object could mean either of two things.
fn json(line: Line<'_>) -> Result<Value, Problem> {
    let (value, twice) = strict::once(text(line)?).map_err(|error| unreadable(line, &error))?;
    match twice {
        Some(name) => Err(Problem::Shape(format!("`{name}` stands there twice"))),
        None => Ok(value),
    }
}

/// What a line says, out of what stands there.
fn shaped<T: DeserializeOwned>(line: &Value) -> Result<T, Problem> {
    play::read_json(line).map_err(|error| Problem::Shape(error.to_string()))
}

fn text(line: Line<'_>) -> Result<&str, Problem> {
    match std::str::from_utf8(line.bytes) {
        Ok(text) => Ok(text.trim_ascii_end()),
        Err(error) if error.error_len().is_none() && !line.whole => Err(Problem::CutOff),
        Err(_) => Err(Problem::NotUtf8),
    }
}

fn unreadable(line: Line<'_>, error: &serde_json::Error) -> Problem {
    match error.is_eof() && !line.whole {
        true => Problem::CutOff,
        false => Problem::Shape(crate::sentence(error)),
    }
}
