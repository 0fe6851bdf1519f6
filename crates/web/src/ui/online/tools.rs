//! What else can be done at a table: take back, a pause, a draw, giving up, standing orders, leaving.

use crate::messages::ClientMessage;
use crate::online::Online;
use crate::ui::online::confirm::Confirm;
use crate::ui::online::link::Link;
use crate::ui::parts::{Icon, icon};
use crate::ui::state::{keep_room, state};
use leptos::prelude::*;
use room_protocol::{Occupant, Stage};
use super_teams::Bonus;

/// What was asked for in the menu and has to be asked again, since it cannot be undone.
#[derive(Clone, Copy)]
pub struct Asked {
    leaving: RwSignal<bool>,
    conceding: RwSignal<bool>,
}

impl Asked {
    /// Nothing yet.
    pub fn new() -> Asked {
        Asked { leaving: RwSignal::new(false), conceding: RwSignal::new(false) }
    }
}

/// The tools of whoever sits at the table; a spectator can only leave. The menu with them closes, so [`Sure`] stands outside.
#[component]
pub fn Tools(link: Link, asked: Asked) -> impl IntoView {
    let state = state();
    let playing = Memo::new(move |_| {
        link.online.with(|online| {
            online.as_ref().is_some_and(|online| online.you.is_some() && online.room.stage == Stage::Playing)
        })
    });
    let out = move |_| {
        if playing.get_untracked() {
            return asked.leaving.set(true);
        }
        link.say(&ClientMessage::Leave);
        keep_room(None);
        state.go("/");
    };
    view! {
        <button on:click=out>{move || state.say("online-leave-room")}</button>
        <Show when=move || playing.get()>
            <details class="more">
                <summary>{move || state.say("online-more")}</summary>
                <div class="buttons">
                    <PauseGame link/>
                    <OfferDraw link/>
                    <button on:click=move |_| asked.conceding.set(true)>{move || state.say("online-concede")}</button>
                </div>
                <Orders link/>
            </details>
        </Show>
    }
}

/// Asks before somebody leaves a running game or gives it up.
#[component]
pub fn Sure(link: Link, asked: Asked) -> impl IntoView {
    let state = state();
    let leave = Callback::new(move |()| {
        link.say(&ClientMessage::Leave);
        state.go("/");
    });
    let concede = Callback::new(move |()| link.say(&ClientMessage::Concede));
    view! {
        <Confirm open=asked.leaving question="online-leave-sure" yes="web-leave" then=leave/>
        <Confirm open=asked.conceding question="online-concede-sure" yes="online-concede" then=concede/>
    }
}

/// Asks to take the last move back, while there is one to take back.
#[component]
pub fn TakeBack(link: Link) -> impl IntoView {
    let state = state();
    let may = Memo::new(move |_| {
        link.online.with(|online| {
            let table = online.as_ref().and_then(|online| online.running.as_ref()).map(|running| &running.table);
            table.is_some_and(|table| table.may_take_back && table.asked.is_none())
        })
    });
    view! {
        <Show when=move || may.get()>
            <button class="quiet" aria-label=move || state.say("web-undo") title=move || state.say("web-undo") on:click=move |_| link.say(&ClientMessage::TakeBack)>{icon(Icon::Back)}</button>
        </Show>
    }
}

/// A pause needs everybody who is there.
#[component]
fn PauseGame(link: Link) -> impl IntoView {
    let state = state();
    let may = |online: &Online| {
        let room = &online.room;
        online.you.is_some_and(|you| !room.paused && !room.pause_wanted.contains(&you)) && !online.is_stood_in_for()
    };
    let may = Memo::new(move |_| link.online.with(|online| online.as_ref().is_some_and(may)));
    let ask = move |_| link.say(&ClientMessage::Pause);
    view! {
        <Show when=move || may.get()>
            <button class="break" on:click=ask>{move || state.say("online-pause")}</button>
        </Show>
    }
}

/// A draw needs everybody, so it is offered only where everybody can agree.
#[component]
fn OfferDraw(link: Link) -> impl IntoView {
    let state = state();
    let may = |online: &Online| {
        let all = online.room.seats.iter().all(|seat| matches!(seat.occupant, Occupant::Person { stand_in: None, .. }));
        let offers = online.running.as_ref().map(|running| running.table.view.open.table.offers);
        all && online.you.is_some_and(|you| offers.is_some_and(|offers| !offers.has(you)))
    };
    let may = Memo::new(move |_| link.online.with(|online| online.as_ref().is_some_and(may)));
    view! {
        <Show when=move || may.get()>
            <button on:click=move |_| link.say(&ClientMessage::OfferDraw)>{move || state.say("online-offer-draw")}</button>
        </Show>
    }
}

/// "Don't ask me for …".
#[component]
fn Orders(link: Link) -> impl IntoView {
    let state = state();
    let orders = Memo::new(move |_| {
        link.online.with(|online| {
            let running = online.as_ref().and_then(|online| online.running.as_ref());
            running.map(|running| running.table.orders.clone()).unwrap_or_default()
        })
    });
    let row = |bonus: Bonus| {
        let toggle = move |event| {
            let mut changed = orders.get_untracked();
            changed.retain(|other| *other != bonus);
            if event_target_checked(&event) {
                changed.push(bonus);
            }
            link.say(&ClientMessage::Orders(changed));
        };
        view! {
            <label class="check"><input type="checkbox" prop:checked=move || orders.get().contains(&bonus) on:change=toggle/>
                <span>{move || state.say(&format!("super-teams-bonus-{bonus}"))}</span></label>
        }
    };
    view! {
        <fieldset class="orders">
            <legend>{move || state.say("online-orders")}</legend>
            {Bonus::ALL.map(row).into_iter().collect_view()}
        </fieldset>
    }
}
