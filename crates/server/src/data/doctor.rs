//! Looks through a data file: what is in it, and what is not as it was written.

use super::Stored;
use games::{Listed, with_game};
use protocol::record::{self, Record};
use room::{Room, Thinks};
use std::path::Path;
use store::StoreError;
use store::sqlite::{Reader, is_held, open_existing};

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
        match whole_game(&reader, &id) {
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
pub(super) fn whole_room(reader: &mut Reader, id: &str) -> Result<Option<String>, String> {
    let stored = match reader.room(id).and_then(|room| room.map(|room| Stored::read(reader, id, room)).transpose()) {
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
pub(super) fn whole_game(reader: &Reader, id: &str) -> Result<String, String> {
    let text = match reader.record(id) {
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
