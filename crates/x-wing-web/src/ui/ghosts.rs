//! Ghosts: where a ship would stand, with its template and what it would meet, as light.

use crate::flight::places;
use crate::snapshot::Snapshot;
use crate::ui::layers::points;
use geometry::{Base, BaseSize, Maneuver, Pose, Token, vector};
use x_wing::{FlightEnd, ShipId};
use x_wing_drawing::art;

/// The base of a ship at a place, with its nose.
pub fn outline(size: BaseSize, pose: Pose, class: &str) -> String {
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

/// An end that is possible; one that meets something has a cross.
pub fn end(size: BaseSize, pose: Pose, is_clear: bool) -> String {
    if is_clear {
        return outline(size, pose, "end");
    }
    let (x, y) = (pose.centre().x, -pose.centre().y);
    let cross = format!("<path class=\"cross\" d=\"M-5,-5 L5,5 M5,-5 L-5,5\" transform=\"translate({x:.1} {y:.1})\"/>");
    outline(size, pose, "end bad") + &cross
}

/// A ship of light on its base.
pub fn ghost(seen: &Snapshot, ship: ShipId, pose: Pose, is_clear: bool) -> String {
    let kind = seen.game.facts(ship).pilot.ship;
    let base = Base::new(kind.size, pose);
    let class = if is_clear { "ghost" } else { "ghost bad" };
    let [x, y, turned] = crate::flight::place(pose);
    let scale = kind.size.half() * 2.8 / art::BOX;
    format!(
        "<polygon class=\"{class}\" points=\"{}\"/><path class=\"{class} ship-of\" d=\"{}\" transform=\"translate({x:.1} {y:.1}) rotate({turned:.2}) scale({scale:.3})\"/>",
        points(base.outline()),
        art::ship(kind).outline()
    )
}

/// The template of a manoeuvre where it lies, and the way of the ship's centre along it.
pub fn template(size: BaseSize, (from, to): (Pose, Pose), maneuver: Maneuver, class: &str) -> String {
    let Some(template) = maneuver.template() else { return String::new() };
    let travel = if maneuver.is_reverse() { from.facing(from.heading().reversed()) } else { from };
    let near = travel.moved(vector(0.0, size.half()), 0);
    format!(
        "<polygon class=\"template {class}\" points=\"{}\"/>{}",
        points(template.outline(near, 16)),
        way(size, (from, to), Some(maneuver), class)
    )
}

/// The way of a ship's centre, dotted.
pub fn way(size: BaseSize, (from, to): (Pose, Pose), maneuver: Option<Maneuver>, class: &str) -> String {
    let way: Vec<_> = places(size, maneuver, from, to).iter().map(|[x, y, _]| format!("{x:.1},{y:.1}")).collect();
    format!("<polyline class=\"way {class}\" points=\"{}\"/>", way.join(" "))
}

/// What a flight would meet: the ships that it would bump into, the obstacles that it would cross.
pub fn met(seen: &Snapshot, end: &FlightEnd) -> String {
    let open = seen.open();
    let mut svg = String::new();
    for ship in end.touches {
        svg += &outline(seen.game.facts(ship).pilot.ship.size, open.ship(ship).pose, "met");
    }
    for placed in seen.game.lying(open).filter(|placed| end.obstacles.has(placed.obstacle)) {
        let token = Token::new(seen.game.obstacle(placed.obstacle).outline(), placed.pose);
        svg += &format!("<polygon class=\"met\" points=\"{}\"/>", points(token.corners()));
    }
    svg
}
