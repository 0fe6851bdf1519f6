//! Where manoeuvres end: the table in squares, the more often the darker.

use super::plot::{Area, DRAWN, INK, Plot, TEXT};
use plotters::prelude::{Color, IntoFont, RGBColor, Rectangle, Text, WHITE};
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// The square where most manoeuvres end; the others are between white and this.
const HOTTEST: RGBColor = RGBColor(8, 48, 107);

/// The room for the scale, for a title, and for what stands below a map.
const SCALE: i32 = 78;
const TITLE: i32 = 34;
const BELOW: i32 = 34;

/// A map for each side, beside each other or, on a narrow page, below each other. The first side's edge is at the bottom.
pub fn draw(heat: &[Vec<Vec<f64>>; 2], most: f64, plot: Plot) -> String {
    let (width, squares) = (plot.width as i32, heat[0].len() as i32);
    let is_wide = width > 600;
    let room = if is_wide { (width - SCALE - 40) / 2 } else { width - SCALE - 10 };
    let side = room / squares * squares;
    let step = if is_wide { (room + 20, 0) } else { (0, side + TITLE + BELOW) };
    let height = step.1 + side + TITLE + BELOW;
    Plot { height: height as u32, ..plot }.svg(|area| {
        for (index, heat) in (0..).zip(heat) {
            let (left, top) = (4 + index * step.0, TITLE + index * step.1);
            map(area, (left, top), side, heat, most);
            label(area, &format!("Side {index}"), (left, top - 26), TEXT + 1, HPos::Left);
            label(area, "edge of side 0", (left + side / 2, top + side + 6), TEXT - 1, HPos::Center);
        }
        scale(area, (4 + step.0 + side + 14, TITLE), side, most);
    })
}

fn label(area: &Area<'_>, text: &str, place: (i32, i32), size: i32, anchor: HPos) {
    let style = ("sans-serif", size).into_font().color(&INK).pos(Pos::new(anchor, VPos::Top));
    area.draw(&Text::new(text.to_owned(), place, style)).expect(DRAWN);
}

fn map(area: &Area<'_>, (left, top): (i32, i32), side: i32, heat: &[Vec<f64>], most: f64) {
    let square = side / heat.len() as i32;
    for (row, shares) in (1..).zip(heat) {
        for (column, share) in (0..).zip(shares) {
            let (x, y) = (left + column * square, top + side - row * square);
            let heat = if most > 0.0 { share / most } else { 0.0 };
            tinted(area, [(x, y), (x + square, y + square)], heat);
        }
    }
    area.draw(&Rectangle::new([(left, top), (left + side, top + side)], INK.stroke_width(1))).expect(DRAWN);
}

fn tinted(area: &Area<'_>, corners: [(i32, i32); 2], heat: f64) {
    for ink in [WHITE.filled(), HOTTEST.mix(heat).filled()] {
        area.draw(&Rectangle::new(corners, ink)).expect(DRAWN);
    }
}

/// From white to the darkest, with what the ends mean.
fn scale(area: &Area<'_>, (x, top): (i32, i32), height: i32, most: f64) {
    let steps = 24;
    for step in 0..steps {
        let (from, to) = (top + height * step / steps, top + height * (step + 1) / steps);
        tinted(area, [(x, from), (x + 12, to)], 1.0 - f64::from(step) / f64::from(steps - 1));
    }
    area.draw(&Rectangle::new([(x, top), (x + 12, top + height)], INK.stroke_width(1))).expect(DRAWN);
    for (y, share) in [(top - 4, most), (top + height - 12, 0.0)] {
        label(area, &format!("{:.1} %", share * 100.0), (x + 17, y), TEXT - 2, HPos::Left);
    }
}
