//! What else can be done at a table: take back, a pause, a draw, giving up, leaving.

use crate::online::{Online, OnlineGame};
use crate::room::names::keep_room;
use crate::room::{Confirm, Link};
use crate::tap;
use crate::{Icon, icon, words};
use leptos::prelude::*;
use room_protocol::{ClientMessage, Occupant, Stage};

/// What was asked for in the menu and has to be asked again, since it cannot be undone.
#[derive(Clone, Copy)]
pub struct Asked {
    leaving: RwSignal<bool>,
    conceding: RwSignal<bool>,
}

impl Asked {
    /// Nothing yet.
    #[expect(clippy::new_without_default, reason = "it makes signals, which belong to the page that asks")]
    pub fn new() -> Asked {
        Asked { leaving: RwSignal::new(false), conceding: RwSignal::new(false) }
    }
}

/// The tools of whoever sits at the table, with what the game adds to them; a spectator can only leave. The menu with them
/// closes, so [`Sure`] stands outside.
#[component]
pub fn Tools<G: OnlineGame>(
    link: Link<G>,
    asked: Asked,
    #[prop(optional)] children: Option<ChildrenFn>,
) -> impl IntoView {
    let words = words();
    let playing = Memo::new(move |_| {
        link.known(|online| online.you.is_some() && online.room.stage == Stage::Playing).unwrap_or_default()
    });
    let out = move |_| {
        if playing.get_untracked() {
            return asked.leaving.set(true);
        }
        link.say(&ClientMessage::Leave);
        keep_room(G::NAME, None);
        to_first_page();
    };
    let children = StoredValue::new(children);
    let more = move || children.with_value(|children| children.as_ref().map(|children| children()));
    view! {
        <button class="leave" on:click=tap(out)>{icon(Icon::Left)}{words.says("online-leave-room")}</button>
        <Show when=move || playing.get()>
            <details class="more">
                <summary>{words.says("online-more")}</summary>
                <div class="buttons">
                    <PauseGame link/>
                    <OfferDraw link/>
                    <button on:click=tap(move |_| asked.conceding.set(true))>{words.says("online-concede")}</button>
                </div>
                {more}
            </details>
        </Show>
    }
}

/// Asks before somebody leaves a running game or gives it up.
#[component]
pub fn Sure<G: OnlineGame>(link: Link<G>, asked: Asked) -> impl IntoView {
    let leave = Callback::new(move |()| {
        link.say(&ClientMessage::Leave);
        to_first_page();
    });
    let concede = Callback::new(move |()| link.say(&ClientMessage::Concede));
    view! {
        <Confirm open=asked.leaving question="online-leave-sure" yes="web-leave" then=leave/>
        <Confirm open=asked.conceding question="online-concede-sure" yes="online-concede" then=concede/>
    }
}

fn to_first_page() {
    _ = window().location().set_hash("/");
}

/// Asks to take the last move back, while there is one to take back.
#[component]
pub fn TakeBack<G: OnlineGame>(link: Link<G>) -> impl IntoView {
    let words = words();
    let may = |online: &Online<G>| {
        let table = online.running.as_ref().map(|running| &running.table);
        table.is_some_and(|table| table.may_take_back && table.asked.is_none())
    };
    let may = Memo::new(move |_| link.known(may).unwrap_or_default());
    view! {
        <Show when=move || may.get()>
            <button class="quiet take-back" aria-label=words.says("web-undo") title=words.says("web-undo") on:click=tap(move |_| link.say(&ClientMessage::TakeBack))>{icon(Icon::Back)}</button>
        </Show>
    }
}

/// A pause needs everybody who is there.
#[component]
fn PauseGame<G: OnlineGame>(link: Link<G>) -> impl IntoView {
    let words = words();
    let may = |online: &Online<G>| {
        let room = &online.room;
        online.you.is_some_and(|you| !room.paused && !room.pause_wanted.contains(&you)) && !online.is_stood_in_for()
    };
    let may = Memo::new(move |_| link.known(may).unwrap_or_default());
    let ask = move |_| link.say(&ClientMessage::Pause);
    view! {
        <Show when=move || may.get()>
            <button class="break" on:click=tap(ask)>{words.says("online-pause")}</button>
        </Show>
    }
}

/// A draw needs everybody, so it is offered only where everybody can agree.
#[component]
fn OfferDraw<G: OnlineGame>(link: Link<G>) -> impl IntoView {
    let words = words();
    let may = |online: &Online<G>| {
        let all = online.room.seats.iter().all(|seat| matches!(seat.occupant, Occupant::Person { stand_in: None, .. }));
        all && online.you.is_some_and(|you| online.running.is_some() && !online.draw_offers().has(you))
    };
    let may = Memo::new(move |_| link.known(may).unwrap_or_default());
    view! {
        <Show when=move || may.get()>
            <button on:click=tap(move |_| link.say(&ClientMessage::OfferDraw))>{words.says("online-offer-draw")}</button>
        </Show>
    }
}
