//! What the whole page shares: the page shown, and the battle under way.

use leptos::prelude::*;
use page_parts::Words;
use page_parts::browser::{forget, store, stored};
use page_parts::local::LocalTable;
use page_parts::room::names;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use x_wing::XWing;

const SAVED: &str = "holotable-x-wing";
const BROKEN: &str = "holotable-x-wing-broken";

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
    /// The battle that can be gone on with.
    pub saved: RwSignal<Option<LocalTable<XWing>>>,
    /// A saved battle that cannot be gone on with.
    pub broken: RwSignal<Option<String>>,
    /// The room that this page has just opened: whoever opens one sits down in it.
    pub opened: RwSignal<Option<String>>,
    /// The record of a battle of this browser that is about to be watched.
    pub watch: RwSignal<Option<String>>,
}

impl State {
    pub fn new() -> State {
        page_parts::settings::apply();
        let saved = saved();
        let state = State {
            words: Words::provide(super::WORDS),
            route: RwSignal::new(route()),
            saved: RwSignal::new(saved),
            broken: RwSignal::new(stored(BROKEN)),
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

    /// Keeps the battle for a later visit.
    pub fn save(self, table: &LocalTable<XWing>) {
        store(SAVED, &table.save());
    }

    /// Lets a battle go that could not be gone on with.
    pub fn forget_broken(self) {
        self.broken.set(None);
        forget(BROKEN);
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

/// The saved battle. One that cannot be loaded is put aside, so that the next one does not replace it.
fn saved() -> Option<LocalTable<XWing>> {
    let saved = stored(SAVED)?;
    let loaded = LocalTable::load(&saved).ok();
    if loaded.is_none() {
        store(BROKEN, &saved);
        forget(SAVED);
    }
    loaded
}
