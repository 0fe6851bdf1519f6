//! Small signs: hull, shields, tokens. Each has a shape of its own.

use crate::Moment;
use crate::canvas::{Canvas, INK};
use x_wing::ShipId;

/// The kinds of token.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Focus,
    Evade,
    Stress,
    Ion,
    Tractor,
    Disabled,
    Jam,
    Reinforced,
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
        (Kind::Tractor, state.tractor),
        (Kind::Disabled, state.disabled),
        (Kind::Jam, state.jam),
        (Kind::Reinforced, u8::from(state.reinforced.is_some())),
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
pub fn sign(canvas: &mut Canvas, at: (f64, f64), kind: Kind) {
    let name = match kind {
        Kind::Focus => "tk-focus",
        Kind::Evade => "tk-evade",
        Kind::Stress => "tk-stress",
        Kind::Ion => "tk-ion",
        Kind::Tractor => "tk-tractor",
        Kind::Disabled => "tk-disabled",
        Kind::Jam => "tk-jam",
        Kind::Reinforced => "tk-reinforce",
        Kind::Cloak => "tk-cloak",
        Kind::Lock => "tk-lock",
        Kind::Critical => "tk-critical",
    };
    symbol(canvas, at, 17.0, name);
}

/// A symbol of [`crate::art::tokens`] round a place.
pub fn symbol(canvas: &mut Canvas, (x, y): (f64, f64), size: f64, name: &str) {
    let (left, top) = (x - size / 2.0, y - size / 2.0);
    let place = format!("x=\"{left:.1}\" y=\"{top:.1}\" width=\"{size}\" height=\"{size}\"");
    canvas.element("use", &format!("href=\"#{name}\" {place}"));
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
pub fn shield(canvas: &mut Canvas, at: (f64, f64), is_there: bool) {
    symbol(canvas, at, 11.0, if is_there { "tk-shield" } else { "tk-shield-lost" });
}

/// One point of hull.
pub fn plate(canvas: &mut Canvas, at: (f64, f64), is_there: bool) {
    symbol(canvas, at, 11.0, if is_there { "tk-hull" } else { "tk-hull-lost" });
}
