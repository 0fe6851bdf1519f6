//! Why a text is no squad at all.

use std::fmt;

/// The longest text that is read as one squad.
pub const MOST_BYTES: usize = 1 << 20;

/// The most ships that are read; eight of the cheapest cost more than 90 points.
pub const MOST_SHIPS: usize = 64;

/// Why a text is no squad: what is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnreadableSquad {
    /// A text without any ship.
    #[error("an empty squad; write pilots and upgrades as in `poedameron+bb8, bluesquadronnovice`")]
    Empty,
    /// A ship without a pilot.
    #[error("ship {0} has no pilot; write pilots and upgrades as in `poedameron+bb8, bluesquadronnovice`")]
    NoPilot(usize),
    /// Far too long.
    #[error("{0} bytes; a squad is read up to {MOST_BYTES}")]
    Long(usize),
    /// Far too many ships.
    #[error("{0} ships; a squad is read up to {MOST_SHIPS}")]
    Ships(usize),
    /// A text that is no JSON.
    #[error("this is no JSON: {error}")]
    Json {
        /// The line in which it stops being JSON, from 1.
        line: usize,
        /// The place in that line.
        column: usize,
        /// What was expected there.
        error: String,
    },
    /// Something of a squad list is not as it should be.
    #[error("{}: {what}", place(path))]
    At {
        /// The place in the list, such as `pilots[0].upgrades`; empty for the list itself.
        path: String,
        /// What is wrong there.
        what: Misplaced,
    },
}

fn place(path: &str) -> &str {
    if path.is_empty() { "the squad list" } else { path }
}

/// What is wrong at a place of a squad list.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misplaced {
    /// Another kind of value.
    #[error("{wanted} is expected here, not {found}")]
    Expected {
        /// What should be there.
        wanted: Shape,
        /// What is there.
        found: Shape,
    },
    /// A list without pilots.
    #[error("there are no `pilots`")]
    NoPilots,
    /// A pilot without a name.
    #[error("a pilot has neither `id` nor `name`")]
    NoName,
    /// A faction that there is not.
    #[error("`{0}` is no faction; there are rebel, imperial and scum")]
    Faction(String),
    /// A pilot of another faction.
    #[error("`{pilot}` does not fly for `{faction}`")]
    OtherFaction {
        /// The pilot, as it is written there.
        pilot: String,
        /// The faction of the list, as lists write it.
        faction: &'static str,
    },
    /// A type of ship that there is not.
    #[error("no type of ship is written `{0}`")]
    Ship(String),
    /// A pilot of another type of ship.
    #[error("`{pilot}` does not fly a `{ship}`")]
    OtherShip {
        /// The pilot, as it is written there.
        pilot: String,
        /// The ship, as it is written there.
        ship: String,
    },
    /// A slot that there is not.
    #[error("no upgrade slot is written like this")]
    Slot,
}

/// The kinds of values in JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Shape {
    Null,
    Truth,
    Number,
    Text,
    List,
    Object,
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Shape::Null => "null",
            Shape::Truth => "true or false",
            Shape::Number => "a number",
            Shape::Text => "a text",
            Shape::List => "a list",
            Shape::Object => "an object",
        })
    }
}
