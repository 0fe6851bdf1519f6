//! The plastic bases that ships stand on, and their guides.

use crate::constants::{
    CONTACT, GUIDE_LENGTH, GUIDE_OFFSET, GUIDE_ROOT_WIDTH, GUIDE_TIP_WIDTH, LARGE_BASE, SMALL_BASE, TOLERANCE,
};
use crate::pose::{Frame, Pose};
use crate::shape::Quad;
use crate::vector::{Vector, vector};
use serde::{Deserialize, Serialize};

/// The two sizes of base.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BaseSize {
    /// 40 × 40 mm.
    Small,
    /// 80 × 80 mm.
    Large,
}

impl BaseSize {
    /// The side of the square.
    pub const fn side(self) -> f64 {
        match self {
            BaseSize::Small => SMALL_BASE,
            BaseSize::Large => LARGE_BASE,
        }
    }

    /// From the centre to an edge.
    pub const fn half(self) -> f64 {
        self.side() / 2.0
    }

    /// No part of the base, guides included, is farther from its centre. The corner of the square is the farthest:
    /// the tip of a guide lies closer (12.7, 21.6 against 20, 20).
    pub(crate) const fn radius(self) -> f64 {
        self.half() * std::f64::consts::SQRT_2
    }

    /// The square as the base itself sees it.
    pub(crate) const fn square(self) -> Quad {
        let half = self.half();
        Quad::rectangle(vector(-half, -half), vector(half, half))
    }
}

/// A base on the table. Without its guides it is a square; with them it is what moves and overlaps (XW-NUB-02, -03).
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Base {
    /// Its size.
    pub size: BaseSize,
    /// Where it stands.
    pub pose: Pose,
}

impl Base {
    /// A base of a size, somewhere.
    pub fn new(size: BaseSize, pose: Pose) -> Base {
        Base { size, pose }
    }

    /// The corners of the square, counter-clockwise from the rear left. Guides do not count: this is the shape of
    /// ranges and arcs.
    pub fn corners(&self) -> [Vector; 4] {
        let frame = self.pose.frame();
        self.size.square().points.map(|point| frame.outward(point))
    }

    /// The outline with the guides, counter-clockwise from the rear left, to draw.
    pub fn outline(&self) -> [Vector; 20] {
        let frame = self.pose.frame();
        let half = self.size.half();
        let (root, tip, out) = (GUIDE_ROOT_WIDTH / 2.0, GUIDE_TIP_WIDTH / 2.0, half + GUIDE_LENGTH);
        let front = [
            vector(half, half),
            vector(GUIDE_OFFSET + root, half),
            vector(GUIDE_OFFSET + tip, out),
            vector(GUIDE_OFFSET - tip, out),
            vector(GUIDE_OFFSET - root, half),
            vector(root - GUIDE_OFFSET, half),
            vector(tip - GUIDE_OFFSET, out),
            vector(-tip - GUIDE_OFFSET, out),
            vector(-root - GUIDE_OFFSET, half),
            vector(-half, half),
        ];
        let mut outline = [Vector::ZERO; 20];
        for (index, point) in front.into_iter().enumerate() {
            outline[index] = frame.outward(-point);
            outline[index + 10] = frame.outward(point);
        }
        outline
    }

    /// The middle of the front edge, where a template is laid.
    pub fn front(&self) -> Vector {
        self.pose.frame().outward(vector(0.0, self.size.half()))
    }

    /// The middle of the rear edge.
    pub fn rear(&self) -> Vector {
        self.pose.frame().outward(vector(0.0, -self.size.half()))
    }

    /// Whether two bases share area, guides included. Bare contact is no overlap (XW-Q-06).
    pub fn overlaps(&self, other: &Base) -> bool {
        if self.is_far_from(other, 0.0) {
            return false;
        }
        let mine = self.size.square().placed(self.pose.frame());
        let theirs = other.size.square().placed(other.pose.frame());
        let gap = mine.shape().gap(theirs.shape());
        if gap < -TOLERANCE {
            return true;
        }
        if gap > 2.0 * GUIDE_LENGTH {
            return false;
        }
        let (mine, theirs) = (Body::of(self), Body::of(other));
        mine.parts.iter().any(|one| theirs.parts.iter().any(|two| one.shape().overlaps(two.shape())))
    }

    /// Whether two bases are in contact, guides included: overlapping, or no more than a thousandth of a millimetre
    /// apart.
    pub fn contacts(&self, other: &Base) -> bool {
        if self.is_far_from(other, CONTACT) {
            return false;
        }
        let (mine, theirs) = (Body::of(self), Body::of(other));
        let touch = |one: &Quad, two: &Quad| {
            one.shape().gap(two.shape()) <= CONTACT && crate::closest::distance(&one.points, &two.points) <= CONTACT
        };
        mine.parts.iter().any(|one| theirs.parts.iter().any(|two| touch(one, two)))
    }

    /// The distance between two bases, guides included; 0 when they overlap.
    pub fn clearance(&self, other: &Base) -> f64 {
        let (mine, theirs) = (Body::of(self), Body::of(other));
        let mut least = f64::INFINITY;
        for one in &mine.parts {
            for two in &theirs.parts {
                least = least.min(crate::closest::distance(&one.points, &two.points));
            }
        }
        least
    }

    fn is_far_from(&self, other: &Base, margin: f64) -> bool {
        let reach = self.size.radius() + other.size.radius() + margin;
        (self.pose.centre() - other.pose.centre()).squared() > reach * reach
    }
}

/// A base as five convex parts: the square, and its four guides.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Body {
    pub parts: [Quad; 5],
}

/// The guides of a base: front left, front right, rear right, rear left.
fn guides(half: f64) -> [Quad; 4] {
    let (root, tip, out) = (GUIDE_ROOT_WIDTH / 2.0, GUIDE_TIP_WIDTH / 2.0, half + GUIDE_LENGTH);
    let slant = outward_slant();
    let guide = |middle: f64| Quad {
        points: [
            vector(middle - root, half),
            vector(middle + root, half),
            vector(middle + tip, out),
            vector(middle - tip, out),
        ],
        normals: [vector(0.0, -1.0), slant, vector(0.0, 1.0), slant.mirrored()],
    };
    let turned = |quad: Quad| Quad { points: quad.points.map(|p| -p), normals: quad.normals.map(|n| -n) };
    let (left, right) = (guide(-GUIDE_OFFSET), guide(GUIDE_OFFSET));
    [left, right, turned(left), turned(right)]
}

/// The unit normal of a guide's right flank.
fn outward_slant() -> Vector {
    let (run, rise) = ((GUIDE_ROOT_WIDTH - GUIDE_TIP_WIDTH) / 2.0, GUIDE_LENGTH);
    vector(rise, run) * (1.0 / vector(rise, run).length())
}

impl Body {
    /// The body of a base on the table.
    pub fn of(base: &Base) -> Body {
        Body::in_frame(base.size, base.pose.frame())
    }

    /// The body of a base in a frame.
    pub fn in_frame(size: BaseSize, frame: Frame) -> Body {
        let [a, b, c, d] = guides(size.half());
        Body { parts: [size.square(), a, b, c, d].map(|quad| quad.placed(frame)) }
    }
}
