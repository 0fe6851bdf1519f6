//! What is stored and thrown away.

use crate::Trace;
use play::Hash;

/// An entry of a game as it is stored, whichever game it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEntry {
    /// The time of the game.
    pub ms: u64,
    /// What was done, as JSON.
    pub step: String,
    /// Its hash.
    pub hash: Hash,
}

/// On what grounds a table stores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hold {
    /// The room is new: nobody else knows of it.
    #[default]
    New,
    /// One program has the whole store for itself.
    Alone,
    /// We have taken the room from a store that others share.
    Taken {
        /// As whom.
        node: i64,
        /// How often it had been taken then.
        epoch: i64,
    },
}

/// What one table wants stored at once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Batch {
    /// The id of the room.
    pub room: String,
    /// On what grounds it is stored.
    pub hold: Hold,
    /// Which game of the room it is.
    pub game: u32,
    /// Whether the entries take the place of those that are stored.
    pub anew: bool,
    /// The number of the first of the entries.
    pub first: u32,
    /// What was done.
    pub entries: Vec<StoredEntry>,
    /// How many entries the game has after these, and the hash of the last one.
    pub last: (u32, Option<Hash>),
    /// The room beside its entries, if that changed.
    pub saved: Option<String>,
    /// The record, once the game is over; the entries are then in there.
    pub record: Option<String>,
    /// The message that it comes from, where somebody reads traces.
    pub trace: Option<Trace>,
}

impl Batch {
    /// The id of the game's record.
    pub(crate) fn game_id(&self) -> String {
        format!("{}-{}", self.room, self.game)
    }
}

/// What is too old, in seconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Old {
    /// Rooms that have not changed since.
    pub rooms: i64,
    /// Rooms in which nothing was ever played and that have not changed since.
    pub unused: i64,
    /// Games that ended before.
    pub games: i64,
    /// Rooms that are in memory, which are never too old.
    pub open: Vec<String>,
}
