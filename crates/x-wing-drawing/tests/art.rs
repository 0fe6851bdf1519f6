//! The ships: every type is drawn, and no two can be taken for each other.

use kurbo::{BezPath, PathEl, Point};
use x_wing::card::ActionKind;
use x_wing::cards::devices::Device;
use x_wing::cards::{ShipType, Slot, ships};
use x_wing_drawing::art;

/// Half the box of a ship.
const HALF: f64 = 84.0;

/// Which of so many rows of so many points lie within an outline.
fn filled(outline: &str, side: usize) -> Vec<bool> {
    let mut lines = Vec::new();
    let (mut start, mut last) = (Point::ZERO, Point::ZERO);
    let path = BezPath::from_svg(outline).expect("an outline is a path");
    kurbo::flatten(&path, 0.2, |element| match element {
        PathEl::MoveTo(to) => (start, last) = (to, to),
        PathEl::LineTo(to) => {
            lines.push((last, to));
            last = to;
        }
        PathEl::ClosePath => {
            lines.push((last, start));
            last = start;
        }
        PathEl::QuadTo(..) | PathEl::CurveTo(..) => unreachable!("curves are flattened"),
    });
    let step = 2.0 * HALF / side as f64;
    let place = |index: usize| -HALF + (index as f64 + 0.5) * step;
    let mut points = vec![false; side * side];
    for row in 0..side {
        let y = place(row);
        let crossings: Vec<(f64, i32)> = lines
            .iter()
            .filter(|(from, to)| (from.y <= y) != (to.y <= y))
            .map(|(from, to)| {
                let x = from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x);
                (x, if from.y < to.y { 1 } else { -1 })
            })
            .collect();
        for column in 0..side {
            let winding: i32 = crossings.iter().filter(|(x, _)| *x < place(column)).map(|(_, way)| way).sum();
            points[row * side + column] = winding != 0;
        }
    }
    points
}

/// How much of a pixel is covered, for each of 24 by 24.
fn small(outline: &str) -> Vec<f64> {
    const FINE: usize = 7;
    let points = filled(outline, 24 * FINE);
    let mut pixels = vec![0.0; 24 * 24];
    for (index, _) in points.iter().enumerate().filter(|(_, is_inside)| **is_inside) {
        let (row, column) = (index / (24 * FINE), index % (24 * FINE));
        pixels[row / FINE * 24 + column / FINE] += 1.0 / (FINE * FINE) as f64;
    }
    pixels
}

fn each_pair<T>(drawn: &[(&'static ShipType, T)], mut compare: impl FnMut(&str, &str, &T, &T)) {
    for (index, (one, first)) in drawn.iter().enumerate() {
        for (other, second) in &drawn[index + 1..] {
            compare(one.name, other.name, first, second);
        }
    }
}

#[test]
fn every_type_is_drawn_within_its_box() {
    assert_eq!(ships().count(), 49);
    for ship in ships() {
        let art = art::ship(ship);
        let path = BezPath::from_svg(&art.outline()).unwrap_or_else(|error| panic!("{}: {error}", ship.name));
        let bounds = kurbo::Shape::bounding_box(&path);
        let inside = bounds.x0 >= -HALF && bounds.x1 <= HALF && bounds.y0 >= -HALF && bounds.y1 <= HALF;
        assert!(inside, "{}: {bounds:?}", ship.name);
        assert!(bounds.width().max(bounds.height()) >= 110.0, "{} fills its box: {bounds:?}", ship.name);
    }
}

/// Overlap is what two outlines share of all that either covers, in the common box.
#[test]
fn no_two_outlines_overlap_by_more_than_92_percent() {
    let drawn: Vec<_> = ships().map(|ship| (ship, filled(&art::ship(ship).outline(), 168))).collect();
    each_pair(&drawn, |one, other, first, second| {
        let pairs = || first.iter().zip(second);
        let both = pairs().filter(|(a, b)| **a && **b).count() as f64;
        let either = pairs().filter(|(a, b)| **a || **b).count() as f64;
        assert!(both / either <= 0.92, "{one} and {other}: {:.3}", both / either);
    });
}

/// At 24 pixels, wherever the one is put within a pixel of the other, a tenth of what either covers is different.
#[test]
fn every_ship_is_still_known_at_24_pixels() {
    let drawn: Vec<_> = ships().map(|ship| (ship, small(&art::ship(ship).outline()))).collect();
    each_pair(&drawn, |one, other, first, second| {
        for (across, down) in (-1..=1).flat_map(|across| (-1..=1).map(move |down| (across, down))) {
            let (mut both, mut either) = (0.0, 0.0);
            for (index, a) in first.iter().enumerate() {
                let (row, column) = (index as i32 / 24 + down, index as i32 % 24 + across);
                let is_there = (0..24).contains(&row) && (0..24).contains(&column);
                let b = if is_there { second[(row * 24 + column) as usize] } else { 0.0 };
                both += a.min(b);
                either += a.max(b);
            }
            assert!(both / either <= 0.9, "{one} and {other}, moved by {across}, {down}: {:.3}", both / either);
        }
    });
}

/// A picture that stands alone has colours, not classes, and nothing else to look up than what [`art::DEFS`] holds.
#[test]
fn a_painted_ship_needs_no_style() {
    for ship in ships() {
        for livery in art::Livery::ALL {
            let painted = art::ship(ship).painted(livery);
            assert!(!painted.contains("class="), "{}: {painted}", ship.name);
            for reference in painted.split(['"', '(', ')']).filter_map(|part| part.strip_prefix('#')) {
                let is_colour = reference.len() <= 6 && reference.bytes().all(|byte| byte.is_ascii_hexdigit());
                let is_defined = art::DEFS.contains(&format!("id=\"{reference}\""));
                assert!(is_colour || is_defined, "{}: #{reference}", ship.name);
            }
        }
    }
}

/// The style sheet of a page knows every role that a ship is drawn in.
#[test]
fn every_role_has_a_style() {
    let style = art::style();
    for ship in ships() {
        for class in art::ship(ship).symbol().split("class=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(style.contains(&format!(".{class}")), "{}: {class}", ship.name);
        }
    }
}

#[test]
fn every_action_device_slot_and_bearing_has_a_symbol() {
    let has = |symbols: &str, id: String| assert!(symbols.contains(&format!("<symbol id=\"{id}\"")), "{id}");
    for action in ActionKind::ALL {
        let name = if action == ActionKind::TargetLock { "lock" } else { action.name() };
        has(art::tokens(), format!("tk-{name}"));
    }
    for device in Device::ALL {
        has(art::tokens(), format!("dv-{}", device.name()));
    }
    for slot in Slot::ALL {
        has(art::signs(), format!("sl-{}", slot.name()));
    }
    for (_, bearings) in ships().flat_map(|ship| ship.dial) {
        for (bearing, _) in *bearings {
            has(art::signs(), format!("mv-{}", bearing.name()));
        }
    }
}
