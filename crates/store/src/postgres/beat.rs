//! Confirms twice a second that we live, and fences those who have not done so.

use super::connect::{Line, said};
use super::lease::Lease;
use crate::{Counts, StoreError};
use postgres::{Config, Error};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// How often we confirm that we live.
const OFTEN: Duration = Duration::from_millis(500);
/// For how long we must have confirmed without a gap before we take others for dead: after an outage of PostgreSQL all look so.
const STEADY: Duration = Duration::from_secs(5);
/// The longest time between two confirmations that is no gap.
const GAP: Duration = Duration::from_secs(3);
/// Nothing here may wait for long: the next confirmation is due.
const OPTIONS: &str = "-c lock_timeout=1000 -c statement_timeout=2000";
/// The space of our advisory locks, so that they do not meet those of others.
pub(super) const LOCKS: i32 = 0x486f_6c6f;

const REGISTER: &str = "INSERT INTO nodes (name, address) VALUES ($1, $2) RETURNING id";
const BEAT: &str = "UPDATE nodes SET beat = clock_timestamp() WHERE id = $1";
const LOCK: &str = "SELECT pg_try_advisory_lock($1, $2)";
/// Whose connection is gone, as its free lock shows, is dead sooner. The lock is a hint: what fences is that the row is gone.
const FENCE: &str = "DELETE FROM nodes WHERE id <> $1 AND (beat < clock_timestamp() - interval '5 s'
    OR beat < clock_timestamp() - interval '2 s' AND pg_try_advisory_xact_lock($2, id::int)) RETURNING id, name";

struct Beat {
    config: Config,
    /// Where others reach us.
    address: String,
    lease: Arc<Lease>,
    counts: Counts,
    line: Option<Line>,
    /// Whether the lock of our connection is ours.
    locked: bool,
    /// Since when we have confirmed without a gap, and when that was last.
    steady: Option<(Instant, Instant)>,
}

/// Registers, then goes on in a thread of its own until the store is closed.
pub(super) fn start(config: Config, address: &str, lease: Arc<Lease>, counts: Counts) -> Result<(), StoreError> {
    let mut beat = Beat { config, address: address.to_owned(), lease, counts, line: None, locked: false, steady: None };
    beat.once()?;
    let thread = std::thread::Builder::new().name("beat".to_owned());
    let spawned = thread.spawn(move || {
        while !beat.lease.pause(OFTEN) {
            if let Err(error) = beat.once() {
                tracing::warn!(error = said(&error), "PostgreSQL does not answer; nothing is told until it does");
                beat.line = None;
            }
        }
    });
    spawned.map(|_| ()).map_err(|error| StoreError::Database(error.to_string()))
}

impl Beat {
    /// Confirms that we live, or registers anew; then looks who does not.
    fn once(&mut self) -> Result<(), Error> {
        if self.line.as_ref().is_none_or(Line::is_closed) {
            self.line = Some(Line::open(&self.config, OPTIONS)?);
            self.locked = false;
        }
        let Some(line) = &mut self.line else { return Ok(()) };
        let asked = Instant::now();
        let node = match self.lease.node() {
            Some(node) if line.client().execute(BEAT, &[&node])? == 1 => node,
            known => {
                if known.is_some() {
                    tracing::warn!("others took this server for dead; it goes on as a new one");
                    self.counts.fenced.inc();
                    self.lease.lose();
                }
                self.locked = false;
                let name = format!("process {}", std::process::id());
                line.client().query_one(REGISTER, &[&name, &self.address])?.get(0)
            }
        };
        self.lease.confirm(node, asked);
        if !self.locked {
            self.locked = line.client().query_one(LOCK, &[&LOCKS, &(node as i32)])?.get(0);
        }
        let since = self.steady.filter(|(_, last)| asked - *last < GAP).map_or(asked, |(since, _)| since);
        self.steady = Some((since, asked));
        if asked - since >= STEADY {
            for dead in line.client().query(FENCE, &[&node, &LOCKS])? {
                let (id, name): (i64, String) = (dead.get(0), dead.get(1));
                tracing::warn!(id, name, "a server does not answer any more; its rooms can be taken");
            }
        }
        let nodes = line.client().query("SELECT id FROM nodes", &[])?;
        self.lease.see(nodes.iter().map(|row| row.get(0)).collect());
        Ok(())
    }
}
