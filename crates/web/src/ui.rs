//! The browser's side: what is drawn, and what is clicked.

mod actions;
mod album;
mod bar;
mod board;
mod celebration;
mod colours;
mod curtain;
mod drag;
mod driver;
mod foretold;
#[cfg(feature = "gallery")]
mod gallery;
mod hand;
mod hints;
mod home;
mod keys;
mod log;
mod new;
mod online;
mod parts;
mod played;
mod players;
mod poster;
mod replay;
mod rules;
mod sound;
mod state;
mod table;
mod table_controller;
mod tour;

use leptos::prelude::*;
use page_parts::{Sky, WordFiles};
use state::{Route, State};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The files with words. Those of the rules are among them.
const WORDS: &WordFiles = &WordFiles { page: "words-", english_inside: true, help: None };

/// Puts the page into the document, once the words of its reader's language are there.
#[wasm_bindgen]
pub async fn mount() -> Result<(), JsValue> {
    console_error_panic_hook::set_once();
    page_parts::words::learn_first(WORDS).await?;
    if let Some(loading) = document().get_element_by_id("loading") {
        loading.remove();
    }
    mount_to_body(Page);
    Ok(())
}

/// The script of the worker in which bots think.
const WORKER: &str = "worker.js";

/// What a bot is asked and answers, for the worker.
#[wasm_bindgen]
pub fn think(question: &str) -> String {
    crate::think::MINDS.answer(question)
}

#[component]
fn Page() -> impl IntoView {
    let state = State::new();
    provide_context(state);
    let table = Memo::new(move |_| matches!(state.route.get(), Route::Play | Route::Tour));
    let bar = move || (!table.get() && !state.table.get()).then(|| view! { <home::FirstBar/> });
    view! {
        <Sky colours=colours::gradients()/>
        {bar}
        {move || match state.route.get() {
            Route::Home => view! { <home::Home/> }.into_any(),
            Route::Play => view! { <table::TablePage/> }.into_any(),
            Route::New(company) => view! { <new::NewPage company/> }.into_any(),
            Route::Lobby => view! { <online::LobbyPage/> }.into_any(),
            Route::Room(id) => view! { <online::RoomPage id/> }.into_any(),
            Route::Tour => view! { <tour::TourPage/> }.into_any(),
            Route::Replay(id) => view! { <replay::ReplayPage id/> }.into_any(),
            Route::Rules(id) => view! { <rules::RulesPage id/> }.into_any(),
            #[cfg(feature = "gallery")]
            Route::Gallery => view! { <gallery::GalleryPage/> }.into_any(),
        }}
        <rules::RulesSheet/>
    }
}
