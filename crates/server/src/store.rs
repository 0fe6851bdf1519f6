//! What survives: rooms, the entries of their games, and the records of finished ones, in one SQLite file.
//!
//! One thread writes. It takes everything that waits, over all tables, and commits it at once, so that a commit costs the
//! same for one table as for five hundred; who waits is told when it is on the disk.

mod read;
mod schema;
mod write;

use crate::metrics::Metrics;
use read::Reader;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use tokio::sync::{mpsc, oneshot};

pub(crate) use write::Batch;

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
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::File(error.to_string())
    }
}

/// The data file.
#[derive(Clone)]
pub struct Store {
    writing: mpsc::UnboundedSender<write::Job>,
    reader: Arc<Mutex<Reader>>,
    thread: Arc<Mutex<Option<JoinHandle<()>>>>,
}

impl Store {
    /// Opens the data file, or makes it; without a path everything is kept in memory.
    pub(crate) fn open(path: Option<&Path>, metrics: Arc<Metrics>) -> Result<Store, StoreError> {
        let (writer, reader) = schema::open(path)?;
        let (writing, jobs) = mpsc::unbounded_channel();
        let thread = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || write::run(writer, jobs, &metrics))
            .map_err(|error| StoreError::File(error.to_string()))?;
        Ok(Store { writing, reader: Arc::new(Mutex::new(Reader(reader))), thread: Arc::new(Mutex::new(Some(thread))) })
    }

    /// Stores a batch; it is on the disk when this returns.
    pub(crate) async fn store(&self, batch: Batch) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.writing.send(write::Job::Store(batch, done)).map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Reads with the connection that only reads, apart from the tasks that must not wait.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Reader) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let reader = self.reader.clone();
        let task = tokio::task::spawn_blocking(move || {
            let reader = reader.lock().map_err(|_| StoreError::Closed)?;
            read(&reader)
        });
        task.await.map_err(|_| StoreError::Closed)?
    }

    /// Writes what waits, and closes the file.
    pub(crate) fn close(&self) {
        _ = self.writing.send(write::Job::Close);
        let thread = self.thread.lock().ok().and_then(|mut thread| thread.take());
        if let Some(thread) = thread {
            _ = thread.join();
        }
    }
}
