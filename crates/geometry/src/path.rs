//! The way of a base along a template.

use crate::base::{Base, BaseSize};
use crate::heading::Heading;
use crate::laid::Laid;
use crate::pose::{Frame, Pose};
use crate::template::{Curve, Template};
use crate::vector::{Vector, vector};

/// The poses a base takes along a template (XW-Q-10).
///
/// The middle of its front edge and the middle of its rear edge both stay on the centre line of the template, which
/// goes on straight at both ends: the base is a chord of that line. *Progress* is how far the leading middle has come
/// along the line: 0 at the start, the template's length plus the side of the base at the end.
#[derive(Debug, Clone, Copy)]
pub struct Path {
    size: BaseSize,
    start: Pose,
    end: Pose,
    curve: Curve,
    frame: Frame,
    reversed: bool,
}

/// A base on its way: where it is and how it moves for each millimetre of progress.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Motion {
    /// The centre, and the direction from the trailing to the leading edge.
    pub frame: Frame,
    /// How the centre moves.
    pub velocity: Vector,
    /// How fast it turns to the left, in radians.
    pub spin: f64,
}

/// Bounds on a whole path, which let the search for contact step far without passing any.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bounds {
    /// No centre moves faster.
    pub speed: f64,
    /// No centre changes its velocity faster.
    pub acceleration: f64,
    /// No base turns faster.
    pub spin: f64,
    /// No point changes its velocity faster than by the acceleration and this much for each millimetre from the centre.
    pub twist: f64,
}

/// Where the trailing middle of the base is.
#[derive(Debug, Clone, Copy)]
enum Trail {
    Before(f64),
    OnArc(Vector),
    AtEnd,
}

impl Path {
    /// The way of a base along a template at its front guides, or at its rear guides when reversed.
    pub fn new(base: Base, template: Template, reversed: bool) -> Path {
        let half = base.size.half();
        let curve = template.curve();
        let travel = if reversed { base.pose.facing(base.pose.heading().reversed()) } else { base.pose };
        let (offset, eighths) = curve.end();
        let forward = curve.tangent(f64::INFINITY);
        let arrived = travel.moved(vector(0.0, half) + offset + forward * half, eighths);
        let end = if reversed { arrived.facing(arrived.heading().reversed()) } else { arrived };
        Path { size: base.size, start: base.pose, end, curve, frame: travel.frame(), reversed }
    }

    /// The progress of the whole way.
    pub fn length(&self) -> f64 {
        self.curve.length() + self.size.side()
    }

    /// Where it starts.
    pub fn start(&self) -> Pose {
        self.start
    }

    /// Where it ends.
    pub fn end(&self) -> Pose {
        self.end
    }

    /// The size of the base that moves.
    pub fn size(&self) -> BaseSize {
        self.size
    }

    /// The pose at a progress; what lies outside the way counts as its start or its end.
    pub fn at(&self, progress: f64) -> Pose {
        if progress >= self.length() {
            return self.end;
        }
        if progress.is_nan() || progress <= 0.0 {
            return self.start;
        }
        let frame = self.motion(progress).frame;
        let heading = match self.curve {
            Curve::Line(_) => self.start.heading(),
            Curve::Arc { .. } => {
                let ahead = Heading::from_direction(frame.forward).expect("a chord has a length");
                if self.reversed { ahead.reversed() } else { ahead }
            }
        };
        Pose::trusted(frame.centre, heading)
    }

    /// The template as it lies on the table, from its start to the trailing edge of the base at a progress: the part
    /// that counts for obstacles and bombs when the base was moved back (XW-OBS-17).
    pub(crate) fn template_behind(&self, progress: f64) -> Laid {
        let origin = self.frame.outward(vector(0.0, self.size.half()));
        let frame = Frame { centre: origin, forward: self.frame.forward };
        match self.curve {
            _ if progress >= self.length() => Laid::whole(self.curve, frame),
            Curve::Line(_) => Laid::line(progress - self.size.side(), frame),
            Curve::Arc { radius, side, .. } => match self.chord(progress, radius).2 {
                Trail::Before(_) => Laid::Nothing,
                Trail::OnArc(spoke) => Laid::arc(radius, side, spoke, frame),
                Trail::AtEnd => Laid::whole(self.curve, frame),
            },
        }
    }

    pub(crate) fn motion(&self, progress: f64) -> Motion {
        let half = self.size.half();
        match self.curve {
            Curve::Line(_) => Motion {
                frame: Frame { centre: self.frame.outward(vector(0.0, progress)), ..self.frame },
                velocity: self.frame.forward,
                spin: 0.0,
            },
            Curve::Arc { radius, side, .. } => {
                let side = side.sign();
                let (lead, lead_tangent, trail) = self.chord(progress, radius);
                let (end, end_tangent) = self.trail_point(trail, radius);
                let chord = lead - end;
                let unit = chord * (1.0 / self.size.side());
                let end_speed = lead_tangent.dot(unit) / end_tangent.dot(unit);
                let end_velocity = end_tangent * end_speed;
                let spin = unit.cross(lead_tangent - end_velocity) / self.size.side();
                let centre = lead.toward(end, 0.5) + vector(0.0, half);
                let velocity = (lead_tangent + end_velocity) * 0.5;
                let onto = |right: Vector| vector(side * right.x, right.y);
                Motion {
                    frame: Frame {
                        centre: self.frame.outward(onto(centre)),
                        forward: self.frame.direction(onto(unit)),
                    },
                    velocity: self.frame.direction(onto(velocity)),
                    spin: side * spin,
                }
            }
        }
    }

