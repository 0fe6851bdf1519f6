//! What this crate refuses at the door.

use serde::{Deserialize, Deserializer};
use thiserror::Error;

/// A number or a drawing that no table can hold.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum Unusable {
    /// Not a number, or infinite.
    #[error("{what} is {value}; a finite number is needed (XW-AREA-01)")]
    NotFinite {
        /// What the number was for.
        what: &'static str,
        /// The number.
        value: f64,
    },
    /// A position no table reaches.
    #[error("{what} is {value} mm; positions reach from -100000 to 100000 mm (XW-AREA-01)")]
    TooFar {
        /// What the number was for.
        what: &'static str,
        /// The number.
        value: f64,
    },
    /// A direction without a length, or one that is not of length one.
    #[error("a heading needs a direction of length 1, not ({x}, {y})")]
    NoDirection {
        /// Its part to the right.
        x: f64,
        /// Its part ahead.
        y: f64,
    },
    /// An outline that is no simple polygon.
    #[error("an outline needs 3 to 64 corners, none twice, and edges that do not cross: {0}")]
    NoOutline(&'static str),
    /// A side length that is no length.
    #[error("{what} is {value} mm; a length above 0 is needed")]
    NoLength {
        /// What the number was for.
        what: &'static str,
        /// The number.
        value: f64,
    },
}

/// A number as it is read: nothing, which is what JSON makes of what is no number, is no number (NaN).
pub fn number<'de, D: Deserializer<'de>>(from: D) -> Result<f64, D::Error> {
    match from.is_human_readable() {
        true => Option::<f64>::deserialize(from).map(|number| number.unwrap_or(f64::NAN)),
        false => f64::deserialize(from),
    }
}

/// The number if it is finite and on some table.
pub(crate) fn coordinate(what: &'static str, value: f64) -> Result<f64, Unusable> {
    match finite(what, value)? {
        value if value.abs() > crate::constants::FARTHEST => Err(Unusable::TooFar { what, value }),
        value => Ok(value + 0.0),
    }
}

/// The number if it is finite.
pub(crate) fn finite(what: &'static str, value: f64) -> Result<f64, Unusable> {
    if value.is_finite() { Ok(value) } else { Err(Unusable::NotFinite { what, value }) }
}
