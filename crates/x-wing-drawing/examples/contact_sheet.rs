//! All ships at 96 and at 24 pixels, on dark and on light ground:
//! `cargo run -p x-wing-drawing --example contact_sheet > ships.svg`. Look at it after a ship was drawn anew.

use x_wing::cards::ships;
use x_wing_drawing::art::{self, Livery};

const COLUMNS: usize = 10;
const CELL: f64 = 130.0;

fn main() {
    let rows = ships().count().div_ceil(COLUMNS) as f64;
    let (width, height) = (COLUMNS as f64 * CELL, rows * CELL);
    println!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{0}\" viewBox=\"0 0 {width} {0}\">\
         <defs>{1}</defs>",
        2.0 * height,
        art::DEFS
    );
    for (ground, ink, top) in [("#0b1230", "#f6f0e2", 0.0), ("#f4ecda", "#171c33", height)] {
        println!("<rect y=\"{top}\" width=\"{width}\" height=\"{height}\" fill=\"{ground}\"/>");
        for (index, ship) in ships().enumerate() {
            let (x, y) = ((index % COLUMNS) as f64 * CELL, top + (index / COLUMNS) as f64 * CELL);
            let painted = art::ship(ship).painted(Livery::of(ship.factions[0]));
            for (across, down, size) in [(52.0, 56.0, 96.0), (114.0, 90.0, 24.0)] {
                let scale = size / art::BOX;
                println!("<g transform=\"translate({} {})scale({scale:.4})\">{painted}</g>", x + across, y + down);
            }
            let middle = x + CELL / 2.0;
            println!(
                "<text x=\"{middle}\" y=\"{}\" fill=\"{ink}\" font-size=\"12\" font-family=\"sans-serif\" \
                 text-anchor=\"middle\">{}</text>",
                y + 122.0,
                ship.name
            );
        }
    }
    println!("</svg>");
}
