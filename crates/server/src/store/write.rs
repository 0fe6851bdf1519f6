//! The thread that writes.

use super::StoreError;
use super::tidy::{self, Old};
use crate::metrics::Metrics;
use play::Hash;
use rusqlite::{Connection, params};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// An entry of a game as it is stored, whichever game it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct StoredEntry {
    pub ms: u64,
    /// What was done, as JSON.
    pub step: String,
    pub hash: Hash,
}

/// What one table wants stored at once.
#[derive(Debug)]
pub(crate) struct Batch {
    pub room: String,
    pub game: u32,
    /// Whether the entries take the place of those that are stored.
    pub anew: bool,
    /// The number of the first of the entries.
    pub first: u32,
    pub entries: Vec<StoredEntry>,
    /// How many entries the game has after these, and the hash of the last one.
    pub last: (u32, Option<Hash>),
    /// The room beside its entries, if that changed.
    pub saved: Option<String>,
    /// The record, once the game is over; the entries are then in there.
    pub record: Option<String>,
}

pub(super) enum Job {
    Store(Batch, oneshot::Sender<Result<(), StoreError>>),
    /// Writes something small, to see whether that works.
    Probe(oneshot::Sender<Result<(), StoreError>>),
    /// Throws away some of what is too old; says how much.
    Tidy(Old, oneshot::Sender<Result<usize, StoreError>>),
    Close,
}

/// The most tables in one commit.
const MOST: usize = 4096;

/// Whether the last attempt to write worked, and when that was.
#[derive(Default)]
pub(super) struct Condition {
    pub well: Arc<AtomicBool>,
    pub written: Arc<AtomicI64>,
}

impl Condition {
    fn note(&self, well: bool) {
        self.well.store(well, Ordering::Relaxed);
        self.written.store(crate::clock::today(), Ordering::Relaxed);
    }
}

/// Writes until it is told to close or nobody is left.
pub(super) fn run(
    mut connection: Connection,
    mut jobs: mpsc::UnboundedReceiver<Job>,
    metrics: &Metrics,
    condition: &Condition,
) {
    let mut waiting = Vec::new();
    while jobs.blocking_recv_many(&mut waiting, MOST) > 0 {
        let mut batches = Vec::new();
        let mut done = Vec::new();
        let mut closes = false;
        for job in waiting.drain(..) {
            match job {
                Job::Store(batch, answer) => {
                    batches.push(batch);
                    done.push(answer);
                }
                Job::Probe(answer) => {
                    let result = probe(&connection).map_err(StoreError::from);
                    condition.note(result.is_ok());
                    _ = answer.send(result);
                }
                Job::Tidy(old, answer) => {
                    _ = answer.send(tidy::some(&mut connection, &old).map_err(StoreError::from));
                }
                Job::Close => closes = true,
            }
        }
        if !batches.is_empty() {
            let begun = Instant::now();
            let results = commit(&mut connection, &batches);
            metrics.commits.observe(begun.elapsed().as_secs_f64());
            metrics.batches.observe(batches.len() as f64);
            metrics.inputs.inc_by(batches.iter().map(|batch| batch.entries.len() as u64).sum());
            condition.note(results.iter().any(Result::is_ok));
            for ((answer, result), batch) in done.into_iter().zip(results).zip(&batches) {
                if let Err(error) = &result {
                    tracing::error!(room = batch.room, %error, "inputs could not be stored");
                }
                _ = answer.send(result);
            }
        }
        if closes {
            return;
        }
    }
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
    let now = crate::clock::today();
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
        let id = format!("{}-{}", batch.room, batch.game);
        transaction
            .prepare_cached("INSERT INTO games (id, finished, record) VALUES (?, ?, ?)")?
            .execute(params![id, now, record])?;
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
    let now = crate::clock::today().to_le_bytes();
    connection
        .prepare_cached("INSERT INTO facts (name, value) VALUES ('probe', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value")?
        .execute([now])?;
    connection.prepare_cached("SELECT 1 FROM entries LIMIT 1")?.exists([])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn batch(room: &str, number: u32) -> Batch {
        let entry = StoredEntry { ms: 0, step: "{}".to_owned(), hash: Hash([number as u8; 16]) };
        let last = (number, Some(entry.hash));
        Batch {
            room: room.to_owned(),
            game: 1,
            anew: false,
            first: number,
            entries: vec![entry],
            last,
            saved: Some("{}".to_owned()),
            record: None,
        }
    }

    /// Writes these in one commit.
    fn written(connection: Connection, batches: Vec<Batch>) -> Vec<Result<(), StoreError>> {
        let (sender, jobs) = mpsc::unbounded_channel();
        let mut answers = Vec::new();
        for batch in batches {
            let (done, answer) = oneshot::channel();
            assert!(sender.send(Job::Store(batch, done)).is_ok());
            answers.push(answer);
        }
        drop(sender);
        run(connection, jobs, &Metrics::new(), &Condition::default());
        answers.into_iter().map(|mut answer| answer.try_recv().unwrap()).collect()
    }

    #[test]
    fn a_batch_that_cannot_be_stored_fails_its_own_table_only() {
        let (writer, reader) = super::super::schema::open(None).unwrap();
        let results = written(writer, vec![batch("a", 1), batch("b", 1), batch("a", 1), batch("c", 1)]);
        assert_eq!(results.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, true, false, true]);
        let count = |table: &str| -> u32 {
            reader.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap()
        };
        assert_eq!((count("entries"), count("rooms")), (3, 3));
    }
}
