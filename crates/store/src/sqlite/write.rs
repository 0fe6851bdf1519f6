//! Writing.

use super::tidy;
use crate::engine::Writing;
use crate::{Batch, Hold, Old, StoreError, today};
use rusqlite::{Connection, params};

/// The connection that writes.
pub(crate) struct Writer(pub Connection);

impl Writing for Writer {
    fn commit(&mut self, batches: &[Batch]) -> Vec<Result<(), StoreError>> {
        commit(&mut self.0, batches)
    }

    fn probe(&mut self) -> Result<(), StoreError> {
        Ok(probe(&self.0)?)
    }

    fn tidy(&mut self, old: &Old) -> Result<usize, StoreError> {
        Ok(tidy::some(&mut self.0, old)?)
    }

    fn give_back(&mut self, _rooms: &[(String, Hold)]) {}

    fn close(&mut self) {}
}

/// Stores all batches in one commit. One that cannot be stored is left out; if the commit itself fails, none is stored.
fn commit(connection: &mut Connection, batches: &[Batch]) -> Vec<Result<(), StoreError>> {
    match commit_all(connection, batches) {
        Ok(()) => batches.iter().map(|_| Ok(())).collect(),
        Err(_) => commit_one_by_one(connection, batches),
    }
}

/// Stores all batches or none.
fn commit_all(connection: &mut Connection, batches: &[Batch]) -> rusqlite::Result<()> {
    let transaction = connection.transaction()?;
    for batch in batches {
        store(&transaction, batch)?;
    }
    transaction.commit()
}

/// Stores those that can be stored, each behind a point to which one can go back. Such points cost a copy of every page that is
/// written, so they are set only once something went wrong.
fn commit_one_by_one(connection: &mut Connection, batches: &[Batch]) -> Vec<Result<(), StoreError>> {
    let mut stored = || -> rusqlite::Result<Vec<Result<(), StoreError>>> {
        let mut transaction = connection.transaction()?;
        let mut results = Vec::with_capacity(batches.len());
        for batch in batches {
            let mut point = transaction.savepoint()?;
            let result = store(&point, batch);
            match &result {
                Ok(()) => point.commit()?,
                Err(_) => point.rollback()?,
            }
            results.push(result.map_err(StoreError::from));
        }
        transaction.commit()?;
        Ok(results)
    };
    stored().unwrap_or_else(|error| {
        let error = StoreError::from(error);
        batches.iter().map(|_| Err(error.clone())).collect()
    })
}

fn store(transaction: &Connection, batch: &Batch) -> rusqlite::Result<()> {
    let now = today();
    if let Some(saved) = &batch.saved {
        transaction
            .prepare_cached(
                "INSERT INTO rooms (id, saved) VALUES (?, ?)
                 ON CONFLICT (id) DO UPDATE SET saved = excluded.saved",
            )?
            .execute(params![batch.room, saved])?;
    }
    let (number, hash) = batch.last;
    transaction
        .prepare_cached(
            "INSERT INTO last_entries (room, number, hash, changed) VALUES (?, ?, ?, ?) ON CONFLICT (room) DO UPDATE
             SET number = excluded.number, hash = excluded.hash, changed = excluded.changed",
        )?
        .execute(params![batch.room, number, hash.map(|hash| hash.0), now])?;
    if let Some(record) = &batch.record {
        transaction.prepare_cached("INSERT INTO games (id, finished, record) VALUES (?, ?, ?)")?.execute(params![
            batch.game_id(),
            now,
            record
        ])?;
        transaction
            .prepare_cached("DELETE FROM entries WHERE room = ? AND game = ?")?
            .execute(params![batch.room, batch.game])?;
        return Ok(());
    }
    if batch.anew {
        transaction
            .prepare_cached("DELETE FROM entries WHERE room = ? AND game = ?")?
            .execute(params![batch.room, batch.game])?;
    }
    let mut insert = transaction
        .prepare_cached("INSERT INTO entries (room, game, number, ms, step, hash) VALUES (?, ?, ?, ?, ?, ?)")?;
    for (entry, number) in batch.entries.iter().zip(batch.first..) {
        insert.execute(params![batch.room, batch.game, number, entry.ms as i64, entry.step, &entry.hash.0[..]])?;
    }
    Ok(())
}

fn probe(connection: &Connection) -> rusqlite::Result<()> {
    let now = today().to_le_bytes();
    connection
        .prepare_cached("INSERT INTO facts (name, value) VALUES ('probe', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value")?
        .execute([now])?;
    connection.prepare_cached("SELECT 1 FROM entries LIMIT 1")?.exists([])?;
    Ok(())
}
