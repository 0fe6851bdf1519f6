//! Bots that play for people who are away.

use crate::online::{Online, OnlineGame};
use crate::room::Link;
use crate::tap;
use crate::words;
use leptos::prelude::*;
use play::Seat;
use room_protocol::{ClientMessage, Occupant, Stage};

/// For somebody who is away: a bot may play. For ourselves: we are back.
#[component]
pub fn StandIn<G: OnlineGame>(link: Link<G>, seat: Seat) -> impl IntoView {
    let words = words();
    let own = move |online: &Online<G>| online.you == Some(seat) && online.is_stood_in_for();
    let away = move |online: &Online<G>| {
        let gone = matches!(online.occupant(seat), Some(Occupant::Person { here: false, stand_in: None, .. }));
        gone && online.you.is_some() && online.room.stage == Stage::Playing
    };
    let kind = Memo::new(move |_| link.known(|online| (own(online), away(online))).unwrap_or_default());
    move || {
        match kind.get() {
        (true, _) => {
            view! { <button class="big go" on:click=tap(move |_| link.say(&ClientMessage::Return))>{words.says("online-return")}</button> }
                .into_any()
        }
        (false, true) => {
            view! { <button on:click=tap(move |_| link.say(&ClientMessage::StandIn(seat)))>{words.says("online-stand-in")}</button> }
                .into_any()
        }
        (false, false) => ().into_any(),
    }
    }
}
