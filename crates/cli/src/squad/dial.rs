//! A dial drawn as SVG: a row a speed, an arrow a manoeuvre, its colour also as a letter.

use super::sheet::name;
use geometry::{Bearing, Side};
use std::fmt::Write;
use x_wing::Difficulty;
use x_wing::cards::ShipType;
use x_wing_drawing::dial::{COLUMNS, rows};

const CELL: usize = 30;

/// The drawing, as an element of a page.
pub fn svg(ship: &ShipType) -> String {
    let rows = rows(ship);
    let columns: Vec<usize> =
        (0..COLUMNS.len()).filter(|column| rows.iter().any(|row| row.cells[*column].is_some())).collect();
    let (width, height) = ((columns.len() + 1) * CELL, rows.len() * CELL);
    let mut out = format!(
        "<svg viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\" aria-label=\"Dial\">"
    );
    for (line, row) in rows.iter().enumerate() {
        let y = line * CELL;
        let speed = if row.reverse { format!("−{}", row.speed) } else { row.speed.to_string() };
        let (left, base) = (CELL / 2, y + CELL * 2 / 3);
        _ = write!(out, "<text x=\"{left}\" y=\"{base}\" text-anchor=\"middle\" class=\"speed\">{speed}</text>");
        for (place, column) in columns.iter().enumerate() {
            if let Some((bearing, colour)) = row.cells[*column] {
                cell(&mut out, (place + 1) * CELL, y, row.speed, bearing, colour);
            }
        }
    }
    out.push_str("</svg>");
    out
}

fn cell(out: &mut String, x: usize, y: usize, speed: u8, bearing: Bearing, colour: Difficulty) {
    let (class, letter) = (name(colour), &name(colour)[..1]);
    let title = format!("{} {} {speed}", name(colour), bearing.name().replace('-', " "));
    let turned = match bearing {
        Bearing::Bank(Side::Right)
        | Bearing::Turn(Side::Right)
        | Bearing::Segnor(Side::Right)
        | Bearing::Tallon(Side::Right)
        | Bearing::ReverseBank(Side::Right) => format!("translate({} {y}) scale(-1 1)", x + CELL),
        _ => format!("translate({x} {y})"),
    };
    let path = arrow(bearing);
    _ = write!(
        out,
        "<g class=\"{class}\"><title>{title}</title><path transform=\"{turned}\" d=\"{path}\"/>\
         <text x=\"{}\" y=\"{}\">{letter}</text></g>",
        x + CELL - 7,
        y + CELL - 3
    );
}

/// The arrow in a cell of 30 by 30, for the left side.
fn arrow(bearing: Bearing) -> &'static str {
    match bearing {
        Bearing::Straight => "M15 25V7m-5 5l5-5 5 5",
        Bearing::Bank(_) => "M18 25V18Q18 12 10 8m0 6V8h6",
        Bearing::Turn(_) => "M20 25V13H7m5-5l-5 5 5 5",
        Bearing::Koiogran => "M10 25V11a5 5 0 0 1 10 0V21m-4-4l4 4 4-4",
        Bearing::Segnor(_) => "M20 25V16Q20 8 13 8T7 14v6m-4-4l4 4 4-4",
        Bearing::Tallon(_) => "M21 25V8H9v13m-4-4l4 4 4-4",
        Bearing::ReverseStraight => "M15 6V24m-5-5l5 5 5-5",
        Bearing::ReverseBank(_) => "M18 6V13Q18 19 10 23m0-6v6h6",
        Bearing::Stationary => "M9 9H21V21H9Z",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_manoeuvre_of_every_dial_is_drawn() {
        for ship in x_wing::cards::ships() {
            let drawing = svg(ship);
            for (speed, bearings) in ship.dial {
                for (bearing, colour) in *bearings {
                    let words = bearing.name().replace('-', " ");
                    let title = format!("<title>{} {words} {speed}</title>", name(*colour));
                    assert_eq!(drawing.matches(&title).count(), 1, "{}: {title}", ship.name);
                }
            }
        }
    }
}
