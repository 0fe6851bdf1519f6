//! Recorded games in the browser, whatever was played: which one, where in it, and whether it is true.

mod chooser;
mod scrubber;
mod verdict;

pub use chooser::{Chooser, Shelf, shelf};
pub use scrubber::{Pace, Scrubber};
pub use verdict::{Broken, Verdict, Warning};
