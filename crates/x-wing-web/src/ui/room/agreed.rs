//! What whoever opens a room agrees on with the others: players, points, rounds, clocks, and who finds it.

use crate::ready::ReadyBattle;
use crate::ui::room::Options;
use crate::ui::state::state;
use leptos::prelude::*;
use page_parts::room::{ClockForm, PublicForm};
use page_parts::tap;
use page_parts::{Icon, icon};
use x_wing::room::BroughtSquad;

/// How many may play.
const PLAYERS: [u8; 4] = [2, 3, 4, 6];
/// What a squad may cost.
const POINTS: [i16; 4] = [50, 100, 150, 200];
/// After how many rounds it ends.
const ROUNDS: [Option<u16>; 4] = [None, Some(6), Some(9), Some(12)];
/// The clocks to choose from, by the minutes for the whole game.
const CLOCKS: [u32; 3] = [15, 30, 60];

/// After how many minutes time is called (XW-LIMIT-05).
const LIMITS: [Option<u32>; 4] = [None, Some(45), Some(60), Some(75)];

/// A match as at tournaments: two players, a hundred points, squads shown together, 75 minutes.
fn tournament(options: &mut Options) {
    options.game.players = 2;
    options.game.squads.truncate(2);
    options.game.agreed.points = 100;
    options.game.agreed.rounds = None;
    options.game.agreed.mission = None;
    options.game.sealed = true;
    options.limit_s = Some(75 * 60);
}

/// A mission with its squads, or a plain battle.
fn fly_mission(options: &mut Options, battle: Option<ReadyBattle>) {
    options.game.agreed.mission = battle.and_then(|battle| battle.setup().options.mission);
    if let Some(battle) = battle {
        options.game.players = 2;
        options.game.squads = battle.squads.map(|squad| Some(BroughtSquad(squad.squad()))).to_vec();
    }
}

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
    let limits = LIMITS.map(|minutes| {
        let limit = minutes.map(|minutes| minutes * 60);
        let label = move || match minutes {
            None => state.say("battle-room-limit-none"),
            Some(minutes) => state.words.say_with("online-minutes", &[("count", i64::from(minutes).into())]),
        };
        view! {
            <label class="choice"><input type="radio" name="room-limit" prop:checked=move || options.with(|options| options.limit_s == limit)
                on:change=move |_| change(&|options| options.limit_s = limit)/><span>{label}</span></label>
        }
    });
    let missions = std::iter::once(None).chain(ReadyBattle::missions().map(Some)).map(|battle| {
        let name = battle.and_then(|battle| battle.setup().options.mission).map(|mission| mission.name);
        let flown = move |options: &Options| options.game.agreed.mission.as_ref().map(|mission| &mission.name) == name.as_ref();
        view! {
            <label class="choice"><input type="radio" name="room-mission" prop:checked=move || options.with(&flown)
                on:change=move |_| change(&|options| fly_mission(options, battle))/>
                <span>{move || state.say(battle.map_or("battle-room-mission-none", |battle| battle.name))}</span></label>
        }
    });
    let sealed = move |event| {
        let sealed = event_target_checked(&event);
        change(&|options| options.game.sealed = sealed);
    };
    view! {
        <p class="row"><button type="button" class="tournament" on:click=tap(move |_| change(&tournament))>{icon(Icon::Rules)}{state.says("battle-room-tournament")}</button>
            <small>{state.says("battle-room-tournament-note")}</small></p>
        <fieldset><legend>{state.says("web-how-many")}</legend><div class="row">{players.into_iter().collect_view()}</div>
            <p class="facts">{state.says("battle-room-teams-note")}</p></fieldset>
        <fieldset><legend>{state.says("battle-room-mission")}</legend><div class="row">{missions.collect_view()}</div></fieldset>
        <fieldset><legend>{state.says("battle-room-how-dear")}</legend><div class="row">{points.into_iter().collect_view()}</div></fieldset>
        <fieldset><legend>{state.says("battle-room-rounds")}</legend><div class="row">{rounds.into_iter().collect_view()}</div></fieldset>
        <fieldset><legend>{state.says("battle-room-limit")}</legend><div class="row">{limits.into_iter().collect_view()}</div>
            <p class="facts">{state.says("battle-room-limit-note")}</p></fieldset>
        <label class="check"><input type="checkbox" name="room-sealed" prop:checked=move || options.with(|options| options.game.sealed) on:change=sealed/>
            <span>{state.says("battle-room-seal")}</span></label>
        <ClockForm options decide minutes=&CLOCKS/>
        <PublicForm options decide/>
    }
}
