//! The manoeuvre under way.

use crate::card::Difficulty;
use crate::set::Set;
use geometry::Maneuver;
use serde::{Deserialize, Serialize};

/// The manoeuvre under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Flight {
    /// Which manoeuvre.
    pub maneuver: Maneuver,
    /// How difficult it is.
    pub difficulty: Difficulty,
    /// Whether the ship revealed its dial with a card that bars straight manoeuvres (XW-Q-71).
    pub no_straights: bool,
    /// How difficult the manoeuvre was whose stress is checked after the action.
    pub late: Option<Difficulty>,
    /// The obstacles that were met, nearest to the start first.
    pub hazards: [u8; MOST_HAZARDS],
    /// How many there are.
    pub hazard_count: u8,
    /// Those of them, by their place in this list, that are at the same distance from the start as the one after them.
    pub tied: Set<u8>,
    /// How many of them were met in a manoeuvre before it, during which this one was ordered.
    pub met_before: u8,
}

/// The most obstacles met in a manoeuvre, and in one that was ordered during it.
pub const MOST_HAZARDS: usize = 12;
