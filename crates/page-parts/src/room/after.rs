//! What can be done when a game is over: another one, a look back, the proof of the shuffle.

use crate::online::{Online, OnlineGame, people};
use crate::room::{Link, Shuffling};
use crate::tap;
use crate::words;
use leptos::prelude::*;
use play::Seat;
use room_protocol::ClientMessage;

/// Another game, a look back, the proof of the shuffle.
#[component]
pub fn AfterGame<G: OnlineGame>(link: Link<G>) -> impl IntoView {
    let words = words();
    let holds = move |what: fn(&Online<G>) -> bool| Memo::new(move |_| link.known(what).unwrap_or_default());
    let seated = holds(|online| online.you.is_some());
    let wants = holds(|online| online.you.is_some_and(|you| online.room.rematch.contains(&you)));
    let asked = holds(|online| {
        let room = &online.room;
        online.you.is_some_and(|you| !room.rematch.is_empty() && !room.not_yet.contains(&you))
    });
    let about = move |id: &str, who: fn(&Online<G>) -> &[Seat]| {
        let names = link.known(|online| people(&online.room, who(online))).filter(|names| !names.is_empty())?;
        Some(words.say_with(id, &[("players", words.texts().list(names).into())]))
    };
    let waiting = move || about("online-rematch-wanted", |online| &online.room.rematch);
    let later = move || about("online-rematch-later", |online| &online.room.not_yet);
    let game = Memo::new(move |_| link.known(|online| online.room.game_id()).unwrap_or_default());
    let stopped = holds(|online| online.room.stopped);
    view! {
        <p class="facts" role="status">{move || stopped.get().then(|| words.say("online-rules-changed"))}</p>
        <Show when=move || seated.get()>
            <button class="big go again" disabled=move || wants.get() on:click=tap(move |_| link.say(&ClientMessage::Rematch))>
                {words.says("web-again")}
            </button>
        </Show>
        <Show when=move || asked.get()>
            <button class="not-yet" on:click=tap(move |_| link.say(&ClientMessage::NotYet))>{words.says("online-not-yet")}</button>
        </Show>
        <a class="button" href=move || format!("#/replay/{}", game.get())>{words.says("online-replay")}</a>
        <p class="facts" role="status">{waiting}" "{later}</p>
        <Shuffling link/>
    }
}
