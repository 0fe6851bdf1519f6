//! What whoever opens a room decides.

use crate::ui::state::state;
use leptos::prelude::*;
use room_protocol::{Clock, Options};
use super_teams::boards;

/// The clocks to choose from, by the minutes for the whole game; every decision has some seconds free.
const CLOCKS: [u32; 3] = [5, 10, 20];
const FREE_S: u32 = 5;
/// How long "Wait, I have a card!" can be said, and what that is called.
const WINDOWS: [(u32, &str); 2] = [(3_000, "online-window-usual"), (6_000, "online-window-family")];

/// Players, board, clock, and whether the lobby lists the room. Each change is told at once.
#[component]
pub fn OptionsForm(#[prop(into)] options: Signal<Options>, decide: Callback<Options>) -> impl IntoView {
    let state = state();
    let change = move |what: &dyn Fn(&mut Options)| {
        let mut changed = options.get_untracked();
        what(&mut changed);
        decide.run(changed);
    };
    let players = (2..=4u8).map(|count| {
        view! {
            <label class="choice"><input type="radio" name="room-players" prop:checked=move || options.get().players == count
                on:change=move |_| change(&|options| options.players = count)/><span>{count}</span></label>
        }
    });
    let tracks = boards::names().map(|name| {
        view! {
            <label class="choice"><input type="radio" name="room-board" prop:checked=move || options.get().board == name
                on:change=move |_| change(&|options| name.clone_into(&mut options.board))/>
                <span>{move || state.say(&format!("web-board-{name}"))}</span></label>
        }
    });
    let clocks = std::iter::once(None).chain(CLOCKS.map(Some)).map(|minutes| {
        let label = move || match minutes {
            None => state.say("online-no-clock"),
            Some(minutes) => state.say_with("online-minutes", &[("count", i64::from(minutes).into())]),
        };
        let clock = minutes.map(|minutes| Clock { bank_s: minutes * 60, free_s: FREE_S });
        view! {
            <label class="choice"><input type="radio" name="room-clock" prop:checked=move || options.get().clock == clock
                on:change=move |_| change(&|options| options.clock = clock)/><span>{label}</span></label>
        }
    });
    let windows = WINDOWS.map(|(ms, name)| {
        view! {
            <label class="choice"><input type="radio" name="room-window" prop:checked=move || options.get().window_ms == ms
                on:change=move |_| change(&|options| options.window_ms = ms)/><span>{move || state.say(name)}</span></label>
        }
    });
    view! {
        <fieldset><legend>{move || state.say("web-how-many")}</legend><div class="row">{players.collect_view()}</div></fieldset>
        <fieldset><legend>{move || state.say("web-which-board")}</legend><div class="row">{tracks.collect_view()}</div></fieldset>
        <fieldset>
            <legend>{move || state.say("online-time")}</legend><div class="row">{clocks.collect_view()}</div>
            <p class="facts">{move || state.say("online-time-note")}</p>
        </fieldset>
        <fieldset><legend>{move || state.say("online-window")}</legend><div class="row">{windows.into_iter().collect_view()}</div></fieldset>
        <label class="check"><input type="checkbox" prop:checked=move || options.get().public
            on:change=move |event| { let public = event_target_checked(&event); change(&move |options| options.public = public) }/>
            <span>{move || state.say("online-public")}</span></label>
    }
}
