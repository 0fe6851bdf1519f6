//! A game over the network, on the screen.

use crate::album::Kept;
use crate::messages::ClientMessage;
use crate::online::Online;
use crate::ui::actions::Actions;
use crate::ui::album;
use crate::ui::bar::GameBar;
use crate::ui::board::Board;
use crate::ui::celebration::Celebration;
use crate::ui::hand::Hand;
use crate::ui::keys;
use crate::ui::log::Log;
use crate::ui::online::chat::{Bubble, Chat};
use crate::ui::online::link::Link;
use crate::ui::online::runner::Runner;
use crate::ui::online::shuffling::Shuffling;
use crate::ui::online::since::Since;
use crate::ui::online::tools::{Asked, Sure, TakeBack, Tools};
use crate::ui::online::wishes::Wishes;
use crate::ui::played::Played;
use crate::ui::players::{self, Players};
use crate::ui::state::{now, state};
use crate::ui::table_controller::{Stage, TableController};
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use page_parts::browser::tell;
use play::Seat;
use room_protocol::Occupant;

/// The table of a room.
#[component]
pub fn OnlineTable(runner: Runner, desk: TableController) -> impl IntoView {
    let (state, link) = (state(), runner.link);
    let asked = Asked::new();
    keys::listen(desk);
    let seconds = RwSignal::new(0u32);
    let clock = StoredValue::new_local(Some(Interval::new(500, move || seconds.update(|seconds| *seconds += 1))));
    on_cleanup(move || {
        clock.try_update_value(|clock| drop(clock.take()));
    });
    Effect::new(move || {
        let (ours, name) = (desk.stage.get() == Stage::Choosing, state.say("super-teams-name"));
        document().set_title(&format!("{}{name} · Holotable", if ours { "▶ " } else { "" }));
        if ours {
            tell("holotable-turn", &state.say("web-your-turn"));
        }
    });
    Effect::new(move || {
        let game = link.online.with_untracked(|online| online.as_ref().map(|online| online.room.game_id()));
        if let (Stage::Over, Some(game), Some(_)) = (desk.stage.get(), game, untrack(|| desk.own_seat())) {
            album::keep(desk, Kept::There(game));
        }
    });
    let extra = Callback::new(move |seat: Seat| {
        view! { <ClockOf link seat seconds/><StandIn link seat/><Bubble link seat/> }.into_any()
    });
    let watching =
        Memo::new(move |_| link.online.with(|online| online.as_ref().is_some_and(|online| online.you.is_none())));
    let others = Memo::new(move |_| link.online.with(|online| online.as_ref().map_or(0, Online::other_watchers)));
    let audience = move || {
        let count = i64::from(others.get());
        (count > 0)
            .then(|| view! { <p class="watching">{state.say_with("online-watchers", &[("count", count.into())])}</p> })
    };
    view! {
        <main class="game online" class:over=move || desk.stage.get() == Stage::Over>
            <h1 class="unseen">{move || state.say("super-teams-name")}</h1>
            <GameBar desk tools=move || view! { <TakeBack link/><Chat link/> }><Tools link asked/></GameBar>
            <Sure link asked/>
            <div class="board-frame"><Board desk/><Played desk/><Celebration desk/></div>
            <aside>
                <Show when=move || watching.get()><p class="watching">{move || state.say("online-watching")}</p></Show>
                <Players desk extra/>
                {audience}
                <Since runner desk/>
                <Log desk again=true/>
            </aside>
            <div class="dock">
                <Wishes link desk/>
                <Hand desk/>
                <Actions desk><AfterGame link desk/></Actions>
            </div>
        </main>
    }
}

