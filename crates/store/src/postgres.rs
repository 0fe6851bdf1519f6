//! PostgreSQL, which any number of servers share.
//!
//! A server is a row in `nodes`, which it confirms twice a second. Whoever has not done so for five seconds is taken for dead by
//! another, which deletes the row: that fences it, whatever it still believes. A room names its owner and how often it was taken
//! (its epoch); both, and the row of the owner, are checked in the very statement that stores an input. So an owner that was
//! frozen, or cut off, can wake up whenever it likes: its first input finds no row and is stored nowhere.
//!
//! Nothing that is stored depends on clocks that agree. What is told from memory depends on a lease of four seconds, counted from
//! before the last confirmation was sent.

mod append;
mod beat;
mod connect;
mod desk;
mod lease;
mod lobby;
mod read;
mod schema;
mod tidy;
mod write;

pub use desk::Desk;
pub(crate) use lease::Lease;
pub(crate) use read::Reader;
pub(crate) use write::Writer;

use crate::{Counts, StoreError, apart};
use std::sync::Arc;

/// Connects, brings the tables up to date and becomes one of the servers there.
pub(crate) fn open(url: &str, address: &str, counts: &Counts) -> Result<(Writer, Reader, Arc<Lease>), StoreError> {
    apart(|| {
        let config = connect::config(url)?;
        schema::migrate(&config)?;
        let lease = Arc::new(Lease::new());
        beat::start(config.clone(), address, lease.clone(), counts.clone())?;
        let writer = Writer::new(config.clone(), lease.clone(), counts.clone());
        let reader = Reader::new(config, lease.clone(), counts.clone());
        Ok((writer, reader, lease))
    })
}
