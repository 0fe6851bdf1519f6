//! While a game begins: whom the shuffle waits for, and because of whom the last one did not begin.

use crate::messages::Room;
use crate::ui::online::link::Link;
use crate::ui::state::state;
use leptos::prelude::*;
use room_protocol::Occupant;

/// Says so, while it is so.
#[component]
pub fn Shuffling(link: Link) -> impl IntoView {
    let state = state();
    let told = Memo::new(move |_| link.online.with(|online| online.as_ref().and_then(|online| told(&online.room))));
    let sentence = move || {
        let (message, names) = told.get()?;
        Some(state.say_with(message, &[("players", state.texts().list(names).into())]))
    };
    view! { <p class="facts" role="status">{sentence}</p> }
}

fn told(room: &Room) -> Option<(&'static str, Vec<String>)> {
    let name = |seat: &play::Seat| match &room.seats.get(seat.index())?.occupant {
        Occupant::Person { name, .. } => Some(name.clone()),
        Occupant::Free | Occupant::Bot(_) => None,
    };
    match &room.beginning {
        Some(beginning) => Some(("online-shuffling", beginning.waits_for.iter().filter_map(name).collect())),
        None if room.broken_off_by.is_empty() => None,
        None => Some(("online-broken-off", room.broken_off_by.clone())),
    }
}
