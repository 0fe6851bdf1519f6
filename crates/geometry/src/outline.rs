//! Outlines of cardboard tokens: any simple polygon, kept as convex parts as well.

use crate::closest::edges;
use crate::constants::{FARTHEST, TOLERANCE};
use crate::shape::{Shape, outward_normal};
use crate::unusable::{Unusable, coordinate};
use crate::vector::{Vector, vector};

/// The most corners a convex part may have.
const PART_CORNERS: usize = 12;
/// The most corners an outline may have.
const CORNERS: usize = 64;

/// A simple polygon round its own origin, in any shape.
#[derive(Debug, Clone, PartialEq)]
pub struct Outline {
    points: Vec<Vector>,
    parts: Vec<Part>,
    radius: f64,
}

/// One convex part of an outline.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Part {
    points: Vec<Vector>,
    normals: Vec<Vector>,
}

impl Part {
    pub fn shape(&self) -> Shape<'_> {
        Shape { points: &self.points, normals: &self.normals }
    }

    pub fn points(&self) -> &[Vector] {
        &self.points
    }
}

impl Outline {
    /// An outline through these corners, in either order.
    pub fn new(corners: &[[f64; 2]]) -> Result<Outline, Unusable> {
        if !(3..=CORNERS).contains(&corners.len()) {
            return Err(Unusable::NoOutline("wrong number of corners"));
        }
        let mut points = Vec::with_capacity(corners.len());
        for [x, y] in corners {
            points.push(vector(coordinate("a corner's x", *x)?, coordinate("a corner's y", *y)?));
        }
        check_simple(&points)?;
        match area(&points) {
            covered if covered.abs() < TOLERANCE => return Err(Unusable::NoOutline("it covers nothing")),
            covered if covered < 0.0 => points.reverse(),
            _ => {}
        }
        let parts = merge(&points, triangulate(&points)?);
        let radius = points.iter().fold(0.0, |most: f64, point| most.max(point.length()));
        let parts = parts.into_iter().map(|corners| part(&points, &corners)).collect();
        Ok(Outline { points, parts, radius })
    }

    /// Its corners, counter-clockwise.
    pub fn points(&self) -> &[Vector] {
        &self.points
    }

    /// Its area in square millimetres.
    pub fn area(&self) -> f64 {
        area(&self.points)
    }

    /// Whether a point lies in it or on its edge.
    pub fn contains(&self, point: Vector) -> bool {
        self.parts.iter().any(|part| edges(&part.points).all(|(start, end)| (end - start).cross(point - start) >= 0.0))
    }

    /// Its convex parts, each a list of corners counter-clockwise; together they cover it once.
    pub fn convex_parts(&self) -> impl Iterator<Item = &[Vector]> {
        self.parts.iter().map(Part::points)
    }

    /// No corner is farther from the origin.
    pub fn radius(&self) -> f64 {
        self.radius
    }

    pub(crate) fn parts(&self) -> &[Part] {
        &self.parts
    }
}

fn part(points: &[Vector], corners: &[usize]) -> Part {
    let points: Vec<_> = corners.iter().map(|corner| points[*corner]).collect();
    let normals = edges(&points).map(|(start, end)| outward_normal(start, end)).collect();
    Part { points, normals }
}

fn area(points: &[Vector]) -> f64 {
    edges(points).map(|(start, end)| start.cross(end)).sum::<f64>() / 2.0
}

fn check_simple(points: &[Vector]) -> Result<(), Unusable> {
    let count = points.len();
    for first in 0..count {
        let (a, b) = (points[first], points[(first + 1) % count]);
        for second in first + 1..count {
            let (c, d) = (points[second], points[(second + 1) % count]);
            if a == c {
                return Err(Unusable::NoOutline("a corner stands twice"));
            }
            let neighbours = second == first + 1 || (first == 0 && second == count - 1);
            if !neighbours && cross_or_touch(a, b, c, d) {
                return Err(Unusable::NoOutline("two edges cross"));
            }
        }
    }
    Ok(())
}

