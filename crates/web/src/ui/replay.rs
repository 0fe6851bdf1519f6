//! Recorded games: which one, then the game itself.

mod cards;
mod controls;
mod verdict;
mod watching;

use crate::local::LocalTable;
use crate::replay::{Replay, Trouble};
use crate::ui::album::Games;
use crate::ui::state::{State, state};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use watching::WatchPage;
use web_sys::{HtmlInputElement, Response};

/// A game that was fetched or opened, or why it cannot be watched.
#[derive(Clone)]
enum Shelf {
    /// Nothing yet.
    Empty,
    /// On its way.
    Fetching,
    /// The server does not have it.
    NotFound,
    /// Nothing of it can be watched.
    Broken(Trouble),
    /// Here it is, with its file.
    Open(Box<Replay>, String),
}

impl Shelf {
    fn of(file: String) -> Shelf {
        match Replay::open(file.as_bytes()) {
            Ok(replay) => Shelf::Open(Box::new(replay), file),
            Err(trouble) => Shelf::Broken(trouble),
        }
    }
}

/// The page of a recorded game: the server's with this id, or one that the person chooses.
#[component]
pub fn ReplayPage(id: Option<String>) -> impl IntoView {
    let state = state();
    let shelf = RwSignal::new(Shelf::Empty);
    let game = StoredValue::new(id.clone());
    if let Some(record) = state.watch.get_untracked() {
        state.watch.set(None);
        shelf.set(Shelf::of(record));
    } else if let Some(id) = id {
        shelf.set(Shelf::Fetching);
        leptos::task::spawn_local(async move {
            let fetched = fetch(&id).await.map_or(Shelf::NotFound, Shelf::of);
            _ = shelf.try_set(fetched);
        });
    }
    move || match shelf.get() {
        Shelf::Open(replay, file) => {
            let leave = move || {
                game.set_value(None);
                shelf.set(Shelf::Empty);
            };
            view! { <WatchPage replay=*replay file game=game.get_value() leave/> }.into_any()
        }
        other => view! { <Choosing state shelf other/> }.into_any(),
    }
}

#[component]
fn Choosing(state: State, shelf: RwSignal<Shelf>, other: Shelf) -> impl IntoView {
    let trouble = match &other {
        Shelf::Broken(trouble) => Some(trouble.clone()),
        _ => None,
    };
    let status = move || match other {
        Shelf::Fetching => state.say("watch-fetching"),
        Shelf::NotFound => state.say("watch-not-found"),
        Shelf::Empty | Shelf::Broken(_) | Shelf::Open(..) => String::new(),
    };
    let opened = move |event: leptos::ev::Event| {
        let Some(input) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) else { return };
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        leptos::task::spawn_local(async move {
            if let Some(text) = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()) {
                _ = shelf.try_set(Shelf::of(text));
            }
        });
    };
    let last = move || {
        let record = state.saved.with(|saved| saved.as_ref().map(LocalTable::record))?;
        Some(view! {
            <button class="big go" on:click=move |_| shelf.set(Shelf::of(record.clone()))>{move || state.say("watch-last")}</button>
        })
    };
    view! {
        <main class="page">
            <h1>{move || state.say("watch-title")}</h1>
            <p role="status">{status}</p>
            {trouble.map(|trouble| view! { <verdict::Broken trouble/> })}
            <p class="lead">{move || state.say("watch-choose")}</p>
            <p class="row">
                {last}
                <label class="button big file"><span>{move || state.say("watch-file")}</span>
                    <input class="unseen" type="file" accept=".jsonl,.json,.txt" on:change=opened/></label>
            </p>
            <Games watch=Callback::new(move |record| shelf.set(Shelf::of(record)))/>
        </main>
    }
}

/// The record of a game of the server's.
async fn fetch(id: &str) -> Option<String> {
    let id = String::from(js_sys::encode_uri_component(id));
    let answer = JsFuture::from(window().fetch_with_str(&format!("api/games/{id}"))).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    let text: JsValue = JsFuture::from(answer.text().ok()?).await.ok()?;
    text.as_string()
}
