//! Whether a measured line passes through an obstacle, and what the attacker may choose.

use crate::closest::{Closest, Line};
use crate::constants::TOLERANCE;
use crate::intervals::Intervals;
use crate::token::Token;

/// What the attacker can choose from when closest points tie (XW-OBST-06): at least one of the two exists.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sight {
    /// A shortest line that passes no obstacle.
    pub clear: Option<Line>,
    /// A shortest line that passes one.
    pub obstructed: Option<Line>,
}

/// Looks along all shortest lines at once. Exact: each convex part of an obstacle shades one stretch of the band.
pub fn look(lines: &Closest, obstacles: &[Token]) -> Sight {
    let touching = lines.distance <= TOLERANCE;
    if touching || !lines.is_tied() {
        let line = lines.first;
        let in_the_way = |token: &Token| is_near(line, line, token) && token.crosses(line);
        let obstructed = (!touching && obstacles.iter().any(in_the_way)).then_some(line);
        return Sight { clear: obstructed.is_none().then_some(line), obstructed };
    }
    let mut clear = Intervals::new(0.0, 1.0);
    let mut obstructed = None;
    for token in obstacles.iter().filter(|token| is_near(lines.first, lines.last, token)) {
        for (low, high) in token.shadows(lines) {
            clear = clear.without(low, high);
            let shaded = Intervals::new(low.max(0.0), high.min(1.0));
            if let Some(&(low, high)) = shaded.stretches().first()
                && low < high
            {
                obstructed = Some(lines.line(low + (high - low) / 2.0));
            }
        }
    }
    let width = (lines.last.from - lines.first.from).length();
    let slit = |(low, high): &(f64, f64)| (high - low) * width > TOLERANCE;
    let share = clear.roomiest().filter(|_| clear.stretches().iter().any(slit));
    Sight { clear: share.map(|share| lines.line(share)), obstructed }
}

fn is_near(first: Line, last: Line, token: &Token) -> bool {
    let corners = [first.from, first.to, last.to, last.from];
    let middle = first.from.toward(last.to, 0.5);
    let spread = corners.iter().fold(0.0, |most: f64, corner| most.max((*corner - middle).squared()));
    let reach = spread.sqrt() + token.outline.radius();
    (middle - token.pose.centre()).squared() <= reach * reach
}
