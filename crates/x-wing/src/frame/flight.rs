//! The manoeuvre under way.

use crate::bounded::Bounded;
use crate::card::{Curve, Difficulty};
use crate::position::MOST_LYING;
use crate::set::Set;
use geometry::{Bearing, Maneuver, Template};
use serde::{Deserialize, Serialize};

/// The manoeuvre under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Flight {
    /// Which manoeuvre.
    pub maneuver: Maneuver,
    /// The template that a card lets it be flown along, if it is another than its own.
    pub along: Option<Curve>,
    /// How difficult it is.
    pub difficulty: Difficulty,
    /// Whether the ship revealed its dial with a card that bars straight manoeuvres (XW-Q-71).
    pub no_straights: bool,
    /// Whether a card makes it red, whatever it is changed to (XW-C-283).
    pub stays_red: bool,
    /// Whether a card lets it be flown while stressed, if it is red.
    pub despite_stress: bool,
    /// How difficult the manoeuvre was whose stress is checked after the action.
    pub late: Option<Difficulty>,
    /// The obstacles that were met, by their numbers, nearest to the start first.
    pub hazards: Bounded<u8, MOST_HAZARDS>,
    /// Those of them, by their place in this list, that are at the same distance from the start as the one after them.
    pub tied: Set<u8, u64>,
    /// How many of them were met in a manoeuvre before it, during which this one was ordered.
    pub met_before: u8,
}

impl Flight {
    /// The manoeuvre with the template that it is flown along; none if the ship does not move.
    pub(crate) fn laid(&self) -> (Maneuver, Option<Template>) {
        let (maneuver, speed) = (self.maneuver, self.maneuver.speed());
        let side = match maneuver.bearing() {
            Bearing::Bank(side) | Bearing::Turn(side) | Bearing::Segnor(side) | Bearing::Tallon(side) => Some(side),
            Bearing::Straight
            | Bearing::Koiogran
            | Bearing::ReverseStraight
            | Bearing::ReverseBank(_)
            | Bearing::Stationary => None,
        };
        let template = match (self.along, side) {
            (Some(Curve::Bank), Some(side)) => Template::bank(side, speed),
            (Some(Curve::Turn), Some(side)) => Template::turn(side, speed),
            (None, _) | (_, None) => maneuver.template(),
        };
        (maneuver, template)
    }
}

/// What another ship's manoeuvre changes about the one that it interrupts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Interrupted {
    /// Which manoeuvre it was.
    pub maneuver: Maneuver,
    /// The template that a card let it be flown along.
    pub along: Option<Curve>,
    /// How difficult it was.
    pub difficulty: Difficulty,
    /// How many obstacles were met.
    pub met: u8,
    /// How many of them in a manoeuvre before it.
    pub met_before: u8,
}

impl Flight {
    /// What is remembered while another ship flies.
    pub(crate) fn interrupted(&self) -> Interrupted {
        let Flight { maneuver, along, difficulty, met_before, .. } = *self;
        Interrupted { maneuver, along, difficulty, met: self.hazards.as_slice().len() as u8, met_before }
    }

    /// It goes on as it was.
    pub(crate) fn resume(&mut self, Interrupted { maneuver, along, difficulty, met, met_before }: Interrupted) {
        *self = Flight { maneuver, along, difficulty, met_before, ..*self };
        self.hazards.truncate(met.into());
    }
}

/// The most obstacles met in a manoeuvre, and in one that was ordered during it.
pub const MOST_HAZARDS: usize = 2 * MOST_LYING;
