//! While a game begins: whom the shuffle waits for, and because of whom the last one did not begin.

use crate::online::{OnlineGame, people};
use crate::room::Link;
use crate::words;
use leptos::prelude::*;
use room_protocol::Room;

/// Says so, while it is so.
#[component]
pub fn Shuffling<G: OnlineGame>(link: Link<G>) -> impl IntoView {
    let words = words();
    let told = Memo::new(move |_| link.known(|online| told(&online.room)).flatten());
    let sentence = move || {
        let (message, names) = told.get()?;
        Some(words.say_with(message, &[("players", words.texts().list(names).into())]))
    };
    view! { <p class="facts" role="status">{sentence}</p> }
}

fn told<R, S>(room: &Room<R, S>) -> Option<(&'static str, Vec<String>)> {
    match &room.beginning {
        Some(beginning) => Some(("online-shuffling", people(room, &beginning.waits_for))),
        None if room.broken_off_by.is_empty() => None,
        None => Some(("online-broken-off", room.broken_off_by.clone())),
    }
}
