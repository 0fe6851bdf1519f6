//! The door of a room: the connection, what is said while there is none, and refusals.

use crate::online::OnlineGame;
use crate::room::link::{Health, Link};
use crate::room::names::{keep_room, last_room};
use crate::tap;
use crate::{Failed, Loading, words};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;

/// How long a refusal is shown.
const REFUSED_MS: u32 = 5_000;

/// A room: `inside` is drawn once the server has told what is in it.
#[component]
pub fn Door<G: OnlineGame>(link: Link<G>, #[prop(into)] inside: ViewFn) -> impl IntoView {
    let words = words();
    let health = Memo::new(move |_| link.health.get());
    let known = Memo::new(move |_| link.online.with(Option::is_some));
    let seat = Memo::new(move |_| link.known(|online| online.you));
    Effect::new(move || match (health.get(), seat.get()) {
        (Health::NoRoom, _) | (_, Some(None)) if last_room(G::NAME) == Some(link.id.get_value()) => {
            keep_room(G::NAME, None);
        }
        (_, Some(Some(_))) => keep_room(G::NAME, Some(&link.id.get_value())),
        _ => {}
    });
    let inside = move || {
        match (health.get(), known.get()) {
        (Health::NoRoom, _) => view! {
            <main class="page">
                <h1 class="unseen">{words.says("online-room")}</h1>
                <Failed says=Signal::derive(words.says("online-no-room"))><a class="button big go" href="#/online">{words.says("online-to-lobby")}</a></Failed>
            </main>
        }
        .into_any(),
        (_, true) => inside.run(),
        (_, false) => {
            view! { <main class="page"><Loading says=Signal::derive(words.says("online-joining"))/></main> }.into_any()
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
fn Connection<G: OnlineGame>(link: Link<G>) -> impl IntoView {
    let words = words();
    let lost = move || link.health.get() == Health::Lost;
    view! {
        <div class="connection" role="alert">
            <Show when=lost>
                <p class="lost"><span>{words.says("online-lost")}</span>
                    <button on:click=tap(move |_| link.again())>{words.says("online-try-now")}</button></p>
            </Show>
        </div>
    }
}

/// Says why something could not be done, for a while.
#[component]
fn Refusal<G: OnlineGame>(link: Link<G>) -> impl IntoView {
    let words = words();
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
        let texts = words.texts();
        let of_room = texts.has(&format!("room-refused-{}", refused.reason));
        let sentence = texts.refusal(if of_room { "room" } else { G::NAME }, &refused.reason);
        let details = refused.details.into_iter().map(|detail| view! { " "<span lang="en">{detail}</span> });
        Some(view! { <p class="toast">{sentence}{details.collect_view()}</p> })
    };
    view! { <div role="status" aria-live="polite">{sentence}</div> }
}
