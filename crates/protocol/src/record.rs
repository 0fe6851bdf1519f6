//! The file of one game: JSON lines, one a step, each with a running hash.
//!
//! The first line is a [header](Header), the last one says how the game [ended](End), and every line between is an entry
//! of the [`Session`](play::Session). `docs/records.md` describes the format for other programs.

mod first;
mod line;
mod read;
mod verify;
mod write;

pub(crate) use line::Line;
pub use line::{End, Header, Notes};
pub use read::{Fault, Problem, Record, game};
pub use verify::{Difference, Found};
pub(crate) use write::lines;
pub use write::{text, write};

/// What the header calls the format.
pub const FORMAT: &str = "holotable-record";
/// The version of the format that is written, and the newest that is read.
pub const VERSION: u32 = 2;
