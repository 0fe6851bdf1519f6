//! The light over the table, in three layers that change by themselves: how far things reach, the flower of all ends, and the ghost
//! of the one choice that is looked at.

use crate::asks::{self, Asks};
use crate::flight::place;
use crate::snapshot::Snapshot;
use crate::ui::desk::{Desk, Layer, Stage};
use crate::ui::ghosts::{self, ghost, outline, template};
use crate::ui::layers::{points, rock};
use crate::ui::reach;
use geometry::constants::SETUP_DEPTH;
use geometry::{Edge, Pose, bomb_token};
use leptos::prelude::*;
use x_wing::{Action, CardId, Choice, Frame, Open, Rolled, Rolling, ShipId, Team};

/// Arcs, the ruler, ways that were flown, the zone where things are put, the line of the attack.
pub fn reach(desk: Desk) -> String {
    let asks = desk.asks();
    let moving = desk.stage.get() == Stage::Moving;
    let about = desk.about();
    let (shows_arcs, shows_ruler) = (desk.shows(Layer::Arcs), desk.shows(Layer::Ruler));
    let measured = desk.may_foresee() || matches!(asks, Some(Asks::Target(_)));
    let mut svg = match (desk.shows(Layer::LastRound), moving) {
        (true, _) => desk.seen.with(|seen| desk.paths.with(|paths| reach::flown(seen, paths.latest()))),
        (false, true) => desk.seen.with(|seen| desk.paths.with(|paths| reach::flown(seen, paths.last().as_slice()))),
        (false, false) => String::new(),
    };
    svg += &desk.seen.with(|seen| {
        let open = seen.open();
        let pose = |ship: ShipId| open.ship(ship).pose;
        let in_play = |ship: &ShipId| open.ship(*ship).is_in_play();
        let arcs = seen.ships().filter(|ship| shows_arcs && measured && in_play(ship));
        let mut svg: String = arcs.map(|ship| reach::arc(seen, ship, pose(ship), "far")).collect();
        if shows_ruler && measured {
            svg += &about.filter(in_play).map(|ship| reach::ruler(seen, ship, pose(ship))).unwrap_or_default();
        }
        svg += &match asks {
            Some(Asks::Deploy | Asks::Obstacle) => zone(seen, asks),
            Some(Asks::Target(ship)) => reach::arc(seen, ship, pose(ship), "near"),
            _ => String::new(),
        };
        svg
    });
    svg + &fire(desk, asks)
}

/// The attack under way.
fn fire(desk: Desk, asks: Option<Asks>) -> String {
    let fray = desk.fray.get();
    match (asks, fray) {
        (None, Some(fray)) => desk.shown.with(|open| between(open, fray.attacker, fray.defender, fray.obstructed)),
        (None, None) => String::new(),
        (Some(_), _) => desk.seen.with(|seen| {
            let open = seen.open();
            let attack = &open.attack;
            match asks::under_attack(open) {
                Some(_) => between(open, attack.attacker, attack.defender, attack.obstructed),
                None => String::new(),
            }
        }),
    }
}

fn between(open: &Open, one: ShipId, two: ShipId, obstructed: bool) -> String {
    let ([x1, y1, _], [x2, y2, _]) = (place(open.ship(one).pose), place(open.ship(two).pose));
    let class = if obstructed { "attack obstructed" } else { "attack" };
    format!("<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>")
}

/// Every end of the dial in hand.
pub fn flower(desk: Desk) -> String {
    if desk.asks() != Some(Asks::Plan) || !desk.shows(Layer::Ends) || !desk.may_foresee() {
        return String::new();
    }
    let Some(ship) = desk.dialling.get() else { return String::new() };
    let size = desk.seen.with_untracked(|seen| seen.game.facts(ship).pilot.ship.size);
    desk.ends.with(|ends| ends.iter().map(|end| ghosts::end(size, end.end.pose, end.is_clear())).collect())
}

/// What is chosen or looked at: where the ship would be then.
pub fn choice(desk: Desk) -> String {
    let Some(asks) = desk.asks() else { return String::new() };
    let (pointed, held) = (desk.pointed.get(), desk.held.get());
    let chosen = match asks {
        Asks::Plan => planned(desk),
        Asks::Deploy | Asks::Obstacle | Asks::Device => held.map(|choice| desk.seen.with(|seen| in_hand(seen, choice))),
        Asks::Roll(rolling) => Some(desk.seen.with(|seen| roll(seen, &rolling, held))),
        Asks::Act(_)
        | Asks::Decloak(_)
        | Asks::Instead(_)
        | Asks::Slide(_)
        | Asks::Launch(_)
        | Asks::Initiative
        | Asks::Edge
        | Asks::Next
        | Asks::Target(_)
        | Asks::Dice
        | Asks::Window
        | Asks::Other => None,
    };
    let pointed =
        pointed.filter(|_| desk.may_foresee()).map(|choice| desk.seen.with(|seen| foreseen(seen, asks, choice)));
    chosen.unwrap_or_default() + &pointed.unwrap_or_default()
}

