//! Ships that a mission gives, and where ships begin.

use geometry::{Base, Pose, constants};
use serde::{Deserialize, Serialize};

/// A ship that a side has besides its squad; it costs nothing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionShip {
    /// Whose it is, 0 or 1.
    pub side: u8,
    /// What it is called at the table, in one word.
    pub name: String,
    /// The ship card that it is flown by.
    pub pilot: String,
    /// Its pilot skill; what is printed if it is silent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skill: Option<u8>,
    /// The dice of its primary weapon; what is printed if it is silent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attack: Option<u8>,
    /// Its agility; what is printed if it is silent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agility: Option<u8>,
    /// Its hull; what is printed if it is silent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hull: Option<u8>,
    /// Its shields; what is printed if it is silent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shields: Option<u8>,
    /// What its destruction scores; nothing if it is silent.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub points: u8,
    /// Where it stands from the beginning: millimetres to the right of the middle and above it, degrees clockwise. It is placed as
    /// others are if it is silent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<[f64; 3]>,
    /// Whether it is a token that stays where it is: no dial, no actions, no attacks, and no text.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub still: bool,
    /// Whether it is the leader of its side, in place of the first ship of the squad.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub leader: bool,
}

/// Where a ship of a squad stands from the beginning. A squad without such a ship leaves the place empty.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The side of the squad, 0 or 1.
    pub side: u8,
    /// Which ship of it, from 0.
    pub ship: u8,
    /// Millimetres to the right of the middle and above it, degrees clockwise.
    pub at: [f64; 3],
}

/// A rectangle in which ships of a side may be placed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    /// Whose it is, 0 or 1.
    pub side: u8,
    /// Its corner to the left and below, from the middle of the table.
    pub from: [f64; 2],
    /// Its corner to the right and above.
    pub to: [f64; 2],
}

impl Zone {
    /// Whether a base lies wholly in it.
    pub(crate) fn holds(&self, base: &Base) -> bool {
        let ([left, low], [right, high], slack) = (self.from, self.to, constants::TOLERANCE);
        base.corners().iter().all(|corner| {
            (left - slack..=right + slack).contains(&corner.x) && (low - slack..=high + slack).contains(&corner.y)
        })
    }
}

/// A place as a pose, if it is made of numbers.
pub(crate) fn pose([x, y, heading]: [f64; 3]) -> Option<Pose> {
    Pose::new(x, y, heading).ok()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference to the field")]
fn is_nothing(points: &u8) -> bool {
    *points == 0
}
