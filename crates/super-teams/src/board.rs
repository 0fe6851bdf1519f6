//! The track: what its spaces are, and whether it can be raced on.

use crate::names::{UnknownName, named};
use serde::{Deserialize, Serialize, de};
use std::fmt;
use std::str::FromStr;

/// What a space, or a side of one, is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Kind {
    /// The planet at the beginning.
    Start,
    /// Nothing special.
    Normal,
    /// Whoever owns a ship that ends here draws a card.
    Bonus,
    /// The next move from here counts double.
    Hyperspace,
    /// The next move from here is one space.
    Asteroid,
    /// Throws back whoever ends here.
    Maw,
    /// The planet at the end.
    Final,
}

named!(Kind {
    Start = "start",
    Normal = "normal",
    Bonus = "bonus",
    Hyperspace = "hyperspace",
    Asteroid = "asteroid",
    Maw = "maw",
    Final = "final",
});

/// A space: of one kind, or a double one with a kind on each side (ST-MOV-07).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Space {
    /// One kind all over.
    Plain(Kind),
    /// Two sides, of which the mover chooses one.
    Double(Kind, Kind),
}

impl Space {
    /// The kinds of its sides.
    pub fn sides(self) -> impl Iterator<Item = Kind> {
        let (first, second) = match self {
            Space::Plain(kind) => (kind, None),
            Space::Double(first, second) => (first, Some(second)),
        };
        std::iter::once(first).chain(second)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Space::Plain(kind) => kind.fmt(f),
            Space::Double(first, second) => write!(f, "{first}+{second}"),
        }
    }
}

/// Why a text is no space.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotASpace {
    /// A kind that does not exist.
    #[error(transparent)]
    Kind(#[from] UnknownName),
    /// Two sides that do not go together.
    #[error(
        "`{0}` is no double space; there are hyperspace+asteroid, hyperspace+normal and asteroid+normal (ST-MOV-07)"
    )]
    Pair(String),
}

impl FromStr for Space {
    type Err = NotASpace;

    fn from_str(text: &str) -> Result<Space, NotASpace> {
        let Some((first, second)) = text.split_once('+') else {
            return Ok(Space::Plain(text.parse()?));
        };
        let (first, second): (Kind, Kind) = (first.parse()?, second.parse()?);
        match (first, second) {
            (Kind::Hyperspace, Kind::Asteroid | Kind::Normal) | (Kind::Asteroid, Kind::Normal) => {
                Ok(Space::Double(first, second))
            }
            (Kind::Asteroid | Kind::Normal, Kind::Hyperspace) | (Kind::Normal, Kind::Asteroid) => {
                Ok(Space::Double(second, first))
            }
            _ => Err(NotASpace::Pair(text.to_owned())),
        }
    }
}

impl Serialize for Space {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Space, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// A track that can be raced on: all of ST-RUL-10 holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Board {
    name: String,
    spaces: Vec<Space>,
}

/// What is wrong with a track, and at which of its spaces.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("space {space}: {reason}")]
pub struct BadTrack {
    /// The space, counted from 0.
    pub space: u32,
    /// What is wrong there.
    pub reason: String,
}

impl Board {
    /// The most spaces a board may have; a space's number is one byte, with room above it.
    pub const MOST: usize = 120;

    /// Checks a track. Every fault is named, in the order of the spaces.
    pub fn new(name: impl Into<String>, spaces: Vec<Space>) -> Result<Board, Vec<BadTrack>> {
        let faults = crate::track::faults(&spaces);
        match faults.is_empty() {
            true => Ok(Board { name: name.into(), spaces }),
            false => Err(faults),
        }
    }

    /// What the board is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its spaces from the start planet to the final planet.
    pub fn spaces(&self) -> &[Space] {
        &self.spaces
    }

    /// The number of the final planet's space.
    #[inline]
    pub fn last(&self) -> u8 {
        (self.spaces.len() - 1) as u8
    }
}

/// A board is read as the name of one of ours, or whole.
impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Board, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Name(String),
            Whole { name: String, spaces: Vec<Space> },
        }
        match Written::deserialize(deserializer)? {
            Written::Name(name) => crate::boards::named(&name)
                .map(|drawn| drawn.board)
                .ok_or_else(|| de::Error::custom(format!("there is no board `{name}`"))),
            Written::Whole { name, spaces } => Board::new(name, spaces).map_err(|faults| {
                let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
                de::Error::custom(faults.join("; "))
            }),
        }
    }
}
