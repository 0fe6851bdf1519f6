//! The posters of the first page, made of the table's own parts.

use crate::layout::Layout;
use crate::track::{Point, Track, path};
use crate::ui::board::planets;
use crate::ui::board::plates::{picture, slab};
use crate::ui::parts::piece;
use leptos::prelude::*;
use super_teams::{Kind, Ship};

/// The lane of the poster, from space to space, and what its plates are.
const LANE: [(Point, Kind); 8] = [
    ((-96.0, 356.0), Kind::Normal),
    ((14.0, 346.0), Kind::Normal),
    ((124.0, 330.0), Kind::Bonus),
    ((230.0, 306.0), Kind::Normal),
    ((332.0, 276.0), Kind::Hyperspace),
    ((434.0, 246.0), Kind::Asteroid),
    ((540.0, 222.0), Kind::Normal),
    ((650.0, 210.0), Kind::Normal),
];
/// Who flies there: the ship, where, how big.
const FLYING: [(Ship, Point, f64); 5] = [
    (Ship::TieFighter, (16.0, 334.0), 0.52),
    (Ship::JediStarfighter, (176.0, 300.0), 0.62),
    (Ship::StarDestroyer, (308.0, 296.0), 0.64),
    (Ship::MillenniumFalcon, (420.0, 228.0), 0.66),
    (Ship::XWing, (572.0, 208.0), 0.8),
];

fn ship_at(ship: Ship, (x, y): Point, size: f64) -> String {
    format!("<g class=\"heads-east\" transform=\"translate({x},{y}) scale({size})\">{}</g>", piece(ship))
}

/// The race: a planet with a ring, a lane, ships on it.
pub fn race() -> impl IntoView {
    let middles: Vec<Point> = LANE.iter().map(|(middle, _)| *middle).collect();
    let track = Track::through(&middles, 92.0);
    let lane = path(track.line(), false);
    let mut drawing = format!(
        "<rect width=\"680\" height=\"400\" fill=\"#1a1040\"/><ellipse cx=\"585\" cy=\"80\" rx=\"408\" ry=\"288\" fill=\"url(#dust-rust)\"/><ellipse cx=\"422\" cy=\"40\" rx=\"340\" ry=\"200\" fill=\"url(#dust-rose)\"/>\
         <ellipse cx=\"136\" cy=\"120\" rx=\"340\" ry=\"240\" fill=\"url(#dust-plum)\"/><ellipse cx=\"68\" cy=\"380\" rx=\"340\" ry=\"200\" fill=\"url(#dust-teal)\"/>\
         <g transform=\"translate(236,126) scale(.92)\">{}</g><g transform=\"translate(578,74)\">{MOON}</g>\
         <path class=\"lane-shadow\" d=\"{lane}\" stroke-width=\"122\"/><path class=\"lane-edge\" d=\"{lane}\" stroke-width=\"109\"/><path class=\"lane-floor\" d=\"{lane}\" stroke-width=\"105\"/>",
        planets::LAST
    );
    for (space, (_, kind)) in LANE.iter().enumerate().take(LANE.len() - 1).skip(1) {
        let (heading, (x, y)) = (track.heading(space), track.middle(space));
        drawing += &slab(&track.plate(space, space, 0.5, 0.5), *kind, 1.0);
        drawing +=
            &format!("<g transform=\"translate({x:.1},{y:.1}) rotate({heading:.1})\">{}</g>", picture(*kind, heading));
    }
    for (ship, middle, size) in FLYING {
        drawing += &ship_at(ship, middle, size);
    }
    view! { <svg class="art" viewBox="0 0 680 400" preserveAspectRatio="xMidYMin slice" aria-hidden="true" inner_html=drawing></svg> }
}

