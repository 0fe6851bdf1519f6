//! Set-up: where ships are placed.

use geometry::{Base, Edge, Heading, Maneuver, Pose, Token, execute, vector};
use play::{Game, Input, Seat};
use x_wing::{Choice, Life, Position, ShipId, XWing};

/// How far from the middle of the edge ships may be placed, in millimetres, and in which steps.
const SPREAD: i32 = 9;
const STEP: f64 = 45.0;
/// How far from the edge, by rows.
const ROWS: [f64; 2] = [78.0, 26.0];
/// Where the first ship is placed: so far from the middle, so that the squad comes together on one side.
const FLANK: f64 = 135.0;

/// Where the next ship is placed: beside its friends, opposite the enemies that are there, facing them, with no obstacle near ahead.
///
/// Of all spots on a grid along the edge the one with the least sum of: the distance to the middle of the friends that are there, or to a
/// place a little off the middle if there are none; half of the distance along the edge to the middle of the enemies; 100 mm if
/// a manoeuvre straight ahead with speed 3 meets an obstacle; 20 mm for the second row.
pub(crate) fn deployed(game: &XWing, position: &Position, seat: Seat, legal: &[Choice]) -> Choice {
    let Some(ship) =
        legal.iter().find_map(|choice| if let Choice::Deploy { ship, .. } = choice { Some(*ship) } else { None })
    else {
        return legal[0];
    };
    let table = game.table(&position.open);
    let side = game.facts(ship).side;
    let edge = table.edge_of(side);
    let across = |other: ShipId| along(edge, position.open.ship(other).pose);
    let mean = |friends: bool| {
        let there = game.all_ships().filter(|other| {
            position.open.ship(*other).life == Life::Flying && (game.facts(*other).side == side) == friends
        });
        let places: Vec<f64> = there.map(across).collect();
        (!places.is_empty()).then(|| places.iter().sum::<f64>() / places.len() as f64)
    };
    let (friends, enemies) = (mean(true), mean(false));
    let base_size = game.facts(ship).pilot.ship.size;
    let mut best = (f64::INFINITY, legal[0]);
    for step in -SPREAD..=SPREAD {
        for (row, depth) in ROWS.into_iter().enumerate() {
            let at = STEP * f64::from(step);
            let depth = depth.clamp(base_size.half(), 100.0 - base_size.half());
            let Some(pose) = spot(game, edge, at, depth) else { continue };
            let base = Base::new(base_size, pose);
            let mut cost = (at - friends.unwrap_or(-FLANK)).abs() + 20.0 * row as f64;
            cost += enemies.map_or(0.0, |enemies| (at - enemies).abs() / 2.0);
            if meets_obstacle(game, position, base) {
                cost += 100.0;
            }
            let choice = Choice::Deploy { ship, pose };
            if cost < best.0 && game.check(position, &Input::Choice { seat, choice }).is_ok() {
                best = (cost, choice);
            }
        }
    }
    best.1
}

/// The pose so far along the edge and from it that faces the table.
fn spot(game: &XWing, edge: Edge, across: f64, depth: f64) -> Option<Pose> {
    let area = game.area();
    let (centre, ahead) = match edge {
        Edge::South => (vector(across, depth - area.height() / 2.0), 0.0),
        Edge::West => (vector(depth - area.width() / 2.0, across), 90.0),
        Edge::North => (vector(across, area.height() / 2.0 - depth), 180.0),
        Edge::East => (vector(area.width() / 2.0 - depth, across), 270.0),
    };
    Pose::at(centre, Heading::from_degrees(ahead).ok()?).ok()
}

/// How far along an edge a pose is.
fn along(edge: Edge, pose: Pose) -> f64 {
    match edge {
        Edge::South | Edge::North => pose.centre().x,
        Edge::West | Edge::East => pose.centre().y,
    }
}

fn meets_obstacle(game: &XWing, position: &Position, base: Base) -> bool {
    let ahead: Maneuver = "straight 3".parse().expect("a manoeuvre");
    let Ok(moved) = execute(base, ahead, 0.0, &[]) else { return false };
    let mut placed = game.lying(&position.open);
    placed.any(|placed| moved.meets(&Token::new(game.obstacle(placed.obstacle).outline(), placed.pose)))
}
