//! Points and directions of the table.

use serde::{Deserialize, Serialize};
use std::ops::{Add, Mul, Neg, Sub};

/// A point or a displacement in millimetres: `x` to the right, `y` up the table.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Vector {
    /// To the right.
    pub x: f64,
    /// Up the table.
    pub y: f64,
}

/// Short for the two parts of a vector.
pub const fn vector(x: f64, y: f64) -> Vector {
    Vector { x, y }
}

impl Vector {
    /// The origin.
    pub const ZERO: Vector = vector(0.0, 0.0);

    /// Dot product.
    pub fn dot(self, other: Vector) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// Cross product: positive when `other` lies to the left of `self`.
    pub fn cross(self, other: Vector) -> f64 {
        self.x * other.y - self.y * other.x
    }

    /// Length. Made of a square root, which IEEE 754 rounds alike everywhere; `hypot` is not.
    pub fn length(self) -> f64 {
        self.squared().sqrt()
    }

    /// Length times itself.
    pub fn squared(self) -> f64 {
        self.dot(self)
    }

    /// A quarter turn to the left, exactly.
    #[must_use]
    pub fn left(self) -> Vector {
        vector(-self.y, self.x)
    }

    /// A quarter turn to the right, exactly.
    #[must_use]
    pub fn right(self) -> Vector {
        vector(self.y, -self.x)
    }

    /// The point a share of the way to another.
    #[must_use]
    pub fn toward(self, other: Vector, share: f64) -> Vector {
        self + (other - self) * share
    }

    /// The image in the line x = 0.
    #[must_use]
    pub fn mirrored(self) -> Vector {
        vector(-self.x, self.y)
    }
}

impl Add for Vector {
    type Output = Vector;
    fn add(self, other: Vector) -> Vector {
        vector(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Vector {
    type Output = Vector;
    fn sub(self, other: Vector) -> Vector {
        vector(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Vector {
    type Output = Vector;
    fn mul(self, factor: f64) -> Vector {
        vector(self.x * factor, self.y * factor)
    }
}

impl Neg for Vector {
    type Output = Vector;
    fn neg(self) -> Vector {
        vector(-self.x, -self.y)
    }
}
