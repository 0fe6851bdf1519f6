//! What survives: rooms, the entries of their games, and the records of finished ones, in one SQLite file.
//!
//! One thread writes. It takes everything that waits, over all tables, and commits it at once, so that a commit costs the
//! same for one table as for five hundred; who waits is told when it is on the disk.

mod backup;
mod doctor;
mod operator;
mod owner;
mod read;
mod salvage;
mod schema;
mod tidy;
mod write;

use crate::metrics::Metrics;
use owner::Owner;
use read::Reader;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use tokio::sync::{mpsc, oneshot};

pub use backup::backup;
pub use doctor::{Examined, examine};
pub use operator::{Operator, StoredRoom};
pub(crate) use read::Stored;
pub use salvage::salvage;
pub(crate) use tidy::Old;
pub(crate) use write::{Batch, StoredEntry};

/// Why something could not be stored or read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// SQLite says so.
    #[error("the data file: {0}")]
    File(String),
    /// The writing thread is gone.
    #[error("the data file is closed")]
    Closed,
    /// The file holds something that this program did not write.
    #[error("the data file holds {0}, which cannot be read")]
    Unreadable(String),
    /// The file was written by a newer program.
    #[error("the data file has version {0}, this program knows up to {1}; use a newer program")]
    Newer(i64, i64),
    /// The file is not as SQLite wrote it.
    #[error("the data file is damaged: {0}; `holotable doctor FILE --salvage NEW` saves what is whole")]
    Damaged(String),
    /// Another program has the file.
    #[error("the data file is in use by {0}; stop that one first, or use another file")]
    Held(String),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::DatabaseCorrupt) => StoreError::Damaged(error.to_string()),
            _ => StoreError::File(error.to_string()),
        }
    }
}

/// The data file.
#[derive(Clone)]
pub struct Store {
    writing: mpsc::UnboundedSender<write::Job>,
    reader: Arc<Mutex<Reader>>,
    thread: Arc<Mutex<Option<Running>>>,
    well: Arc<AtomicBool>,
    /// When something was last written, in seconds since 1970.
    written: Arc<AtomicI64>,
}

/// After how many seconds without a write it is tried again whether something can be written.
const QUIET_S: i64 = 5;

/// The writing thread, and the hold on the file that it writes.
struct Running {
    thread: JoinHandle<()>,
    _owner: Option<Owner>,
}

impl Store {
    /// Opens the data file, or makes it; without a path everything is kept in memory.
    pub(crate) fn open(path: Option<&Path>, metrics: Arc<Metrics>) -> Result<Store, StoreError> {
        let owner = path.map(Owner::of).transpose()?;
        let (writer, reader) = schema::open(path)?;
        let (writing, jobs) = mpsc::unbounded_channel();
        let well = Arc::new(AtomicBool::new(true));
        let written = Arc::new(AtomicI64::new(0));
        let condition = write::Condition { well: well.clone(), written: written.clone() };
        let thread = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || write::run(writer, jobs, &metrics, &condition))
            .map_err(|error| StoreError::File(error.to_string()))?;
        let running = Running { thread, _owner: owner };
        Ok(Store {
            writing,
            reader: Arc::new(Mutex::new(Reader(reader))),
            thread: Arc::new(Mutex::new(Some(running))),
            well,
            written,
        })
    }

    /// Stores a batch; it is on the disk when this returns.
    pub(crate) async fn store(&self, batch: Batch) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.writing.send(write::Job::Store(batch, done)).map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Whether what was last tried to be written was.
    pub(crate) fn is_well(&self) -> bool {
        self.well.load(Ordering::Relaxed)
    }

    /// Whether nothing has been written for some seconds, so that nothing is known about whether it can be.
    pub(crate) fn is_quiet(&self) -> bool {
        self.written.load(Ordering::Relaxed) + QUIET_S < crate::clock::today()
    }

    /// Tries whether something can be stored.
    pub(crate) async fn probe(&self) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.writing.send(write::Job::Probe(done)).map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Throws away some of what is too old; gives how much that was.
    pub(crate) async fn tidy(&self, old: Old) -> Result<usize, StoreError> {
        let (done, answer) = oneshot::channel();
        self.writing.send(write::Job::Tidy(old, done)).map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// The secret with which cookies are signed, made when it is first wanted.
    pub(crate) fn secret(&self, made: [u8; 32]) -> Result<[u8; 32], StoreError> {
        let reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        reader.0.execute("INSERT OR IGNORE INTO facts (name, value) VALUES ('secret', ?)", [made])?;
        let kept = reader.fact("secret")?.and_then(|value| value.try_into().ok());
        kept.ok_or_else(|| StoreError::Unreadable("a secret of another length".to_owned()))
    }

    /// Reads with the connection that only reads, apart from the tasks that must not wait.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Reader) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let reader = self.reader.clone();
        let task = tokio::task::spawn_blocking(move || {
            let reader = reader.lock().unwrap_or_else(PoisonError::into_inner);
            read(&reader)
        });
        task.await.map_err(|_| StoreError::Closed)?
    }

    /// Writes what waits, and closes the file.
    pub(crate) fn close(&self) {
        _ = self.writing.send(write::Job::Close);
        let running = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(running) = running {
            _ = running.thread.join();
        }
    }
}