/// What can be done when the game is over: another one, a look back, the proof of the shuffle.
#[component]
fn AfterGame(link: Link, desk: TableController) -> impl IntoView {
    let state = state();
    let seated = move || link.online.with(|online| online.as_ref().is_some_and(|online| online.you.is_some()));
    let wants = move || {
        link.online.with(|online| {
            let Some(online) = online else { return false };
            online.you.is_some_and(|you| online.room.rematch.contains(&you))
        })
    };
    let asked = move || {
        link.online.with(|online| {
            let Some(online) = online else { return false };
            let (room, you) = (&online.room, online.you);
            you.is_some_and(|you| !room.rematch.is_empty() && !room.not_yet.contains(&you))
        })
    };
    let about = move |id: &str, who: fn(&Online) -> &[Seat]| {
        let seats = link.online.with(|online| online.as_ref().map(|online| who(online).to_vec()));
        let seats = seats.filter(|seats| !seats.is_empty())?;
        let names = players::names(desk);
        let names = seats.iter().filter_map(|seat| names.get(seat.index()).cloned());
        Some(state.say_with(id, &[("players", state.texts().list(names).into())]))
    };
    let waiting = move || about("online-rematch-wanted", |online| &online.room.rematch);
    let later = move || about("online-rematch-later", |online| &online.room.not_yet);
    let game =
        move || link.online.with(|online| online.as_ref().map(|online| online.room.game_id()).unwrap_or_default());
    let stopped = move || {
        let stopped = link.online.with(|online| online.as_ref().is_some_and(|online| online.room.stopped));
        stopped.then(|| state.say("online-rules-changed"))
    };
    view! {
        <p class="facts" role="status">{stopped}</p>
        <Show when=seated>
            <button class="big go again" disabled=wants on:click=move |_| link.say(&ClientMessage::Rematch)>
                {move || state.say("web-again")}
            </button>
        </Show>
        <Show when=asked>
            <button class="not-yet" on:click=move |_| link.say(&ClientMessage::NotYet)>{move || state.say("online-not-yet")}</button>
        </Show>
        <a class="button" href=move || format!("#/replay/{}", game())>{move || state.say("online-replay")}</a>
        <p class="facts" role="status">{waiting}" "{later}</p>
        <Shuffling link/>
    }
}

/// The time left to a seat.
#[component]
fn ClockOf(link: Link, seat: Seat, seconds: RwSignal<u32>) -> impl IntoView {
    let state = state();
    let left = Memo::new(move |_| {
        seconds.get();
        link.online.with(|online| {
            let table = &online.as_ref()?.running.as_ref()?.table;
            let left = (*table.clocks.get(seat.index())?)?;
            let runs = table.waits_for.has(seat) && table.outcome.is_none();
            let gone = now().saturating_sub(link.told_at.get()).min(u64::from(u32::MAX)) as u32;
            Some(left.saturating_sub(if runs { gone } else { 0 }).div_ceil(1000))
        })
    });
    move || {
        let left = left.get()?;
        let text = format!("{}:{:02}", left / 60, left % 60);
        let spoken = state.say_with("online-time-left", &[("time", text.clone().into())]);
        Some(view! { <span class="clock" class:short={left < 30} role="timer" aria-label=spoken>{text}</span> })
    }
}

/// For somebody who is away: a bot may play. For ourselves: we are back.
#[component]
fn StandIn(link: Link, seat: Seat) -> impl IntoView {
    let state = state();
    let own = move |online: &Online| online.you == Some(seat) && online.is_stood_in_for();
    let away = move |online: &Online| {
        let occupant = online.room.seats.get(seat.index()).map(|seat| &seat.occupant);
        let gone = matches!(occupant, Some(Occupant::Person { here: false, stand_in: None, .. }));
        gone && online.you.is_some() && online.room.stage == room_protocol::Stage::Playing
    };
    let kind = Memo::new(move |_| {
        link.online.with(|online| {
            let online = online.as_ref();
            (online.is_some_and(own), online.is_some_and(away))
        })
    });
    move || {
        match kind.get() {
        (true, _) => {
            view! { <button class="big go" on:click=move |_| link.say(&ClientMessage::Return)>{move || state.say("online-return")}</button> }
                .into_any()
        }
        (_, true) => {
            view! { <button on:click=move |_| link.say(&ClientMessage::StandIn(seat))>{move || state.say("online-stand-in")}</button> }
                .into_any()
        }
        _ => ().into_any(),
    }
    }
}
