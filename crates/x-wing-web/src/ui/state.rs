//! What the whole page shares: the page shown, and the battle under way.

use leptos::prelude::*;
use page_parts::Words;
use page_parts::room::names;
use page_parts::saves::Saves;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use x_wing::XWing;

/// The pages, by the part of the address after `#`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    Start,
    Battle,
    Tour,
    Squads,
    /// Rooms over the network.
    Lobby,
    /// A room, by its id.
    Room(String),
    /// A recorded battle: one of the server's by its id, or a file.
    Replay(Option<String>),
}

/// Shared by all parts of the page.
#[derive(Clone, Copy)]
pub struct State {
    pub words: Words,
    pub route: RwSignal<Route>,
    /// The battles of this browser that are not over.
    pub saves: Saves<XWing>,
    /// The room that this page has just opened: whoever opens one sits down in it.
    pub opened: RwSignal<Option<String>>,
    /// The record of a battle of this browser that is about to be watched.
    pub watch: RwSignal<Option<String>>,
}

impl State {
    pub fn new() -> State {
        page_parts::settings::apply();
        let state = State {
            words: Words::provide(super::WORDS),
            route: RwSignal::new(route()),
            saves: Saves::open(),
            opened: RwSignal::new(None),
            watch: RwSignal::new(None),
        };
        let changed = Closure::<dyn Fn()>::new(move || state.route.set(route()));
        _ = window().add_event_listener_with_callback("hashchange", changed.as_ref().unchecked_ref());
        changed.forget();
        state
    }

    /// A message without variables.
    pub fn say(self, id: &str) -> String {
        self.words.say(id)
    }

    /// The same as it is in whatever language is chosen.
    pub fn says(self, id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        self.words.says(id)
    }

    /// Goes to a page.
    pub fn go(self, address: &str) {
        _ = window().location().set_hash(address);
    }
}

/// The page's state, from anywhere in it.
pub fn state() -> State {
    expect_context::<State>()
}

/// What this person wants to be called.
pub fn own_name() -> String {
    names::nickname()
}

/// Remembers what this person wants to be called.
pub fn keep_name(name: &str) {
    names::keep_nickname(name);
}

fn route() -> Route {
    match window().location().hash().unwrap_or_default().trim_start_matches("#/") {
        "battle" => Route::Battle,
        "tour" => Route::Tour,
        "online" => Route::Lobby,
        "replay" => Route::Replay(None),
        place if place.starts_with("replay/") => Route::Replay(Some(place["replay/".len()..].to_owned())),
        place if place.starts_with("room/") => Route::Room(place["room/".len()..].to_owned()),
        place if place == "squads" || place.starts_with("squads/") => Route::Squads,
        _ => Route::Start,
    }
}
