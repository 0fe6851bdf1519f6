//! Squad lists of X-Wing, read and written: lines of text, and the JSON of squad builders (XWS).
//!
//! ```
//! use x_wing_squads::{read_line, read_xws, write_line, write_names, write_xws};
//!
//! let squad = read_line("red leader: Poe Dameron (31) + BB-8; \"Blue Ace\"")?;
//! assert_eq!(write_line(&squad), "red-leader: poedameron+bb8, blueace");
//! assert_eq!(write_names(&squad), "red-leader: Poe Dameron + BB-8, \"Blue Ace\"");
//! let list = write_xws(&squad)?;
//! assert_eq!(list["points"], 60);
//! assert_eq!(write_line(&read_xws(&list.to_string())?), "poedameron+bb8, blueace");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What is read is a [`Squad`](x_wing::Squad): words, which need not be cards, let alone legal together.
//! [`Squad::check`](x_wing::Squad::check) and [`Squad::review`](x_wing::Squad::review) in the rules say what is wrong with
//! it, since a game refuses squads that are not legal, wherever they come from.

// A wildcard would swallow a new variant in silence; without one, every place that has to know of it fails to build.
#![deny(clippy::wildcard_enum_match_arm)]

mod aliases;
pub mod builder;
pub mod collection;
mod line;
mod unreadable;
mod xws;

pub use line::{read_line, write_line, write_names};
pub use unreadable::{MOST_BYTES, MOST_SHIPS, Misplaced, Shape, UnreadableSquad};
pub use xws::{read_xws, read_xws_value, write_xws};
