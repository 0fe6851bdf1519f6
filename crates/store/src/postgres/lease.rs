//! As whom we are known in the shared store, and for how long we may rely on that.

use crate::StoreError;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::Instant;

/// How long a confirmation is relied on, from before it was sent. Others wait longer before they take us for dead.
const LASTS: Duration = Duration::from_secs(4);

/// Nobody: we are not registered.
const NOBODY: i64 = 0;

/// Those who share the store, as we last saw.
#[derive(Default)]
struct Nodes {
    there: BTreeSet<i64>,
    /// The newest that ever was.
    newest: i64,
}

/// Our place among the servers.
pub(crate) struct Lease {
    start: Instant,
    node: AtomicI64,
    /// Until when, in milliseconds since the start.
    until: AtomicU64,
    changes: watch::Sender<()>,
    losses: watch::Sender<()>,
    nodes: watch::Sender<Nodes>,
    closing: Mutex<bool>,
    closed: Condvar,
}

impl Lease {
    pub fn new() -> Lease {
        Lease {
            start: Instant::now(),
            node: AtomicI64::new(NOBODY),
            until: AtomicU64::new(0),
            changes: watch::Sender::new(()),
            losses: watch::Sender::new(()),
            nodes: watch::Sender::default(),
            closing: Mutex::new(false),
            closed: Condvar::new(),
        }
    }

    /// As whom we are known now, if others have not taken us for dead.
    pub fn node(&self) -> Option<i64> {
        Some(self.node.load(Ordering::Acquire)).filter(|node| *node != NOBODY)
    }

    /// We are known as this one, which was asked for at that time.
    pub(super) fn confirm(&self, node: i64, asked: Instant) {
        let until = asked + LASTS - self.start;
        self.until.store(until.as_millis() as u64, Ordering::Release);
        self.node.store(node, Ordering::Release);
        self.changes.send_replace(());
    }

    /// Others have taken us for dead.
    pub(super) fn lose(&self) {
        self.node.store(NOBODY, Ordering::Release);
        self.losses.send_replace(());
        self.changes.send_replace(());
    }

    /// Those who share the store now.
    pub(super) fn see(&self, there: BTreeSet<i64>) {
        self.nodes.send_if_modified(|nodes| {
            let changed = nodes.there != there;
            let newest = there.last().copied().unwrap_or_default().max(nodes.newest);
            *nodes = Nodes { there, newest };
            changed
        });
    }

    /// Waits until somebody was seen to be gone.
    pub async fn gone(&self, node: i64) {
        let mut nodes = self.nodes.subscribe();
        // Whoever is newer came after we last looked.
        _ = nodes.wait_for(|nodes| node <= nodes.newest && !nodes.there.contains(&node)).await;
    }

    /// How long it is since we were confirmed.
    pub fn unconfirmed(&self) -> Duration {
        let confirmed = Duration::from_millis(self.until.load(Ordering::Acquire)).saturating_sub(LASTS);
        self.start.elapsed().saturating_sub(confirmed)
    }

    /// Tells when that happens.
    pub fn losses(&self) -> watch::Receiver<()> {
        self.losses.subscribe()
    }

    /// Waits until we know that we are still this one; an error if we are not.
    pub async fn held(&self, node: i64) -> Result<(), StoreError> {
        if self.is_held(node)? {
            return Ok(());
        }
        let mut changes = self.changes.subscribe();
        while !self.is_held(node)? {
            changes.changed().await.map_err(|_| StoreError::Closed)?;
        }
        Ok(())
    }

    fn is_held(&self, node: i64) -> Result<bool, StoreError> {
        match self.node() == Some(node) {
            true => Ok((self.start.elapsed().as_millis() as u64) < self.until.load(Ordering::Acquire)),
            false => Err(StoreError::NotOurs),
        }
    }

    /// No more waiting for PostgreSQL.
    pub fn close(&self) {
        *self.closing.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.closed.notify_all();
    }

    /// Waits for a while, less when the store is being closed; says whether it is.
    pub(super) fn pause(&self, time: Duration) -> bool {
        let closing = self.closing.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.closed.wait_timeout_while(closing, time, |closing| !*closing);
        *waited.unwrap_or_else(PoisonError::into_inner).0
    }
}
