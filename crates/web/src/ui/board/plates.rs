//! The lane and its plates, as drawings: nothing of this changes while ships move, so it is made as one piece of SVG.

use crate::layout::Layout;
use crate::tour::Point as Pointed;
use crate::track::{Point, path};
use crate::ui::board::planets;
use crate::ui::table_controller::TableController;
use leptos::prelude::*;
use page_parts::tap;
use super_teams::{Kind, Space};

/// The width of the lane for which the pictures on plates are drawn.
const DRAWN: f64 = 92.0;

/// Lane, plates and planets.
pub fn plates(desk: TableController, layout: &Layout) -> impl IntoView + use<> {
    let maws: String = layout.maws().into_iter().map(|(first, last)| maw(layout, first, last)).collect();
    let [first, last] =
        layout.planets.map(|((x, y), radius)| format!("translate({x:.1},{y:.1}) scale({:.3})", radius / 100.0));
    let below = format!("<g transform=\"{last}\">{}</g>{}{maws}", planets::LAST, lane(layout));
    let above = format!("{}<g transform=\"{first}\">{}</g>", chequers(layout), planets::FIRST);
    let spaces = (1..layout.last()).map(|space| {
        let pointed = move || desk.points_at(Pointed::Space(space as u8));
        let ask = move |_| desk.told.update(|told| *told = (*told != Some(space as u8)).then_some(space as u8));
        view! { <g class:pointed=pointed on:click=tap(ask) inner_html=space_art(layout, space)></g> }
    });
    let spaces: Vec<_> = spaces.collect();
    let waiting = planet_cards(desk, layout);
    view! { <g inner_html=below></g>{spaces}<g inner_html=above></g><g inner_html=waiting></g> }
}

/// The lane itself: a shadow, two edges and a dark floor, up to the line before the final planet.
pub fn lane(layout: &Layout) -> String {
    let (line, width) = (path(&layout.track.lane(), false), layout.track.width());
    let stroke = |class: &str, share: f64| {
        format!("<path class=\"{class}\" d=\"{line}\" stroke-width=\"{:.1}\"/>", width * share)
    };
    stroke("lane-shadow", 1.33) + &stroke("lane-edge", 1.185) + &stroke("lane-floor", 1.14)
}

/// A plate with its thickness: an outline, and a darker copy below it.
pub fn slab(outline: &[Point], kind: Kind, scale: f64) -> String {
    let (line, wide, thin, low) = (path(outline, true), 10.0 * scale, 1.8 * scale, 7.0 * scale);
    format!(
        "<g class=\"kind-{kind}\"><path class=\"plate-low\" d=\"{line}\" transform=\"translate(0,{low:.1})\" stroke-width=\"{wide:.1}\"/>\
         <path class=\"plate\" d=\"{line}\" stroke-width=\"{wide:.1}\"/><path class=\"plate-edge\" d=\"{line}\" stroke-width=\"{thin:.1}\"/></g>"
    )
}

fn maw(layout: &Layout, first: usize, last: usize) -> String {
    slab(&layout.track.plate(first, last, 0.5, 0.5), Kind::Maw, layout.track.width() / DRAWN)
}

fn space_art(layout: &Layout, space: usize) -> String {
    let track = &layout.track;
    let (width, scale, heading) = (track.width(), track.width() / DRAWN, track.heading(space));
    let print = |(x, y): Point, share: f64, kind: Kind| {
        let size = scale * share;
        format!(
            "<g transform=\"translate({x:.1},{y:.1}) rotate({heading:.1}) scale({size:.3})\">{}</g>",
            picture(kind, heading)
        )
    };
    let (x, y) = track.beside(space, -0.3 * track.step(), -0.28 * width);
    let number = |kind: Kind| {
        let size = scale * 20.0 + 2.0;
        format!(
            "<g class=\"kind-{kind}\"><text class=\"number\" font-size=\"{size:.1}\" x=\"{x:.1}\" y=\"{:.1}\">{space}</text></g>",
            y + size * 0.33
        )
    };
    match layout.spaces[space] {
        Space::Plain(Kind::Maw) => print(track.middle(space), 1.0, Kind::Maw) + &number(Kind::Maw),
        Space::Plain(kind) => {
            slab(&track.plate(space, space, 0.5, 0.5), kind, scale)
                + &print(track.middle(space), 1.0, kind)
                + &number(kind)
        }
        Space::Double(first, second) => {
            let (left, right) = (track.plate(space, space, 0.5, -0.06), track.plate(space, space, -0.06, 0.5));
            slab(&left, first, scale)
                + &slab(&right, second, scale)
                + &print(track.beside(space, 0.0, -0.27 * width), 0.55, first)
                + &print(track.beside(space, 0.0, 0.27 * width), 0.55, second)
                + &number(first)
        }
    }
}

