//! Keeps rooms, the entries of their games, and the records of finished ones: in one SQLite file, in memory, or in
//! PostgreSQL, where several servers share them. It knows no game: what it keeps are texts, numbers and hashes.
//!
//! One thread writes. It takes everything that waits, over all tables, and commits it at once, so that a commit costs the
//! same for one table as for five hundred; who waits is told when it is on the disk.
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
//! use store::{Batch, Counts, Hold, Place, Store, Taken};
//!
//! let store = Store::open(&Place::Memory, "", Counts::default()).unwrap();
//! let saved = Some("{}".to_owned());
//! store.store(Batch { room: "r".to_owned(), saved, ..Batch::default() }).await.unwrap();
//! let taken = store.read(|reader| reader.take("r")).await.unwrap();
//! assert!(matches!(taken, Taken::Ours(room, Hold::Alone) if room.saved == "{}"));
//! # });
//! ```

mod batch;
#[cfg(feature = "broken")]
pub mod broken;
mod counts;
mod engine;
mod error;
pub mod postgres;
pub mod sqlite;
mod today;
mod trace;
mod write;

#[cfg(test)]
mod tests;

pub use batch::{Batch, Hold, Old, StoredEntry};
pub use counts::Counts;
pub use engine::{LobbyLine, Peer, Reading, StoredRoom, Taken};
pub use error::StoreError;
pub use today::today;
pub use trace::Trace;

use engine::Writing;
use postgres::Lease;
use sqlite::Owner;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};

/// Where rooms and games are kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Place {
    /// Nowhere: they are gone when the program ends.
    #[default]
    Memory,
    /// In a file, which one program has for itself.
    File(PathBuf),
    /// In PostgreSQL, at such an address: `postgres://user@host/database`.
    Postgres(String),
}

impl Place {
    /// The file, if it is one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Place::File(path) => Some(path),
            Place::Memory | Place::Postgres(_) => None,
        }
    }
}

/// A way to where rooms and games are kept.
#[derive(Clone)]
pub struct Store {
    writing: mpsc::UnboundedSender<write::Job>,
    reader: Arc<Mutex<Box<dyn Reading>>>,
    thread: Arc<Mutex<Option<Running>>>,
    /// That we are one of those who share the store.
    lease: Option<Arc<Lease>>,
    well: Arc<AtomicBool>,
    /// When something was last written, in seconds since 1970.
    written: Arc<AtomicI64>,
}

/// After how many seconds without a write it is tried again whether something can be written.
const QUIET_S: i64 = 5;
/// How long a shared store may take to close.
const ENDING: Duration = Duration::from_secs(2);

/// The writing thread, and the hold on what it writes.
struct Running {
    thread: JoinHandle<()>,
    /// Closed when the thread ends.
    ended: Receiver<()>,
    _owner: Option<Owner>,
}

impl Store {
    /// Opens the store, or makes it. Servers that share it find us at `address`.
    pub fn open(place: &Place, address: &str, counts: Counts) -> Result<Store, StoreError> {
        match place {
            Place::Memory => {
                let (writer, reader) = sqlite::open(None)?;
                Store::start(Box::new(writer), Box::new(reader), None, None, counts)
            }
            Place::File(path) => {
                let owner = Owner::of(path)?;
                let (writer, reader) = sqlite::open(Some(path))?;
                Store::start(Box::new(writer), Box::new(reader), Some(owner), None, counts)
            }
            Place::Postgres(url) => {
                let (writer, reader, lease) = postgres::open(url, address, &counts)?;
                #[cfg(feature = "broken")]
                let writer = if broken::is(broken::Broken::NoFence) { writer.without_fence() } else { writer };
                Store::start(Box::new(writer), Box::new(reader), None, Some(lease), counts)
            }
        }
    }

