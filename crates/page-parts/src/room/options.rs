//! What whoever opens a room decides, whatever is played there: clocks, and who finds it.

use crate::words;
use leptos::prelude::*;
use room_protocol::{Clock, Options};

/// Every decision has so many seconds that do not count.
const FREE_S: u32 = 5;

/// The clock, by the minutes for the whole game. Each change is told at once.
#[component]
pub fn ClockForm<R: Clone + Send + Sync + 'static>(
    options: Signal<Options<R>>,
    decide: Callback<Options<R>>,
    /// The minutes to choose from.
    minutes: &'static [u32],
) -> impl IntoView {
    let words = words();
    let clocks = std::iter::once(None).chain(minutes.iter().copied().map(Some)).map(|minutes| {
        let label = move || match minutes {
            None => words.say("online-no-clock"),
            Some(minutes) => words.say_with("online-minutes", &[("count", i64::from(minutes).into())]),
        };
        let clock = minutes.map(|minutes| Clock { bank_s: minutes * 60, free_s: FREE_S });
        let change = move |_| decide.run(Options { clock, ..options.get_untracked() });
        view! {
            <label class="choice"><input type="radio" name="room-clock" prop:checked=move || options.with(|options| options.clock == clock)
                on:change=change/><span>{label}</span></label>
        }
    });
    view! {
        <fieldset>
            <legend>{words.says("online-time")}</legend><div class="row">{clocks.collect_view()}</div>
            <p class="facts">{words.says("online-time-note")}</p>
        </fieldset>
    }
}

/// Whether the lobby lists the room.
#[component]
pub fn PublicForm<R: Clone + Send + Sync + 'static>(
    options: Signal<Options<R>>,
    decide: Callback<Options<R>>,
) -> impl IntoView {
    let words = words();
    let change = move |event| {
        let public = event_target_checked(&event);
        decide.run(Options { public, ..options.get_untracked() });
    };
    view! {
        <label class="check"><input type="checkbox" name="room-public" prop:checked=move || options.with(|options| options.public) on:change=change/>
            <span>{words.says("online-public")}</span></label>
    }
}
