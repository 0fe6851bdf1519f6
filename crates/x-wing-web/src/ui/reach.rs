//! How far things reach: arcs with their range bands, the ruler round a ship, the ways of the last round.

use crate::flight::place;
use crate::paths::Flight;
use crate::snapshot::Snapshot;
use crate::ui::ghosts;
use crate::ui::layers::points;
use geometry::constants::RANGE_BAND;
use geometry::{Base, Pose};
use x_wing::ShipId;
use x_wing_drawing::band_edge;

/// The firing arc of a ship from a place, with its range bands.
pub fn arc(seen: &Snapshot, ship: ShipId, pose: Pose, class: &str) -> String {
    let size = seen.game.facts(ship).pilot.ship.size;
    let [x, y, turned] = place(pose);
    let mut svg = format!(
        "<g class=\"arcs {class}\" transform=\"translate({x:.1} {y:.1}) rotate({turned:.2})\"><path class=\"reach\" d=\"M0,0 L{} Z\"/>",
        band_edge(size, 3)
    );
    for band in 1..=3_u8 {
        svg += &format!("<path class=\"band\" d=\"M{}\"/>", band_edge(size, band));
        svg += &number(band, -size.half() - RANGE_BAND * f64::from(band) + 10.0, turned);
    }
    svg + "</g>"
}

/// The number of a band, upright.
fn number(band: u8, up: f64, turned: f64) -> String {
    format!("<text class=\"band-number\" transform=\"translate(0 {up:.1}) rotate({:.2})\">{band}</text>", -turned)
}

/// Ranges 1 to 3 all round a ship.
pub fn ruler(seen: &Snapshot, ship: ShipId, pose: Pose) -> String {
    let half = seen.game.facts(ship).pilot.ship.size.half();
    let [x, y, turned] = place(pose);
    let mut svg = format!("<g class=\"ruler\" transform=\"translate({x:.1} {y:.1}) rotate({turned:.2})\">");
    for band in 1..=3_u8 {
        let reach = RANGE_BAND * f64::from(band);
        let out = half + reach;
        svg += &format!(
            "<rect class=\"band\" x=\"{0:.1}\" y=\"{0:.1}\" width=\"{1:.1}\" height=\"{1:.1}\" rx=\"{reach}\"/>{2}",
            -out,
            2.0 * out,
            number(band, out + 5.0, turned)
        );
    }
    svg + "</g>"
}

/// Ways that were flown, with the bases as they stood before.
pub fn flown(seen: &Snapshot, flights: &[Flight]) -> String {
    let one = |flight: &Flight| {
        let facts = seen.game.facts(flight.ship);
        let (size, class) = (facts.pilot.ship.size, format!("flown side-{}", facts.side));
        let way = match flight.maneuver {
            Some(maneuver) => ghosts::template(size, (flight.from, flight.to), maneuver, &class),
            None => ghosts::way(size, (flight.from, flight.to), None, &class),
        };
        let base = points(Base::new(size, flight.from).outline());
        format!("<polygon class=\"left {class}\" points=\"{base}\"/>{way}")
    };
    flights.iter().map(one).collect()
}
