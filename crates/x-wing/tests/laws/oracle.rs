//! Range, arc and obstruction by brute force: bases as the many points of their edges, arcs as angles, lines as many points. It shares no
//! formula with the geometry crate, only its numbers (lengths, angles, outlines of obstacles).
//!
//! Points on the edges lie `STEP` apart. The nearest of them is at most half a step from
//! the nearest point of either base along its edge, and where the arc cuts an edge off, the last point inside is at most a
//! step from the cut: so a sampled distance is too long by at most two steps and never too short. Where the answer lies
//! nearer to a limit than that, the oracle does not know.

use geometry::constants::{LARGE_ARC_DEGREES, SMALL_ARC_DEGREES};
use geometry::{Base, BaseSize, MeasureFrom, Token, Vector, vector};
use x_wing::Facing;
use x_wing::cards::Arcs;

/// How far apart sampled points are.
const STEP: f64 = 0.5;
/// By how much a sampled distance can be too long.
pub const SLACK: f64 = 2.0 * STEP;

/// What sampling says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Yes,
    No,
    Unknown,
}

/// A sampled measurement.
pub struct Sampled {
    /// Whether any part of the target is in the arc.
    pub inside: Verdict,
    /// The shortest sampled line to a point surely in the arc.
    pub distance: f64,
    starts: Vec<Vector>,
    ends: Vec<Vector>,
}

fn squared(one: Vector, two: Vector) -> f64 {
    (one.x - two.x) * (one.x - two.x) + (one.y - two.y) * (one.y - two.y)
}

fn place(base: &Base, x: f64, y: f64) -> Vector {
    let (centre, ahead) = (base.pose.centre(), base.pose.heading().degrees().to_radians());
    let (sin, cos) = (libm::sin(ahead), libm::cos(ahead));
    vector(centre.x + x * cos + y * sin, centre.y - x * sin + y * cos)
}

/// Points of the edges: of two bases that do not overlap, and of what an arc through the middle of one cuts off the other,
/// some nearest points lie there.
fn edges(base: &Base) -> Vec<Vector> {
    let half = base.size.side() / 2.0;
    let count = (2.0 * half / STEP) as i32;
    let mut points = Vec::new();
    for index in 0..count {
        let along = -half + STEP * f64::from(index);
        for (x, y) in [(along, -half), (half, along), (-along, half), (-half, -along)] {
            points.push(place(base, x, y));
        }
    }
    points
}

/// How far a point is from an arc, seen from the attacker's centre; negative inside. An arc is a set of bearings.
fn outside(attacker: &Base, arcs: Arcs, turned: f64, point: Vector) -> f64 {
    let (centre, ahead) = (attacker.pose.centre(), attacker.pose.heading().degrees());
    let (dx, dy) = (point.x - centre.x, point.y - centre.y);
    let away = libm::sqrt(dx * dx + dy * dy);
    let bearing = libm::atan2(dx, dy).to_degrees() - ahead - turned;
    let off = (bearing - 360.0 * libm::round(bearing / 360.0)).abs();
    let half = match (arcs, attacker.size) {
        (Arcs::Turret, _) => return -1.0,
        (Arcs::Forward, _) => 90.0,
        (_, BaseSize::Small) => SMALL_ARC_DEGREES / 2.0,
        (_, BaseSize::Large) => LARGE_ARC_DEGREES / 2.0,
    };
    let half = if turned.abs() == 90.0 { 90.0 - half } else { half };
    away * (off - half).to_radians()
}

/// Whether two bases are so far apart that no line between them is short enough for any attack.
pub fn are_far_apart(one: &Base, two: &Base) -> bool {
    let reach = 300.0 + 1.5 * (one.size.side() + two.size.side()) / 2.0 + SLACK;
    squared(one.pose.centre(), two.pose.centre()) > reach * reach
}

/// Measures from an attacker to a target in the reach of its weapon.
pub fn measure(attacker: &Base, target: &Base, (arcs, facing): (Arcs, Facing), from: MeasureFrom) -> Sampled {
    let ahead = sample(attacker, target, arcs, 0.0, from);
    let turned = match (arcs, facing) {
        (Arcs::Rear, _) | (Arcs::Mobile, Facing::Rear) => 180.0,
        (Arcs::Mobile, Facing::Left) => -90.0,
        (Arcs::Mobile, Facing::Right) => 90.0,
        _ => return ahead,
    };
    let behind = sample(attacker, target, arcs, turned, from);
    let inside = match (ahead.inside, behind.inside) {
        (Verdict::Yes, _) | (_, Verdict::Yes) => Verdict::Yes,
        (Verdict::No, Verdict::No) => Verdict::No,
        _ => Verdict::Unknown,
    };
    let nearer = if behind.distance < ahead.distance { behind } else { ahead };
    Sampled { inside, ..nearer }
}

