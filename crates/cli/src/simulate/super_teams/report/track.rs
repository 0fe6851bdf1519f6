//! The board with the time that ships spend on each space.

use super::super::summary::Summary;
use super::plot::{DRAWN, FAINT, INK, Plot};
use plotters::prelude::{Circle, Color, IntoFont, PathElement, RGBColor, Rectangle, Text, WHITE};
use plotters::style::text_anchor::{HPos, Pos, VPos};
use super_teams::boards::DrawnBoard;
use super_teams::{Kind, Space};

/// The radius of a space, as in the game itself.
const RADIUS: i32 = 36;

/// The space where ships stand longest; the others are between white and this.
const HOTTEST: RGBColor = RGBColor(8, 48, 107);

/// Every space where the board has it, darker the longer ships stand there, with the share written on it.
pub fn draw(summary: &Summary, drawn: &DrawnBoard) -> String {
    let [width, height] = drawn.size.map(u32::from);
    let most = summary.spaces.iter().map(|space| space.share).fold(0.0, f64::max);
    let at: Vec<(i32, i32)> = drawn.at.iter().map(|[x, y]| (i32::from(*x), i32::from(*y))).collect();
    Plot { width, height }.svg(|area| {
        area.draw(&PathElement::new(at.clone(), FAINT.stroke_width(8))).expect(DRAWN);
        for ((place, kind), result) in at.iter().zip(drawn.board.spaces()).zip(&summary.spaces) {
            let heat = if most > 0.0 { result.share / most } else { 0.0 };
            for style in [WHITE.filled(), HOTTEST.mix(heat).filled(), INK.stroke_width(2)] {
                area.draw(&Circle::new(*place, RADIUS, style)).expect(DRAWN);
            }
            let centre = Pos::new(HPos::Center, VPos::Center);
            let share = match *kind {
                Space::Plain(Kind::Final) => "home".to_owned(),
                _ => format!("{:.1}", result.share * 100.0),
            };
            let ink = if heat > 0.63 { WHITE } else { INK };
            let style = ("sans-serif", 27).into_font().color(&ink).pos(centre);
            area.draw(&Text::new(share, *place, style)).expect(DRAWN);
            let name = format!("{} {}", result.space, letters(*kind));
            let style = ("sans-serif", 24).into_font().color(&INK).pos(centre);
            let name = name.trim().to_owned();
            let below = (place.0, place.1 + RADIUS + 15);
            let half: i32 = name.chars().map(|_| 7).sum();
            let behind = [(below.0 - half, below.1 - 11), (below.0 + half, below.1 + 11)];
            area.draw(&Rectangle::new(behind, WHITE.filled())).expect(DRAWN);
            area.draw(&Text::new(name, below, style)).expect(DRAWN);
        }
    })
}

fn letters(space: Space) -> String {
    let letters: Vec<_> = space.sides().map(|kind| letter(kind, space)).collect();
    letters.join("/")
}

fn letter(kind: Kind, space: Space) -> &'static str {
    match kind {
        Kind::Start => "S",
        Kind::Bonus => "B",
        Kind::Hyperspace => "H",
        Kind::Asteroid => "A",
        Kind::Maw => "M",
        Kind::Final => "F",
        Kind::Normal if space == Space::Plain(Kind::Normal) => "",
        Kind::Normal => "N",
    }
}