/// What is printed on a plate of a kind; what has an up and a down stays upright.
pub fn picture(kind: Kind, heading: f64) -> String {
    let upright = |drawing: &str| format!("<g transform=\"rotate({:.1})\">{drawing}</g>", -heading);
    match kind {
        Kind::Start | Kind::Final => String::new(),
        Kind::Normal => {
            "<circle class=\"arrow-disc\" r=\"21\"/><path class=\"arrow\" d=\"M-9,5 L0,-5 L9,5\"/>".to_owned()
        }
        Kind::Bonus => upright(&format!(
            "<circle class=\"star-glow\" r=\"33\"/><path class=\"star-low\" transform=\"translate(0,3)\" d=\"{STAR}\"/><path class=\"star-face\" d=\"{STAR}\"/>\
             <path class=\"star-cut\" d=\"M0,-31 L0,0 L-29.5,-9.6 L-9.5,-4 Z M0,0 L18.2,25 L0,14 Z M0,0 L29.5,-9.6 L10,4 Z\"/>"
        )),
        Kind::Hyperspace => format!("<path class=\"streaks\" d=\"{STREAKS}\"/><circle class=\"flash\" r=\"8\"/>"),
        Kind::Asteroid => upright(&format!(
            "<path class=\"rock\" d=\"{ROCKS}\"/><path class=\"rock-lit\" d=\"{ROCKS_LIT}\"/><path class=\"rock-top\" d=\"{ROCKS_TOP}\"/>"
        )),
        Kind::Maw => format!(
            "<circle class=\"whirl\" r=\"44\"/><path class=\"arm\" d=\"{ARMS}\"/><circle class=\"hole\" r=\"11\"/>"
        ),
    }
}

const STAR: &str =
    "M0,-31 L8.2,-11.3 L29.5,-9.6 L13.3,4.3 L18.2,25.1 L0,14 L-18.2,25.1 L-13.3,4.3 L-29.5,-9.6 L-8.2,-11.3 Z";
