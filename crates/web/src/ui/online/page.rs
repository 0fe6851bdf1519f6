//! The page of a room: people gather, play, and play again.

use crate::ui::online::gathering::Gathering;
use crate::ui::online::link::{Health, Link};
use crate::ui::online::runner::Runner;
use crate::ui::online::table::OnlineTable;
use crate::ui::parts::{Failed, Loading};
use crate::ui::state::{keep_room, last_room, state};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;

/// How long a refusal is shown.
const REFUSED_MS: u32 = 5_000;

/// The room with this id.
#[component]
pub fn RoomPage(id: String) -> impl IntoView {
    let state = state();
    let link = Link::open(id);
    let runner = Runner::new(state, link);
    let health = Memo::new(move |_| link.health.get());
    let known = Memo::new(move |_| link.online.with(Option::is_some));
    let seat = Memo::new(move |_| link.online.with(|online| online.as_ref().map(|online| online.you)));
    Effect::new(move || match (health.get(), seat.get()) {
        (Health::NoRoom, _) | (_, Some(None)) if last_room() == Some(link.id.get_value()) => keep_room(None),
        (_, Some(Some(_))) => keep_room(Some(&link.id.get_value())),
        _ => {}
    });
    let inside = move || {
        match (health.get(), known.get(), runner.desk.get()) {
        (Health::NoRoom, _, _) => view! {
            <main class="page">
                <h1 class="unseen">{move || state.say("online-room")}</h1>
                <Failed says=Signal::derive(move || state.say("online-no-room"))><a class="button big go" href="#/online">{move || state.say("online-to-lobby")}</a></Failed>
            </main>
        }
        .into_any(),
        (_, true, Some(desk)) => view! { <OnlineTable runner desk/> }.into_any(),
        (_, true, None) => view! { <Gathering link/> }.into_any(),
        (_, false, _) => {
            view! { <main class="page"><Loading says=Signal::derive(move || state.say("online-joining"))/></main> }.into_any()
        }
    }
    };
    view! {
        <Connection link/>
        {inside}
        <Refusal link/>
    }
}

/// Says that the connection is lost, while it is.
#[component]
fn Connection(link: Link) -> impl IntoView {
    let state = state();
    let lost = move || link.health.get() == Health::Lost;
    view! {
        <div class="connection" role="alert">
            <Show when=lost>
                <p class="lost"><span>{move || state.say("online-lost")}</span>
                    <button on:click=move |_| link.again()>{move || state.say("online-try-now")}</button></p>
            </Show>
        </div>
    }
}

/// Says why something could not be done, for a while.
#[component]
fn Refusal(link: Link) -> impl IntoView {
    let state = state();
    let number = StoredValue::new(0u32);
    Effect::new(move || {
        if link.refused.get().is_none() {
            return;
        }
        number.update_value(|number| *number += 1);
        let shown = number.get_value();
        leptos::task::spawn_local(async move {
            TimeoutFuture::new(REFUSED_MS).await;
            if number.try_get_value() == Some(shown) {
                link.refused.set(None);
            }
        });
    });
    let sentence = move || {
        let refused = link.refused.get()?;
        let texts = state.texts();
        let of_room = texts.has(&format!("room-refused-{}", refused.reason));
        Some(
            view! { <p class="toast">{texts.refusal(if of_room { "room" } else { "super-teams" }, &refused.reason)}</p> },
        )
    };
    view! { <div role="status" aria-live="polite">{sentence}</div> }
}