/// The manoeuvre that the dial shows: its template, its arc, and what it would meet.
fn planned(desk: Desk) -> Option<String> {
    let ship = desk.dialling.get().filter(|_| desk.may_foresee())?;
    let turned = desk.turned.get();
    let end = desk.ends.with(|ends| ends.get(turned).copied())?;
    Some(desk.seen.with(|seen| {
        let size = seen.game.facts(ship).pilot.ship.size;
        let from = seen.open().ship(ship).pose;
        template(size, (from, end.end.pose), end.entry.maneuver, "")
            + &reach::arc(seen, ship, end.end.pose, "near")
            + &ghosts::met(seen, &end.end)
            + &ghost(seen, ship, end.end.pose, end.is_clear())
    }))
}

/// Where things may be put down.
fn zone(seen: &Snapshot, asks: Option<Asks>) -> String {
    let area = seen.game.area();
    let (x, y) = (area.width() / 2.0, area.height() / 2.0);
    let own = seen.asked.map_or(Team::First, |seat| seen.game.side_of(seat));
    let edge = if own == Team::First { seen.open().edge } else { seen.open().edge.opposite() };
    let (inner, depth) = (200.0, SETUP_DEPTH);
    let (left, top, wide, high) = match (asks, edge) {
        (Some(Asks::Obstacle), _) => (inner - x, inner - y, 2.0 * (x - inner), 2.0 * (y - inner)),
        (_, Edge::North) => (-x, -y, 2.0 * x, depth),
        (_, Edge::South) => (-x, y - depth, 2.0 * x, depth),
        (_, Edge::West) => (-x, -y, depth, 2.0 * y),
        (_, Edge::East) => (x - depth, -y, depth, 2.0 * y),
    };
    format!("<rect class=\"zone\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{wide:.1}\" height=\"{high:.1}\"/>")
}

/// What is in hand, where it would be put down.
fn in_hand(seen: &Snapshot, choice: Choice) -> String {
    let fits = seen.check(choice).is_ok();
    match choice {
        Choice::Deploy { ship, pose } => ghost(seen, ship, pose, fits),
        Choice::Obstacle { obstacle, pose } => {
            rock(seen.game.obstacle(obstacle), pose, if fits { "ghost" } else { "ghost bad" })
        }
        Choice::Put(pose) => device(seen, pose, if fits { "ghost" } else { "ghost bad" }),
        _ => String::new(),
    }
}

/// The tokens of the device that is put down.
fn device(seen: &Snapshot, pose: Pose, class: &str) -> String {
    let Frame::Dropping(dropping) = seen.open().stack.top() else { return String::new() };
    let shape = CardId::device(dropping.device).card().charge.as_ref().map(|charge| charge.shape);
    let tokens = shape.into_iter().flat_map(|shape| (0..shape.count()).map(move |part| bomb_token(shape, part, pose)));
    tokens.fold(String::new(), |svg, token| {
        svg + &format!("<polygon class=\"{class}\" points=\"{}\"/>", points(token.corners()))
    })
}

/// Both ends of a barrel roll, and where the ship would be.
fn roll(seen: &Snapshot, rolling: &Rolling, held: Option<Choice>) -> String {
    let size = seen.game.facts(rolling.ship).pilot.ship.size;
    let table = seen.table();
    let limit = table.roll_limit(rolling);
    let mut svg = String::new();
    for end in [-limit, limit] {
        svg += &table.roll_near(rolling, end).map(|(_, pose)| outline(size, pose, "end")).unwrap_or_default();
    }
    let shift = match held {
        Some(Choice::Place { shift, .. }) => shift,
        _ => 0.0,
    };
    svg + &table.roll_near(rolling, shift).map(|(_, pose)| ghost(seen, rolling.ship, pose, true)).unwrap_or_default()
}

/// Where a choice that is looked at would bring the ship.
fn foreseen(seen: &Snapshot, asks: Asks, choice: Choice) -> String {
    let Some(ship) = asks.ship() else { return String::new() };
    let size = seen.game.facts(ship).pilot.ship.size;
    let table = seen.table();
    let stands = |pose: Pose| ghost(seen, ship, pose, true);
    match choice {
        Choice::Action(Action::Boost(boost)) => table.boost_end(ship, boost).map(stands).unwrap_or_default(),
        Choice::Action(Action::BarrelRoll { side, speed, bend }) => {
            let rolling = Rolling { ship, side, speed, bend, kind: Rolled::Action };
            roll(seen, &rolling, None)
        }
        Choice::Instead(maneuver) | Choice::Action(Action::Slam(maneuver)) => {
            let end = table.flight_end(ship, maneuver);
            let from = seen.open().ship(ship).pose;
            template(size, (from, end.pose), maneuver, "") + &ghosts::met(seen, &end) + &stands(end.pose)
        }
        Choice::Action(Action::TargetLock(target) | Action::Coordinate(target) | Action::Jam(target)) => {
            between(seen.open(), ship, target, false)
        }
        Choice::Place { .. } | Choice::Slide(_) | Choice::Decloak(_) | Choice::Lay { .. } => {
            seen.after(choice).map(|after| stands(after.open.ship(ship).pose)).unwrap_or_default()
        }
        _ => String::new(),
    }
}