    fn start(
        writer: Box<dyn Writing>,
        reader: Box<dyn Reading>,
        owner: Option<Owner>,
        lease: Option<Arc<Lease>>,
        counts: Counts,
    ) -> Result<Store, StoreError> {
        let (writing, jobs) = mpsc::unbounded_channel();
        let (until_the_end, ended) = std::sync::mpsc::channel();
        let well = Arc::new(AtomicBool::new(true));
        let written = Arc::new(AtomicI64::new(0));
        let condition = write::Condition { well: well.clone(), written: written.clone() };
        let thread = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || {
                let _until_the_end = until_the_end;
                write::run(writer, jobs, &counts, &condition);
            })
            .map_err(|error| StoreError::File(error.to_string()))?;
        let thread = Arc::new(Mutex::new(Some(Running { thread, ended, _owner: owner })));
        Ok(Store { writing, reader: Arc::new(Mutex::new(reader)), thread, lease, well, written })
    }

    /// Whether other servers may have the same rooms.
    pub fn is_shared(&self) -> bool {
        self.lease.is_some()
    }

    /// Stores a batch; it is on the disk when this returns.
    pub async fn store(&self, batch: Batch) -> Result<(), StoreError> {
        #[cfg(feature = "broken")]
        if broken::is(broken::Broken::ToldEarly) && batch.hold != Hold::New {
            // Slower than what stores, or that would never be done.
            tokio::time::sleep(broken::EARLY).await;
            let stored = write::Job::Store(batch, oneshot::channel().0);
            return self.writing.send(stored).map_err(|_| StoreError::Closed);
        }
        self.ask(|done| write::Job::Store(batch, done)).await
    }

    /// Whether what was last tried to be written was.
    pub fn is_well(&self) -> bool {
        self.well.load(Ordering::Relaxed)
    }

    /// Whether nothing has been written for some seconds, so that nothing is known about whether it can be.
    pub fn is_quiet(&self) -> bool {
        self.written.load(Ordering::Relaxed) + QUIET_S < today()
    }

    /// Tries whether something can be stored.
    pub async fn probe(&self) -> Result<(), StoreError> {
        self.ask(write::Job::Probe).await
    }

    /// Throws away some of what is too old; gives how much that was.
    pub async fn tidy(&self, old: Old) -> Result<usize, StoreError> {
        self.ask(|done| write::Job::Tidy(old, done)).await
    }

    async fn ask<T>(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> write::Job,
    ) -> Result<T, StoreError> {
        let (done, answer) = oneshot::channel();
        self.writing.send(job(done)).map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// The secret with which cookies are signed, made when it is first wanted.
    pub fn secret(&self, made: [u8; 32]) -> Result<[u8; 32], StoreError> {
        apart(|| self.reader.lock().unwrap_or_else(PoisonError::into_inner).secret(made))
    }

    /// Reads with the connection that only reads, apart from the tasks that must not wait.
    pub async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&mut dyn Reading) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let reader = self.reader.clone();
        let task = tokio::task::spawn_blocking(move || {
            let mut reader = reader.lock().unwrap_or_else(PoisonError::into_inner);
            read(reader.as_mut())
        });
        task.await.map_err(|_| StoreError::Closed)?
    }

    /// Waits until we know that a room is still ours, which may be told from memory then; an error if it is not.
    pub async fn held(&self, hold: Hold) -> Result<(), StoreError> {
        #[cfg(feature = "broken")]
        if broken::is(broken::Broken::NoLease) {
            return Ok(());
        }
        match (&self.lease, hold) {
            (Some(lease), Hold::Taken { node, .. }) => lease.held(node).await,
            (_, Hold::New | Hold::Alone) | (None, Hold::Taken { .. }) => Ok(()),
        }
    }

    /// Tells when others have taken us for dead, so that nothing we took is ours any more.
    pub fn loss(&self) -> Loss {
        Loss(self.lease.as_ref().map(|lease| lease.losses()))
    }

    /// As whom we are known among those who share the store.
    pub fn node(&self) -> Option<i64> {
        self.lease.as_ref().and_then(|lease| lease.node())
    }

    /// How long it is since the store confirmed that we live; nothing, where nobody else is.
    pub fn unconfirmed(&self) -> Option<Duration> {
        self.lease.as_ref().map(|lease| lease.unconfirmed())
    }

    /// Waits until another server is not one of those any more who share the store.
    pub async fn gone(&self, node: i64) {
        match &self.lease {
            Some(lease) => lease.gone(node).await,
            None => std::future::pending().await,
        }
    }

    /// Lets others have a room, once everything that was to be stored of it is.
    pub fn give_back(&self, room: String, hold: Hold) {
        match hold {
            Hold::Taken { .. } => _ = self.writing.send(write::Job::GiveBack(room, hold)),
            Hold::New | Hold::Alone => {}
        }
    }

    /// Writes what waits, and closes the store.
    pub fn close(&self) {
        if let Some(lease) = &self.lease {
            lease.close();
        }
        _ = self.writing.send(write::Job::Close);
        let running = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(Running { thread, ended, _owner }) = running else { return };
        // PostgreSQL may be away, or frozen; what was not confirmed was not told.
        let ended = self.lease.is_none() || ended.recv_timeout(ENDING) != Err(RecvTimeoutError::Timeout);
        if ended {
            _ = thread.join();
        }
    }
}

/// That others take us for dead.
pub struct Loss(Option<watch::Receiver<()>>);

impl Loss {
    /// Waits until it happens; for ever, where nobody else is.
    pub async fn happens(&mut self) {
        match &mut self.0 {
            Some(losses) => _ = losses.changed().await,
            None => std::future::pending().await,
        }
    }
}

/// Does something on a thread of its own, where one may wait.
fn apart<T: Send>(work: impl FnOnce() -> Result<T, StoreError> + Send) -> Result<T, StoreError> {
    std::thread::scope(|scope| scope.spawn(work).join()).unwrap_or(Err(StoreError::Closed))
}
