//! Ships as printed pieces. The drawings are in `art/ships.svg`, which the page carries once.

use leptos::prelude::*;
use super_teams::{Colour, Ship};

/// The symbol of a team, so that colour is never the only sign: disc, square, triangle, diamond.
pub fn symbol(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "M0,-9 A9,9 0 1 1 0,9 A9,9 0 1 1 0,-9 Z",
        Colour::Green => "M-8,-8 H8 V8 H-8 Z",
        Colour::Black => "M0,-10 L10,8 H-10 Z",
        Colour::Yellow => "M0,-11 L10,0 L0,11 L-10,0 Z",
    }
}

fn drawing(ship: Ship) -> &'static str {
    match ship {
        Ship::XWing => "t65",
        Ship::MillenniumFalcon => "falcon",
        Ship::StarDestroyer => "destroyer",
        Ship::DeathStar => "deathstar",
        Ship::TieFighter => "tief",
        Ship::TieAdvanced => "tiead",
        Ship::JediStarfighter => "jedi",
        Ship::TantiveIv => "tantive",
    }
}

/// The outline of a ship round the origin, 168 across, to be filled and stroked by its class.
pub fn outline(ship: Ship, class: &'static str) -> impl IntoView {
    view! { <use_ class=class href=format!("#o-{}", drawing(ship)) x="-84" y="-84" width="168" height="168"/> }
}

fn art(ship: Ship) -> impl IntoView {
    view! { <use_ href=format!("#s-{}", drawing(ship)) x="-84" y="-84" width="168" height="168"/> }
}

/// A ship as a die-cut piece round the origin, about 190 across: shadow, edge, ship, and its team's badge. What turns has the
/// class `turned`.
pub fn piece(ship: Ship) -> impl IntoView {
    let colour = ship.colour();
    view! {
        <g class=format!("body team-{colour}")>
            <g transform="translate(0,13)">{outline(ship, "shade")}</g>
            <g class="turned">{outline(ship, "cut")}{outline(ship, "cut-team")}{art(ship)}</g>
            <g transform="translate(66,58) scale(1.7)">
                <circle r="15" fill="var(--paper)"/><circle r="12.6" fill="var(--team)"/>
                <path d=symbol(colour) transform="scale(.74)" fill="var(--on-team)"/>
            </g>
        </g>
    }
}

/// A ship as a small picture, nose up.
pub fn ship_picture(ship: Ship) -> impl IntoView {
    view! {
        <svg class=format!("team-{}", ship.colour()) viewBox="-84 -84 168 168" aria-hidden="true">
            {outline(ship, "cut")}{art(ship)}
        </svg>
    }
}

/// A ship with its cut edge only, for faces of cards.
pub(super) fn bare(ship: Ship) -> impl IntoView {
    view! { {outline(ship, "cut")}{art(ship)} }
}
