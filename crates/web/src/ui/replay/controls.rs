//! Where in the game, how fast, and by whose eyes.

use crate::replay::Eyes;
use crate::ui::players::named;
use crate::ui::replay::watching::Watching;
use leptos::prelude::*;
use page_parts::watch::Scrubber;
use play::{Game, Seat};

/// Where in the game, how fast, and by whose eyes.
#[component]
pub fn Controls(watching: Watching) -> impl IntoView {
    let state = watching.desk.state;
    let told = move || {
        if watching.replay.with_value(|replay| replay.takes_back(watching.moment.get())) {
            return state.say("watch-taken-back");
        }
        let names = watching.replay.with_value(|replay| named(&state.texts(), &replay.players()));
        let texts = state.texts().with_players(names);
        let entry = watching.moment.get();
        let lines = watching.replay.with_value(|replay| replay.heard(entry, watching.eyes.get()));
        let sentences: Vec<_> = lines.iter().map(|line| texts.event("super-teams", line)).collect();
        sentences.join(" ")
    };
    let go = Callback::new(move |moment| watching.go(moment));
    let step = Callback::new(move |()| watching.step());
    let toggle = Callback::new(move |()| watching.toggle());
    let (length, moment, pace) = (watching.length(), watching.moment, watching.pace);
    view! { <Scrubber length moment pace told=Signal::derive(told) go step toggle><EyesPicker watching/></Scrubber> }
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
        <label><span class="unseen">{state.says("watch-eyes")}</span>
            <select title=state.says("watch-eyes") on:change=move |event| {
                watching.eyes.set(match event_target_value(&event).as_str() {
                    "all" => Eyes::All,
                    seat => seat.parse().map_or(Eyes::Spectator, |seat| Eyes::Seat(Seat(seat))),
                });
            }>
                <option value="all">{state.says("watch-all")}</option>
                {(0..seats).map(|seat| view! {
                    <option value=seat>{move || names().player(Seat(seat))}</option>
                }).collect_view()}
                <option value="spectator">{state.says("watch-spectator")}</option>
            </select>
        </label>
    }
}
