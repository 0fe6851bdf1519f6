//! Where something faces, kept so that the turns of the game lose nothing.

use crate::unusable::{Unusable, finite, number};
use crate::vector::{Vector, vector};
use serde::{Deserialize, Serialize};
use std::f64::consts::FRAC_1_SQRT_2;

/// A facing: a number of eighth turns clockwise, on top of a unit direction near +y.
///
/// Manoeuvres turn a ship by 45°, 90°, 180° or 225°, so a turn only counts eighths and never rounds: eight banks give
/// back the same bytes. The direction changes only when a ship is stopped in the middle of a curve.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Parts", into = "Parts")]
pub struct Heading {
    /// How far the direction leans to the right of +y.
    x: f64,
    /// How far it goes along +y, with the eighths in its three highest bits. That number is from a half to two, so these bits are
    /// always the same; keeping the eighths there saves eight bytes for each thing on the table.
    packed: u64,
}

/// The three highest bits of every number from a half to two.
const HALF_TO_TWO: u64 = 0b001 << 61;

#[derive(Serialize, Deserialize)]
struct Parts {
    eighths: u8,
    #[serde(deserialize_with = "number")]
    x: f64,
    #[serde(deserialize_with = "number")]
    y: f64,
}

impl Heading {
    /// Up the table, towards +y.
    pub const NORTH: Heading = Heading::packed(vector(0.0, 1.0), 0);
    /// To the right, towards +x.
    pub const EAST: Heading = Heading::packed(vector(0.0, 1.0), 2);
    /// Down the table.
    pub const SOUTH: Heading = Heading::packed(vector(0.0, 1.0), 4);
    /// To the left.
    pub const WEST: Heading = Heading::packed(vector(0.0, 1.0), 6);

    const fn packed(near: Vector, eighths: u8) -> Heading {
        Heading { x: near.x, packed: near.y.to_bits() ^ HALF_TO_TWO | (eighths as u64) << 61 }
    }

    #[inline]
    fn near(self) -> Vector {
        vector(self.x, f64::from_bits(self.packed & !(0b111 << 61) | HALF_TO_TWO))
    }

    #[inline]
    fn eighths(self) -> u8 {
        (self.packed >> 61) as u8
    }

    /// Degrees clockwise from +y; any finite number.
    pub fn from_degrees(degrees: f64) -> Result<Heading, Unusable> {
        let degrees = libm::fmod(finite("the heading", degrees)?, 360.0);
        let eighths = (degrees / 45.0).round_ties_even();
        let rest = (degrees - 45.0 * eighths).to_radians();
        let near = vector(libm::sin(rest) + 0.0, libm::cos(rest));
        Ok(Heading::packed(near, (eighths as i8).rem_euclid(8).cast_unsigned()))
    }

    /// The facing along a direction of any length but zero.
    pub fn from_direction(direction: Vector) -> Result<Heading, Unusable> {
        let length = direction.length();
        if !length.is_finite() || length < 1e-100 {
            return Err(Unusable::NoDirection { x: direction.x, y: direction.y });
        }
        Ok(Heading::along(direction * (1.0 / length)))
    }

    /// The facing along a unit direction: turned back by exact quarter turns until it lies near +y.
    pub(crate) fn along(unit: Vector) -> Heading {
        let sideways = unit.x.abs();
        let (near, eighths) = match unit {
            Vector { y, .. } if y >= sideways => (unit, 0),
            Vector { y, .. } if -y >= sideways => (-unit, 4),
            Vector { x, .. } if x > 0.0 => (unit.left(), 2),
            _ => (unit.right(), 6),
        };
        Heading::packed(vector(near.x + 0.0, near.y), eighths)
    }

    /// The unit vector it faces along.
    pub fn forward(self) -> Vector {
        let (near, eighths) = (self.near(), self.eighths());
        let Vector { x, y } = near;
        let near = match eighths & 1 {
            0 => near,
            _ => vector((x + y) * FRAC_1_SQRT_2, (y - x) * FRAC_1_SQRT_2),
        };
        match eighths >> 1 {
            0 => near,
            1 => near.right(),
            2 => -near,
            _ => near.left(),
        }
    }

    /// The unit vector to its right.
    pub fn right(self) -> Vector {
        self.forward().right()
    }

    /// Turned clockwise by a number of 45° steps, exactly; negative steps turn left.
    #[must_use]
    pub fn turned(self, eighths: i8) -> Heading {
        Heading { packed: self.packed.wrapping_add((eighths as u64) << 61), ..self }
    }

    /// The other way round, exactly.
    #[must_use]
    pub fn reversed(self) -> Heading {
        self.turned(4)
    }

    /// Degrees clockwise from +y, from 0 up to but not including 360.
    pub fn degrees(self) -> f64 {
        let rest = libm::atan2(self.x, self.near().y).to_degrees();
        match 45.0 * f64::from(self.eighths()) + rest {
            degrees if degrees >= 360.0 => degrees - 360.0,
            degrees if degrees >= 0.0 => degrees,
            degrees => match degrees + 360.0 {
                360.0 => 0.0,
                degrees => degrees,
            },
        }
    }

    /// The image in the line x = 0, exactly.
    #[must_use]
    pub fn mirrored(self) -> Heading {
        Heading::packed(vector(0.0 - self.x, self.near().y), (8 - self.eighths()) % 8)
    }
}

impl TryFrom<Parts> for Heading {
    type Error = Unusable;
    fn try_from(Parts { eighths, x, y }: Parts) -> Result<Heading, Unusable> {
        let near = vector(x + 0.0, y);
        let is_unit = (near.squared() - 1.0).abs() < 1e-9;
        if is_unit && y >= 0.5 && eighths < 8 {
            Ok(Heading::packed(near, eighths))
        } else {
            Err(Unusable::NoDirection { x, y })
        }
    }
}

impl From<Heading> for Parts {
    fn from(heading: Heading) -> Parts {
        Parts { eighths: heading.eighths(), x: heading.x, y: heading.near().y }
    }
}
