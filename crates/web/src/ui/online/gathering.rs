//! Before the game: the link for the others, the seats, and what is played.

use crate::messages::{ClientMessage, Options, Room};
use crate::online::Online;
use crate::ui::avatar::signed;
use crate::ui::online::link::Link;
use crate::ui::online::options::OptionsForm;
use crate::ui::online::seat_row::SeatRow;
use crate::ui::online::share::Share;
use crate::ui::online::shuffling::Shuffling;
use crate::ui::state::{nickname, state};
use leptos::prelude::*;
use play::Seat;
use room_protocol::Occupant;

/// A room in which people gather.
#[component]
pub fn Gathering(link: Link) -> impl IntoView {
    let state = state();
    let name = RwSignal::new(nickname());
    let room = Memo::new(move |_| link.online.with(|online| online.as_ref().map(|online| online.room.clone())));
    let you = Memo::new(move |_| link.online.with(|online| online.as_ref().and_then(|online| online.you)));
    let host = Memo::new(move |_| link.online.with(|online| online.as_ref().is_some_and(Online::is_host)));
    if you.get_untracked().is_none() && state.opened.get_untracked() == room.get_untracked().map(|room| room.id) {
        state.opened.set(None);
        link.say(&ClientMessage::Sit { seat: Seat(0), name: called(state, &name.get_untracked()) });
    }
    let count = Memo::new(move |_| room.with(|room| room.as_ref().map_or(0, |room| room.seats.len())));
    let rows = move || (0..count.get()).map(|index| view! { <SeatRow link room you host name index/> }).collect_view();
    let free = Memo::new(move |_| room.with(|room| room.as_ref().map_or(0, free_seats)));
    let watchers = move || {
        let others = link.online.with(|online| online.as_ref().map_or(0, |online| i64::from(online.other_watchers())));
        (others > 0)
            .then(|| view! { <p class="facts">{state.say_with("online-watchers", &[("count", others.into())])}</p> })
    };
    let options =
        Signal::derive(move || room.with(|room| room.as_ref().map(|room| room.options.clone()).unwrap_or_default()));
    let decide = Callback::new(move |options: Options| link.say(&ClientMessage::Options(options)));
    view! {
        <main class="page gathering">
            <h1>{move || state.say("online-room")}</h1>
            <Share id=link.id.get_value()/>
            <section class="panel">
                <h2>{move || state.say("online-seats")}</h2>
                <ul class="seats">{rows}</ul>
                {watchers}
                <Shuffling link/>
                <p role="status" class="prompt">{move || prompt(state, you.get(), host.get(), free.get())}</p>
                <Show when=move || host.get()>
                    <button class="big go" disabled=move || { free.get() > 0 } on:click=move |_| link.say(&ClientMessage::Start)>
                        {move || state.say("web-start")}
                    </button>
                </Show>
            </section>
            <Show when=move || host.get()>
                <details class="panel">
                    <summary>{move || state.say("online-change")}</summary>
                    <OptionsForm options decide/>
                </details>
            </Show>
        </main>
    }
}

/// What we want to be called; whoever gives no name is a player.
pub fn called(state: crate::ui::state::State, name: &str) -> String {
    match name.trim() {
        "" => signed(&state.say("online-guest")),
        name => signed(name),
    }
}

fn free_seats(room: &Room) -> usize {
    room.seats.iter().filter(|seat| seat.occupant == Occupant::Free).count()
}

fn prompt(state: crate::ui::state::State, you: Option<Seat>, host: bool, free: usize) -> String {
    match (you, host, free) {
        (None, _, 0) => state.say("online-full"),
        (None, _, _) => state.say("online-pick-seat"),
        (Some(_), true, 0) => state.say("online-ready"),
        (Some(_), false, 0) => state.say("online-host-starts"),
        (Some(_), true, free) => state.say_with("online-fill", &[("count", (free as i64).into())]),
        (Some(_), false, free) => state.say_with("online-waiting", &[("count", (free as i64).into())]),
    }
}
