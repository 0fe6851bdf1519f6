//! The scrubber with its buttons: by mouse, by touch, by keys.

use crate::tap;
use crate::words;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

const SPEEDS: [(&str, f64); 4] = [("½×", 0.5), ("1×", 1.0), ("2×", 2.0), ("4×", 4.0)];

/// Whether the game runs by itself, and how many times as fast as usual.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace {
    /// Whether it runs.
    pub playing: bool,
    /// How many times as fast as usual.
    pub speed: f64,
}

impl Pace {
    /// It stands, and would run as fast as usual.
    pub const STANDING: Pace = Pace { playing: false, speed: 1.0 };
}

/// Where in the game, and how fast; what is inside stands beside the buttons.
#[component]
pub fn Scrubber(
    /// How many moments there are after the start.
    length: u32,
    /// The moment that is shown.
    moment: RwSignal<u32>,
    /// Whether the game runs by itself, and how fast.
    pace: RwSignal<Pace>,
    /// What happened at this moment, in words.
    told: Signal<String>,
    /// Shows a moment at once.
    go: Callback<u32>,
    /// One step on, as it happened.
    step: Callback<()>,
    /// Lets the game run by itself, or stops it.
    toggle: Callback<()>,
    children: Children,
) -> impl IntoView {
    let words = words();
    let number = move || {
        let moment = i64::from(moment.get());
        words.say_with("watch-moment", &[("number", moment.into()), ("count", i64::from(length).into())])
    };
    let moved = move |event| {
        if let Ok(moment) = event_target_value(&event).parse() {
            go.run(moment);
        }
    };
    let back = move || go.run(moment.get_untracked().saturating_sub(1));
    let keyed = move |event: KeyboardEvent| match key(&event) {
        Some(Key::Back) => back(),
        Some(Key::On) => step.run(()),
        Some(Key::Toggle) => {
            event.prevent_default();
            toggle.run(());
        }
        None => {}
    };
    let listener = window_event_listener(leptos::ev::keydown, keyed);
    on_cleanup(move || listener.remove());
    let playing = move || pace.get().playing;
    let play = move || words.say(if playing() { "watch-pause" } else { "watch-play" });
    let sign = move || if playing() { "M-7,-9 H-2 V9 H-7 Z M2,-9 H7 V9 H2 Z" } else { "M-6,-10 L10,0 L-6,10 Z" };
    let speed = move |event| {
        let chosen: String = event_target_value(&event);
        if let Some((_, speed)) = SPEEDS.into_iter().find(|(name, _)| *name == chosen) {
            pace.update(|pace| pace.speed = speed);
        }
    };
    view! {
        <section class="controls" aria-label=words.says("watch-title")>
            <p class="prompt" role="status">{told}</p>
            <div class="scrubber">
                <input type="range" min="0" max=length aria-label=words.says("watch-title") aria-valuetext=number
                    prop:value=move || moment.get().to_string() on:input=moved/>
                <span class="step">{number}</span>
            </div>
            <div class="buttons">
                <button aria-label=words.says("watch-back") title=words.says("watch-back") on:click=tap(move |_| back())>
                    <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true"><path d="M6,-10 L-8,0 L6,10 Z M-11,-10 H-8 V10 H-11 Z"/></svg>
                </button>
                <button class="big go" aria-label=play title=play on:click=tap(move |_| toggle.run(()))>
                    <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true"><path d=sign/></svg>
                </button>
                <button aria-label=words.says("watch-forward") title=words.says("watch-forward")
                    on:click=tap(move |_| step.run(()))>
                    <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true"><path d="M-6,-10 L8,0 L-6,10 Z M8,-10 H11 V10 H8 Z"/></svg>
                </button>
                <label><span class="unseen">{words.says("watch-speed")}</span>
                    <select title=words.says("watch-speed") on:change=speed>
                        {SPEEDS.map(|(name, speed)| view! { <option value=name selected=speed == 1.0>{name}</option> }).collect_view()}
                    </select>
                </label>
                {children()}
            </div>
        </section>
    }
}

/// What a key means here.
enum Key {
    Back,
    On,
    Toggle,
}

/// The keys that work wherever the focus is: arrows step, the space bar plays; a field keeps its own keys.
fn key(event: &KeyboardEvent) -> Option<Key> {
    let tag = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok()).map(|element| element.tag_name());
    let busy = matches!(tag.as_deref(), Some("INPUT" | "SELECT" | "TEXTAREA"));
    let on_button = matches!(tag.as_deref(), Some("BUTTON" | "A" | "SUMMARY"));
    match event.key().as_str() {
        "ArrowLeft" if !busy => Some(Key::Back),
        "ArrowRight" if !busy => Some(Key::On),
        " " if !busy && !on_button => Some(Key::Toggle),
        _ => None,
    }
}
