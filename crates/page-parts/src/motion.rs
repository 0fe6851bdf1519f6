//! Lets the browser move things by itself: it is told a whole way at once, so no step of it waits for the program.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// By how many milliseconds a way ends later than it was asked for: it begins with a frame of its own. Whoever draws something else before
/// that makes its end stutter.
pub const LATE_MS: u32 = 45;

/// What a thing looks like at one moment of its way.
pub struct Keyframe<const N: usize> {
    /// When that is, as a share of the whole time.
    pub offset: f64,
    /// CSS properties, by the names that scripts have for them.
    pub values: [(&'static str, String); N],
}

/// Moves a thing along a way in so many milliseconds; then it is where its style says.
pub fn animate<const N: usize>(thing: &Element, way: impl Iterator<Item = Keyframe<N>>, easing: &str, ms: u32) {
    let frames = Array::new();
    for Keyframe { offset, values } in way {
        let frame = Object::new();
        for (property, value) in values {
            _ = Reflect::set(&frame, &property.into(), &JsValue::from_str(&value));
        }
        _ = Reflect::set(&frame, &"offset".into(), &JsValue::from_f64(offset));
        frames.push(&frame);
    }
    let options = Object::new();
    _ = Reflect::set(&options, &"duration".into(), &JsValue::from_f64(f64::from(ms)));
    _ = Reflect::set(&options, &"easing".into(), &easing.into());
    if let Some(animate) = method(thing, "animate") {
        _ = animate.call2(thing, &frames, &options);
    }
}

/// Everything that moves in there is where it goes.
pub fn finish(within: &JsValue) {
    let options = Object::new();
    _ = Reflect::set(&options, &"subtree".into(), &true.into());
    let running = method(within, "getAnimations").and_then(|all| all.call1(within, &options).ok());
    for animation in running.map(|all| Array::from(&all)).into_iter().flatten() {
        // One that never ends cannot be finished; it goes on.
        if let Some(finish) = method(&animation, "finish") {
            _ = finish.call0(&animation);
        }
    }
}

fn method(thing: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(thing, &name.into()).ok()?.dyn_into().ok()
}
