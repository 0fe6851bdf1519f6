//! Where something lies and where it faces.

use crate::heading::Heading;
use crate::unusable::{Unusable, coordinate, number};
use crate::vector::{Vector, vector};
use serde::{Deserialize, Serialize};

/// A centre and a facing: of a base, of an obstacle, of a bomb.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Parts", into = "Parts")]
pub struct Pose {
    centre: Vector,
    heading: Heading,
}

#[derive(Serialize, Deserialize)]
struct Parts {
    #[serde(deserialize_with = "number")]
    x: f64,
    #[serde(deserialize_with = "number")]
    y: f64,
    heading: Heading,
}

impl Pose {
    /// At the origin, facing +y.
    pub const ORIGIN: Pose = Pose { centre: Vector::ZERO, heading: Heading::NORTH };

    /// A pose from numbers anybody may have typed: millimetres, and degrees clockwise from +y.
    pub fn new(x: f64, y: f64, degrees: f64) -> Result<Pose, Unusable> {
        Pose::at(vector(x, y), Heading::from_degrees(degrees)?)
    }

    /// A pose from a centre and a facing.
    pub fn at(centre: Vector, heading: Heading) -> Result<Pose, Unusable> {
        Ok(Pose { centre: vector(coordinate("x", centre.x)?, coordinate("y", centre.y)?), heading })
    }

    /// A pose derived from one that was accepted before.
    pub(crate) fn trusted(centre: Vector, heading: Heading) -> Pose {
        Pose { centre: vector(centre.x + 0.0, centre.y + 0.0), heading }
    }

    /// The centre.
    pub fn centre(&self) -> Vector {
        self.centre
    }

    /// The facing.
    pub fn heading(&self) -> Heading {
        self.heading
    }

    /// The same place, facing elsewhere.
    #[must_use]
    pub fn facing(self, heading: Heading) -> Pose {
        Pose { heading, ..self }
    }

    /// The pose that lies at `offset` as seen from here (`x` to the right, `y` ahead), turned by 45° steps.
    #[must_use]
    pub fn moved(self, offset: Vector, eighths: i8) -> Pose {
        Pose::trusted(self.frame().outward(offset), self.heading.turned(eighths))
    }

    /// The image in the line x = 0, exactly.
    #[must_use]
    pub fn mirrored(self) -> Pose {
        Pose::trusted(self.centre.mirrored(), self.heading.mirrored())
    }

    /// The frame of reference of this pose.
    pub(crate) fn frame(self) -> Frame {
        Frame { centre: self.centre, forward: self.heading.forward() }
    }
}

/// A pose with its facing written out, for the many sums.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Frame {
    /// The origin of the frame.
    pub centre: Vector,
    /// Its unit direction ahead.
    pub forward: Vector,
}

impl Frame {
    /// A direction of this frame as the table sees it.
    pub fn direction(&self, local: Vector) -> Vector {
        let Vector { x, y } = self.forward;
        vector(y * local.x + x * local.y, y * local.y - x * local.x)
    }

    /// A point of this frame as the table sees it.
    pub fn outward(&self, local: Vector) -> Vector {
        self.centre + self.direction(local)
    }

    /// A direction of the table as this frame sees it.
    pub fn direction_inward(&self, world: Vector) -> Vector {
        let Vector { x, y } = self.forward;
        vector(y * world.x - x * world.y, x * world.x + y * world.y)
    }

    /// A point of the table as this frame sees it.
    pub fn inward(&self, world: Vector) -> Vector {
        self.direction_inward(world - self.centre)
    }

    /// Another frame as this one sees it.
    pub fn see(&self, other: Frame) -> Frame {
        Frame { centre: self.inward(other.centre), forward: self.direction_inward(other.forward) }
    }
}

impl TryFrom<Parts> for Pose {
    type Error = Unusable;
    fn try_from(Parts { x, y, heading }: Parts) -> Result<Pose, Unusable> {
        Pose::at(vector(x, y), heading)
    }
}

impl From<Pose> for Parts {
    fn from(pose: Pose) -> Parts {
        Parts { x: pose.centre.x, y: pose.centre.y, heading: pose.heading }
    }
}
