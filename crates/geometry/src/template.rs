//! The cardboard manoeuvre templates.

use crate::constants::{BANK_RADIUS, STRAIGHT_LENGTH, TEMPLATE_WIDTH, TURN_RADIUS};
use crate::pose::Pose;
use crate::vector::{Vector, vector};
use serde::{Deserialize, Serialize};
use std::f64::consts::{FRAC_1_SQRT_2, FRAC_PI_4};

/// Left or right, as seen by the ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// To the left.
    Left,
    /// To the right.
    Right,
}

impl Side {
    /// -1 for left, +1 for right.
    pub const fn sign(self) -> f64 {
        match self {
            Side::Left => -1.0,
            Side::Right => 1.0,
        }
    }

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }
}

/// One of the eleven templates; a curved one may be laid to either side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Template {
    kind: Kind,
    speed: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Kind {
    Straight,
    Bank(Side),
    Turn(Side),
}

/// The centre line of a template: a line, or an arc of 45° or 90°.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Curve {
    /// A line of a length.
    Line(f64),
    /// An arc.
    Arc {
        /// Its radius.
        radius: f64,
        /// Its angle in 45° steps.
        eighths: i8,
        /// Where it bends to.
        side: Side,
    },
}

impl Template {
    /// The straight template of a speed from 1 to 5.
    pub fn straight(speed: u8) -> Option<Template> {
        (1..=5).contains(&speed).then_some(Template { kind: Kind::Straight, speed })
    }

    /// The bank template of a speed from 1 to 3.
    pub fn bank(side: Side, speed: u8) -> Option<Template> {
        (1..=3).contains(&speed).then_some(Template { kind: Kind::Bank(side), speed })
    }

    /// The turn template of a speed from 1 to 3.
    pub fn turn(side: Side, speed: u8) -> Option<Template> {
        (1..=3).contains(&speed).then_some(Template { kind: Kind::Turn(side), speed })
    }

    pub(crate) fn curve(self) -> Curve {
        let index = usize::from(self.speed) - 1;
        match self.kind {
            Kind::Straight => Curve::Line(STRAIGHT_LENGTH * f64::from(self.speed)),
            Kind::Bank(side) => Curve::Arc { radius: BANK_RADIUS[index], eighths: 1, side },
            Kind::Turn(side) => Curve::Arc { radius: TURN_RADIUS[index], eighths: 2, side },
        }
    }

    /// The length of its centre line.
    pub fn length(self) -> f64 {
        self.curve().length()
    }

    /// The pose of its far end when its near end lies at a pose, facing along it.
    pub fn far_end(self, near_end: Pose) -> Pose {
        let (offset, eighths) = self.curve().end();
        near_end.moved(offset, eighths)
    }

    /// Its outline when its near end lies at a pose: 4 corners, or its two arcs in `steps` chords each, to draw.
    pub fn outline(self, near_end: Pose, steps: usize) -> Vec<Vector> {
        let frame = near_end.frame();
        let half = TEMPLATE_WIDTH / 2.0;
        let edge = |at: f64| {
            let curve = self.curve();
            let (centre, forward) = (curve.point(at), curve.tangent(at));
            [centre + forward.right() * half, centre - forward.right() * half]
        };
        let steps = if let Curve::Line(_) = self.curve() { 1 } else { steps.max(1) };
        let edges = (0..=steps).map(|step| edge(self.length() * step as f64 / steps as f64));
        let (right, left): (Vec<_>, Vec<_>) = edges.map(|[right, left]| (right, left)).unzip();
        right.into_iter().chain(left.into_iter().rev()).map(|point| frame.outward(point)).collect()
    }
}

impl Curve {
    /// The length of the centre line.
    pub fn length(self) -> f64 {
        match self {
            Curve::Line(length) => length,
            Curve::Arc { radius, eighths, .. } => radius * (FRAC_PI_4 * f64::from(eighths)),
        }
    }

    /// Where it ends, seen from its start, and by how many 45° steps it has turned. Without rounding but that of √½.
    pub fn end(self) -> (Vector, i8) {
        match self {
            Curve::Line(length) => (vector(0.0, length), 0),
            Curve::Arc { radius, eighths, side } => {
                let across = match eighths {
                    1 => radius * (1.0 - FRAC_1_SQRT_2),
                    _ => radius,
                };
                let ahead = match eighths {
                    1 => radius * FRAC_1_SQRT_2,
                    _ => radius,
                };
                (vector(side.sign() * across, ahead), side.sign() as i8 * eighths)
            }
        }
    }

    /// The same bent to the right.
    pub fn to_the_right(self) -> Curve {
        match self {
            Curve::Arc { radius, eighths, .. } => Curve::Arc { radius, eighths, side: Side::Right },
            line @ Curve::Line(_) => line,
        }
    }

    /// The point at a length along the centre line, which goes on straight at both ends.
    pub fn point(self, at: f64) -> Vector {
        let (end, length) = (self.end().0, self.length());
        match self {
            _ if at <= 0.0 => vector(0.0, at),
            _ if at >= length => end + self.tangent(length) * (at - length),
            Curve::Line(_) => vector(0.0, at),
            Curve::Arc { radius, side, .. } => {
                let angle = at / radius;
                vector(side.sign() * radius * (1.0 - libm::cos(angle)), radius * libm::sin(angle))
            }
        }
    }

    /// The unit direction at a length along the centre line.
    pub fn tangent(self, at: f64) -> Vector {
        match self {
            Curve::Line(_) => vector(0.0, 1.0),
            _ if at <= 0.0 => vector(0.0, 1.0),
            Curve::Arc { eighths: 1, side, .. } if at >= self.length() => {
                vector(side.sign() * FRAC_1_SQRT_2, FRAC_1_SQRT_2)
            }
            Curve::Arc { side, .. } if at >= self.length() => vector(side.sign(), 0.0),
            Curve::Arc { radius, side, .. } => {
                let angle = at / radius;
                vector(side.sign() * libm::sin(angle), libm::cos(angle))
            }
        }
    }
}