const STREAKS: &str = "M12,.2L42.7,.8M10.9,4.9L40.9,18.2M8.8,6.3L36.6,26.3M6,11.1L15.2,27.9M1.8,9.8L6.9,38.1M-1.7,8.9L-6.2,32.9M-5.9,11.2L-19.8,37.3M-8.9,8.3L-23.5,22M-9,3.1L-28.4,9.7M-9.8,-.6L-33.4,-2M-11.4,-5.2L-31.5,-14.3M-8,-7.8L-29.3,-28.5M-6.9,-10.7L-22.2,-34.5M-1.3,-12.5L-3.5,-34.6M1.5,-9.6L4.9,-32M4.5,-9.2L17.4,-35.6M8.3,-8.2L25.2,-24.8M11.4,-4.5L35,-14";
const ROCKS: &str = "M-.8,-10.7L-7.9,.4L-16.1,5L-28.7,4.1L-32,-3.3L-33.8,-15.1L-25.2,-20.2L-16.2,-24.1L-5.6,-20.4ZM32.1,-11.4L27.8,-8.2L19.9,-2.2L12.9,-4.9L7.4,-9.7L9,-16.4L13.1,-21.4L22.2,-24.2L29.1,-18.5ZM32.9,11L30,20L19.8,23.1L12,24.9L5.5,16.8L5.1,6L12,.5L20.9,.8L30.9,3.4ZM.8,19.4L-1,24.7L-5.1,27.9L-14.4,27.3L-16.8,22.1L-16.7,17.2L-13.1,13.9L-7,10.6L.8,14.8ZM-27.7,14.2L-29.5,18.7L-34.2,20.6L-37.5,19.4L-42,15.3L-40.5,11.6L-38.3,9.2L-33.7,8.1L-30.8,9.9Z";
const ROCKS_LIT: &str = "M-32,-3.3L-33.8,-15.1L-25.2,-20.2L-16.2,-24.1L-5.6,-20.4L-17.3,-9ZM7.4,-9.7L9,-16.4L13.1,-21.4L22.2,-24.2L29.1,-18.5L20.2,-13ZM5.5,16.8L5.1,6L12,.5L20.9,.8L30.9,3.4L19.5,12ZM-16.8,22.1L-16.7,17.2L-13.1,13.9L-7,10.6L.8,14.8L-7,20ZM-42,15.3L-40.5,11.6L-38.3,9.2L-33.7,8.1L-30.8,9.9L-34.3,14Z";
const ROCKS_TOP: &str = "M-33.8,-15.1L-25.2,-20.2L-16.2,-24.1L-19.9,-13.2ZM9,-16.4L13.1,-21.4L22.2,-24.2L18.4,-16ZM5.1,6L12,.5L20.9,.8L17.2,8.2ZM-16.7,17.2L-13.1,13.9L-7,10.6L-8.5,17.5ZM-40.5,11.6L-38.3,9.2L-33.7,8.1L-35.4,12.2Z";
const ARMS: &str = "M9,0L10.8,1.9L12.7,7.5L11.7,14.5L7.1,21.4L-1,26.3L-11.6,27.9L-23.2,24.9L-28.8,21.5M-4.5,7.8L-7.1,8.3L-12.9,7.2L-18.4,2.9L-22,-4.5L-22.3,-14L-18.4,-24L-10,-32.6L-4.2,-35.7M-4.5,-7.8L-3.7,-10.3L.2,-14.8L6.7,-17.4L14.9,-16.8L23.3,-12.3L30,-3.9L33.2,7.7L33.1,14.2";

/// The line before the final planet, across the lane.
fn chequers(layout: &Layout) -> String {
    let (x, y) = layout.track.beside(layout.last() - 1, layout.track.step() * 0.56, 0.0);
    let (turned, scale) = (layout.track.heading(layout.last() - 1), layout.track.width() / DRAWN);
    let mut squares = format!("<g transform=\"translate({x:.1},{y:.1}) rotate({turned:.1}) scale({scale:.3})\">");
    for (column, row) in (0..8).flat_map(|column| [(column, 0), (column, 1)]) {
        let class = if (column + row) % 2 == 0 { "chequers" } else { "chequers dark" };
        squares += &format!(
            "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"11\" height=\"11\"/>",
            column * 11 - 44,
            row * 11 - 11
        );
    }
    squares + "</g>"
}

/// The bonus cards that wait on the final planet.
fn planet_cards(desk: TableController, layout: &Layout) -> impl Fn() -> String + use<> {
    let ((x, y), radius) = layout.planets[1];
    let scale = layout.track.width() / DRAWN;
    let aside = if x > layout.size.0 / 2.0 { -2.3 } else { 2.3 } * radius;
    let (x, y) = if layout.winds { (x + aside, y) } else { (x, y + radius * 1.22) };
    move || {
        let count = desk.seen.with(|seen| seen.view.planet_count);
        let mut cards = format!("<g transform=\"translate({x:.1},{y:.1}) scale({scale:.3})\">");
        for card in 0..count {
            let middle = f64::from(card) - f64::from(count - 1) / 2.0;
            cards += &format!(
                "<g transform=\"translate({:.1},0) rotate({:.1})\"><rect class=\"planet-card\" x=\"-19\" y=\"-27\" width=\"38\" height=\"54\" rx=\"5\"/>\
                 <rect class=\"planet-card-in\" x=\"-16\" y=\"-24\" width=\"32\" height=\"48\" rx=\"3.5\"/><path class=\"planet-card-star\" transform=\"scale(.33)\" d=\"{STAR}\"/></g>",
                middle * 8.0,
                middle * 2.2
            );
        }
        cards + "</g>"
    }
}
