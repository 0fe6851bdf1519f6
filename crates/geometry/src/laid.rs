//! A template lying on the table, whole or in part, against convex shapes.

use crate::clip::Cut;
use crate::closest::{edges, nearest_on_edge};
use crate::constants::{TEMPLATE_WIDTH, TOLERANCE};
use crate::pose::Frame;
use crate::shape::{Quad, Shape};
use crate::template::{Curve, Side};
use crate::vector::{Vector, vector};
use std::f64::consts::FRAC_1_SQRT_2;

/// The area a template covers: exactly a rectangle, or exactly a piece of a ring.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Laid {
    Nothing,
    Rectangle(Quad),
    Ring(Ring),
}

/// A piece of a ring: between two radii, and between two spokes less than half a turn apart.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ring {
    centre: Vector,
    radius: f64,
    /// The unit directions from the centre to the two ends.
    spokes: [Vector; 2],
    /// The unit normals of the two ends, pointing into the piece.
    inward: [Vector; 2],
}

impl Laid {
    /// The first part of a straight template whose near end lies at the origin of a frame.
    pub fn line(length: f64, frame: Frame) -> Laid {
        if length <= 0.0 {
            return Laid::Nothing;
        }
        let half = TEMPLATE_WIDTH / 2.0;
        Laid::Rectangle(Quad::rectangle(vector(-half, 0.0), vector(half, length)).placed(frame))
    }

    /// The first part of a curved template, up to the spoke given as if it bent to the right.
    pub fn arc(radius: f64, side: Side, spoke: Vector, frame: Frame) -> Laid {
        let onto = |right: Vector| frame.direction(vector(side.sign() * right.x, right.y));
        let end = spoke * (1.0 / spoke.length());
        Laid::Ring(Ring {
            centre: frame.outward(vector(side.sign() * radius, 0.0)),
            radius,
            spokes: [onto(vector(-1.0, 0.0)), onto(end)],
            inward: [onto(vector(0.0, 1.0)), onto(end.left())],
        })
    }

    /// The whole template.
    pub fn whole(curve: Curve, frame: Frame) -> Laid {
        match curve {
            Curve::Line(length) => Laid::line(length, frame),
            Curve::Arc { radius, eighths, side } => {
                let spoke = match eighths {
                    1 => vector(-FRAC_1_SQRT_2, FRAC_1_SQRT_2),
                    _ => vector(0.0, 1.0),
                };
                Laid::arc(radius, side, spoke, frame)
            }
        }
    }

    /// As a frame sees it.
    pub fn seen_from(&self, frame: Frame) -> Laid {
        let point = |p| frame.inward(p);
        let direction = |d| frame.direction_inward(d);
        match self {
            Laid::Nothing => Laid::Nothing,
            Laid::Rectangle(quad) => {
                Laid::Rectangle(Quad { points: quad.points.map(point), normals: quad.normals.map(direction) })
            }
            Laid::Ring(ring) => Laid::Ring(Ring {
                centre: point(ring.centre),
                radius: ring.radius,
                spokes: ring.spokes.map(direction),
                inward: ring.inward.map(direction),
            }),
        }
    }

    /// A circle it lies in: centre and radius.
    pub fn circle(&self) -> Option<(Vector, f64)> {
        match self {
            Laid::Nothing => None,
            Laid::Rectangle(quad) => {
                let centre = quad.points[0].toward(quad.points[2], 0.5);
                Some((centre, (quad.points[2] - centre).length()))
            }
            Laid::Ring(ring) => {
                let middle = (ring.spokes[0] + ring.spokes[1]) * (ring.radius / 2.0);
                let corner = |radius: f64| (ring.spokes[0] * radius - middle).length();
                let half = TEMPLATE_WIDTH / 2.0;
                Some((ring.centre + middle, corner(ring.radius - half).max(corner(ring.radius + half))))
            }
        }
    }

    /// Whether it shares more area with a convex polygon than bare contact.
    pub fn overlaps(&self, shape: Shape) -> bool {
        match self {
            Laid::Nothing => false,
            Laid::Rectangle(quad) => quad.shape().overlaps(shape),
            Laid::Ring(ring) => ring.overlaps(shape.points),
        }
    }
}

impl Ring {
    /// Exact: what the two spokes leave of a convex polygon is convex and so in one piece, hence it takes every
    /// distance from the centre between its least and its greatest, and it meets the ring if those do.
    fn overlaps(&self, points: &[Vector]) -> bool {
        let mut cut = Cut::whole(points);
        for inward in self.inward {
            cut = cut.keep(inward, inward.dot(self.centre) + TOLERANCE);
            if cut.is_empty() {
                return false;
            }
        }
        let (inner, outer) = (self.radius - TEMPLATE_WIDTH / 2.0, self.radius + TEMPLATE_WIDTH / 2.0);
        let (inner, outer) = (inner + TOLERANCE, outer - TOLERANCE);
        let far = cut.points().iter().any(|point| (*point - self.centre).squared() > inner * inner);
        let near = edges(cut.points())
            .any(|(start, end)| (nearest_on_edge(self.centre, start, end) - self.centre).squared() < outer * outer);
        far && near
    }
}
