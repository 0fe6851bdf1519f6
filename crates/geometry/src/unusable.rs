//! What this crate refuses at the door.

use thiserror::Error;

/// A number or a drawing that no table can hold.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum Unusable {
    /// Not a number, or infinite.
    #[error("{what} is {value}; a finite number is needed")]
    NotFinite {
        /// What the number was for.
        what: &'static str,
        /// The number.
        value: f64,
    },
    /// A position no table reaches.
    #[error("{what} is {value} mm; positions reach from -100000 to 100000 mm")]
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
