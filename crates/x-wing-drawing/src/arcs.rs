//! Firing arcs out to Range 3, faint, with the lines of the ranges; those of the ship that acts are stronger.

use crate::Moment;
use crate::canvas::Canvas;
use crate::ships::{at, colour};
use geometry::BaseSize;
use geometry::constants::{BULLSEYE_WIDTH, LARGE_ARC_HALF, RANGE_BAND, SMALL_ARC_HALF};
use x_wing::ShipId;
use x_wing::cards::Arcs;

/// The arcs of a ship.
pub fn draw(moment: &Moment<'_>, canvas: &mut Canvas, ship: ShipId) {
    let facts = moment.game.facts(ship);
    let size = facts.pilot.ship.size;
    let strength = if moment.acting() == Some(ship) { 2.6 } else { 1.0 };
    canvas.open(&format!(
        "{} fill=\"{colour}\" stroke=\"{colour}\" fill-opacity=\"{:.3}\" stroke-opacity=\"{:.2}\" stroke-width=\"1\"",
        at(moment.open.ship(ship).pose),
        0.045 * strength,
        0.2 * strength,
        colour = colour(facts.side),
    ));
    sector(canvas, size, "");
    match facts.pilot.ship.arcs {
        Arcs::Rear | Arcs::RearTorpedoes => sector(canvas, size, "transform=\"rotate(180)\" stroke-dasharray=\"6 4\""),
        Arcs::Forward => forward(canvas, size),
        Arcs::Turret => ring(canvas, size, 3),
        Arcs::Bullseye => lane(canvas, size),
        _ => {}
    }
    let weapons = facts.own_upgrades().iter().filter_map(|upgrade| upgrade.card.weapon);
    if let Some(reach) = weapons.filter(|weapon| weapon.turret).map(|weapon| weapon.range.1 as u8).max() {
        ring(canvas, size, reach);
    }
    canvas.close();
}

/// The printed arc: its lines go out from the centre of the base, its ranges are counted from the base.
fn sector(canvas: &mut Canvas, size: BaseSize, attributes: &str) {
    canvas.open(attributes);
    for band in 1..=3 {
        match band {
            3 => canvas.element("path", &format!("d=\"M0,0 L{} Z\"", band_edge(size, band))),
            _ => canvas
                .element("path", &format!("d=\"M{}\" fill=\"none\" stroke-dasharray=\"2 5\"", band_edge(size, band))),
        }
    }
    canvas.close();
}

/// The far edge of a range band in the printed arc of a base, from left to right: coordinates and arcs of an SVG path, seen from the
/// base, which looks up.
pub fn band_edge(size: BaseSize, band: u8) -> String {
    let (half, reach) = (size.half(), RANGE_BAND * f64::from(band));
    let (x, y) = arc_end(size, reach);
    let front = half + reach;
    format!(
        "{:.1},{:.1} A{reach} {reach} 0 0 1 {:.1},{:.1} L{half:.1},{:.1} A{reach} {reach} 0 0 1 {x:.1},{:.1}",
        -x, -y, -half, -front, -front, -y
    )
}

/// Where the right line of the printed arc is so far from the base, whose nearest point there is its corner.
fn arc_end(size: BaseSize, reach: f64) -> (f64, f64) {
    let [across, along] = match size {
        BaseSize::Small => SMALL_ARC_HALF,
        BaseSize::Large => LARGE_ARC_HALF,
    };
    let half = size.half();
    let to_corner = half * (across + along);
    let length = to_corner + (to_corner * to_corner - 2.0 * half * half + reach * reach).sqrt();
    (length * across, length * along)
}

/// An auxiliary arc of 180 degrees ahead.
fn forward(canvas: &mut Canvas, size: BaseSize) {
    let half = size.half();
    let reach = 3.0 * RANGE_BAND;
    let out = half + reach;
    let path = format!(
        "M{:.1},0 L{:.1},{:.1} A{reach} {reach} 0 0 1 {:.1},{:.1} L{half:.1},{:.1} A{reach} {reach} 0 0 1 {out:.1},{:.1} L{out:.1},0 Z",
        -out, -out, -half, -half, -out, -out, -half
    );
    canvas.element("path", &format!("d=\"{path}\" stroke-dasharray=\"6 4\""));
}

/// A bullseye arc: a lane straight ahead.
fn lane(canvas: &mut Canvas, size: BaseSize) {
    let (half, reach) = (size.half(), 3.0 * RANGE_BAND);
    let (left, top) = (-BULLSEYE_WIDTH / 2.0, -half - reach);
    let place = format!("x=\"{left:.2}\" y=\"{top:.1}\" width=\"{BULLSEYE_WIDTH:.2}\" height=\"{reach:.1}\"");
    canvas.element("rect", &format!("{place} stroke-dasharray=\"6 4\""));
}

/// What a turret reaches.
fn ring(canvas: &mut Canvas, size: BaseSize, bands: u8) {
    let reach = RANGE_BAND * f64::from(bands);
    let out = size.half() + reach;
    canvas.element(
        "rect",
        &format!(
            "x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"{reach}\" fill-opacity=\"0.025\" stroke-dasharray=\"1 6\" stroke-linecap=\"round\" stroke-width=\"2\"",
            -out,
            -out,
            2.0 * out,
            2.0 * out
        ),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use geometry::{Arc, Base, Pose, Vector, range, vector};

    /// The point where a line of the arc ends is inside the arc by a hair, and as far from the base as it should be.
    #[test]
    fn the_drawn_arc_is_the_measured_one() {
        for size in [BaseSize::Small, BaseSize::Large] {
            let base = Base::new(size, Pose::ORIGIN);
            for band in 1..=3 {
                let reach = RANGE_BAND * f64::from(band);
                let (x, y) = arc_end(size, reach);
                assert!(Arc::Front.contains_point(&base, vector(x - 1e-3, y)));
                assert!(!Arc::Front.contains_point(&base, vector(x + 1e-3, y)));
                let corner = vector(size.half(), size.half());
                let away: Vector = vector(x, y) - corner;
                assert!((away.length() - reach).abs() < 1e-9);
                let point = Base::new(BaseSize::Small, Pose::new(x + 20.0, y + 20.0, 0.0).unwrap());
                assert!((range::measure(&base, &point).distance - reach).abs() < 1e-6);
            }
        }
    }
}
