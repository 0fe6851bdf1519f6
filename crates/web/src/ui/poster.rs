//! The posters of the first page, made of the table's own parts.

use crate::layout::Layout;
use crate::track::{Point, Track, path};
use crate::ui::board::planets;
use crate::ui::board::plates::{picture, slab};
use crate::ui::parts::piece;
use leptos::prelude::*;
use page_parts::rock::{Stuff, rock};
use super_teams::{Kind, Ship};

/// The lane of the poster, from space to space, and what its plates are.
const LANE: [(Point, Kind); 9] = [
    ((-96.0, 356.0), Kind::Normal),
    ((14.0, 346.0), Kind::Normal),
    ((124.0, 330.0), Kind::Bonus),
    ((230.0, 306.0), Kind::Normal),
    ((332.0, 276.0), Kind::Hyperspace),
    ((434.0, 246.0), Kind::Asteroid),
    ((540.0, 222.0), Kind::Normal),
    ((650.0, 208.0), Kind::Normal),
    ((760.0, 200.0), Kind::Normal),
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
/// Rocks of the battle: where, and how big; and the edge of all of them, for a radius of 1.
const ROCKS: [(f64, f64, f64); 3] = [(54.0, 78.0, 62.0), (367.0, 40.0, 32.0), (611.0, 350.0, 58.0)];
const EDGE: [Point; 15] = [
    (0.98, 0.12),
    (0.9, 0.5),
    (0.62, 0.82),
    (0.22, 0.92),
    (-0.14, 1.02),
    (-0.56, 0.86),
    (-0.88, 0.62),
    (-1.06, 0.2),
    (-0.98, -0.26),
    (-0.7, -0.52),
    (-0.5, -0.86),
    (-0.04, -0.94),
    (0.34, -1.0),
    (0.72, -0.66),
    (0.86, -0.3),
];
/// Who fights there: drawing, livery, where, how turned, how big.
const FIGHTING: [(&str, &str, Point, f64, f64); 4] = [
    ("tiefo", "livery-order", (446.0, 118.0), 238.0, 0.88),
    ("tief", "livery-empire", (596.0, 214.0), 262.0, 0.71),
    ("tiefo", "livery-order", (624.0, 66.0), 244.0, 0.51),
    ("t70", "livery-ace", (164.0, 268.0), 60.0, 1.27),
];
/// Where that one may fire: from its nose to the end of range 3, 40° to either side, and where ranges 1 and 2 end.
const REACH: &str = "M197.7,230.4 L348.2,-183.2 A480,480 0 0 1 656.8,351.5 L223.4,275 Z";
const RANGES: &str = "M242.1,108.2 A170,170 0 0 1 351.5,297.6 M293.4,-32.8 A320,320 0 0 1 499.2,323.7";
/// Its shots, and those of the others.
const SHOTS: [(&str, &str); 2] =
    [("", "M266,176 l40,-23 M300,238 l40,-23 M352,128 l40,-23 M376,184 l40,-23"), (" theirs", "M540,218 l-40,6")];
/// The lock on its target, round the origin.
const LOCK: &str = "M-84,-60 V-84 H-60 M60,-84 H84 V-60 M84,60 V84 H60 M-60,84 H-84 V60";

/// The battle: one against three, in the light of its arc.
pub fn battle() -> impl IntoView {
    let mut drawing = format!(
        "<rect width=\"680\" height=\"400\" fill=\"#0c1a4a\"/><ellipse cx=\"560\" cy=\"120\" rx=\"420\" ry=\"300\" fill=\"url(#dust-teal)\"/><ellipse cx=\"120\" cy=\"60\" rx=\"340\" ry=\"240\" fill=\"url(#dust-blue)\"/>\
         <ellipse cx=\"620\" cy=\"330\" rx=\"260\" ry=\"200\" fill=\"url(#dust-plum)\"/><path class=\"arc\" d=\"{REACH}\"/><path class=\"ranges\" d=\"{RANGES}\"/>"
    );
    for (number, (x, y, radius)) in ROCKS.into_iter().enumerate() {
        // Each has another corner foremost, and every other one is seen from the other side.
        let mut edge = EDGE;
        edge.rotate_left(number * 4);
        let mirrored = if number % 2 == 0 { radius } else { -radius };
        let edge = edge.map(|(across, down)| (x + across * mirrored, y + down * radius));
        drawing += &rock(&edge, Stuff::Stone, number);
    }
    for (name, livery, (x, y), turned, size) in FIGHTING {
        drawing += &format!(
            "<use class=\"below\" href=\"#o-{name}\" x=\"-84\" y=\"-84\" width=\"168\" height=\"168\" transform=\"translate({},{}) rotate({turned}) scale({size})\"/>\
             <g class=\"{livery}\" transform=\"translate({x},{y}) rotate({turned}) scale({size})\"><use href=\"#s-{name}\" x=\"-84\" y=\"-84\" width=\"168\" height=\"168\"/></g>",
            x + 8.0,
            y + 14.0
        );
    }
    for (whose, shots) in SHOTS {
        drawing += &format!("<path class=\"lasers glow{whose}\" d=\"{shots}\"/><path class=\"lasers\" d=\"{shots}\"/>");
    }
    let (_, _, (x, y), turned, _) = FIGHTING[0];
    drawing +=
        &format!("<path class=\"lock\" transform=\"translate({x},{y}) rotate({turned}) scale(.92)\" d=\"{LOCK}\"/>");
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