fn sample(attacker: &Base, target: &Base, arcs: Arcs, turned: f64, from: MeasureFrom) -> Sampled {
    let is_bound = matches!(from, MeasureFrom::InsideArc) && !matches!(arcs, Arcs::Turret);
    let mut starts = edges(attacker);
    if is_bound {
        starts.retain(|point| outside(attacker, arcs, turned, *point) <= 0.0);
    }
    let (mut inside, mut nearly) = (Vec::new(), false);
    for point in edges(target) {
        match outside(attacker, arcs, turned, point) {
            far if far <= 0.0 => inside.push(point),
            far => nearly = nearly || far <= STEP,
        }
    }
    let verdict = match (inside.is_empty(), nearly) {
        (false, _) => Verdict::Yes,
        (true, true) => Verdict::Unknown,
        (true, false) => Verdict::No,
    };
    let mut least = f64::INFINITY;
    for &from in &starts {
        for &to in &inside {
            least = least.min(squared(from, to));
        }
    }
    Sampled { inside: verdict, distance: libm::sqrt(least), starts, ends: inside }
}

impl Sampled {
    /// Whether the distance is at most so long.
    pub fn is_within(&self, limit: f64) -> Verdict {
        match self.inside {
            Verdict::Yes if self.distance <= limit => Verdict::Yes,
            Verdict::Yes if self.distance > limit + SLACK => Verdict::No,
            Verdict::No => Verdict::No,
            _ => Verdict::Unknown,
        }
    }

    /// The sampled lines that are longer than the shortest by a hundredth of a millimetre at most.
    fn lines(&self) -> Vec<(Vector, Vector)> {
        let limit = (self.distance + 0.01) * (self.distance + 0.01);
        let mut lines = Vec::new();
        for &from in &self.starts {
            let reached = self.ends.iter().filter(|to| squared(from, **to) <= limit);
            lines.extend(reached.map(|to| (from, *to)));
        }
        lines
    }

    /// Whether some shortest line passes an obstacle, and whether some passes none.
    pub fn sight(&self, obstacles: &[Token]) -> (Verdict, Verdict) {
        let (mut blocked, mut open) = (Verdict::No, Verdict::No);
        for line in self.lines() {
            match crosses(line, obstacles) {
                Verdict::Yes => blocked = Verdict::Yes,
                Verdict::No => open = Verdict::Yes,
                Verdict::Unknown => {
                    blocked = if blocked == Verdict::No { Verdict::Unknown } else { blocked };
                    open = if open == Verdict::No { Verdict::Unknown } else { open };
                }
            }
        }
        (blocked, open)
    }
}

/// Whether a line passes an obstacle: deeper inside it than the slack at one point at least, or nowhere that near.
fn crosses((from, to): (Vector, Vector), obstacles: &[Token]) -> Verdict {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let count = (libm::sqrt(dx * dx + dy * dy) / STEP) as i32 + 1;
    let mut verdict = Verdict::No;
    for token in obstacles {
        let corners: Vec<Vector> = token.corners().collect();
        let middle = token.pose.centre();
        for index in 0..=count {
            let share = f64::from(index) / f64::from(count);
            let point = vector(from.x + dx * share, from.y + dy * share);
            let (ox, oy) = (point.x - middle.x, point.y - middle.y);
            if libm::sqrt(ox * ox + oy * oy) > token.outline.radius() + SLACK {
                continue;
            }
            match depth(&corners, point) {
                deep if deep > SLACK => return Verdict::Yes,
                deep if deep > -SLACK => verdict = Verdict::Unknown,
                _ => {}
            }
        }
    }
    verdict
}

/// How deep a point lies in a polygon; negative outside. Inside is where a ray crosses an odd number of edges.
pub fn depth(corners: &[Vector], point: Vector) -> f64 {
    let mut nearest = f64::INFINITY;
    let mut inside = false;
    for (index, one) in corners.iter().enumerate() {
        let two = corners[(index + 1) % corners.len()];
        if (one.y > point.y) != (two.y > point.y) {
            let at = one.x + (point.y - one.y) / (two.y - one.y) * (two.x - one.x);
            inside ^= at > point.x;
        }
        let (dx, dy) = (two.x - one.x, two.y - one.y);
        let share = ((point.x - one.x) * dx + (point.y - one.y) * dy) / (dx * dx + dy * dy);
        let share = share.clamp(0.0, 1.0);
        let (ox, oy) = (point.x - one.x - dx * share, point.y - one.y - dy * share);
        nearest = nearest.min(libm::sqrt(ox * ox + oy * oy));
    }
    if inside { nearest } else { -nearest }
}

/// Whether any sampled point of a base lies in an obstacle, or nearly.
pub fn may_overlap(base: &Base, token: &Token) -> bool {
    let corners: Vec<Vector> = token.corners().collect();
    let guides = 2.0;
    edges(base).iter().any(|point| depth(&corners, *point) > -SLACK - guides)
        || token.corners().any(|corner| {
            let (dx, dy) = (corner.x - base.pose.centre().x, corner.y - base.pose.centre().y);
            libm::sqrt(dx * dx + dy * dy) < base.size.side()
        })
}