fn cross_or_touch(a: Vector, b: Vector, c: Vector, d: Vector) -> bool {
    let side = |from: Vector, to: Vector, point: Vector| (to - from).cross(point - from);
    let within = |from: Vector, to: Vector, point: Vector| (from - point).dot(to - point) <= 0.0;
    let (c_side, d_side) = (side(a, b, c), side(a, b, d));
    let (a_side, b_side) = (side(c, d, a), side(c, d, b));
    (c_side * d_side < 0.0 && a_side * b_side < 0.0)
        || (c_side == 0.0 && within(a, b, c))
        || (d_side == 0.0 && within(a, b, d))
        || (a_side == 0.0 && within(c, d, a))
        || (b_side == 0.0 && within(c, d, b))
}

/// Cuts off one corner after the other that has no other corner inside.
fn triangulate(points: &[Vector]) -> Result<Vec<Vec<usize>>, Unusable> {
    let mut left: Vec<usize> = (0..points.len()).collect();
    let mut triangles = Vec::new();
    while left.len() > 3 {
        let ear = best_ear(points, &left).ok_or(Unusable::NoOutline("a corner folds back on itself"))?;
        triangles.push(around(&left, ear).to_vec());
        left.remove(ear);
    }
    let [a, b, c] = around(&left, 1).map(|corner| points[corner]);
    if (b - a).cross(c - b) > 0.0 {
        triangles.push(left);
    }
    Ok(triangles)
}

/// The ear with the shortest cut, so that no part becomes a splinter.
fn best_ear(points: &[Vector], left: &[usize]) -> Option<usize> {
    let cut = |ear: usize| {
        let [a, _, c] = around(left, ear).map(|corner| points[corner]);
        (c - a).squared()
    };
    let mut best = None;
    let mut shortest = FARTHEST * FARTHEST;
    for ear in (0..left.len()).filter(|ear| is_ear(points, left, *ear)) {
        if cut(ear) < shortest {
            (shortest, best) = (cut(ear), Some(ear));
        }
    }
    best
}

fn is_ear(points: &[Vector], left: &[usize], ear: usize) -> bool {
    let corners = around(left, ear);
    let [a, b, c] = corners.map(|corner| points[corner]);
    let inside = |p: Vector| (b - a).cross(p - a) >= 0.0 && (c - b).cross(p - b) >= 0.0 && (a - c).cross(p - c) >= 0.0;
    (b - a).cross(c - b) > 0.0 && !left.iter().any(|other| !corners.contains(other) && inside(points[*other]))
}

fn around(left: &[usize], middle: usize) -> [usize; 3] {
    let count = left.len();
    [left[(middle + count - 1) % count], left[middle], left[(middle + 1) % count]]
}

/// Joins parts over their common edges for as long as they stay convex.
fn merge(points: &[Vector], mut parts: Vec<Vec<usize>>) -> Vec<Vec<usize>> {
    while let Some((first, second, joined)) = join_any(points, &parts) {
        parts[first] = joined;
        parts.remove(second);
    }
    parts
}

fn join_any(points: &[Vector], parts: &[Vec<usize>]) -> Option<(usize, usize, Vec<usize>)> {
    for first in 0..parts.len() {
        for second in first + 1..parts.len() {
            if let Some(joined) = join(points, &parts[first], &parts[second]) {
                return Some((first, second, joined));
            }
        }
    }
    None
}

fn join(points: &[Vector], one: &[usize], two: &[usize]) -> Option<Vec<usize>> {
    let follow = |part: &[usize], index: usize| part[(index + 1) % part.len()];
    for start in 0..one.len() {
        for other in 0..two.len() {
            if one[start] != follow(two, other) || follow(one, start) != two[other] {
                continue;
            }
            let mine = (1..=one.len()).map(|step| one[(start + step) % one.len()]);
            let theirs = (2..two.len()).map(|step| two[(other + step) % two.len()]);
            let joined: Vec<_> = mine.chain(theirs).collect();
            return (joined.len() <= PART_CORNERS && is_convex(points, &joined)).then_some(joined);
        }
    }
    None
}

fn is_convex(points: &[Vector], corners: &[usize]) -> bool {
    (0..corners.len()).all(|middle| {
        let [a, b, c] = around(corners, middle).map(|corner| points[corner]);
        (b - a).cross(c - b) > 0.0
    })
}
