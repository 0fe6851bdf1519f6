//! What every engine must do, and what several servers on PostgreSQL must not.

mod contract;
mod frozen;
mod interleaved;
mod ownership;
mod sharing;
mod worker;

use crate::{Batch, Hold, Reading, StoredEntry, Taken};
use play::Hash;

/// A new room.
fn new(room: &str) -> Batch {
    Batch { room: room.to_owned(), saved: Some("{}".to_owned()), game: 1, ..Batch::default() }
}

/// One entry more in a room; its text tells it from others.
fn entry(room: &str, hold: Hold, number: u32, step: &str) -> Batch {
    let entry = StoredEntry { ms: 7, step: step.to_owned(), hash: Hash::of(&[step.as_bytes()]) };
    let last = (number, Some(entry.hash));
    Batch { room: room.to_owned(), hold, game: 1, first: number, entries: vec![entry], last, ..Batch::default() }
}

/// Takes a room that is free.
fn taken(reader: &mut dyn Reading, room: &str) -> Hold {
    match reader.take(room).unwrap() {
        Taken::Ours(_, hold) => hold,
        other @ (Taken::Elsewhere(_) | Taken::None) => panic!("{room}: {other:?}"),
    }
}

/// The texts of the entries of a room's first game.
fn steps(reader: &mut dyn Reading, room: &str) -> Vec<String> {
    reader.entries(room, 1).unwrap().into_iter().map(|entry| entry.step).collect()
}
