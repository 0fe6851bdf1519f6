//! What whoever opens a room decides.

use crate::messages::Options;
use crate::ui::state::state;
use leptos::prelude::*;
use page_parts::room::{ClockForm, PublicForm};
use super_teams::boards;

/// The clocks to choose from, by the minutes for the whole game.
const CLOCKS: [u32; 3] = [5, 10, 20];
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
            <label class="choice"><input type="radio" name="room-players" prop:checked=move || options.get().game.players == count
                on:change=move |_| change(&|options| options.game.players = count)/><span>{count}</span></label>
        }
    });
    let tracks = boards::names().map(|name| {
        view! {
            <label class="choice"><input type="radio" name="room-board" prop:checked=move || options.get().game.board == name
                on:change=move |_| change(&|options| name.clone_into(&mut options.game.board))/>
                <span>{move || state.say(&format!("web-board-{name}"))}</span></label>
        }
    });
    let windows = WINDOWS.map(|(ms, name)| {
        view! {
            <label class="choice"><input type="radio" name="room-window" prop:checked=move || options.get().window_ms == ms
                on:change=move |_| change(&|options| options.window_ms = ms)/><span>{state.says(name)}</span></label>
        }
    });
    view! {
        <fieldset><legend>{state.says("web-how-many")}</legend><div class="row">{players.collect_view()}</div></fieldset>
        <fieldset><legend>{state.says("web-which-board")}</legend><div class="row">{tracks.collect_view()}</div></fieldset>
        <ClockForm options decide minutes=&CLOCKS/>
        <fieldset><legend>{state.says("online-window")}</legend><div class="row">{windows.into_iter().collect_view()}</div></fieldset>
        <PublicForm options decide/>
    }
}
