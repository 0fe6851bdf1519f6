//! Convex shapes side by side: how deep they overlap, how far they are apart.

use crate::constants::TOLERANCE;
use crate::pose::Frame;
use crate::vector::{Vector, vector};

/// A convex polygon, its corners counter-clockwise, with the outward unit normal of the edge that leaves each corner.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Shape<'a> {
    pub points: &'a [Vector],
    pub normals: &'a [Vector],
}

impl<'a> Shape<'a> {
    /// The outward normal of each edge and how far the edge reaches along it: the farther of its two ends, so that a
    /// mirrored shape has the same reach to the last bit.
    pub fn faces(self) -> impl Iterator<Item = (Vector, f64)> + 'a {
        let count = self.points.len();
        self.normals.iter().enumerate().map(move |(index, normal)| {
            let next = if index + 1 == count { 0 } else { index + 1 };
            (*normal, normal.dot(self.points[index]).max(normal.dot(self.points[next])))
        })
    }

    /// The gap along the best of both shapes' edge normals: negative is the depth of the overlap, since two convex
    /// polygons overlap least along one of their own normals. Positive is a lower bound of the distance.
    pub fn gap(self, other: Shape) -> f64 {
        self.gap_beyond(other).max(other.gap_beyond(self))
    }

    /// Whether they share more area than bare contact.
    pub fn overlaps(self, other: Shape) -> bool {
        self.gap_beyond(other) < -TOLERANCE && other.gap_beyond(self) < -TOLERANCE
    }

    /// The widest gap between one of my edges and the other shape. Stops early at the first clear one.
    fn gap_beyond(self, other: Shape) -> f64 {
        let mut widest = f64::NEG_INFINITY;
        for (normal, reach) in self.faces() {
            let gap = nearest_along(normal, other.points) - reach;
            if gap > widest {
                widest = gap;
                if gap > 0.0 {
                    return gap;
                }
            }
        }
        widest
    }
}

/// How far the nearest point reaches along a direction.
pub(crate) fn nearest_along(direction: Vector, points: &[Vector]) -> f64 {
    points.iter().fold(f64::INFINITY, |least, point| least.min(direction.dot(*point)))
}

/// Four corners and their edge normals: a base, a guide, a template.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Quad {
    pub points: [Vector; 4],
    pub normals: [Vector; 4],
}

impl Quad {
    /// A rectangle by two opposite corners, the first one lower left; its normals are exact.
    pub const fn rectangle(low: Vector, high: Vector) -> Quad {
        Quad {
            points: [low, vector(high.x, low.y), high, vector(low.x, high.y)],
            normals: [vector(0.0, -1.0), vector(1.0, 0.0), vector(0.0, 1.0), vector(-1.0, 0.0)],
        }
    }

    /// As the table sees it when it lies in a frame.
    pub fn placed(&self, frame: Frame) -> Quad {
        Quad { points: self.points.map(|p| frame.outward(p)), normals: self.normals.map(|n| frame.direction(n)) }
    }

    /// As a shape.
    pub fn shape(&self) -> Shape<'_> {
        Shape { points: &self.points, normals: &self.normals }
    }
}

/// The unit normal to the right of an edge: outward for corners in counter-clockwise order.
pub(crate) fn outward_normal(from: Vector, to: Vector) -> Vector {
    let edge = to - from;
    edge.right() * (1.0 / edge.length())
}
