//! Ranges between bases and to tokens.

use crate::base::Base;
use crate::closest::{Closest, closest, farthest};
use crate::constants::{RANGE_BAND, TOLERANCE};
use crate::token::Token;
use serde::{Deserialize, Serialize};

/// A band of the range ruler.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Band {
    /// Up to 100 mm, contact included (XW-Q-60).
    One = 1,
    /// Over 100, up to 200 mm.
    Two = 2,
    /// Over 200, up to 300 mm.
    Three = 3,
}

impl Band {
    /// The band a distance falls in; none beyond Range 3. A distance on the line belongs to the lower band (XW-Q-03).
    pub fn of(distance: f64) -> Option<Band> {
        [Band::One, Band::Two, Band::Three].into_iter().find(|band| distance <= band.far_end() + TOLERANCE)
    }

    /// The distance at its far end.
    pub fn far_end(self) -> f64 {
        RANGE_BAND * f64::from(self as u8)
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self as u8
    }
}

/// All shortest lines between two bases, guides left out (XW-RNG-02).
pub fn measure(from: &Base, to: &Base) -> Closest {
    closest(&from.corners(), &to.corners()).expect("bases have corners")
}

/// The distance between two bases, guides left out.
pub fn distance(from: &Base, to: &Base) -> f64 {
    crate::closest::distance(&from.corners(), &to.corners())
}

/// The range between two bases; none beyond Range 3.
pub fn range(from: &Base, to: &Base) -> Option<Band> {
    Band::of(distance(from, to))
}

/// Whether a base is *at* Range `low` to `high` of another: its closest point lies there (XW-RNG-05).
pub fn is_at(from: &Base, to: &Base, low: Band, high: Band) -> bool {
    range(from, to).is_some_and(|band| (low..=high).contains(&band))
}

/// Whether a base is *within* Range `low` to `high` of another: all of it lies there (XW-RNG-06).
pub fn is_within(from: &Base, to: &Base, low: Band, high: Band) -> bool {
    let last = Band::of(farthest(&from.corners(), &to.corners()));
    range(from, to).is_some_and(|first| first >= low) && last.is_some_and(|last| last <= high)
}

/// Whether a base is *beyond* a range of another: no part of it lies at or below it (XW-RNG-07).
pub fn is_beyond(from: &Base, to: &Base, band: Band) -> bool {
    distance(from, to) > band.far_end() + TOLERANCE
}

/// The range from a base to the closest point of a token (XW-RNG-09).
pub fn range_to_token(from: &Base, token: &Token) -> Option<Band> {
    let nearest = (from.pose.centre() - token.pose.centre()).length() - from.size.radius() - token.outline.radius();
    if nearest > Band::Three.far_end() + 1.0 {
        return None;
    }
    Band::of(token.distance_to_base(from))
}
