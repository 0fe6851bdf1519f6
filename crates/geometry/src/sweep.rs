//! Sliding a shape along a line: exactly where it would overlap.

use crate::base::{Base, BaseSize, Body};
use crate::constants::TOLERANCE;
use crate::intervals::Intervals;
use crate::pose::Frame;
use crate::shape::{Quad, Shape, nearest_along};
use crate::token::Token;
use crate::vector::Vector;

/// Places kept free by the sweep are clear by half of what counts as an overlap, so that rounding cannot undo them.
const CLEAR: f64 = TOLERANCE / 2.0;

/// Takes away the slides along a unit direction at which a base, guides included, would overlap another base.
pub(crate) fn without_ship(free: Intervals, size: BaseSize, frame: Frame, direction: Vector, ship: &Base) -> Intervals {
    if is_out_of_reach(&free, frame.centre - ship.pose.centre(), size.radius() + ship.size.radius()) {
        return free;
    }
    let (moving, fixed) = (Body::in_frame(size, frame), Body::of(ship));
    let mut free = free;
    for one in &moving.parts {
        for two in &fixed.parts {
            free = without(free, one.shape(), two.shape(), direction);
        }
    }
    free
}

/// Takes away the slides at which a base, guides included, would overlap a token.
pub(crate) fn without_token(
    free: Intervals,
    size: BaseSize,
    frame: Frame,
    direction: Vector,
    token: &Token,
) -> Intervals {
    if is_out_of_reach(&free, frame.centre - token.pose.centre(), size.radius() + token.outline.radius()) {
        return free;
    }
    let inside = token.pose.frame();
    let moving = Body::in_frame(size, inside.see(frame));
    moving
        .parts
        .iter()
        .fold(free, |free, part| without_token_part(free, part, inside.direction_inward(direction), token))
}

/// Takes away the slides at which a quad, given as the token sees it, would overlap the token.
pub(crate) fn without_token_part(free: Intervals, quad: &Quad, direction: Vector, token: &Token) -> Intervals {
    let parts = token.outline.parts().iter();
    parts.fold(free, |free, part| without(free, quad.shape(), part.shape(), direction))
}

/// Whether no slide that is left brings two circles together.
pub(crate) fn is_out_of_reach(free: &Intervals, between: Vector, radii: f64) -> bool {
    let longest = free.stretches().iter().fold(0.0, |most: f64, (low, high)| most.max(low.abs()).max(high.abs()));
    let reach = radii + longest;
    between.squared() > reach * reach
}

fn without(free: Intervals, moving: Shape, fixed: Shape, direction: Vector) -> Intervals {
    match overlap(moving, fixed, direction) {
        Some((low, high)) => free.without(low, high),
        None => free,
    }
}

/// The slides at which two convex shapes overlap: along every normal the gap is linear in the slide.
fn overlap(moving: Shape, fixed: Shape, direction: Vector) -> Option<(f64, f64)> {
    let mut range = (f64::NEG_INFINITY, f64::INFINITY);
    for (normal, reach) in fixed.faces() {
        let gap = nearest_along(normal, moving.points) - reach;
        range = narrow(range, gap, normal.dot(direction))?;
    }
    for (normal, reach) in moving.faces() {
        let gap = nearest_along(normal, fixed.points) - reach;
        range = narrow(range, gap, -normal.dot(direction))?;
    }
    Some(range)
}

/// What is left of a range of slides where `gap + rate·slide` stays below contact.
fn narrow((low, high): (f64, f64), gap: f64, rate: f64) -> Option<(f64, f64)> {
    let range = match rate {
        _ if rate.abs() < 1e-12 => return (gap < -CLEAR).then_some((low, high)),
        _ if rate > 0.0 => (low, high.min((-CLEAR - gap) / rate)),
        _ => (low.max((-CLEAR - gap) / rate), high),
    };
    (range.0 < range.1).then_some(range)
}
