//! What can go wrong.

/// Why something could not be stored or read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// SQLite says so.
    #[error("the data file: {0}")]
    File(String),
    /// The writing thread is gone.
    #[error("the data file is closed")]
    Closed,
    /// The store holds something that this program did not write.
    #[error("the data file holds {0}, which cannot be read")]
    Unreadable(String),
    /// The store was written by a newer program.
    #[error("the data file has version {0}, this program knows up to {1}; use a newer program")]
    Newer(i64, i64),
    /// The file is not as SQLite wrote it.
    #[error("the data file is damaged: {0}; `holotable doctor FILE --salvage NEW` saves what is whole")]
    Damaged(String),
    /// Another program has the file.
    #[error("the data file is in use by {0}; stop that one first, or use another file")]
    Held(String),
    /// PostgreSQL says so, or cannot be reached.
    #[error("the database: {0}")]
    Database(String),
    /// Another server has the room, or took us for dead.
    #[error("the room is not ours any more: another server has taken it, or may")]
    NotOurs,
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::DatabaseCorrupt) => StoreError::Damaged(error.to_string()),
            _ => StoreError::File(error.to_string()),
        }
    }
}
