//! What a database has to be able to do.

use crate::{Batch, Hold, Old, StoreError, StoredEntry};

/// A room as it is stored, beside the entries of its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredRoom {
    /// The room, as it was in [`Batch::saved`].
    pub saved: String,
    /// How many entries its game has, and the hash of the last one.
    pub last: (u32, Option<Vec<u8>>),
}

/// What became of an attempt to take a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Taken {
    /// It is ours.
    Ours(StoredRoom, Hold),
    /// Another server has it, and lives.
    Elsewhere(Peer),
    /// There is no such room.
    None,
}

/// Another server that shares the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Peer {
    /// As whom it is known.
    pub node: i64,
    /// Where it hears other servers; nothing, if it is of a version that does not.
    pub address: String,
}

/// A public room, as the lobby lists it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LobbyLine {
    /// Its id.
    pub room: String,
    /// What is played there.
    pub plays: String,
    /// What is shown of it, as JSON.
    pub line: String,
}

/// The connection of the thread that writes.
pub(crate) trait Writing: Send {
    /// Stores all batches in one commit; those that cannot be stored are left out. What is answered with `Ok` is on the disk.
    fn commit(&mut self, batches: &[Batch]) -> Vec<Result<(), StoreError>>;

    /// Writes something small, to see whether that works.
    fn probe(&mut self) -> Result<(), StoreError>;

    /// Throws some of what is too old away; gives how many rooms and games.
    fn tidy(&mut self, old: &Old) -> Result<usize, StoreError>;

    /// Lets others have these rooms.
    fn give_back(&mut self, rooms: &[(String, Hold)]);

    /// Nothing is written after this.
    fn close(&mut self);
}

/// A connection that reads, and takes rooms.
pub trait Reading: Send {
    /// Takes a room, so that nobody else stores anything in it; what is there is read after that.
    fn take(&mut self, id: &str) -> Result<Taken, StoreError>;

    /// The entries of a game of a room, in their order.
    fn entries(&mut self, room: &str, game: u32) -> Result<Vec<StoredEntry>, StoreError>;

    /// The record of a finished game.
    fn record(&mut self, id: &str) -> Result<Option<String>, StoreError>;

    /// The addresses that are not let in.
    fn barred(&mut self) -> Result<Vec<String>, StoreError>;

    /// The rooms that whoever runs the server has closed.
    fn closed(&mut self) -> Result<Vec<String>, StoreError>;

    /// The secret with which cookies are signed; `made`, if there is none yet.
    fn secret(&mut self, made: [u8; 32]) -> Result<[u8; 32], StoreError>;

    /// Takes a server for dead whose connection to the store is gone; says whether it was.
    fn bury(&mut self, node: i64) -> Result<bool, StoreError>;

    /// Keeps our part of the lobby that all servers share; gives all of it, up to `most` lines for each game.
    fn lobby(&mut self, ours: &[LobbyLine], most: u32) -> Result<Vec<LobbyLine>, StoreError>;

    /// Counts a room that is opened from somewhere in an hour; gives how many that are, with this one.
    fn opened(&mut self, from: &[u8], hour: i64) -> Result<u32, StoreError>;
}
