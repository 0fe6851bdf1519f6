//! The three kinds of line.

use chance::fair::Proof;
use play::{Entry, Hash, Noted, Outcome, StepFields};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The first line: what was played, under which rules, from which start.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header<S> {
    /// Always [`FORMAT`](super::FORMAT).
    pub format: String,
    /// The version of the format.
    pub version: u32,
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Seats, options and the whole board.
    pub setup: S,
    /// Who played, and other things that do not change the game.
    #[serde(default, skip_serializing_if = "Notes::is_empty")]
    pub notes: Notes,
    /// The hash of version, game, rules and set-up, with which the running hashes begin.
    pub start: Hash,
    /// The hash of that and the notes.
    pub seal: Hash,
}

/// What a record says beside the game itself.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Notes {
    /// Who sat at each seat: a name, or a bot's.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<String>,
    /// The seed from which chance was drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The stream of that seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stream: Option<u64>,
    /// Anything else, a sentence each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
    /// What is needed to check that the draws were fair.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proof: Option<Box<Proof>>,
}

impl Notes {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        *self == Notes::default()
    }

    /// The hash of these notes on a game with this start.
    pub(super) fn seal(&self, start: Hash) -> Hash {
        start.then(self)
    }
}

/// The last line: how it ended, and after how many entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// The result; none if the game was not finished.
    #[serde(deserialize_with = "Option::deserialize")]
    pub outcome: Option<Outcome>,
    /// How many entries there are.
    pub count: u32,
    /// The hash of the last entry and this line; version 1 had none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<Hash>,
}

impl End {
    /// The end of a game with this hash so far.
    pub(super) fn new(outcome: Option<Outcome>, count: u32, before: Hash) -> End {
        let end = End { outcome, count, hash: None };
        End { hash: Some(before.then(&end)), ..end }
    }
}

/// Any line.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Line<S, C, D> {
    Header(Header<S>),
    Entry(EntryLine<C, D>),
    End(End),
}

/// A line between: its number from 1, and the entry.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct EntryLine<C, D> {
    pub number: u32,
    pub ms: u64,
    #[serde(flatten)]
    pub done: StepFields<C, D>,
    #[serde(flatten)]
    pub noted: Noted,
    pub hash: Hash,
}

impl<C: Copy, D: Copy> EntryLine<C, D> {
    pub fn new(number: u32, entry: &Entry<C, D>, noted: Noted) -> EntryLine<C, D> {
        EntryLine { number, ms: entry.ms, done: entry.step.into(), noted, hash: entry.hash }
    }
}

/// What is in a line between besides what was done and what is noted of it.
#[derive(Deserialize)]
pub(super) struct EntryFrame {
    pub number: u32,
    pub ms: u64,
    pub hash: Hash,
}

/// The hash with which the chain of a header begins: of the fields that say what is played, as they stand there.
pub(super) fn start_of(header: &Value) -> Hash {
    let fields = ["version", "game", "rules", "setup"];
    let mut start = serde_json::Map::new();
    start.extend(fields.into_iter().filter_map(|name| Some((name.to_owned(), header.get(name)?.clone()))));
    Hash::of_json(&start)
}

/// The hash of a header's notes, as they stand there.
pub(super) fn seal_of(header: &Value, start: Hash) -> Hash {
    let none = Value::Object(serde_json::Map::new());
    start.then(header.get("notes").unwrap_or(&none))
}

/// The hash of a line after another one: of all its fields but its own hash, as they stand there.
pub(super) fn link(before: Hash, line: &Value) -> Hash {
    let mut line = line.clone();
    if let Some(fields) = line.as_object_mut() {
        fields.remove("hash");
    }
    before.then(&line)
}
