//! Rules tested by data.
//!
//! A scenario file names a game and holds scenarios; each says which rules it proves, gives a position, and then goes on
//! line by line: somebody does something, something is refused, something is legal, something holds.
//! `docs/scenarios.md` describes the format; [`read`] reads a file, [`run`] plays one scenario of a game that has
//! [`Scenes`].
//!
//! Files are read strictly. A game lists every line it knows in its [`Grammar`], and a word that is not in it is a
//! [`Failure`] with its line, its column and the nearest word, wherever it stands: also in a claim that something did
//! *not* happen, which would otherwise hold for ever.

mod check;
mod diff;
mod failure;
mod file;
mod grammar;
mod line;
mod listing;
mod nearest;
mod run;
mod scene;
mod stage;
mod step;
mod table;

pub use check::check_given;
pub use failure::Failure;
pub use file::{Branch, File, Scenario, read};
pub use grammar::{Grammar, Kind};
pub use line::Line;
pub use listing::listing;
pub use nearest::nearest;
pub use run::{Report, run};
pub use scene::{BadScene, Beside, EventOf, Placed, PositionOf, Scenes};
pub use step::{Attempt, KEYWORDS, Step, Until};
pub use table::{TABLE, said_words, table_words};
