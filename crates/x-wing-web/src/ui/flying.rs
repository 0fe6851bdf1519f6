//! Lets the browser move a ship and what stands beside it along a way.

use crate::flight;
use geometry::{BaseSize, Maneuver, Pose};
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
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
    let frames = Array::new();
    for (transform, time) in transforms.zip(times) {
        let frame = Object::new();
        _ = Reflect::set(&frame, &"transform".into(), &JsValue::from_str(&transform));
        _ = Reflect::set(&frame, &"offset".into(), &JsValue::from_f64(*time));
        frames.push(&frame);
    }
    let options = Object::new();
    _ = Reflect::set(&options, &"duration".into(), &JsValue::from_f64(f64::from(ms)));
    _ = Reflect::set(&options, &"easing".into(), &"cubic-bezier(.45,0,.2,1)".into());
    if let Some(animate) = method(&element, "animate") {
        _ = animate.call2(&element, &frames, &options);
    }
}

/// Everything that moves is where it goes.
pub fn finish() {
    let document = document();
    let running = method(&document, "getAnimations").and_then(|all| all.call0(&document).ok());
    for animation in running.map(|all| Array::from(&all)).into_iter().flatten() {
        if let Some(finish) = method(&animation, "finish") {
            _ = finish.call0(&animation);
        }
    }
}

fn method(thing: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(thing, &name.into()).ok()?.dyn_into().ok()
}
