//! The list of ships beside the table, and what the signs mean.

use crate::canvas::{Canvas, INK, QUIET, width};
use crate::links::knot;
use crate::ships::{badge, colour};
use crate::tokens::{self, Kind};
use crate::{Moment, ROSTER};
use x_wing::{Life, ShipId, Team};

/// Draws the list from a corner on and gives its height.
pub fn draw(moment: &Moment<'_>, canvas: &mut Canvas, left: f64, top: f64) -> f64 {
    let mut y = top + 22.0;
    canvas.text((left, y), 22.0, &format!("font-weight=\"700\" fill=\"{INK}\""), &moment.title());
    if let Some(attack) = moment.attack() {
        y += 20.0;
        canvas.text((left, y), 13.5, "fill=\"#ff9d7a\"", &attack);
    }
    y += 14.0;
    for side in Team::BOTH {
        y = heading(moment, canvas, left, y + 20.0, side);
        for ship in moment.all().filter(|ship| moment.game.facts(*ship).side == side) {
            y = row(moment, canvas, left, y, ship);
        }
    }
    y = key(moment, canvas, left, y + 26.0);
    y - top
}

fn heading(moment: &Moment<'_>, canvas: &mut Canvas, left: f64, y: f64, side: Team) -> f64 {
    canvas.text((left, y), 16.0, &format!("font-weight=\"700\" fill=\"{}\"", colour(side)), &moment.side(side));
    let line = format!(
        "x1=\"{left:.1}\" x2=\"{:.1}\" y1=\"{1:.1}\" y2=\"{1:.1}\" stroke=\"{2}\" stroke-width=\"1.5\"",
        left + ROSTER,
        y + 7.0,
        colour(side)
    );
    canvas.element("line", &line);
    y + 14.0
}

fn row(moment: &Moment<'_>, canvas: &mut Canvas, left: f64, top: f64, ship: ShipId) -> f64 {
    let (facts, state) = (moment.game.facts(ship), moment.open.ship(ship));
    let gone = state.life == Life::Destroyed;
    canvas.open(if gone { "opacity=\"0.55\"" } else { "opacity=\"1\"" });
    badge(canvas, (left + 11.0, top + 16.0), 10.0, facts.side, ship);
    let struck = if gone { " text-decoration=\"line-through\"" } else { "" };
    canvas.text(
        (left + 30.0, top + 15.0),
        14.5,
        &format!("font-weight=\"600\" fill=\"{INK}\"{struck}"),
        &moment.name(ship),
    );
    let skill = moment.game.table(moment.open).skill(ship);
    let skill = moment.texts.message("x-wing-drawn-skill", &[("count", skill.into())]);
    canvas.text((left + ROSTER, top + 15.0), 11.5, &format!("text-anchor=\"end\" fill=\"{QUIET}\""), &skill);
    let mut y = top + 28.0;
    match state.life {
        Life::Destroyed => note(canvas, left, &mut y, "#ff8a7d", &moment.texts.message("x-wing-drawn-destroyed", &[])),
        Life::Waiting => note(canvas, left, &mut y, QUIET, &moment.texts.message("x-wing-drawn-waiting", &[])),
        Life::Docked => note(canvas, left, &mut y, QUIET, &moment.texts.message("x-wing-drawn-docked", &[])),
        Life::Left => note(canvas, left, &mut y, QUIET, &moment.texts.message("x-wing-drawn-left", &[])),
        Life::Flying | Life::Doomed => {
            tokens::strength(canvas, (left + 30.0, y), moment, ship);
            let held = tokens::of(moment, ship);
            tokens::row(canvas, (left + 30.0 + tokens::strength_width(moment, ship) + 12.0, y), &held);
            y += 13.0;
        }
    }
    if state.is_in_play() {
        let damage = moment.damage_names(ship);
        if !damage.is_empty() {
            note(canvas, left, &mut y, "#ffb08a", &damage.join(", "));
        }
        for target in moment.locked(ship) {
            let locked = moment.texts.message("x-wing-drawn-lock", &[("ship", moment.name(target).into())]);
            note(canvas, left, &mut y, "#ff9db3", &locked);
        }
        if let Some(flown) = moment.flown.last().filter(|flown| flown.ship == ship) {
            let maneuver = moment.maneuver(flown.maneuver);
            let flew = moment.texts.message("x-wing-drawn-flies", &[("maneuver", maneuver.into())]);
            note(canvas, left, &mut y, QUIET, &flew);
        }
    }
    canvas.close();
    y + 7.0
}

