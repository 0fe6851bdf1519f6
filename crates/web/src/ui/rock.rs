//! A rock in space: facets round a flat top, lit from the upper left, with craters.

use crate::track::{Point, path};

/// How many corners a ring has.
const CORNERS: usize = 13;
/// The rings of corners, from the edge to the top: how far out, and how much lighter than the edge the facets within it are.
const RINGS: [(f64, f64); 3] = [(1.0, 0.0), (0.66, 0.14), (0.3, 0.14)];
/// Where the light falls: up and to the left.
const LIGHT: Point = (-0.6, -0.8);
/// Craters, as shares of the radius: where, and how wide.
const CRATERS: [(f64, f64, f64); 4] = [(-0.3, 0.34, 0.15), (0.08, -0.2, 0.18), (0.46, 0.02, 0.12), (0.4, 0.46, 0.13)];

/// A rock of this radius round the origin; `turn` makes another one.
pub fn rock(radius: f64, turn: usize) -> String {
    let corner = |ring: f64, number: usize| {
        let angle = std::f64::consts::TAU * number as f64 / CORNERS as f64;
        // Each corner stands out by another share, the same on every ring.
        let rough = 0.88 + ((number % CORNERS + turn) * 7 % CORNERS) as f64 * 0.018;
        // The top lies towards the light.
        let (x, y) = (LIGHT.0 * (1.0 - ring) * 0.22, LIGHT.1 * (1.0 - ring) * 0.22);
        (radius * (x + libm::cos(angle) * ring * rough), radius * (y + libm::sin(angle) * ring * rough))
    };
    let ring = |of: f64| (0..CORNERS).map(move |number| corner(of, number)).collect::<Vec<_>>();
    let edge = path(&ring(RINGS[0].0), true);
    let mut drawing = format!(
        "<path d=\"{edge}\" fill=\"#01030a\" opacity=\".45\" transform=\"translate(7,10)\"/>\
         <path d=\"{edge}\" fill=\"#43372f\" stroke=\"#130f0d\" stroke-width=\"1.5\" stroke-linejoin=\"round\"/>"
    );
    for band in RINGS.windows(2) {
        for number in 0..CORNERS {
            let facet = [
                corner(band[0].0, number),
                corner(band[0].0, number + 1),
                corner(band[1].0, number + 1),
                corner(band[1].0, number),
            ];
            let angle = std::f64::consts::TAU * (number as f64 + 0.5) / CORNERS as f64;
            let lit = libm::cos(angle) * LIGHT.0 + libm::sin(angle) * LIGHT.1;
            drawing += &format!(
                "<path d=\"{}\" fill=\"{}\"/>",
                path(&facet, true),
                brown(0.5 + lit * (0.5 - band[0].1) + band[0].1)
            );
        }
    }
    drawing += &format!("<path d=\"{}\" fill=\"{}\"/>", path(&ring(RINGS[2].0), true), brown(0.8));
    for (x, y, wide) in CRATERS.map(|(x, y, wide)| (x * radius, y * radius, wide * radius)) {
        let flat = wide * 0.8;
        drawing += &format!(
            "<ellipse cx=\"{x:.1}\" cy=\"{y:.1}\" rx=\"{wide:.1}\" ry=\"{flat:.1}\" fill=\"#2d2520\" opacity=\".7\"/>\
             <path d=\"M{:.1},{y:.1} a{wide:.1},{flat:.1} 0 0 0 {:.1},0\" fill=\"none\" stroke=\"#d6b999\" opacity=\".6\"/>",
            x - wide,
            wide * 2.0
        );
    }
    drawing
}

/// The colour of a facet, from dark at 0 to light at 1.
fn brown(light: f64) -> String {
    let share = |dark: f64, bright: f64| (dark + (bright - dark) * light.clamp(0.0, 1.0)) as u8;
    format!("#{:02x}{:02x}{:02x}", share(42.0, 196.0), share(34.0, 168.0), share(30.0, 140.0))
}
