//! Everything that the parts of the server share.

use crate::config::Config;
use crate::limits::Gate;
use crate::metrics::Metrics;
use crate::rooms::Rooms;
use crate::store::{Store, StoreError};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A running server, beside its sockets.
#[derive(Clone)]
pub struct Service(Arc<Inner>);

struct Inner {
    config: Config,
    rooms: Rooms,
    gate: Gate,
    metrics: Arc<Metrics>,
    connections: AtomicU64,
}

impl Service {
    /// Opens the data file and gets ready.
    pub fn open(config: Config) -> Result<Service, StoreError> {
        let metrics = Arc::new(Metrics::new());
        let store = Store::open(config.data.as_deref(), metrics.clone())?;
        let rooms = Rooms::new(store, metrics.clone(), config.limits);
        let gate = Gate::new(config.limits);
        Ok(Service(Arc::new(Inner { config, rooms, gate, metrics, connections: AtomicU64::new(0) })))
    }

    pub(crate) fn config(&self) -> &Config {
        &self.0.config
    }

    pub(crate) fn rooms(&self) -> &Rooms {
        &self.0.rooms
    }

    pub(crate) fn gate(&self) -> &Gate {
        &self.0.gate
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// Whether people reach the server over TLS.
    pub(crate) fn is_secure(&self) -> bool {
        self.config().public.as_deref().is_some_and(|public| public.starts_with("https://"))
    }

    pub(crate) fn next_connection(&self) -> u64 {
        self.0.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// Ends all games for now: everybody is told to come back, everything is stored.
    pub async fn stop(&self) {
        self.rooms().stop().await;
    }

    /// Writes what waits, and closes the data file.
    pub fn close(&self) {
        self.rooms().store.close();
    }
}
