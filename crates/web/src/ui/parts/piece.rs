//! Ships as printed pieces, in SVG. The drawings are in `art/ships.svg`, which the page carries once.

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
pub fn outline(ship: Ship, class: &str) -> String {
    format!("<use class=\"{class}\" href=\"#o-{}\" x=\"-84\" y=\"-84\" width=\"168\" height=\"168\"/>", drawing(ship))
}

/// A ship round the origin with its cut edge.
pub fn cut_out(ship: Ship) -> String {
    format!(
        "{}<use href=\"#s-{}\" x=\"-84\" y=\"-84\" width=\"168\" height=\"168\"/>",
        outline(ship, "cut"),
        drawing(ship)
    )
}

/// A ship as a die-cut piece round the origin, about 190 across: shadow, edge, ship, and its team's emblem.
pub fn piece(ship: Ship) -> String {
    hull(ship) + &emblem(ship)
}

/// A piece without its emblem. What turns has the class `turned`.
pub fn hull(ship: Ship) -> String {
    format!(
        "<g class=\"body team-{}\"><g transform=\"translate(0,13)\">{}</g><g class=\"turned\">{}{}\
         <use href=\"#s-{}\" x=\"-84\" y=\"-84\" width=\"168\" height=\"168\"/></g></g>",
        ship.colour(),
        outline(ship, "shade"),
        outline(ship, "cut"),
        outline(ship, "cut-team"),
        drawing(ship),
    )
}

/// The emblem of the team on a piece, which never turns.
pub fn emblem(ship: Ship) -> String {
    let colour = ship.colour();
    format!(
        "<g class=\"body team-{colour}\"><g transform=\"translate(62,56) scale(1.7)\"><circle class=\"rim\" r=\"15\"/><circle class=\"face-of\" r=\"12.6\"/>\
         <path class=\"sign-of\" d=\"{}\" transform=\"scale(.74)\"/></g></g>",
        symbol(colour),
    )
}

/// A ship as a small picture, nose up.
pub fn ship_picture(ship: Ship) -> impl IntoView {
    view! { <svg class=format!("team-{}", ship.colour()) viewBox="-84 -84 168 168" aria-hidden="true" inner_html=cut_out(ship)></svg> }
}
