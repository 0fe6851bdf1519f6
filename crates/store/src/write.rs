//! The thread that writes.

use crate::engine::Writing;
use crate::{Batch, Counts, Hold, Old, StoreError, today};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// Where an answer is waited for.
type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

pub(crate) enum Job {
    Store(Batch, Answer<()>),
    Probe(Answer<()>),
    Tidy(Old, Answer<usize>),
    GiveBack(String, Hold),
    Close,
}

/// The most tables in one commit.
const MOST: usize = 4096;

/// Whether the last attempt to write worked, and when that was.
#[derive(Default)]
pub(crate) struct Condition {
    pub well: Arc<AtomicBool>,
    pub written: Arc<AtomicI64>,
}

impl Condition {
    fn note(&self, well: bool) {
        self.well.store(well, Ordering::Relaxed);
        self.written.store(today(), Ordering::Relaxed);
    }
}

/// Writes until it is told to close or nobody is left.
pub(crate) fn run(
    mut writer: Box<dyn Writing>,
    mut jobs: mpsc::UnboundedReceiver<Job>,
    counts: &Counts,
    condition: &Condition,
) {
    let mut waiting = Vec::new();
    let mut closes = false;
    while !closes && jobs.blocking_recv_many(&mut waiting, MOST) > 0 {
        let mut batches = Vec::new();
        let mut done = Vec::new();
        let mut given_back = Vec::new();
        for job in waiting.drain(..) {
            match job {
                Job::Store(batch, answer) => {
                    batches.push(batch);
                    done.push(answer);
                }
                Job::Probe(answer) => {
                    let result = writer.probe();
                    condition.note(result.is_ok());
                    _ = answer.send(result);
                }
                Job::Tidy(old, answer) => _ = answer.send(writer.tidy(&old)),
                Job::GiveBack(room, hold) => given_back.push((room, hold)),
                Job::Close => closes = true,
            }
        }
        if !batches.is_empty() {
            let begun = Instant::now();
            #[cfg(feature = "broken")]
            crate::broken::dawdle();
            let results = writer.commit(&batches);
            let took = begun.elapsed();
            counts.commits.observe(took.as_secs_f64());
            counts.batches.observe(batches.len() as f64);
            counts.inputs.inc_by(batches.iter().map(|batch| batch.entries.len() as u64).sum());
            condition.note(results.iter().any(|result| matches!(result, Ok(()) | Err(StoreError::NotOurs))));
            for ((answer, result), batch) in done.into_iter().zip(results).zip(&batches) {
                if let Some(trace) = batch.trace {
                    let us = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
                    tracing::trace!(%trace, commit_us = us, together = batches.len(), durable = result.is_ok(), "stored");
                }
                if let Err(error) = &result {
                    tracing::error!(room = batch.room, %error, "inputs could not be stored");
                }
                _ = answer.send(result);
            }
        }
        if !given_back.is_empty() {
            writer.give_back(&given_back);
        }
    }
    writer.close();
}
