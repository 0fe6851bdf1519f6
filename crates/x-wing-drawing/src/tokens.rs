//! Small signs: hull, shields, tokens. Each has a shape of its own.

use crate::Moment;
use crate::canvas::{Canvas, INK};
use crate::links::brackets;
use x_wing::ShipId;

/// The kinds of token.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Focus,
    Evade,
    Stress,
    Ion,
    Cloak,
    Lock,
    Critical,
}

/// The tokens of a ship, with their counts.
pub fn of(moment: &Moment<'_>, ship: ShipId) -> Vec<(Kind, u8)> {
    let state = moment.open.ship(ship);
    let all = [
        (Kind::Focus, state.focus),
        (Kind::Evade, state.evade),
        (Kind::Stress, state.stress),
        (Kind::Ion, state.ion),
        (Kind::Cloak, state.cloak),
        (Kind::Lock, state.locks.len() as u8),
        (Kind::Critical, state.face_up.total()),
    ];
    all.into_iter().filter(|(_, count)| *count > 0).collect()
}

/// How wide a row of tokens is.
pub fn width(tokens: &[(Kind, u8)]) -> f64 {
    tokens.iter().map(|(_, count)| if *count > 1 { 27.0 } else { 18.0 }).sum()
}

/// A row of tokens from a place to the right.
pub fn row(canvas: &mut Canvas, (x, y): (f64, f64), tokens: &[(Kind, u8)]) {
    let mut left = x;
    for (kind, count) in tokens {
        sign(canvas, (left + 8.0, y), *kind);
        left += 18.0;
        if *count > 1 {
            canvas.text(
                (left - 1.0, y + 4.5),
                12.0,
                &format!("fill=\"{INK}\" font-weight=\"700\""),
                &count.to_string(),
            );
            left += 9.0;
        }
    }
}

/// One token.
pub fn sign(canvas: &mut Canvas, (x, y): (f64, f64), kind: Kind) {
    let moved = format!("transform=\"translate({x:.1} {y:.1})\"");
    canvas.open(&moved);
    let disc = |canvas: &mut Canvas, fill: &str| {
        canvas.element("circle", &format!("r=\"7.5\" fill=\"{fill}\" stroke=\"#ffffff\" stroke-width=\"1\""));
    };
    match kind {
        Kind::Focus => {
            disc(canvas, "#1d7a3a");
            canvas.raw("<path d=\"M-5.5,0 Q0,-5.5 5.5,0 Q0,5.5 -5.5,0 Z\" fill=\"#ffffff\"/><circle r=\"2\" fill=\"#1d7a3a\"/>\n");
        }
        Kind::Evade => {
            disc(canvas, "#1d7a3a");
            canvas.raw("<path d=\"M-4.5,3.5 Q-3.5,-3.5 2.5,-2.5 M0,-5.2 L3.4,-2.4 L0.6,1\" fill=\"none\" stroke=\"#ffffff\" stroke-width=\"1.9\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n");
        }
        Kind::Stress => canvas.raw(
            "<path d=\"M0,-8 L8,6.5 L-8,6.5 Z\" fill=\"#b3261e\" stroke=\"#ffffff\" stroke-width=\"1\" stroke-linejoin=\"round\"/>\
             <path d=\"M0,-3.6 L0,1.6 M0,4.3 L0,4.4\" stroke=\"#ffffff\" stroke-width=\"2\" stroke-linecap=\"round\"/>\n",
        ),
        Kind::Ion => canvas.raw(
            "<path d=\"M-7.5,0 L-3.75,-6.5 L3.75,-6.5 L7.5,0 L3.75,6.5 L-3.75,6.5 Z\" fill=\"#5b3fb0\" stroke=\"#ffffff\" stroke-width=\"1\"/>\
             <path d=\"M1.5,-5 L-2.5,0.6 L2.2,0.2 L-1.5,5\" fill=\"none\" stroke=\"#ffffff\" stroke-width=\"1.7\" stroke-linejoin=\"round\"/>\n",
        ),
        Kind::Cloak => canvas.raw(
            "<circle r=\"7\" fill=\"#33415f\" stroke=\"#ffffff\" stroke-width=\"1.6\" stroke-dasharray=\"3 2.2\"/>\
             <path d=\"M-4.5,2 Q0,-6 4.5,2\" fill=\"none\" stroke=\"#ffffff\" stroke-width=\"1.6\"/>\n",
        ),
        Kind::Lock => {
            brackets(canvas, (0.0, 0.0), 6.5, 4.0);
            canvas.raw("<circle r=\"1.8\" fill=\"#ff6b8b\"/>\n");
        }
        Kind::Critical => canvas.raw(
            "<path d=\"M0,-8.5 L2.3,-3.4 L7.6,-4.6 L4.6,0 L7.6,4.6 L2.3,3.4 L0,8.5 L-2.3,3.4 L-7.6,4.6 L-4.6,0 L-7.6,-4.6 L-2.3,-3.4 Z\" \
             fill=\"#e2572b\" stroke=\"#ffffff\" stroke-width=\"1\" stroke-linejoin=\"round\"/>\n",
        ),
    }
    canvas.close();
}

/// Shields as hexagons, hull as bars: full for what is left, empty for what is lost.
pub fn strength(canvas: &mut Canvas, (x, y): (f64, f64), moment: &Moment<'_>, ship: ShipId) {
    let shields = (
        moment.open.ship(ship).shields,
        moment.game.table(moment.open).shield_value(ship).max(moment.open.ship(ship).shields),
    );
    let hull = moment.hull(ship);
    let mut left = x;
    for index in 0..shields.1 {
        shield(canvas, (left + 4.5, y), index < shields.0);
        left += 10.0;
    }
    left += if shields.1 > 0 { 3.0 } else { 0.0 };
    for index in 0..hull.1 {
        plate(canvas, (left + 3.0, y), index < hull.0);
        left += 7.5;
    }
}

/// How wide that is.
pub fn strength_width(moment: &Moment<'_>, ship: ShipId) -> f64 {
    let shields = f64::from(moment.game.table(moment.open).shield_value(ship).max(moment.open.ship(ship).shields));
    let gap = if shields > 0.0 { 3.0 } else { 0.0 };
    shields * 10.0 + gap + f64::from(moment.hull(ship).1) * 7.5
}

/// One shield.
pub fn shield(canvas: &mut Canvas, (x, y): (f64, f64), is_there: bool) {
    let fill = if is_there { "#5aa9ff" } else { "none" };
    canvas.element(
        "path",
        &format!("transform=\"translate({x:.1} {y:.1})\" d=\"M-4.3,0 L-2.1,-4.4 L2.1,-4.4 L4.3,0 L2.1,4.4 L-2.1,4.4 Z\" fill=\"{fill}\" stroke=\"#8cc3ff\" stroke-width=\"1.1\""),
    );
}

/// One point of hull.
pub fn plate(canvas: &mut Canvas, (x, y): (f64, f64), is_there: bool) {
    let fill = if is_there { "#ffd84d" } else { "none" };
    canvas.element("rect", &format!("x=\"{:.1}\" y=\"{:.1}\" width=\"5.2\" height=\"8.8\" rx=\"1\" fill=\"{fill}\" stroke=\"#ffd84d\" stroke-width=\"1.1\"", x - 2.6, y - 4.4));
}
