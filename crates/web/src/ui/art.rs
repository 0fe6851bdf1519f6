//! Our own drawings: ships, spaces, symbols of the teams. Each is drawn round the origin.

use leptos::prelude::*;
use super_teams::{Bonus, Card, Colour, Kind, Ship};

/// The symbol of a team, so that colour is never the only sign: disc, square, triangle, diamond.
pub fn symbol(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "M0,-9 A9,9 0 1 1 0,9 A9,9 0 1 1 0,-9 Z",
        Colour::Green => "M-8,-8 H8 V8 H-8 Z",
        Colour::Black => "M0,-10 L10,8 H-10 Z",
        Colour::Yellow => "M0,-11 L10,0 L0,11 L-10,0 Z",
    }
}

/// The outline of a ship, about 44 units across, nose up.
fn hull(ship: Ship) -> &'static str {
    match ship {
        Ship::XWing => {
            "M-2,-22 H2 L4,-6 L20,4 V-6 H22 V12 H20 V9 L5,10 L4,20 H-4 L-5,10 L-20,9 V12 H-22 V-6 H-20 V4 L-4,-6 Z"
        }
        Ship::MillenniumFalcon => {
            "M-8,-21 H-2 V-12 H2 V-21 H8 L10,-11 A18,18 0 0 1 17,-2 L22,-4 V3 L18,4 A18,18 0 1 1 -10,-11 Z"
        }
        Ship::StarDestroyer => "M0,-23 L18,18 H8 L6,22 H-6 L-8,18 H-18 Z M-5,8 V13 H5 V8 H2 V4 H-2 V8 Z",
        Ship::DeathStar => {
            "M0,-20 A20,20 0 1 1 0,20 A20,20 0 1 1 0,-20 Z M-20,1 H20 V4 H-20 Z M-7,-13 A5.5,5.5 0 1 0 -6.9,-13 Z"
        }
        Ship::TieFighter => {
            "M-20,-20 H-15 L-13,-3 H-7 A7.5,7.5 0 0 1 7,-3 H13 L15,-20 H20 V20 H15 L13,3 H7 A7.5,7.5 0 0 1 -7,3 H-13 L-15,20 H-20 Z"
        }
        Ship::TieAdvanced => {
            "M-12,-21 L-9,-21 L-16,-8 L-14,-3 H-7 A7.5,7.5 0 0 1 7,-3 H14 L16,-8 L9,-21 L12,-21 L22,-6 V6 L12,21 H9 L16,8 L14,3 H7 A7.5,7.5 0 0 1 -7,3 H-14 L-16,8 L-9,21 H-12 L-22,6 V-6 Z"
        }
        Ship::JediStarfighter => "M0,-23 L4,-6 L17,15 L15,19 L5,14 L3,20 H-3 L-5,14 L-15,19 L-17,15 L-4,-6 Z",
        Ship::TantiveIv => {
            "M-11,-22 H11 V-13 H4 V-4 H7 V6 H13 V20 H9 V22 H5 V20 H2 V22 H-2 V20 H-5 V22 H-9 V20 H-13 V6 H-7 V-4 H-4 V-13 H-11 Z"
        }
    }
}

/// A ship with its team's badge.
pub fn ship_art(ship: Ship) -> impl IntoView {
    let colour = ship.colour();
    view! {
        <g class=format!("ship-art team-{colour}")>
            <path class="hull" d=hull(ship) fill-rule="evenodd"/>
            <g transform="translate(17,15) scale(0.8)">
                <circle r="12" class="badge"/>
                <path class="badge-symbol" d=symbol(colour)/>
            </g>
        </g>
    }
}

