//! What lies on the table under the ships: obstacles and devices, and the light of what the table works out.

use crate::asks::{self, Asks};
use crate::ends::dial_ends;
use crate::flight::place;
use crate::snapshot::Snapshot;
use crate::ui::desk::Desk;
use geometry::constants::SETUP_DEPTH;
use geometry::{Base, BaseSize, Edge, Maneuver, ObstacleKind, Pose, Token, Vector, vector};
use leptos::prelude::*;
use x_wing::{Action, Boost, Choice, Open, Rolled, Rolling, ShipId, Team};
use x_wing_drawing::band_edge;

/// The play area with what lies on it. It changes only when something is put down.
pub fn board(desk: Desk) -> String {
    let area = desk.seen.with(|seen| seen.game.area());
    let (x, y) = (area.width() / 2.0, area.height() / 2.0);
    let mut svg = format!(
        "<rect class=\"area\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"4\"/>",
        -x,
        -y,
        2.0 * x,
        2.0 * y
    );
    desk.shown.with(|open| {
        desk.seen.with(|seen| {
            for placed in open.obstacles.as_slice() {
                let obstacle = seen.game.obstacles()[placed.obstacle as usize];
                svg += &rock(obstacle, placed.pose, "");
            }
        });
        for (token, dropped) in open.device_tokens() {
            let token = dropped.token(token.part);
            svg += &format!("<polygon class=\"device\" points=\"{}\"/>", points(token.corners()));
        }
    });
    svg
}

fn rock(obstacle: geometry::Obstacle, pose: Pose, class: &str) -> String {
    let token = Token::new(obstacle.outline(), pose);
    let kind = match obstacle.kind() {
        ObstacleKind::Asteroid => "asteroid",
        ObstacleKind::Debris => "debris",
    };
    let centre = pose.centre();
    let all: Vec<_> = token.corners().collect();
    let inner = all.iter().map(|corner| centre.toward(*corner, 0.62) + vector(-3.0, 3.0));
    format!(
        "<polygon class=\"rock-shade\" points=\"{}\"/><polygon class=\"{kind} {class}\" points=\"{}\"/><polygon class=\"{kind} lit\" points=\"{}\"/>",
        points(all.iter().map(|corner| *corner + vector(3.0, -6.0))),
        points(all.iter().copied()),
        points(inner)
    )
}

fn points(corners: impl IntoIterator<Item = Vector>) -> String {
    let corners: Vec<_> = corners.into_iter().map(|corner| format!("{:.1},{:.1}", corner.x, -corner.y)).collect();
    corners.join(" ")
}

/// The light: ghosts, arcs, the zone where ships start. Nothing while something moves.
pub fn light(desk: Desk) -> String {
    let Some(asks) = desk.asks() else { return fire(desk) };
    let pointed = desk.pointed.get();
    let held = desk.held.get();
    let layers = desk.layers.get();
    let (dialling, turned) = (desk.dialling.get(), desk.turned.get());
    desk.seen.with(|seen| {
        let mut svg = String::new();
        if layers.arcs {
            for ship in seen.ships().filter(|ship| seen.open().ship(*ship).is_in_play()) {
                svg += &arc(seen, ship, seen.open().ship(ship).pose, "far");
            }
        }
        svg += &match asks {
            Asks::Plan => dialling.map(|ship| plan(seen, ship, turned, layers.ends)).unwrap_or_default(),
            Asks::Deploy | Asks::Obstacle => {
                zone(seen, asks) + &held.map(|choice| in_hand(seen, choice)).unwrap_or_default()
            }
            Asks::Roll(rolling) => roll(seen, &rolling, held),
            Asks::Target(ship) => arc(seen, ship, seen.open().ship(ship).pose, "near"),
            Asks::Act(_)
            | Asks::Decloak(_)
            | Asks::Instead(_)
            | Asks::Slide(_)
            | Asks::Initiative
            | Asks::Edge
            | Asks::Next
            | Asks::Dice
            | Asks::Window
            | Asks::Other => String::new(),
        };
        svg += &pointed.map(|choice| foreseen(seen, asks, choice)).unwrap_or_default();
        svg += &line_of_attack(seen.open());
        svg
    })
}

/// The attack under way while nobody is asked.
fn fire(desk: Desk) -> String {
    let Some(fray) = desk.fray.get() else { return String::new() };
    desk.shown.with(|open| between(open, fray.attacker, fray.defender, fray.obstructed))
}

fn line_of_attack(open: &Open) -> String {
    match asks::under_attack(open) {
        Some(_) => between(open, open.attack.attacker, open.attack.defender, open.attack.obstructed),
        None => String::new(),
    }
}

fn between(open: &Open, one: ShipId, two: ShipId, obstructed: bool) -> String {
    let ([x1, y1, _], [x2, y2, _]) = (place(open.ship(one).pose), place(open.ship(two).pose));
    let class = if obstructed { "attack obstructed" } else { "attack" };
    format!("<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>")
}

/// Every end of a dial, and the one it shows with its template and arc.
fn plan(seen: &Snapshot, ship: ShipId, turned: usize, all: bool) -> String {
    let size = seen.game.facts(ship).pilot.ship.size;
    let ends = dial_ends(seen, ship);
    let mut svg = String::new();
    for end in ends.iter().filter(|_| all) {
        svg += &outline(size, end.end.pose, if end.is_clear() { "end" } else { "end bad" });
    }
    if let Some(end) = ends.get(turned) {
        let from = seen.open().ship(ship).pose;
        svg += &template(size, from, end.entry.maneuver);
        svg += &arc(seen, ship, end.end.pose, "near");
        svg += &outline(size, end.end.pose, if end.is_clear() { "ghost" } else { "ghost bad" });
    }
    svg
}

