//! Cardboard on the table: obstacles and bombs, against everything that can meet them.

use crate::area::PlayArea;
use crate::base::{Base, Body};
use crate::clip::Cut;
use crate::closest::{Closest, Line, closest, distance};
use crate::constants::{GUIDE_LENGTH, GUIDE_ROOT_WIDTH, TOLERANCE};
use crate::laid::Laid;
use crate::outline::Outline;
use crate::pose::Pose;
use crate::vector::Vector;

/// An outline lying somewhere.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Token<'a> {
    /// Its shape.
    pub outline: &'a Outline,
    /// Where it lies.
    pub pose: Pose,
}

impl<'a> Token<'a> {
    /// An outline, somewhere.
    pub fn new(outline: &'a Outline, pose: Pose) -> Token<'a> {
        Token { outline, pose }
    }

    /// The square of a base, as if it were cardboard.
    pub fn of_base(base: &Base) -> Token<'static> {
        Token { outline: crate::drawings::base(base.size), pose: base.pose }
    }

    /// Its corners on the table, counter-clockwise.
    pub fn corners(&self) -> impl Iterator<Item = Vector> + 'a {
        let frame = self.pose.frame();
        self.outline.points().iter().map(move |point| frame.outward(*point))
    }

    /// Whether a base, guides included, shares area with it (XW-NUB-03).
    pub fn overlaps_base(&self, base: &Base) -> bool {
        let reach = self.outline.radius() + base.size.radius();
        if (base.pose.centre() - self.pose.centre()).squared() > reach * reach {
            return false;
        }
        let frame = self.pose.frame().see(base.pose.frame());
        let square = base.size.square().placed(frame);
        if self.outline.parts().iter().any(|part| square.shape().overlaps(part.shape())) {
            return true;
        }
        let body = Body::in_frame(base.size, frame);
        let reach = self.outline.radius() + GUIDE_ROOT_WIDTH + GUIDE_LENGTH;
        body.parts[1..]
            .iter()
            .filter(|guide| guide.points[0].squared() <= reach * reach)
            .any(|guide| self.outline.parts().iter().any(|part| guide.shape().overlaps(part.shape())))
    }

    /// Whether a template on the table shares area with it.
    pub(crate) fn overlaps_laid(&self, laid: &Laid) -> bool {
        let Some((centre, radius)) = laid.circle() else { return false };
        let reach = self.outline.radius() + radius;
        if (centre - self.pose.centre()).squared() > reach * reach {
            return false;
        }
        let laid = laid.seen_from(self.pose.frame());
        self.outline.parts().iter().any(|part| laid.overlaps(part.shape()))
    }

    /// The distance to a base without its guides (XW-RNG-09); 0 when they overlap.
    pub fn distance_to_base(&self, base: &Base) -> f64 {
        let frame = self.pose.frame();
        let corners = base.corners().map(|corner| frame.inward(corner));
        self.outline.parts().iter().fold(f64::INFINITY, |least, part| least.min(distance(&corners, part.points())))
    }

    /// The distance to a base of the part inside the play area (XW-BMB-14); nothing if all of it lies outside.
    pub fn distance_inside(&self, area: &PlayArea, base: &Base) -> Option<f64> {
        let frame = self.pose.frame();
        let corners = base.corners().map(|corner| frame.inward(corner));
        let parts = self.outline.parts().iter().map(|part| area.cut(self, part.points(), 0.0));
        parts.filter(|cut| !cut.is_empty()).map(|cut| distance(&corners, cut.points())).reduce(f64::min)
    }

    /// One shortest line to a base without its guides.
    pub fn closest_to_base(&self, base: &Base) -> Closest {
        let frame = self.pose.frame();
        let corners = base.corners().map(|corner| frame.inward(corner));
        let lines = self.outline.parts().iter().filter_map(|part| closest(&corners, part.points()));
        let best = lines.reduce(|best, line| if line.distance < best.distance { line } else { best });
        let Closest { distance, first, last } = best.expect("an outline has parts");
        let outward = |line: Line| Line { from: frame.outward(line.from), to: frame.outward(line.to) };
        Closest { distance, first: outward(first), last: outward(last) }
    }

    /// The distance to another token; 0 when they overlap.
    pub fn distance_to_token(&self, other: &Token) -> f64 {
        let frame = self.pose.frame().see(other.pose.frame());
        let mut least = f64::INFINITY;
        let mut points = [Vector::ZERO; crate::clip::CAPACITY];
        for theirs in other.outline.parts() {
            for (slot, point) in points.iter_mut().zip(theirs.points()) {
                *slot = frame.outward(*point);
            }
            let theirs = &points[..theirs.points().len()];
            for mine in self.outline.parts() {
                least = least.min(distance(mine.points(), theirs));
            }
        }
        least
    }

    /// Whether a line shares a length above zero with it; a graze at one point does not count (XW-Q-09).
    pub fn crosses(&self, line: Line) -> bool {
        let frame = self.pose.frame();
        let (from, to) = (frame.inward(line.from), frame.inward(line.to));
        self.outline.parts().iter().any(|part| {
            let (mut enters, mut leaves) = (0.0_f64, 1.0_f64);
            let shape = part.shape();
            for (corner, normal) in shape.points.iter().zip(shape.normals) {
                let (start, along) = (normal.dot(from - *corner), normal.dot(to - from));
                match along {
                    0.0 if start > 0.0 => return false,
                    0.0 => {}
                    _ if along > 0.0 => leaves = leaves.min(-start / along),
                    _ => enters = enters.max(-start / along),
                }
            }
            (leaves - enters) * (to - from).length() > TOLERANCE
        })
    }

    /// From where to where a band of parallel lines meets each convex part: shares of the way from the first line to
    /// the last.
    pub(crate) fn shadows(&self, band: &Closest) -> impl Iterator<Item = (f64, f64)> + 'a {
        let frame = self.pose.frame();
        let (first, last) = (frame.inward(band.first.from), frame.inward(band.last.from));
        let across = frame.inward(band.first.to) - first;
        let along = last - first;
        let width = along.squared();
        self.outline.parts().iter().filter_map(move |part| {
            let length = across.length();
            let unit = across * (1.0 / length);
            let base = unit.dot(first);
            let cut = Cut::whole(part.points()).keep(unit, base + TOLERANCE).keep(-unit, TOLERANCE - base - length);
            let shares = cut.points().iter().map(|point| along.dot(*point - first) / width);
            let reach = shares.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), s| (low.min(s), high.max(s)));
            (reach.0 < reach.1).then_some(reach)
        })
    }
}
