//! Looks through a data file: what is in it, and what is not as it was written.

use super::Stored;
use games::{Listed, with_game};
use protocol::record::{self, Record};
use room::{Room, Thinks};
use std::path::Path;
use store::postgres::Desk;
use store::sqlite::{Reader, is_held, open_existing};
use store::{Reading, StoreError};

/// What was found in a data file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Examined {
    /// Whether a server has it open.
    pub in_use: bool,
    /// How many rooms are whole.
    pub rooms: u32,
    /// How many finished games are whole.
    pub games: u32,
    /// What is wrong, a sentence each.
    pub faults: Vec<String>,
}

/// How often a room that does not fit together is read again: a server may have written in between.
const TRIES: u32 = 3;

/// Somewhere rooms can be looked at without having them.
pub(super) trait Looking {
    /// A stored room.
    fn room(&mut self, id: &str) -> Result<Option<store::StoredRoom>, StoreError>;
    /// Reads the rest of it.
    fn reading(&mut self) -> &mut dyn Reading;
}

impl Looking for Reader {
    fn room(&mut self, id: &str) -> Result<Option<store::StoredRoom>, StoreError> {
        Reader::room(self, id)
    }

    fn reading(&mut self) -> &mut dyn Reading {
        self
    }
}

impl Looking for Desk {
    fn room(&mut self, id: &str) -> Result<Option<store::StoredRoom>, StoreError> {
        Desk::room(self, id)
    }

    fn reading(&mut self) -> &mut dyn Reading {
        Desk::reading(self)
    }
}

/// Reads everything that servers keep in PostgreSQL, plays every game again, and says what is wrong. Changes nothing.
pub fn examine_shared(url: &str) -> Result<Examined, StoreError> {
    let mut desk = Desk::open(url)?;
    let mut found = Examined { in_use: desk.in_use()?, ..Examined::default() };
    for id in desk.room_ids()? {
        let mut whole = whole_room(&mut desk, &id);
        for _ in 1..TRIES {
            if whole.is_err() {
                whole = whole_room(&mut desk, &id);
            }
        }
        match whole {
            Ok(_) => found.rooms += 1,
            Err(fault) => found.faults.push(fault),
        }
    }
    for id in desk.game_ids()? {
        match whole_game(&mut desk, &id) {
            Ok(_) => found.games += 1,
            Err(fault) => found.faults.push(fault),
        }
    }
    Ok(found)
}

/// Reads everything in a data file, plays every game again, and says what is wrong. Changes nothing.
pub fn examine(data: &Path) -> Result<Examined, StoreError> {
    let mut reader = Reader(open_existing(data)?);
    let mut found = Examined { in_use: is_held(data), ..Examined::default() };
    match reader.column("PRAGMA integrity_check(20)") {
        Ok(lines) => found.faults.extend(lines.into_iter().filter(|line| line != "ok")),
        Err(error) => found.faults.push(brief(&error)),
    }
    let (rooms, fault) = keys(&reader, "rooms");
    found.faults.extend(fault);
    for id in rooms {
        match whole_room(&mut reader, &id) {
            Ok(_) => found.rooms += 1,
            Err(fault) => found.faults.push(fault),
        }
    }
    let (games, fault) = keys(&reader, "games");
    found.faults.extend(fault);
    for id in games {
        match whole_game(&mut reader, &id) {
            Ok(_) => found.games += 1,
            Err(fault) => found.faults.push(fault),
        }
    }
    Ok(found)
}

/// A fault without advice: whoever reads this is at the doctor's already.
fn brief(error: &StoreError) -> String {
    match error {
        StoreError::Damaged(what) | StoreError::Unreadable(what) => what.clone(),
        StoreError::File(_)
        | StoreError::Closed
        | StoreError::Newer(..)
        | StoreError::Held(_)
        | StoreError::Database(_)
        | StoreError::NotOurs => error.to_string(),
    }
}

/// The ids in a table, from both ends as far as they can be read, and what stopped that.
pub(super) fn keys(reader: &Reader, table: &str) -> (Vec<String>, Option<String>) {
    let read = |order: &str| -> (Vec<String>, Option<String>) {
        let mut keys = Vec::new();
        let query = reader.0.prepare(&format!("SELECT id FROM {table} ORDER BY id {order}"));
        let mut query = match query {
            Ok(query) => query,
            Err(error) => return (keys, Some(format!("the table of {table}: {error}"))),
        };
        let mut rows = match query.query([]) {
            Ok(rows) => rows,
            Err(error) => return (keys, Some(format!("the table of {table}: {error}"))),
        };
        loop {
            match rows.next().and_then(|row| row.map(|row| row.get(0)).transpose()) {
                Ok(Some(key)) => keys.push(key),
                Ok(None) => return (keys, None),
                Err(error) => return (keys, Some(format!("the table of {table}: {error}"))),
            }
        }
    };
    let (mut keys, fault) = read("ASC");
    if fault.is_some() {
        for key in read("DESC").0 {
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
    }
    (keys, fault)
}

/// Whether a room can be gone on with; gives the id of its last game if that is over, whose record the room needs.
pub(super) fn whole_room(reader: &mut dyn Looking, id: &str) -> Result<Option<String>, String> {
    let room = reader.room(id);
    let stored = match room.and_then(|room| room.map(|room| Stored::read(reader.reading(), id, room)).transpose()) {
        Ok(Some(stored)) => stored,
        Ok(None) => return Err(format!("room {id}: it is listed, but not there")),
        Err(error) => return Err(format!("room {id}: {}", brief(&error))),
    };
    let last = stored.label.is_over().then(|| format!("{id}-{}", stored.label.game()));
    let whole = with_game!(stored.label.plays(), G => load::<G>(&stored), unknown => {
        Err(format!("`{unknown}`, which is played there, is not known here"))
    });
    whole.map(|()| last).map_err(|fault| format!("room {id}: {fault}"))
}

fn load<G: Listed>(stored: &Stored) -> Result<(), String> {
    let (saved, entries) = stored.of::<G>().map_err(|error| brief(&error))?;
    Room::<G>::load(saved, &entries, 0, Thinks::Elsewhere).map(|_| ()).map_err(|broken| broken.to_string())
}

/// The record of a game, if it plays as recorded and its shuffles check.
pub(super) fn whole_game(reader: &mut dyn Looking, id: &str) -> Result<String, String> {
    let text = match reader.reading().record(id) {
        Ok(Some(text)) => text,
        Ok(None) => return Err(format!("game {id}: it is listed, but not there")),
        Err(error) => return Err(format!("game {id}: {}", brief(&error))),
    };
    let name = record::game(text.as_bytes()).map_err(|fault| format!("game {id}: {fault}"))?;
    let whole = with_game!(name.as_str(), G => verified::<G>(&text), unknown => {
        Err(format!("`{unknown}`, which was played, is not known here"))
    });
    whole.map_err(|fault| format!("game {id}: {fault}"))?;
    Ok(text)
}

fn verified<G: Listed>(text: &str) -> Result<(), String> {
    let record = Record::<G>::read(text.as_bytes()).map_err(|fault| fault.to_string())?;
    let session = record.verify().map_err(|found| found.difference.to_string())?;
    if let Some(proof) = &record.header.notes.proof {
        chance::fair::check(&session, proof).map_err(|unfair| unfair.to_string())?;
    }
    Ok(())
}
