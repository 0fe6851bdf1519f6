//! Lets the browser move a ship and what stands beside it along a way.

use crate::flight;
use geometry::{BaseSize, Maneuver, Pose};
use leptos::prelude::*;
use page_parts::motion::{self, Keyframe};
use x_wing::ShipId;

/// Starts a flight that takes so long.
pub fn fly(ship: ShipId, size: BaseSize, maneuver: Option<Maneuver>, (from, to): (Pose, Pose), ms: u32) {
    let places = flight::places(size, maneuver, from, to);
    let times = flight::times(maneuver, places.len(), ms);
    let half = size.half();
    let piece = |[x, y, turned]: [f64; 3]| format!("translate({x:.2}px, {y:.2}px) rotate({turned:.2}deg)");
    animate(&format!("ship-{}", ship.0), places.iter().map(|place| piece(*place)), &times, ms);
    for (id, across) in [("tag", 0.0), ("corner", -1.1)] {
        let above = document().query_selector(&format!("#{id}-{}.above", ship.0)).ok().flatten().is_some();
        let down = if id == "corner" {
            1.1
        } else if above {
            -1.3
        } else {
            1.3
        };
        let beside = |[x, y, _]: &[f64; 3]| beside(x + half * across, y + half * down);
        animate(&format!("{id}-{}", ship.0), places.iter().map(beside), &times, ms);
    }
}

/// Where something stands that is always upright and as large.
pub fn beside(x: f64, y: f64) -> String {
    format!("translate({x:.2}px, {y:.2}px) scale(calc(1 / var(--scale)))")
}

fn animate(id: &str, transforms: impl Iterator<Item = String>, times: &[f64], ms: u32) {
    let Some(element) = document().get_element_by_id(id) else { return };
    let way =
        transforms.zip(times).map(|(transform, time)| Keyframe { offset: *time, values: [("transform", transform)] });
    motion::animate(&element, way, "cubic-bezier(.45,0,.2,1)", ms);
}
