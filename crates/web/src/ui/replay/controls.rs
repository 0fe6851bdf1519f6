//! The scrubber with its buttons: by mouse, by touch, by keys.

use crate::replay::Eyes;
use crate::ui::players::named;
use crate::ui::replay::watching::Watching;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use play::{Game, Seat};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

const SPEEDS: [(&str, f64); 4] = [("½×", 0.5), ("1×", 1.0), ("2×", 2.0), ("4×", 4.0)];

/// Where in the game, how fast, and by whose eyes.
#[component]
pub fn Controls(watching: Watching) -> impl IntoView {
    let state = watching.desk.state;
    let length = watching.length();
    let step = move || {
        let moment = i64::from(watching.moment.get());
        state.say_with("watch-moment", &[("number", moment.into()), ("count", i64::from(length).into())])
    };
    let told = move || {
        if watching.replay.with_value(|replay| replay.takes_back(watching.moment.get())) {
            return state.say("watch-taken-back");
        }
        let names = watching.replay.with_value(|replay| named(&state.texts(), &replay.players()));
        let texts = state.texts().with_players(names);
        let entry = watching.moment.get();
        let lines = watching.replay.with_value(|replay| replay.lines(entry, watching.eyes.get()));
        let sentences: Vec<_> = lines.iter().map(|line| texts.event("super-teams", line)).collect();
        sentences.join(" ")
    };
    let moved = move |event| {
        if let Ok(moment) = event_target_value(&event).parse() {
            watching.go(moment);
        }
    };
    let back = move || watching.go(watching.moment.get_untracked().saturating_sub(1));
    let listener = window_event_listener(leptos::ev::keydown, move |event| keyed(watching, &event));
    on_cleanup(move || listener.remove());
    let playing = move || watching.pace.get().playing;
    let play = move || state.say(if playing() { "watch-pause" } else { "watch-play" });
    let sign = move || if playing() { "M-7,-9 H-2 V9 H-7 Z M2,-9 H7 V9 H2 Z" } else { "M-6,-10 L10,0 L-6,10 Z" };
    view! {
        <section class="controls" aria-label=move || state.say("watch-title")>
            <p class="prompt" role="status">{told}</p>
            <div class="scrubber">
                <input type="range" min="0" max=length aria-label=move || state.say("watch-title") aria-valuetext=step
                    prop:value=move || watching.moment.get().to_string() on:input=moved/>
                <span class="step">{step}</span>
            </div>
            <div class="buttons">
                <button aria-label=move || state.say("watch-back") title=move || state.say("watch-back") on:click=move |_| back()>
                    <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true"><path d="M6,-10 L-8,0 L6,10 Z M-11,-10 H-8 V10 H-11 Z"/></svg>
                </button>
                <button class="big go" aria-label=play title=play on:click=move |_| watching.toggle()>
                    <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true"><path d=sign/></svg>
                </button>
                <button aria-label=move || state.say("watch-forward") title=move || state.say("watch-forward")
                    on:click=move |_| watching.step()>
                    <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true"><path d="M-6,-10 L8,0 L-6,10 Z M8,-10 H11 V10 H8 Z"/></svg>
                </button>
                <label><span class="unseen">{move || state.say("watch-speed")}</span>
                    <select title=move || state.say("watch-speed") on:change=move |event| {
                        let chosen = event_target_value(&event);
                        if let Some((_, speed)) = SPEEDS.into_iter().find(|(name, _)| *name == chosen) {
                            watching.pace.update(|pace| pace.speed = speed);
                        }
                    }>
                        {SPEEDS.map(|(name, speed)| view! { <option value=name selected=speed == 1.0>{name}</option> }).collect_view()}
                    </select>
                </label>
                <EyesPicker watching/>
            </div>
        </section>
    }
}

/// The keys that work wherever the focus is: arrows step, the space bar plays; a field keeps its own keys.
fn keyed(watching: Watching, event: &KeyboardEvent) {
    let tag = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok()).map(|element| element.tag_name());
    let busy = matches!(tag.as_deref(), Some("INPUT" | "SELECT" | "TEXTAREA"));
    let on_button = matches!(tag.as_deref(), Some("BUTTON" | "A" | "SUMMARY"));
    match event.key().as_str() {
        "ArrowLeft" if !busy => watching.go(watching.moment.get_untracked().saturating_sub(1)),
        "ArrowRight" if !busy => watching.step(),
        " " if !busy && !on_button => {
            event.prevent_default();
            watching.toggle();
        }
        _ => {}
    }
}

#[component]
fn EyesPicker(watching: Watching) -> impl IntoView {
    let state = watching.desk.state;
    let seats = watching.replay.with_value(|replay| replay.session().game().seats());
    let names = move || {
        let names = watching.replay.with_value(|replay| named(&state.texts(), &replay.players()));
        state.texts().with_players(names)
    };
    view! {
        <label><span class="unseen">{move || state.say("watch-eyes")}</span>
            <select title=move || state.say("watch-eyes") on:change=move |event| {
                watching.eyes.set(match event_target_value(&event).as_str() {
                    "all" => Eyes::All,
                    seat => seat.parse().map_or(Eyes::Spectator, |seat| Eyes::Seat(Seat(seat))),
                });
            }>
                <option value="all">{move || state.say("watch-all")}</option>
                {(0..seats).map(|seat| view! {
                    <option value=seat>{move || names().player(Seat(seat))}</option>
                }).collect_view()}
                <option value="spectator">{move || state.say("watch-spectator")}</option>
            </select>
        </label>
    }
}
