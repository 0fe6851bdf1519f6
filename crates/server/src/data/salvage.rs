//! Saves what is whole of a damaged data file into a new one.

use super::Examined;
use super::doctor::{keys, whole_game, whole_room};
use rusqlite::{Connection, Row, params};
use std::collections::BTreeSet;
use std::path::Path;
use store::StoreError;
use store::sqlite::{Reader, make, open_existing};

/// Copies every room and every finished game that is whole into a new data file, which must not be there yet. What could not
/// be saved is among the faults.
pub fn salvage(data: &Path, new: &Path) -> Result<Examined, StoreError> {
    if new.exists() {
        return Err(StoreError::File(format!("{} is there already; name a new file", new.display())));
    }
    let mut reader = Reader(open_existing(data)?);
    let mut saved = make(new)?;
    let transaction = saved.transaction()?;
    let mut found = Examined::default();
    let mut lost = BTreeSet::new();
    for id in keys(&reader, "games").0 {
        match whole_game(&mut reader, &id).and_then(|record| game(&reader, &transaction, &id, &record)) {
            Ok(()) => found.games += 1,
            Err(fault) => {
                found.faults.push(fault);
                lost.insert(id);
            }
        }
    }
    for id in keys(&reader, "rooms").0 {
        let kept = |reader: &Reader, last: Option<String>| match last.is_some_and(|game| lost.contains(&game)) {
            true => Err(format!("room {id}: the record of its last game is not whole")),
            false => room(reader, &transaction, &id),
        };
        match whole_room(&mut reader, &id).and_then(|last| kept(&reader, last)) {
            Ok(()) => found.rooms += 1,
            Err(fault) => found.faults.push(fault),
        }
    }
    if let Ok(Some(secret)) = reader.fact("secret") {
        transaction.execute("INSERT INTO facts (name, value) VALUES ('secret', ?)", [secret])?;
    }
    for address in reader.barred().unwrap_or_default() {
        transaction.execute("INSERT INTO barred (address, since) VALUES (?, ?)", params![address, store::today()])?;
    }
    transaction.commit()?;
    Ok(found)
}

fn game(reader: &Reader, to: &Connection, id: &str, record: &str) -> Result<(), String> {
    let failed = |error: rusqlite::Error| format!("game {id}: {error}");
    let finished: i64 =
        reader.0.query_row("SELECT finished FROM games WHERE id = ?", [id], |row| row.get(0)).map_err(failed)?;
    let insert = "INSERT INTO games (id, finished, record) VALUES (?, ?, ?)";
    to.execute(insert, params![id, finished, record]).map_err(failed)?;
    Ok(())
}

fn room(reader: &Reader, to: &Connection, id: &str) -> Result<(), String> {
    let failed = |error: rusqlite::Error| format!("room {id}: {error}");
    let copy = |select: &str, insert: &str, columns: usize| -> rusqlite::Result<()> {
        let mut query = reader.0.prepare(select)?;
        let mut rows = query.query([id])?;
        while let Some(row) = rows.next()? {
            to.execute(insert, rusqlite::params_from_iter(values(row, columns)?))?;
        }
        Ok(())
    };
    copy("SELECT id, saved FROM rooms WHERE id = ?", "INSERT INTO rooms (id, saved) VALUES (?, ?)", 2)
        .map_err(failed)?;
    copy(
        "SELECT room, number, hash, changed FROM last_entries WHERE room = ?",
        "INSERT INTO last_entries (room, number, hash, changed) VALUES (?, ?, ?, ?)",
        4,
    )
    .map_err(failed)?;
    copy(
        "SELECT room, game, number, ms, step, hash FROM entries WHERE room = ?",
        "INSERT INTO entries (room, game, number, ms, step, hash) VALUES (?, ?, ?, ?, ?, ?)",
        6,
    )
    .map_err(failed)
}

fn values(row: &Row<'_>, columns: usize) -> rusqlite::Result<Vec<rusqlite::types::Value>> {
    (0..columns).map(|column| row.get(column)).collect()
}
