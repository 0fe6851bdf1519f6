//! Moving back along a template until no ship is overlapped.

use crate::base::{Base, Body};
use crate::constants::{CONTACT, GUIDE_LENGTH, GUIDE_ROOT_WIDTH, TOLERANCE};
use crate::path::{Bounds, Motion, Path};
use crate::shape::{Quad, Shape};
use crate::vector::Vector;

/// Where a base comes to rest on its way.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rest {
    /// How far it got.
    pub progress: f64,
    /// Whether it had to be moved back.
    pub bumped: bool,
    /// Bit n stands for the n-th other ship: those it overlapped and is in contact with where it rests (XW-OVL-09).
    pub touched: u64,
}

/// The most ships a mask can name.
pub const MOST_SHIPS: usize = 64;

/// A search step is never longer, so that the bounds hold for what is near now.
const LONGEST_STEP: f64 = 16.0;
/// A base is moved back until it is in no other deeper than this, half of what counts as an overlap.
const REST_DEPTH: f64 = TOLERANCE / 2.0;
/// No two points of a guide are farther apart: 3.5 wide, 1.6 long.
const GUIDE_SPAN: f64 = GUIDE_ROOT_WIDTH + GUIDE_LENGTH;
/// Ships overlapped this far ahead of the resting place were overlapped just before it.
const JUST_BEFORE: f64 = 10.0 * CONTACT;

/// The greatest progress at which a base overlaps none of the others; its start if there is none (XW-Q-10).
///
/// The search goes back from the end. Where the base overlaps, each line that could come to separate the two shapes
/// lacks a known depth, which changes at a known speed, and that speed changes at a bounded rate: so it cannot separate
/// them before a known step back, and the search takes the least of those steps at once. No free place is stepped over,
/// and near the contact the steps close in as Newton's do.
pub fn come_to_rest(path: &Path, others: &[Base]) -> Rest {
    assert!(others.len() <= MOST_SHIPS, "a mask names at most {MOST_SHIPS} ships");
    let end = Base::new(path.size(), path.end());
    if !others.iter().any(|other| end.overlaps(other)) {
        return Rest { progress: path.length(), bumped: false, touched: 0 };
    }
    let bounds = path.bounds();
    let mut progress = path.length();
    let mut overlapped = 0;
    while progress > 0.0 {
        let motion = path.motion(progress);
        let step = others.iter().enumerate().fold(0.0, |longest: f64, (index, other)| {
            let step = step_off(path, &motion, &bounds, other);
            overlapped |= u64::from(step > 0.0) << index;
            longest.max(step)
        });
        if step == 0.0 {
            break;
        }
        progress = (progress - step).max(0.0);
    }
    let resting = Base::new(path.size(), path.at(progress));
    let just_before = Base::new(path.size(), path.at(progress + JUST_BEFORE));
    let mut touched = 0;
    for (index, other) in others.iter().enumerate() {
        if resting.contacts(other) && (overlapped >> index & 1 == 1 || just_before.overlaps(other)) {
            touched |= 1 << index;
        }
    }
    Rest { progress, bumped: true, touched }
}

/// How far back a base must go at least before it is clear of another; 0 if it is clear.
fn step_off(path: &Path, motion: &Motion, bounds: &Bounds, other: &Base) -> f64 {
    let reach = path.size().radius() + other.size.radius();
    let between = motion.frame.centre - other.pose.centre();
    if between.squared() > reach * reach {
        return 0.0;
    }
    let radius = path.size().radius();
    let mine = path.size().square().placed(motion.frame);
    let theirs = other.size.square().placed(other.pose.frame());
    let step = pair_step(motion, bounds, radius, mine.shape(), theirs.shape());
    if step > 1.0 || mine.shape().gap(theirs.shape()) > 2.0 * GUIDE_LENGTH {
        return step;
    }
    let (mine, theirs) = (Body::in_frame(path.size(), motion.frame), Body::of(other));
    let is_near = |guide: &Quad, to: Vector, radius: f64| (guide.points[0] - to).squared() < radius * radius;
    let mut longest = step;
    for guide in &mine.parts[1..] {
        if !is_near(guide, other.pose.centre(), other.size.radius() + GUIDE_SPAN) {
            continue;
        }
        for part in &theirs.parts {
            longest = longest.max(pair_step(motion, bounds, radius, guide.shape(), part.shape()));
        }
    }
    for guide in &theirs.parts[1..] {
        if is_near(guide, motion.frame.centre, radius + GUIDE_SPAN) {
            longest = longest.max(pair_step(motion, bounds, radius, mine.parts[0].shape(), guide.shape()));
        }
    }
    longest
}

/// The same for two convex parts.
fn pair_step(motion: &Motion, bounds: &Bounds, radius: f64, mine: Shape, theirs: Shape) -> f64 {
    let mut least = LONGEST_STEP;
    for (normal, edge) in theirs.faces() {
        let nearest = Nearest::of(mine.points, normal, motion, 1.0);
        let gap = nearest.reach - edge;
        if gap >= -REST_DEPTH {
            return 0.0;
        }
        let bend = bounds.acceleration + bounds.twist * radius;
        least = least.min(step_to_close(-gap, nearest.rate, bend));
    }
    for (normal, edge) in mine.faces() {
        let nearest = Nearest::of(theirs.points, normal, motion, -1.0);
        let gap = nearest.reach - edge;
        if gap >= -REST_DEPTH {
            return 0.0;
        }
        let distance = nearest.away.sqrt() + bounds.speed * LONGEST_STEP;
        let bend = bounds.acceleration + 2.0 * bounds.spin * bounds.speed + bounds.twist * distance;
        least = least.min(step_to_close(-gap, nearest.rate, bend));
    }
    least
}

/// The least step back in which a gap that lacks `depth`, opens by `rate` with each millimetre of progress and bends by
/// at most `bend` can close: the root of `depth + rate·t = bend·t²/2`.
fn step_to_close(depth: f64, rate: f64, bend: f64) -> f64 {
    let root = (rate * rate + 2.0 * bend * depth).sqrt();
    match rate < 0.0 {
        true => 2.0 * depth / (root - rate),
        false if bend > 0.0 => (rate + root) / bend,
        false => f64::INFINITY,
    }
}

/// The point of a shape that reaches least along a direction.
#[derive(Clone, Copy)]
struct Nearest {
    reach: f64,
    /// How the gap to it changes with progress.
    rate: f64,
    /// The square of its distance from the centre of the moving base.
    away: f64,
}

impl Nearest {
    /// Of points that reach equally far the one whose gap closes last on the way back, so that a mirrored table gives
    /// the mirrored answer whatever order the corners come in. `sense` is -1 when the direction moves and the points
    /// do not.
    fn of(points: &[Vector], direction: Vector, motion: &Motion, sense: f64) -> Nearest {
        let describe = |point: Vector, reach: f64| {
            let offset = point - motion.frame.centre;
            let velocity = motion.velocity + offset.left() * motion.spin;
            Nearest { reach, rate: sense * direction.dot(velocity) + 0.0, away: offset.squared() }
        };
        let mut best = describe(points[0], direction.dot(points[0]));
        for &point in &points[1..] {
            let reach = direction.dot(point);
            if reach > best.reach {
                continue;
            }
            let next = describe(point, reach);
            let order = best.rate.total_cmp(&next.rate).then(next.away.total_cmp(&best.away));
            if reach < best.reach || order.is_lt() {
                best = next;
            }
        }
        best
    }
}
