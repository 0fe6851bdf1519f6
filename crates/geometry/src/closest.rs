//! The shortest lines between two convex shapes, all of them.

use crate::clip::Cut;
use crate::constants::TOLERANCE;
use crate::vector::Vector;

/// The shortest line between two shapes, or all of them when edges lie parallel: then the lines are a band, every one
/// as short as the others, from the first to the last.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Closest {
    /// Their length: 0 for shapes that touch or overlap.
    pub distance: f64,
    /// The first line.
    pub first: Line,
    /// The last line; the same as the first when the shortest line is unique.
    pub last: Line,
}

/// A straight line from one shape to the other.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Line {
    /// Where it starts: on the shape measured from.
    pub from: Vector,
    /// Where it ends: on the shape measured to.
    pub to: Vector,
}

impl Closest {
    /// The line at a share of the way from the first (0) to the last (1).
    pub fn line(&self, share: f64) -> Line {
        Line { from: self.first.from.toward(self.last.from, share), to: self.first.to.toward(self.last.to, share) }
    }

    /// Whether more than one line is shortest.
    pub fn is_tied(&self) -> bool {
        (self.last.from - self.first.from).length() > TOLERANCE
    }
}

/// All shortest lines between two convex polygons of at most 16 corners, one of which may be an edge or a point.
/// Corners go counter-clockwise. Nothing if either is empty.
pub fn closest(from: &[Vector], to: &[Vector]) -> Option<Closest> {
    let nearest = nearest(from, to)?;
    let across = nearest.to - nearest.from;
    let distance = across.length();
    if distance <= TOLERANCE {
        return Some(Closest { distance, first: nearest, last: nearest });
    }
    let unit = across * (1.0 / distance);
    let along = unit.left();
    let (low_from, high_from) = extent_of_face(from, unit, along);
    let (low_to, high_to) = extent_of_face(to, -unit, along);
    let here = along.dot(nearest.from);
    let low = low_from.max(low_to).min(here) - here;
    let high = high_from.min(high_to).max(here) - here;
    let line = |shift: f64| Line { from: nearest.from + along * shift, to: nearest.to + along * shift };
    Some(Closest { distance, first: line(low), last: line(high) })
}

/// The distance between two convex polygons; infinite if either is empty.
pub fn distance(from: &[Vector], to: &[Vector]) -> f64 {
    nearest(from, to).map_or(f64::INFINITY, |line| (line.to - line.from).length())
}

/// The distance from a convex polygon to the point of another that is farthest from it. A distance to a convex shape
/// grows outwards in every direction, so that point is a corner.
pub fn farthest(from: &[Vector], to: &[Vector]) -> f64 {
    to.iter().fold(0.0, |most: f64, corner| most.max(distance(from, &[*corner])))
}

/// The point of an edge nearest to a point, reckoned from the nearer end, so that either order of the ends gives the
/// same bits.
pub fn nearest_on_edge(point: Vector, start: Vector, end: Vector) -> Vector {
    let edge = end - start;
    let (from_start, from_end) = (edge.dot(point - start), edge.dot(end - point));
    match from_start <= from_end {
        true if from_start <= 0.0 => start,
        true => start + edge * (from_start / edge.squared()),
        false if from_end <= 0.0 => end,
        false => end - edge * (from_end / edge.squared()),
    }
}

/// One shortest line.
fn nearest(from: &[Vector], to: &[Vector]) -> Option<Line> {
    if let Some(point) = common_point(from, to) {
        return Some(Line { from: point, to: point });
    }
    let mut best = None;
    let mut least = f64::INFINITY;
    for &corner in from {
        for (start, end) in edges(to) {
            let to = nearest_on_edge(corner, start, end);
            let distance = (to - corner).squared();
            if distance < least {
                (least, best) = (distance, Some(Line { from: corner, to }));
            }
        }
    }
    for &corner in to {
        for (start, end) in edges(from) {
            let from = nearest_on_edge(corner, start, end);
            let distance = (corner - from).squared();
            if distance < least {
                (least, best) = (distance, Some(Line { from, to: corner }));
            }
        }
    }
    best
}

/// A point of both shapes, if they meet and one of them has an inside.
fn common_point(one: &[Vector], other: &[Vector]) -> Option<Vector> {
    let (area, rest) = if one.len() >= 3 { (one, other) } else { (other, one) };
    if area.len() < 3 || rest.is_empty() || apart(one, other) || apart(other, one) {
        return None;
    }
    let cut = edges(area).fold(Cut::whole(rest), |cut, (start, end)| {
        let inward = (end - start).left();
        cut.keep(inward, inward.dot(start))
    });
    cut.points().first().copied()
}

/// Whether one edge of the first shape has all of the second one strictly on its outer side.
fn apart(one: &[Vector], other: &[Vector]) -> bool {
    edges(one).any(|(start, end)| {
        let outward = (end - start).right();
        let edge = outward.dot(start);
        other.iter().all(|point| outward.dot(*point) > edge)
    })
}

/// The edges of a polygon in order; a single point is an edge of no length.
pub(crate) fn edges(points: &[Vector]) -> impl Iterator<Item = (Vector, Vector)> + '_ {
    (0..points.len()).map(|index| (points[index], points[(index + 1) % points.len()]))
}

/// From where to where the outermost points of a polygon reach along its face towards `outward`.
fn extent_of_face(points: &[Vector], outward: Vector, along: Vector) -> (f64, f64) {
    let outermost = points.iter().fold(f64::NEG_INFINITY, |most, point| most.max(outward.dot(*point)));
    points.iter().filter(|point| outward.dot(**point) >= outermost - TOLERANCE).fold(
        (f64::INFINITY, f64::NEG_INFINITY),
        |(low, high), point| {
            let at = along.dot(*point);
            (low.min(at), high.max(at))
        },
    )
}
