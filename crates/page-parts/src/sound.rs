//! The switch for sounds, and what is heard while it is on.

use crate::browser::{store, stored, tell};
use crate::tap;
use crate::{Icon, icon, words};
use leptos::prelude::*;
use std::cell::Cell;

const SAVED: &str = "holotable-sounds";

thread_local! {
    static ON: Cell<bool> = Cell::new(stored(SAVED).is_some_and(|kept| kept == "on"));
}

/// Lets a sound be heard, by the name that `static/sounds.js` knows, if sounds are on.
pub fn play(sound: &str) {
    if ON.get() {
        tell("holotable-sound", sound);
    }
}

/// Sounds on or off; off until somebody wants them.
#[component]
pub fn SoundSwitch() -> impl IntoView {
    let words = words();
    let on = RwSignal::new(ON.get());
    let turn = move |_| {
        on.update(|on| *on = !*on);
        ON.set(on.get_untracked());
        store(SAVED, if on.get_untracked() { "on" } else { "off" });
        play("bonus");
    };
    let sign = move || icon(if on.get() { Icon::Sound } else { Icon::Silence });
    view! {
        <button class="quiet sound" aria-pressed=move || on.get().to_string() aria-label=words.says("web-sounds")
            title=words.says("web-sounds") on:click=tap(turn)>{sign}</button>
    }
}
