//! The three kinds of line.

use crate::wire::Done;
use chance::fair::Proof;
use play::{Entry, Hash, Outcome, canonical};
use serde::{Deserialize, Serialize};

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
    /// The hash of game, rules, set-up and starting position, with which the running hashes begin.
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
        let Notes { seats, seed, stream, remarks, proof } = self;
        let mut parts = vec![canonical(seats), canonical(seed), canonical(stream), canonical(remarks)];
        parts.extend(proof.as_ref().map(canonical));
        let parts: Vec<&[u8]> = std::iter::once(&start.0[..]).chain(parts.iter().map(Vec::as_slice)).collect();
        Hash::of(&parts)
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
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(expecting = "an object with number, ms, what was done, and hash")]
pub(crate) struct EntryLine<C, D> {
    pub number: u32,
    pub ms: u64,
    #[serde(flatten)]
    pub done: Done<C, D>,
    pub hash: Hash,
}

impl<C: Copy, D: Copy> EntryLine<C, D> {
    pub fn new(number: u32, entry: &Entry<C, D>) -> EntryLine<C, D> {
        EntryLine { number, ms: entry.ms, done: entry.step.into(), hash: entry.hash }
    }
}