/// A line under a ship's name, broken where it has to be.
fn note(canvas: &mut Canvas, left: f64, y: &mut f64, fill: &str, text: &str) {
    let mut line = String::new();
    let mut lines = Vec::new();
    for word in text.split(' ') {
        if !line.is_empty() && width(&line, 12.0) + width(word, 12.0) > ROSTER - 40.0 {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line += word;
    }
    lines.push(line);
    for line in lines {
        canvas.text((left + 30.0, *y + 6.0), 12.0, &format!("fill=\"{fill}\""), &line);
        *y += 15.0;
    }
}

/// How a sign is drawn.
type Draw = Box<dyn Fn(&mut Canvas, (f64, f64))>;

/// What the signs mean, in three columns.
fn key(moment: &Moment<'_>, canvas: &mut Canvas, left: f64, top: f64) -> f64 {
    let sign = |kind: Kind| move |canvas: &mut Canvas, at: (f64, f64)| tokens::sign(canvas, at, kind);
    let entries: [(&str, Draw); 14] = [
        ("x-wing-drawn-key-hull", Box::new(|canvas, at| tokens::plate(canvas, at, true))),
        ("x-wing-drawn-key-shields", Box::new(|canvas, at| tokens::shield(canvas, at, true))),
        ("x-wing-drawn-key-focus", Box::new(sign(Kind::Focus))),
        ("x-wing-drawn-key-evade", Box::new(sign(Kind::Evade))),
        ("x-wing-drawn-key-stress", Box::new(sign(Kind::Stress))),
        ("x-wing-drawn-key-ion", Box::new(sign(Kind::Ion))),
        ("x-wing-drawn-key-tractor", Box::new(sign(Kind::Tractor))),
        ("x-wing-drawn-key-disabled", Box::new(sign(Kind::Disabled))),
        ("x-wing-drawn-key-jam", Box::new(sign(Kind::Jam))),
        ("x-wing-drawn-key-reinforced", Box::new(sign(Kind::Reinforced))),
        ("x-wing-drawn-key-cloak", Box::new(sign(Kind::Cloak))),
        ("x-wing-drawn-key-lock", Box::new(sign(Kind::Lock))),
        ("x-wing-drawn-key-critical", Box::new(sign(Kind::Critical))),
        ("x-wing-drawn-key-touching", Box::new(knot)),
    ];
    let line = format!(
        "x1=\"{left:.1}\" x2=\"{:.1}\" y1=\"{1:.1}\" y2=\"{1:.1}\" stroke=\"#3a4a70\" stroke-width=\"1\"",
        left + ROSTER,
        top - 14.0
    );
    canvas.element("line", &line);
    for (index, (id, draw)) in entries.iter().enumerate() {
        let (x, y) = (left + 11.0 + (index % 3) as f64 * ROSTER / 3.0, top + 4.0 + (index / 3) as f64 * 22.0);
        draw(canvas, (x, y));
        canvas.text((x + 14.0, y + 4.0), 12.0, &format!("fill=\"{QUIET}\""), &moment.texts.message(id, &[]));
    }
    let y = top + 4.0 + entries.len().div_ceil(3) as f64 * 22.0;
    canvas.text(
        (left, y + 4.0),
        12.0,
        &format!("fill=\"{QUIET}\""),
        &moment.texts.message("x-wing-drawn-key-range", &[]),
    );
    y + 14.0
}
