//! Rules tested by data.
//!
//! A scenario file names a game and holds scenarios; each says which rules it proves, gives a position, and then goes on
//! line by line: somebody does something, something is refused, something is legal, something holds.
//! `docs/scenarios.md` describes the format; [`read`] reads a file, [`run`] plays one scenario of a game that speaks
//! [`Scene`].

mod file;
mod run;
mod scene;

pub use file::{BadFile, File, Line, Scenario, Step, read};
pub use run::{Failure, run};
pub use scene::{BadScene, Scene, table_words};
