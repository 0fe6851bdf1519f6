//! One SQLite file, or the memory: one program at a time has it, with one connection that writes and one that reads.

mod backup;
mod owner;
mod read;
mod schema;
mod tidy;
mod write;

pub use backup::backup;
pub use owner::is_held;
pub use read::Reader;
pub use schema::{make, open_existing};

pub(crate) use owner::Owner;
pub(crate) use schema::open;
