//! Colours and ships.

use crate::names::named;
use serde::{Deserialize, Serialize};

/// A team's colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Colour {
    Red,
    Green,
    Black,
    Yellow,
}

/// A ship, in the order in which a seat's own ships are asked (ST-CMP-04, ST-RUL-03).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Ship {
    XWing,
    MillenniumFalcon,
    StarDestroyer,
    DeathStar,
    TieFighter,
    TieAdvanced,
    JediStarfighter,
    TantiveIv,
}

named!(Colour { Red = "red", Green = "green", Black = "black", Yellow = "yellow" });
named!(Ship {
    XWing = "x-wing",
    MillenniumFalcon = "millennium-falcon",
    StarDestroyer = "star-destroyer",
    DeathStar = "death-star",
    TieFighter = "tie-fighter",
    TieAdvanced = "tie-advanced",
    JediStarfighter = "jedi-starfighter",
    TantiveIv = "tantive-iv",
});

impl Ship {
    /// The colour of the team it flies for (ST-CMP-04).
    #[inline]
    pub fn colour(self) -> Colour {
        Colour::ALL[self as usize / 2]
    }

    /// The ship as a set of ships.
    #[inline]
    pub fn mask(self) -> Ships {
        Ships(1 << self as u8)
    }
}

impl Colour {
    /// Its two ships.
    #[inline]
    pub fn ships(self) -> [Ship; 2] {
        [Ship::ALL[self as usize * 2], Ship::ALL[self as usize * 2 + 1]]
    }

    /// Its two ships as a set.
    #[inline]
    pub fn mask(self) -> Ships {
        Ships(0b11 << (self as u8 * 2))
    }
}

/// A set of ships.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ships(pub u8);

impl Ships {
    /// No ship.
    pub const NONE: Ships = Ships(0);

    /// Whether `ship` is in the set.
    #[inline]
    pub fn has(self, ship: Ship) -> bool {
        self.0 & ship.mask().0 != 0
    }

    /// Both sets together.
    #[inline]
    pub fn with(self, others: Ships) -> Ships {
        Ships(self.0 | others.0)
    }

    /// Whether no ship is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The ships in the set, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Ship> {
        Ship::ALL.into_iter().filter(move |ship| self.has(*ship))
    }
}

impl Serialize for Ships {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Ships {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Ships, D::Error> {
        if deserializer.is_human_readable() {
            let ships = Vec::<Ship>::deserialize(deserializer)?;
            Ok(ships.into_iter().fold(Ships::NONE, |set, ship| set.with(ship.mask())))
        } else {
            u8::deserialize(deserializer).map(Ships)
        }
    }
}
