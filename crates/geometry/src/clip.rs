//! Cutting convex polygons with straight lines.

use crate::vector::Vector;

/// The most corners a cut polygon may have: an outline part has 12 at most, and each cut adds one.
pub(crate) const CAPACITY: usize = 20;

/// A convex polygon in place, cut without allocating. May shrink to an edge, a corner or nothing.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cut {
    points: [Vector; CAPACITY],
    count: usize,
}

impl Cut {
    /// The whole polygon.
    pub fn whole(points: &[Vector]) -> Cut {
        let mut cut = Cut { points: [Vector::ZERO; CAPACITY], count: points.len() };
        cut.points[..points.len()].copy_from_slice(points);
        cut
    }

    /// The part whose reach along `normal` is at least `least`.
    #[must_use]
    pub fn keep(self, normal: Vector, least: f64) -> Cut {
        let mut kept = Cut { points: [Vector::ZERO; CAPACITY], count: 0 };
        let Some(&(mut before)) = self.points().last() else { return kept };
        let mut depth_before = normal.dot(before) - least;
        for &point in self.points() {
            let depth = normal.dot(point) - least;
            if (depth > 0.0 && depth_before < 0.0) || (depth < 0.0 && depth_before > 0.0) {
                kept.push(before.toward(point, depth_before / (depth_before - depth)));
            }
            if depth >= 0.0 {
                kept.push(point);
            }
            (before, depth_before) = (point, depth);
        }
        kept
    }

    fn push(&mut self, point: Vector) {
        self.points[self.count] = point;
        self.count += 1;
    }

    /// Its corners.
    pub fn points(&self) -> &[Vector] {
        &self.points[..self.count]
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }
}
