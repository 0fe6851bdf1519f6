//! The browser's side: what is drawn, and what is clicked.

mod bar;
mod battle;
mod celebration;
mod choices;
mod curtain;
mod desk;
mod dial;
mod dice;
mod driver;
mod facts;
mod flying;
mod ghosts;
mod help;
mod hints;
mod hover;
mod labels;
mod layers;
mod lesson;
mod light;
mod log;
mod map;
mod numbers;
mod odds;
mod piece;
mod placing;
mod playing;
mod prompt;
mod reach;
mod replay;
mod room;
mod roster;
mod ship_card;
mod side;
mod signs;
mod space;
mod squads;
mod start;
mod state;
mod steps;
mod targets;
mod told;

use leptos::prelude::*;
use page_parts::{Sky, WordFiles};
use state::{Route, State};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The files with words.
const WORDS: &WordFiles = &WordFiles { page: "words-x-wing-", english_inside: false, help: Some("words-x-wing-help-") };

/// The file with the drawings of all ships. The document asks for it before this program is there.
const SHIPS: &str = "x-wing-ships.txt";

/// Puts the page into the document, once the words of its reader's language and the drawings of the ships are there.
#[wasm_bindgen]
pub async fn mount() -> Result<(), JsValue> {
    console_error_panic_hook::set_once();
    page_parts::words::learn_first(WORDS).await?;
    let ships = page_parts::rest::text(SHIPS, &web_sys::RequestInit::new()).await;
    if !ships.is_ok_and(x_wing_drawing::art::learn) {
        return Err(JsValue::from_str("there are no drawings"));
    }
    if let Some(loading) = document().get_element_by_id("loading") {
        loading.remove();
    }
    mount_to_body(Page);
    Ok(())
}

/// The script of the worker in which bots think.
const WORKER: &str = "x-wing-worker.js";

/// What a bot is asked and answers, for the worker.
#[wasm_bindgen]
pub fn think(question: &str) -> String {
    crate::squads::test_flight::answer(question).unwrap_or_else(|| crate::think::MINDS.answer(question))
}

#[component]
fn Page() -> impl IntoView {
    let state = State::new();
    provide_context(state);
    leptos::task::spawn_local(state.words.learn_help());
    view! {
        <Sky/>
        <squads::picture::Drawings/>
        {move || match state.route.get() {
            Route::Start => view! { <start::StartPage/> }.into_any(),
            Route::Battle => view! { <battle::BattlePage/> }.into_any(),
            Route::Tour => view! { <lesson::LessonPage/> }.into_any(),
            Route::Lobby => view! { <room::LobbyPage/> }.into_any(),
            Route::Room(id) => view! { <room::RoomPage id/> }.into_any(),
            Route::Replay(id) => view! { <replay::ReplayPage id/> }.into_any(),
            Route::Squads => view! { <squads::SquadsPage/> }.into_any(),
        }}
    }
}
