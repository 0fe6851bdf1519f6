//! The play area: space, the grid of ranges, set-up areas, obstacles.

use crate::Moment;
use crate::art;
use crate::canvas::{Canvas, INK, QUIET, SKY};
use crate::tokens;
use geometry::constants::{RANGE_BAND, SETUP_DEPTH};
use geometry::{Edge, Obstacle, ObstacleKind, Token, vector};
use play::Game;
use x_wing::Team;

/// What bases and obstacles are filled with.
pub fn patterns(canvas: &mut Canvas) {
    let hatch = |id: &str, back: &str, front: &str| {
        format!(
            "<pattern id=\"{id}\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">\
             <rect width=\"6\" height=\"6\" fill=\"{back}\"/><rect width=\"2.6\" height=\"6\" fill=\"{front}\"/></pattern>\n"
        )
    };
    canvas.raw("<defs>\n");
    canvas.raw(&hatch("holotable-side-1", "#0c3f49", "#2f9fb0"));
    canvas.raw(
        "<pattern id=\"holotable-debris\" width=\"7\" height=\"7\" patternUnits=\"userSpaceOnUse\">\
         <rect width=\"7\" height=\"7\" fill=\"#2a3040\"/><circle cx=\"2\" cy=\"2\" r=\"1.3\" fill=\"#9aa4ba\"/>\
         <circle cx=\"5.5\" cy=\"5.2\" r=\"0.9\" fill=\"#9aa4ba\"/></pattern>\n",
    );
    canvas.raw(art::DEFS);
    canvas.raw(art::tokens());
    canvas.raw("</defs>\n");
}

/// Everything under the ships.
pub fn draw(moment: &Moment<'_>, canvas: &mut Canvas, (left, top, wide, tall): (f64, f64, f64, f64)) {
    let area = moment.game.area();
    let (width, height) = (area.width(), area.height());
    let (x, y) = (-width / 2.0, -height / 2.0);
    canvas.element(
        "rect",
        &format!("x=\"{left:.1}\" y=\"{top:.1}\" width=\"{wide:.1}\" height=\"{tall:.1}\" fill=\"#080c17\""),
    );
    let frame = format!("x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\"");
    canvas.raw(&format!("<clipPath id=\"holotable-area\"><rect {frame}/></clipPath>\n"));
    canvas.element("rect", &format!("{frame} fill=\"{SKY}\""));
    grid(canvas, width, height);
    set_up_areas(moment, canvas);
    canvas.element("rect", &format!("{frame} fill=\"none\" stroke=\"#6f82ad\" stroke-width=\"2\""));
}

/// A line every range band, counted from the left and the lower edge.
fn grid(canvas: &mut Canvas, width: f64, height: f64) {
    let (left, bottom) = (-width / 2.0, height / 2.0);
    canvas.open("stroke=\"#22304f\" stroke-width=\"1\"");
    for at in steps(width) {
        let x = left + at;
        canvas.element("line", &format!("x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{:.1}\" y2=\"{bottom:.1}\"", -bottom));
    }
    for at in steps(height) {
        let y = bottom - at;
        canvas.element("line", &format!("y1=\"{y:.1}\" y2=\"{y:.1}\" x1=\"{left:.1}\" x2=\"{:.1}\"", -left));
    }
    canvas.close();
    for at in steps(width) {
        let middle = format!("text-anchor=\"middle\" fill=\"{QUIET}\"");
        canvas.text((left + at, bottom + 16.0), 11.0, &middle, &format!("{at:.0}"));
    }
    for at in steps(height) {
        let end = format!("text-anchor=\"end\" fill=\"{QUIET}\"");
        canvas.text((left - 6.0, bottom - at + 4.0), 11.0, &end, &format!("{at:.0}"));
    }
}

fn steps(length: f64) -> impl Iterator<Item = f64> {
    (1..).map(|step| f64::from(step) * RANGE_BAND).take_while(move |at| *at < length)
}

/// The areas where ships start, with their players' names.
fn set_up_areas(moment: &Moment<'_>, canvas: &mut Canvas) {
    if moment.open.round == 0 && moment.in_play().next().is_none() {
        return;
    }
    for side in Team::BOTH {
        let edge = if side == Team::First { moment.open.edge } else { moment.open.edge.opposite() };
        let area = moment.game.area();
        let (x, y) = (area.width() / 2.0, area.height() / 2.0);
        let (from, to) = match edge {
            Edge::North => ((-x, SETUP_DEPTH - y), (x, SETUP_DEPTH - y)),
            Edge::South => ((-x, y - SETUP_DEPTH), (x, y - SETUP_DEPTH)),
            Edge::East => ((x - SETUP_DEPTH, -y), (x - SETUP_DEPTH, y)),
            Edge::West => ((SETUP_DEPTH - x, -y), (SETUP_DEPTH - x, y)),
        };
        canvas.element(
            "line",
            &format!(
                "x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" stroke=\"{}\" stroke-width=\"1.5\" \
                 stroke-dasharray=\"3 7\" stroke-opacity=\"0.7\"",
                from.0,
                from.1,
                to.0,
                to.1,
                crate::ships::colour(side)
            ),
        );
    }
}

