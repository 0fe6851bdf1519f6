//! The thread that writes.

use super::StoreError;
use crate::metrics::Metrics;
use play::EntryOf;
use rusqlite::{Connection, Transaction, params};
use super_teams::SuperTeams;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// What one table wants stored at once.
#[derive(Debug)]
pub(crate) struct Batch {
    pub room: String,
    pub game: u32,
    /// The number of the first of the entries.
    pub first: u32,
    pub entries: Vec<EntryOf<SuperTeams>>,
    /// The room beside its entries, if that changed.
    pub saved: Option<String>,
    /// The record, once the game is over.
    pub record: Option<String>,
}

pub(super) enum Job {
    Store(Batch, oneshot::Sender<Result<(), StoreError>>),
    Close,
}

/// The most tables in one commit.
const MOST: usize = 4096;

/// Writes until it is told to close or nobody is left.
pub(super) fn run(mut connection: Connection, mut jobs: mpsc::UnboundedReceiver<Job>, metrics: &Metrics) {
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
                Job::Close => closes = true,
            }
        }
        if !batches.is_empty() {
            let begun = Instant::now();
            let result = commit(&mut connection, &batches).map_err(StoreError::from);
            metrics.commits.observe(begun.elapsed().as_secs_f64());
            metrics.batches.observe(batches.len() as f64);
            metrics.inputs.inc_by(batches.iter().map(|batch| batch.entries.len() as u64).sum());
            if let Err(error) = &result {
                tracing::error!(%error, "inputs could not be stored");
            }
            for answer in done {
                _ = answer.send(result.clone());
            }
        }
        if closes {
            return;
        }
    }
}

fn commit(connection: &mut Connection, batches: &[Batch]) -> rusqlite::Result<()> {
    let transaction = connection.transaction()?;
    for batch in batches {
        store(&transaction, batch)?;
    }
    transaction.commit()
}

fn store(transaction: &Transaction<'_>, batch: &Batch) -> rusqlite::Result<()> {
    let mut insert = transaction
        .prepare_cached("INSERT INTO entries (room, game, number, ms, step, hash) VALUES (?, ?, ?, ?, ?, ?)")?;
    for (entry, number) in batch.entries.iter().zip(batch.first..) {
        let step = serde_json::to_string(&entry.step)
            .map_err(|error| rusqlite::Error::ToSqlConversionFailure(Box::new(error)))?;
        insert.execute(params![batch.room, batch.game, number, entry.ms as i64, step, &entry.hash.0[..]])?;
    }
    let now = crate::clock::today();
    if let Some(saved) = &batch.saved {
        transaction
            .prepare_cached(
                "INSERT INTO rooms (id, saved, changed) VALUES (?, ?, ?)
                 ON CONFLICT (id) DO UPDATE SET saved = excluded.saved, changed = excluded.changed",
            )?
            .execute(params![batch.room, saved, now])?;
    }
    if let Some(record) = &batch.record {
        let id = format!("{}-{}", batch.room, batch.game);
        transaction
            .prepare_cached("INSERT OR REPLACE INTO games (id, finished, record) VALUES (?, ?, ?)")?
            .execute(params![id, now, record])?;
    }
    Ok(())
}
