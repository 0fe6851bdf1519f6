//! What the browser is asked: what it kept, what time it is, what its user likes, a number nobody can guess.

use leptos::prelude::window;
use wasm_bindgen::JsValue;
use web_sys::{CustomEvent, CustomEventInit, Storage};

/// Private windows may have no storage; the page works without it.
fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What was kept under a key.
pub fn stored(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a value for later visits.
pub fn store(key: &str, value: &str) {
    if let Some(storage) = storage() {
        _ = storage.set_item(key, value);
    }
}

/// Keeps nothing under a key any more.
pub fn forget(key: &str) {
    if let Some(storage) = storage() {
        _ = storage.remove_item(key);
    }
}

/// Tells the scripts beside the page something, as an event of its window.
pub fn tell(event: &str, detail: &str) {
    let init = CustomEventInit::new();
    init.set_detail(&JsValue::from_str(detail));
    if let Ok(event) = CustomEvent::new_with_event_init_dict(event, &init) {
        _ = window().dispatch_event(&event);
    }
}

/// Milliseconds since the page was opened.
pub fn now() -> u64 {
    window().performance().map_or(0, |clock| clock.now() as u64)
}

/// Whether a media query holds.
pub fn media(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Bytes nobody can guess.
pub fn fresh_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    for eight in bytes.chunks_exact_mut(8) {
        eight.copy_from_slice(&fresh_seed().to_le_bytes());
    }
    bytes
}

/// A number nobody can guess.
pub fn fresh_seed() -> u64 {
    let mut bytes = [0; 8];
    match window().crypto() {
        Ok(crypto) if crypto.get_random_values_with_u8_array(&mut bytes).is_ok() => u64::from_le_bytes(bytes),
        _ => js_sys::Date::now().to_bits(),
    }
}
