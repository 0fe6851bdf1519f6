//! Before the game: the link for the others, the seats, and what is played.

use crate::online::{Online, OnlineGame};
use crate::room::names::{called, nickname};
use crate::room::seat_row::{SeatRow, SeatSigns};
use crate::room::{Link, Share, Shuffling};
use crate::tap;
use crate::{Words, words};
use leptos::prelude::*;
use play::Seat;
use room_protocol::{ClientMessage, Occupant, Room};

/// A room in which people gather. Inside it stands what the host may still decide.
#[component]
pub fn Gathering<G: OnlineGame>(
    link: Link<G>,
    /// The room that this page has just opened: whoever opens one sits down in it.
    opened: RwSignal<Option<String>>,
    /// What the game shows at its seats.
    signs: SeatSigns,
    children: ChildrenFn,
) -> impl IntoView {
    let words = words();
    let name = RwSignal::new(nickname());
    let you = Memo::new(move |_| link.known(|online| online.you).flatten());
    let host = Memo::new(move |_| link.known(Online::is_host).unwrap_or_default());
    let id = link.id.get_value();
    if you.get_untracked().is_none() && opened.get_untracked().as_ref() == Some(&id) {
        opened.set(None);
        link.say(&ClientMessage::Sit { seat: Seat(0), name: called(words, &name.get_untracked()) });
    }
    let count = Memo::new(move |_| link.known(|online| online.room.seats.len()).unwrap_or_default());
    let rows = move || (0..count.get()).map(|index| view! { <SeatRow link you host name index signs/> }).collect_view();
    let free = Memo::new(move |_| link.known(|online| free_seats(&online.room)).unwrap_or_default());
    let others = Memo::new(move |_| link.known(|online| i64::from(online.other_watchers())).unwrap_or_default());
    let watchers = move || {
        let others = others.get();
        (others > 0)
            .then(|| view! { <p class="facts">{words.say_with("online-watchers", &[("count", others.into())])}</p> })
    };
    let children = StoredValue::new(children);
    view! {
        <main class="page gathering">
            <h1>{words.says("online-room")}</h1>
            <Share id/>
            <section class="panel">
                <h2>{words.says("online-seats")}</h2>
                <ul class="seats">{rows}</ul>
                {watchers}
                <Shuffling link/>
                <p role="status" class="prompt">{move || prompt(words, you.get(), host.get(), free.get())}</p>
                <Show when=move || host.get()>
                    <button class="big go" disabled=move || { free.get() > 0 } on:click=tap(move |_| link.say(&ClientMessage::Start))>
                        {words.says("web-start")}
                    </button>
                </Show>
            </section>
            <Show when=move || host.get()>
                <details class="panel">
                    <summary>{words.says("online-change")}</summary>
                    {children.with_value(|children| children())}
                </details>
            </Show>
        </main>
    }
}

fn free_seats<R, S>(room: &Room<R, S>) -> usize {
    room.seats.iter().filter(|seat| seat.occupant == Occupant::Free).count()
}

fn prompt(words: Words, you: Option<Seat>, host: bool, free: usize) -> String {
    match (you, host, free) {
        (None, _, 0) => words.say("online-full"),
        (None, _, _) => words.say("online-pick-seat"),
        (Some(_), true, 0) => words.say("online-ready"),
        (Some(_), false, 0) => words.say("online-host-starts"),
        (Some(_), true, free) => words.say_with("online-fill", &[("count", (free as i64).into())]),
        (Some(_), false, free) => words.say_with("online-waiting", &[("count", (free as i64).into())]),
    }
}
