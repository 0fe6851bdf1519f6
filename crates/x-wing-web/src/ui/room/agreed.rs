//! What whoever opens a room agrees on with the others: players, points, rounds, clocks, and who finds it.

use crate::ui::room::Options;
use crate::ui::state::state;
use leptos::prelude::*;
use page_parts::room::{ClockForm, PublicForm};

/// How many may play.
const PLAYERS: [u8; 4] = [2, 3, 4, 6];
/// What a squad may cost.
const POINTS: [i16; 4] = [50, 100, 150, 200];
/// After how many rounds it ends.
const ROUNDS: [Option<u16>; 4] = [None, Some(6), Some(9), Some(12)];
/// The clocks to choose from, by the minutes for the whole game.
const CLOCKS: [u32; 3] = [15, 30, 60];

/// Each change is told at once.
#[component]
pub fn AgreedForm(options: Signal<Options>, decide: Callback<Options>) -> impl IntoView {
    let state = state();
    let change = move |what: &dyn Fn(&mut Options)| {
        let mut changed = options.get_untracked();
        what(&mut changed);
        decide.run(changed);
    };
    let players = PLAYERS.map(|count| {
        let choose = move |_| {
            change(&|options| {
                options.game.players = count;
                options.game.squads.truncate(usize::from(count));
            });
        };
        view! {
            <label class="choice"><input type="radio" name="room-players" value=count prop:checked=move || options.with(|options| options.game.players == count)
                on:change=choose/><span>{count}</span></label>
        }
    });
    let points = POINTS.map(|points| {
        view! {
            <label class="choice"><input type="radio" name="room-points" value=points prop:checked=move || options.with(|options| options.game.agreed.points == points)
                on:change=move |_| change(&|options| options.game.agreed.points = points)/>
                <span>{move || state.words.say_with("battle-room-points", &[("points", i64::from(points).into())])}</span></label>
        }
    });
    let rounds = ROUNDS.map(|rounds| {
        let label = move || match rounds {
            None => state.say("battle-room-rounds-none"),
            Some(rounds) => state.words.say_with("battle-room-rounds-of", &[("count", i64::from(rounds).into())]),
        };
        view! {
            <label class="choice"><input type="radio" name="room-rounds" prop:checked=move || options.with(|options| options.game.agreed.rounds == rounds)
                on:change=move |_| change(&|options| options.game.agreed.rounds = rounds)/><span>{label}</span></label>
        }
    });
    view! {
        <fieldset><legend>{move || state.say("web-how-many")}</legend><div class="row">{players.into_iter().collect_view()}</div>
            <p class="facts">{move || state.say("battle-room-teams-note")}</p></fieldset>
        <fieldset><legend>{move || state.say("battle-room-how-dear")}</legend><div class="row">{points.into_iter().collect_view()}</div></fieldset>
        <fieldset><legend>{move || state.say("battle-room-rounds")}</legend><div class="row">{rounds.into_iter().collect_view()}</div></fieldset>
        <ClockForm options decide minutes=&CLOCKS/>
        <PublicForm options decide/>
    }
}
