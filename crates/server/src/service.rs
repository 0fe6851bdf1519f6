//! Everything that the parts of the server share.

use crate::config::Config;
use crate::limits::Gate;
use crate::link;
use crate::metrics::Metrics;
use crate::random;
use crate::rooms::Rooms;
use crate::space::Space;
use crate::token::Tokens;
use std::net::TcpListener;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use store::{Store, StoreError};

/// A running server, beside its sockets.
#[derive(Clone)]
pub struct Service(Arc<Inner>);

struct Inner {
    config: Config,
    rooms: Rooms,
    gate: Arc<Gate>,
    metrics: Arc<Metrics>,
    tokens: Tokens,
    connections: AtomicU64,
    /// Where other servers are heard, until somebody listens there.
    internal: Mutex<Option<TcpListener>>,
}

impl Service {
    /// Opens the store and gets ready.
    pub fn open(config: Config) -> Result<Service, StoreError> {
        let metrics = Arc::new(Metrics::new());
        let (internal, address) = link::listen(&config)?;
        let store = Store::open(&config.place, &address, metrics.stored.clone())?;
        let tokens = Tokens::new(store.secret(random::bytes().0)?);
        let gate = Arc::new(Gate::new(config.limits));
        let space = Arc::new(Space::of(config.place.file(), config.least_free));
        let rooms = Rooms::new(store, metrics.clone(), gate.clone(), space, config.limits);
        let (connections, internal) = (AtomicU64::new(0), Mutex::new(internal));
        Ok(Service(Arc::new(Inner { config, rooms, gate, metrics, tokens, connections, internal })))
    }

    /// Where other servers are heard, for whoever asks first.
    pub(crate) fn take_internal(&self) -> Option<TcpListener> {
        self.0.internal.lock().unwrap_or_else(PoisonError::into_inner).take()
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

    pub(crate) fn tokens(&self) -> &Tokens {
        &self.0.tokens
    }

    /// Whether people reach the server over TLS.
    pub(crate) fn is_secure(&self) -> bool {
        self.config().public.as_deref().is_some_and(|public| public.starts_with("https://"))
    }

    pub(crate) fn next_connection(&self) -> u64 {
        self.0.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// Does what whoever runs the server has written into the store: bars addresses, closes rooms.
    pub(crate) async fn obey(&self) -> Result<(), StoreError> {
        let (barred, closed) = self.rooms().store.read(|reader| Ok((reader.barred()?, reader.closed()?))).await?;
        self.gate().set_barred(barred.iter().filter_map(|address| address.parse().ok()).collect());
        self.rooms().set_closed(closed.into_iter().collect());
        Ok(())
    }

    /// Ends all games for now: everybody is told to come back, everything is stored.
    pub async fn stop(&self) {
        self.rooms().stop().await;
    }

    /// Writes what waits, and closes the store.
    pub fn close(&self) {
        self.rooms().store.close();
    }
}