/// The obstacles, each with its number as sentences say it.
pub fn obstacles(moment: &Moment<'_>, canvas: &mut Canvas) {
    for placed in moment.game.lying(moment.open) {
        let obstacle = moment.game.obstacle(placed.obstacle);
        let token = Token::new(obstacle.outline(), placed.pose);
        let centre = placed.pose.centre();
        match obstacle.kind() {
            ObstacleKind::Asteroid => rock(canvas, &token),
            ObstacleKind::Debris => canvas.polygon(
                token.corners(),
                "fill=\"url(#holotable-debris)\" stroke=\"#c9d2e6\" stroke-width=\"1.6\" stroke-dasharray=\"5 2\" \
                 stroke-linejoin=\"round\" fill-opacity=\"0.92\"",
            ),
        }
        if obstacle == Obstacle::CARGO {
            let degrees = placed.pose.heading().degrees();
            canvas.open(&format!("transform=\"translate({:.1} {:.1}) rotate({degrees:.1})\"", centre.x, -centre.y));
            canvas.raw(art::CARGO);
            canvas.close();
        }
        let style = format!("text-anchor=\"middle\" fill=\"{INK}\" fill-opacity=\"0.85\"");
        canvas.text((centre.x, 5.0 - centre.y), 13.0, &style, &(placed.obstacle + 1).to_string());
    }
}

/// A rock: its outline is that of the rules; what lies within is light from the upper left.
fn rock(canvas: &mut Canvas, token: &Token<'_>) {
    let centre = token.pose.centre();
    canvas
        .polygon(token.corners(), "fill=\"#4a3d33\" stroke=\"#c2ae8e\" stroke-width=\"1.6\" stroke-linejoin=\"round\"");
    for (size, aside, fill) in [(0.84, 1.6, "#5f5042"), (0.62, 4.0, "#76644f"), (0.3, 7.5, "#8e7a60")] {
        let moved = centre + vector(-aside, aside);
        canvas.polygon(token.corners().map(|corner| moved + (corner - centre) * size), &format!("fill=\"{fill}\""));
    }
}

/// Bombs and mines, in the colour of who dropped them.
pub fn devices(moment: &Moment<'_>, canvas: &mut Canvas) {
    for (token, dropped) in moment.open.device_tokens() {
        let token = dropped.token(token.part);
        let colour = crate::ships::colour(moment.game.facts(dropped.ship).side);
        let look = format!("fill=\"#4a1020\" stroke=\"{colour}\" stroke-width=\"1.8\" stroke-linejoin=\"round\"");
        canvas.polygon(token.corners(), &look);
        let centre = token.pose.centre();
        let (x, y) = (centre.x, -centre.y);
        tokens::symbol(canvas, (x, y), 13.0, &format!("dv-{}", dropped.device.name()));
        let style =
            format!("text-anchor=\"middle\" fill=\"{INK}\" stroke=\"{SKY}\" stroke-width=\"3\" paint-order=\"stroke\"");
        let name = moment.texts.name("x-wing", "device", dropped.device.name());
        canvas.text((x, y + token_depth(&token, y)), 10.5, &style, &name);
    }
}

/// How far below its centre a token ends, with room for a line of text.
fn token_depth(token: &Token<'_>, centre: f64) -> f64 {
    token.corners().map(|corner| -corner.y - centre).fold(0.0, f64::max) + 11.0
}

/// The markers of a mission, with the badges of the sides that have scanned them.
pub fn markers(moment: &Moment<'_>, canvas: &mut Canvas) {
    let Some(mission) = &moment.game.setup().options.mission else { return };
    for (number, [x, y]) in mission.markers.iter().enumerate() {
        let y = -y;
        canvas.element(
            "circle",
            &format!("cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"10\" fill=\"#1c2f57\" stroke=\"{INK}\" stroke-width=\"1.6\""),
        );
        let style = format!("text-anchor=\"middle\" fill=\"{INK}\" font-weight=\"700\"");
        canvas.text((*x, y + 4.5), 12.0, &style, &(number + 1).to_string());
        for side in Team::BOTH {
            if moment.open.scanned[side.index()].has(number as u8) {
                let aside = if side == Team::First { -15.0 } else { 15.0 };
                crate::ships::mark(canvas, (x + aside, y), 4.5, side);
            }
        }
    }
}