    /// The leading middle, its direction, and the trailing middle, as if the arc bent to the right, seen from the
    /// start of the template.
    fn chord(&self, progress: f64, radius: f64) -> (Vector, Vector, Trail) {
        let right = self.curve.to_the_right();
        let (lead, tangent) = (right.point(progress), right.tangent(progress));
        let side = self.size.side();
        let under = side * side - lead.x * lead.x;
        let behind = if under >= 0.0 { under.sqrt() - lead.y } else { -1.0 };
        if behind >= 0.0 {
            return (lead, tangent, Trail::Before(behind));
        }
        if progress >= self.length() {
            return (lead, tangent, Trail::AtEnd);
        }
        let spoke = lead - vector(radius, 0.0);
        let reach = spoke.length();
        let foot = (reach * reach + radius * radius - side * side) / (2.0 * reach);
        let height = (radius * radius - foot * foot).max(0.0).sqrt();
        let unit = spoke * (1.0 / reach);
        (lead, tangent, Trail::OnArc(unit * foot + unit.left() * height))
    }

    fn trail_point(&self, trail: Trail, radius: f64) -> (Vector, Vector) {
        let right = self.curve.to_the_right();
        match trail {
            Trail::Before(behind) => (vector(0.0, -behind), vector(0.0, 1.0)),
            Trail::OnArc(spoke) => (vector(radius, 0.0) + spoke, spoke.right() * (1.0 / radius)),
            Trail::AtEnd => (right.end().0, right.tangent(f64::INFINITY)),
        }
    }

    /// Bounds of every path with this template, at most half as much again as the truth; a test compares them with the
    /// velocities. A base longer than the circle is wide (large on the turn 1) whips round the end of the arc.
    pub(crate) fn bounds(&self) -> Bounds {
        match self.curve {
            Curve::Line(_) => Bounds { speed: 1.0, acceleration: 0.0, spin: 0.0, twist: 0.0 },
            Curve::Arc { radius, .. } => {
                let side = self.size.side();
                let (push, whip) = if side > 2.0 * radius { (3.0, 2.0) } else { (1.05, 0.7) };
                Bounds {
                    speed: 1.15,
                    acceleration: push / radius,
                    spin: 1.05 / radius,
                    twist: 1.05 / (radius * side) + whip / (radius * radius),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::template::Side;

    fn curved() -> impl Iterator<Item = Path> {
        [BaseSize::Small, BaseSize::Large].into_iter().flat_map(|size| {
            let base = Base::new(size, Pose::ORIGIN);
            (1..=3).flat_map(move |speed| {
                let bank = Template::bank(Side::Right, speed).expect("a template");
                let turn = Template::turn(Side::Left, speed).expect("a template");
                [Path::new(base, bank, false), Path::new(base, turn, false)]
            })
        })
    }

    /// The bounds the search relies on, against the change of the velocities over short steps.
    #[test]
    fn no_motion_exceeds_its_bounds() {
        for path in curved() {
            let bounds = path.bounds();
            let step = path.length() / 20_000.0;
            for number in 0..20_000 {
                let one = path.motion(step * f64::from(number));
                let two = path.motion(step * f64::from(number + 1));
                assert!(one.velocity.length() <= bounds.speed);
                assert!(one.spin.abs() <= bounds.spin);
                assert!((two.velocity - one.velocity).length() / step <= bounds.acceleration);
                let turning = (two.spin - one.spin) / step;
                assert!((turning * turning + one.spin.powi(4)).sqrt() <= bounds.twist);
            }
        }
    }

    /// The velocity is the change of the position, and the spin that of the direction.
    #[test]
    fn velocities_are_derivatives() {
        for path in curved() {
            let step = 1e-4;
            for number in 1..500 {
                let at = path.length() * f64::from(number) / 501.0;
                let (before, here, after) = (path.motion(at - step), path.motion(at), path.motion(at + step));
                let moved = (after.frame.centre - before.frame.centre) * (0.5 / step);
                assert!((moved - here.velocity).length() < 1e-4);
                let turned = before.frame.forward.cross(after.frame.forward) * (0.5 / step);
                assert!((turned - here.spin).abs() < 1e-5);
            }
        }
    }

    /// Both middles stay on the centre line, a base apart, and the way has no jumps.
    #[test]
    fn a_base_is_a_chord_of_the_centre_line() {
        for path in curved() {
            let half = path.size.half();
            let mut before = path.start();
            for number in 0..=1000 {
                let pose = path.at(path.length() * f64::from(number) / 1000.0);
                for end in [half, -half] {
                    let point = pose.frame().outward(vector(0.0, end)) - vector(0.0, half);
                    let nearest = (0..=4000)
                        .map(|step| {
                            path.curve.point(-2.0 * half + (path.length() + 2.0 * half) * f64::from(step) / 4000.0)
                        })
                        .map(|on_line| (on_line - point).length())
                        .fold(f64::INFINITY, f64::min);
                    assert!(nearest < 0.06, "{nearest} off the line");
                }
                assert!((pose.centre() - before.centre()).length() < path.length() / 1000.0 * 1.15);
                before = pose;
            }
        }
    }
}