/// The base of a ship at a place, with its nose.
fn outline(size: BaseSize, pose: Pose, class: &str) -> String {
    let base = Base::new(size, pose);
    let half = size.half();
    let nose = [vector(-half * 0.3, half * 0.55), vector(0.0, half * 0.85), vector(half * 0.3, half * 0.55)];
    let nose = nose.map(|point| pose.moved(point, 0).centre());
    format!(
        "<polygon class=\"{class}\" points=\"{}\"/><polyline class=\"{class} nose\" points=\"{}\"/>",
        points(base.outline()),
        points(nose)
    )
}

/// The template of a manoeuvre, where it lies.
fn template(size: BaseSize, from: Pose, maneuver: Maneuver) -> String {
    let Some(template) = maneuver.template() else { return String::new() };
    let travel = if maneuver.is_reverse() { from.facing(from.heading().reversed()) } else { from };
    let near = travel.moved(vector(0.0, size.half()), 0);
    format!("<polygon class=\"template\" points=\"{}\"/>", points(template.outline(near, 16)))
}

/// The firing arc of a ship from a place, with its range bands.
fn arc(seen: &Snapshot, ship: ShipId, pose: Pose, class: &str) -> String {
    let size = seen.game.facts(ship).pilot.ship.size;
    let [x, y, turned] = place(pose);
    let mut svg = format!(
        "<g class=\"arcs {class}\" transform=\"translate({x:.1} {y:.1}) rotate({turned:.2})\"><path class=\"reach\" d=\"M0,0 L{} Z\"/>",
        band_edge(size, 3)
    );
    for band in 1..=3_u8 {
        svg += &format!("<path class=\"band\" d=\"M{}\"/>", band_edge(size, band));
        let out = size.half() + 100.0 * f64::from(band) - 10.0;
        svg += &format!(
            "<text class=\"band-number\" transform=\"translate(0 {:.1}) rotate({:.2})\">{band}</text>",
            -out, -turned
        );
    }
    svg + "</g>"
}

/// Where things may be put down.
fn zone(seen: &Snapshot, asks: Asks) -> String {
    let area = seen.game.area();
    let (x, y) = (area.width() / 2.0, area.height() / 2.0);
    if asks == Asks::Obstacle {
        let edge = 200.0;
        return format!(
            "<rect class=\"zone\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>",
            edge - x,
            edge - y,
            2.0 * (x - edge),
            2.0 * (y - edge)
        );
    }
    let own = seen.asked.map_or(Team::First, |seat| seen.game.side_of(seat));
    let edge = if own == Team::First { seen.open().edge } else { seen.open().edge.opposite() };
    let depth = SETUP_DEPTH;
    let (left, top, wide, high) = match edge {
        Edge::North => (-x, -y, 2.0 * x, depth),
        Edge::South => (-x, y - depth, 2.0 * x, depth),
        Edge::West => (-x, -y, depth, 2.0 * y),
        Edge::East => (x - depth, -y, depth, 2.0 * y),
    };
    format!("<rect class=\"zone\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{wide:.1}\" height=\"{high:.1}\"/>")
}

/// What is in hand, where it would be put down.
fn in_hand(seen: &Snapshot, choice: Choice) -> String {
    let class = if seen.check(choice).is_ok() { "ghost" } else { "ghost bad" };
    match choice {
        Choice::Deploy { ship, pose } => outline(seen.game.facts(ship).pilot.ship.size, pose, class),
        Choice::Obstacle { obstacle, pose } => rock(seen.game.obstacles()[obstacle as usize], pose, class),
        _ => String::new(),
    }
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
    svg + &table.roll_near(rolling, shift).map(|(_, pose)| outline(size, pose, "ghost")).unwrap_or_default()
}

/// Where a choice that is looked at would bring the ship.
fn foreseen(seen: &Snapshot, asks: Asks, choice: Choice) -> String {
    let Some(ship) = asks.ship() else { return String::new() };
    let size = seen.game.facts(ship).pilot.ship.size;
    let table = seen.table();
    match choice {
        Choice::Action(Action::Boost(boost)) => boosted(seen, ship, boost),
        Choice::Action(Action::BarrelRoll { side, speed }) => {
            let rolling = Rolling { ship, side, speed, bend: None, kind: Rolled::Action };
            roll(seen, &rolling, None)
        }
        Choice::Instead(maneuver) | Choice::Action(Action::Slam(maneuver)) => {
            let end = table.flight_end(ship, maneuver);
            template(size, seen.open().ship(ship).pose, maneuver) + &outline(size, end.pose, "ghost")
        }
        Choice::Action(Action::TargetLock(target)) => between(seen.open(), ship, target, false),
        Choice::Place { .. } => {
            seen.after(choice).map(|after| outline(size, after.open.ship(ship).pose, "ghost")).unwrap_or_default()
        }
        _ => String::new(),
    }
}

fn boosted(seen: &Snapshot, ship: ShipId, boost: Boost) -> String {
    let size = seen.game.facts(ship).pilot.ship.size;
    match seen.table().boost_end(ship, boost) {
        Ok(pose) => outline(size, pose, "ghost"),
        Err(_) => String::new(),
    }
}
