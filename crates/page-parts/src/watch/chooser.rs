//! Which recorded game: the last one here, one of the server's, or a file.

use crate::replay::Trouble;
use crate::tap;
use crate::watch::Broken;
use crate::{rest, words};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlInputElement, RequestInit};

/// A game that was fetched or opened, or why it cannot be watched.
#[derive(Clone)]
pub enum Shelf<R> {
    /// Nothing yet.
    Empty,
    /// On its way.
    Fetching,
    /// The server does not have it.
    NotFound,
    /// Nothing of it can be watched.
    Broken(Trouble),
    /// Here it is, with its file.
    Open(Box<R>, String),
}

impl<R> Shelf<R> {
    /// A file, opened by `open`.
    pub fn of(file: String, open: impl FnOnce(&[u8]) -> Result<R, Trouble>) -> Shelf<R> {
        match open(file.as_bytes()) {
            Ok(replay) => Shelf::Open(Box::new(replay), file),
            Err(trouble) => Shelf::Broken(trouble),
        }
    }
}

/// The game that a page was opened for: the record that was handed to it, or the server's with this id.
pub fn shelf<R: Send + Sync + 'static>(
    handed: RwSignal<Option<String>>,
    id: Option<String>,
    opened: fn(String) -> Shelf<R>,
) -> RwSignal<Shelf<R>> {
    let shelf = RwSignal::new(Shelf::Empty);
    if let Some(record) = handed.get_untracked() {
        handed.set(None);
        shelf.set(opened(record));
    } else if let Some(id) = id {
        shelf.set(Shelf::Fetching);
        leptos::task::spawn_local(async move {
            let fetched = fetch(&id).await.map_or(Shelf::NotFound, opened);
            _ = shelf.try_set(fetched);
        });
    }
    shelf
}

/// The record of a game of the server's.
async fn fetch(id: &str) -> Option<String> {
    let id = String::from(js_sys::encode_uri_component(id));
    rest::text(&format!("api/games/{id}"), &RequestInit::new()).await.ok()
}

/// Asks which game it shall be; `take` is given its file. What is inside stands below: other games to choose from.
#[component]
pub fn Chooser<R: Clone + Send + Sync + 'static>(
    /// What became of the game that was wanted.
    shelf: Shelf<R>,
    /// The record of the last game on this screen, if there is one.
    last: Option<String>,
    take: Callback<String>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let words = words();
    let trouble = match &shelf {
        Shelf::Broken(trouble) => Some(trouble.clone()),
        Shelf::Empty | Shelf::Fetching | Shelf::NotFound | Shelf::Open(..) => None,
    };
    let status = match shelf {
        Shelf::Fetching => Some("watch-fetching"),
        Shelf::NotFound => Some("watch-not-found"),
        Shelf::Empty | Shelf::Broken(_) | Shelf::Open(..) => None,
    };
    let opened = move |event: leptos::ev::Event| {
        let Some(input) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) else { return };
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        leptos::task::spawn_local(async move {
            if let Some(text) = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()) {
                take.try_run(text);
            }
        });
    };
    let last = last.map(|record| {
        view! { <button class="big go" on:click=tap(move |_| take.run(record.clone()))>{words.says("watch-last")}</button> }
    });
    view! {
        <main class="page">
            <h1>{words.says("watch-title")}</h1>
            <p role="status">{move || status.map(|status| words.say(status))}</p>
            {trouble.map(|trouble| view! { <Broken trouble/> })}
            <p class="lead">{words.says("watch-choose")}</p>
            <p class="row">
                {last}
                <label class="button big file"><span>{words.says("watch-file")}</span>
                    <input class="unseen" type="file" accept=".jsonl,.json,.txt" on:change=opened/></label>
            </p>
            {children.map(|children| children())}
        </main>
    }
}
