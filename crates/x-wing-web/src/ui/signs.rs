//! Small signs: tokens, hull and shields, the mark of a side. Each has a shape of its own.

use leptos::prelude::*;
use x_wing::{Open, ShipId, Team, XWing};

/// A token or an action by its name, as SVG round the origin, 24 across.
fn drawing(name: &str) -> &'static str {
    match name {
        "focus" => {
            "<circle class=\"good\" r=\"11\"/><path class=\"ink\" d=\"M-8,0 Q0,-8 8,0 Q0,8 -8,0 Z\"/><circle class=\"good\" r=\"3\"/>"
        }
        "evade" => "<circle class=\"good\" r=\"11\"/><path class=\"stroke\" d=\"M-6,5 Q-5,-5 3,-4 M0,-8 L5,-4 L1,1\"/>",
        "lock" => {
            "<rect class=\"lock\" x=\"-11\" y=\"-11\" width=\"22\" height=\"22\" rx=\"4\"/><path class=\"stroke\" d=\"M-7,-3 V-7 H-3 M3,-7 H7 V-3 M7,3 V7 H3 M-3,7 H-7 V3 M-1,0 H1\"/>"
        }
        "stress" => {
            "<path class=\"stress\" d=\"M0,-11 L11,9 H-11 Z\"/><path class=\"stroke\" d=\"M0,-4 V2 M0,5.6 V5.8\"/>"
        }
        "ion" => {
            "<path class=\"ion\" d=\"M-11,0 L-5.5,-9.5 H5.5 L11,0 L5.5,9.5 H-5.5 Z\"/><path class=\"stroke\" d=\"M2,-7 L-3,1 L3,0 L-2,7\"/>"
        }
        "cloak" => "<circle class=\"cloak\" r=\"11\"/><path class=\"stroke\" d=\"M-6,3 Q0,-9 6,3\"/>",
        "critical" => {
            "<path class=\"critical\" d=\"M0,-11 L3,-4.5 L10,-6 L6,0 L10,6 L3,4.5 L0,11 L-3,4.5 L-10,6 L-6,0 L-10,-6 L-3,-4.5 Z\"/>"
        }
        "roll" => {
            "<circle class=\"move\" r=\"11\"/><path class=\"stroke\" d=\"M-7,2 A7,7 0 0 1 7,2 M4,-1 L7,3 L10,-1\"/>"
        }
        "boost" => "<circle class=\"move\" r=\"11\"/><path class=\"stroke\" d=\"M0,7 V-6 M-5,-1 L0,-7 L5,-1\"/>",
        _ => "<circle class=\"move\" r=\"11\"/>",
    }
}

/// A sign by its name; the words beside it say what it means.
pub fn sign(name: &str) -> impl IntoView + use<> {
    view! { <svg class="token" viewBox="-12 -12 24 24" aria-hidden="true" inner_html=drawing(name)></svg> }
}

/// The tokens of a ship: the name of each sign, and how many there are.
pub fn tokens(open: &Open, ship: ShipId) -> Vec<(&'static str, u8)> {
    let state = open.ship(ship);
    let all = [
        ("focus", state.focus),
        ("evade", state.evade),
        ("stress", state.stress),
        ("ion", state.ion),
        ("cloak", state.cloak),
        ("lock", state.locks.len() as u8),
        ("critical", state.face_up.total()),
    ];
    all.into_iter().filter(|(_, count)| *count > 0).collect()
}

/// A row of tokens.
pub fn token_row(open: &Open, ship: ShipId) -> impl IntoView + use<> {
    let token = |(name, count): (&'static str, u8)| {
        view! { <span class="held">{sign(name)}{(count > 1).then_some(count)}</span> }
    };
    tokens(open, ship).into_iter().map(token).collect_view()
}

/// Shields as hexagons, hull as blocks: full for what is left, empty for what is lost; many as numbers.
pub fn strength(game: &XWing, open: &Open, ship: ShipId) -> impl IntoView + use<> {
    let table = game.table(open);
    let shields = (open.ship(ship).shields, table.shield_value(ship).max(open.ship(ship).shields));
    let hull = (table.hull_value(ship).saturating_sub(table.damage(ship)), table.hull_value(ship));
    let row = |class: &'static str, (left, most): (u8, u8)| {
        if most > 8 {
            return view! { <span class=format!("pip {class} full")></span>{format!("{left}/{most} ")} }.into_any();
        }
        let pip = move |index: u8| view! { <span class=format!("pip {class}{}", if index < left { " full" } else { "" })></span> };
        (0..most).map(pip).collect_view().into_any()
    };
    view! { <span class="pips" aria-hidden="true">{row("shield", shields)}{row("hull", hull)}</span> }
}

/// The mark of a side: disc and square.
pub fn side_mark(side: Team) -> impl IntoView {
    let inside = match side {
        Team::First => "<circle r=\"10\"/>",
        Team::Second => "<rect x=\"-9\" y=\"-9\" width=\"18\" height=\"18\" rx=\"2\"/>",
    };
    view! { <svg class=format!("side-mark side-{side}") viewBox="-12 -12 24 24" aria-hidden="true" inner_html=inside></svg> }
}

/// A pilot's skill in the shape of the side.
pub fn skill(side: Team, skill: u8) -> impl IntoView {
    view! { <span class=format!("skill side-{side}")>{skill}</span> }
}