/// What a space of a kind looks like inside, about 60 units across.
pub fn kind_art(kind: Kind) -> AnyView {
    match kind {
        Kind::Start => view! {
            <g class="art"><circle r="36" class="planet-a"/><path class="land" d="M-30,-18 Q-14,-32 0,-24 Q-2,-10 -16,-8 Q-28,-6 -30,-18 Z M6,-4 Q24,-14 33,2 Q28,20 14,22 Q2,12 6,-4 Z M-24,10 Q-12,6 -8,18 Q-12,28 -20,24 Z"/><circle r="36" fill="url(#light)"/></g>
        }
        .into_any(),
        Kind::Final => view! {
            <g class="art"><circle r="34" class="planet-b"/><path class="bands" d="M-32,-10 Q0,-2 32,-14 M-33,6 Q0,14 33,2 M-26,20 Q0,26 27,17"/>
                <circle r="34" fill="url(#light)"/>
                <g transform="rotate(-18)"><path class="ring" d="M-33,-6 C-66,2 -56,18 0,15 C56,12 66,-8 33,-6"/></g></g>
        }
        .into_any(),
        Kind::Normal => view! { <g class="art"><circle r="5" class="dot"/></g> }.into_any(),
        Kind::Bonus => view! {
            <g class="art"><path class="gold" d="M0,-26 L7,-9 L25,-8 L11,4 L16,22 L0,12 L-16,22 L-11,4 L-25,-8 L-7,-9 Z"/></g>
        }
        .into_any(),
        Kind::Hyperspace => view! {
            <g class="art"><path class="streak" d="M0,-4 V-30 M4,0 H30 M0,4 V30 M-4,0 H-30 M4,-4 L21,-21 M4,4 L21,21 M-4,4 L-21,21 M-4,-4 L-21,-21"/></g>
        }
        .into_any(),
        Kind::Asteroid => view! {
            <g class="art"><path class="rock" d="M-22,-6 L-10,-18 L4,-16 L8,-4 L-2,6 L-18,4 Z M6,8 L18,2 L26,12 L18,24 L6,22 Z M-16,14 L-6,12 L-4,22 L-14,24 Z M14,-22 L22,-20 L22,-11 L13,-12 Z"/></g>
        }
        .into_any(),
        Kind::Maw => view! {
            <g class="art"><path class="swirl" d="M0,0 C10,-14 26,-4 20,12 C13,28 -14,27 -22,8 C-30,-14 -8,-34 14,-26 M0,0 C-8,9 -17,1 -12,-8 C-8,-15 4,-15 8,-8"/></g>
        }
        .into_any(),
    }
}

/// The picture of a bonus card.
pub fn bonus_art(bonus: Bonus) -> impl IntoView {
    let path = match bonus {
        Bonus::EvasiveManeuver => "M-20,14 C-20,-20 8,-20 8,-2 C8,14 20,12 20,-10 M14,-4 L20,-12 L25,-3",
        Bonus::ExpertPilot => {
            "M0,-20 A13,13 0 0 1 13,-7 V4 H-13 V-7 A13,13 0 0 1 0,-20 Z M-13,-3 H13 M-18,20 Q0,2 18,20"
        }
        Bonus::LightSpeed => "M-20,-12 L-4,0 L-20,12 M-2,-12 L14,0 L-2,12 M20,-14 V14",
        Bonus::Acceleration => "M-14,0 H14 M0,-14 V14",
        Bonus::Tow => "M0,-20 V-6 M-8,-12 H8 M-14,0 A14,14 0 0 0 14,0 M-14,0 L-18,6 M14,0 L18,6 M0,-6 V14",
    };
    view! { <path class="bonus-line" d=path/> }
}

/// The face of a movement card.
pub fn card_art(card: Card) -> impl IntoView {
    view! {
        <svg viewBox="-32 -46 64 92" aria-hidden="true">
            <text class="value" y="14">{card.value()}</text>
            <g transform="translate(-20,-32) scale(0.7)"><path class="card-symbol" d=symbol(card.colour())/></g>
            <g transform="translate(20,32) scale(0.7)"><path class="card-symbol" d=symbol(card.colour())/></g>
        </svg>
    }
}