const MOON: &str = r##"<circle r="24" fill="#5b6486"/><path d="M-4.8,-23.5 A24,24 0 0 0 -4.8,23.5 A30,30 0 0 1 -4.8,-23.5Z" fill="#c9cfe6"/><path d="M7.2,-22.9 A24,24 0 0 1 7.2,22.9 A33.6,33.6 0 0 0 7.2,-22.9Z" fill="#252c4d"/>"##;
const ROCK: &str = r##"<path d="M34,-12 L30,16 L8,30 L-18,26 L-36,6 L-30,-18 L-8,-30 L18,-28 Z" fill="#5b483b"/><path d="M-36,6 L-30,-18 L-8,-30 L18,-28 L34,-12 L4,-2 Z" fill="#8f745c"/><path d="M-30,-18 L-8,-30 L18,-28 L-6,-12 Z" fill="#b99a7c"/>"##;
/// Rocks of the battle, and who fights there: drawing, livery, where, how turned, how big.
const ROCKS: [(f64, f64, f64); 3] = [(60.0, 62.0, 1.7), (366.0, 40.0, 0.9), (622.0, 330.0, 1.3)];
const FIGHTING: [(&str, &str, Point, f64, f64); 4] = [
    ("tiefo", "livery-order", (440.0, 118.0), 236.0, 0.92),
    ("tief", "livery-empire", (590.0, 212.0), 264.0, 0.72),
    ("tief", "livery-empire", (620.0, 66.0), 240.0, 0.5),
    ("t70", "livery-ace", (150.0, 220.0), 62.0, 1.28),
];
const SHOTS: &str = "M262,180 L302,158 M298,244 L338,222 M372,188 L412,166 M348,130 L388,108";

/// The battle: one against three, in the light of its arc.
pub fn battle() -> impl IntoView {
    let mut drawing = format!(
        "<rect width=\"680\" height=\"400\" fill=\"#0c1a4a\"/><ellipse cx=\"560\" cy=\"120\" rx=\"420\" ry=\"300\" fill=\"url(#dust-teal)\"/><ellipse cx=\"120\" cy=\"60\" rx=\"340\" ry=\"240\" fill=\"url(#dust-blue)\"/>\
         <ellipse cx=\"620\" cy=\"330\" rx=\"260\" ry=\"200\" fill=\"url(#dust-plum)\"/><path class=\"arc\" d=\"M178,236 L262,-20 H700 V352 Z\"/><path class=\"arc\" d=\"M178,236 L236,92 A190,190 0 0 1 362,284 Z\"/>\
         <path class=\"lasers glow\" d=\"{SHOTS}\"/><path class=\"lasers\" d=\"{SHOTS}\"/>"
    );
    for (x, y, size) in ROCKS {
        drawing += &format!("<g transform=\"translate({x},{y}) scale({size})\">{ROCK}</g>");
    }
    for (name, livery, (x, y), turned, size) in FIGHTING {
        drawing += &format!(
            "<g class=\"{livery}\" transform=\"translate({x},{y}) rotate({turned}) scale({size})\"><use href=\"#s-{name}\" x=\"-84\" y=\"-84\" width=\"168\" height=\"168\"/></g>"
        );
    }
    view! { <svg class="art" viewBox="0 0 680 400" preserveAspectRatio="xMidYMin slice" aria-hidden="true" inner_html=drawing></svg> }
}

/// A game that is under way, as a small picture: its lane, and where its ships are.
pub fn thumb(layout: &Layout, ships: &[super_teams::Place; 8]) -> impl IntoView + use<> {
    let (lane, width) = (path(&layout.track.lane(), false), layout.track.width());
    let mut drawing = format!(
        "<path class=\"lane-edge\" d=\"{lane}\" stroke-width=\"{width:.1}\"/><path d=\"{lane}\" fill=\"none\" stroke=\"#465596\" stroke-width=\"{:.1}\" stroke-linejoin=\"round\"/>",
        width * 0.8
    );
    for ship in Ship::ALL.into_iter().filter(|ship| usize::from(ships[*ship as usize].space) <= layout.last()) {
        let ((x, y), _) = layout.stand(ships, ship);
        drawing += &format!(
            "<circle class=\"face-of team-{}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{:.1}\" stroke=\"#fbf4e4\" stroke-width=\"{:.1}\"/>",
            ship.colour(),
            width * 0.55,
            width * 0.14
        );
    }
    view! { <svg class="thumb" viewBox=format!("0 0 {:.0} {:.0}", layout.size.0, layout.size.1) aria-hidden="true" inner_html=drawing></svg> }
}
