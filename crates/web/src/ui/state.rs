//! What the whole page shares: the language, the page shown, the game under way.

use crate::local::{LocalTable, NotLoaded};
use leptos::prelude::*;
use text::{Argument, Language, Texts};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::Storage;

const SAVED_GAME: &str = "holotable-super-teams";
const BROKEN_GAME: &str = "holotable-super-teams-broken";
const SAVED_LANGUAGE: &str = "holotable-language";
const NICKNAME: &str = "holotable-name";
const ROOM: &str = "holotable-room";

/// The pages, by the part of the address after `#`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    Home,
    Play,
    Rules(Option<String>),
    /// A new game in the page: alone against bots, or with others at this screen.
    New(Company),
    /// Rooms over the network.
    Lobby,
    /// A room, by its id.
    Room(String),
    /// The guided first game.
    Tour,
    /// A recorded game: one of the server's by its id, or a file.
    Replay(Option<String>),
}

/// With whom a game in the page is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Company {
    Bots,
    People,
}

/// Shared by all parts of the page.
#[derive(Clone, Copy)]
pub struct State {
    pub language: RwSignal<Language>,
    pub route: RwSignal<Route>,
    /// The game that can be gone on with.
    pub saved: RwSignal<Option<LocalTable>>,
    /// A saved game that cannot be gone on with: why, and all of it. It is kept until the person lets it go.
    pub broken: RwSignal<Option<(NotLoaded, String)>>,
    /// The room that this page has just opened: whoever opens one sits down in it.
    pub opened: RwSignal<Option<String>>,
}

impl State {
    pub fn new() -> State {
        let saved = saved_game();
        let language = stored(SAVED_LANGUAGE).and_then(|name| name.parse().ok());
        let state = State {
            language: RwSignal::new(language.unwrap_or_else(|| Language::best(preferred().iter().map(String::as_str)))),
            route: RwSignal::new(route()),
            saved: RwSignal::new(saved),
            broken: RwSignal::new(broken()),
            opened: RwSignal::new(None),
        };
        let changed = Closure::<dyn Fn()>::new(move || {
            state.route.set(route());
            window().scroll_to_with_x_and_y(0.0, 0.0);
        });
        _ = window().add_event_listener_with_callback("hashchange", changed.as_ref().unchecked_ref());
        changed.forget();
        Effect::new(move || {
            let language = state.language.get();
            if let Some(root) = document().document_element() {
                _ = root.set_attribute("lang", language.code());
            }
            store(SAVED_LANGUAGE, language.code());
        });
        state
    }

    /// The sentences of the chosen language; whoever asks is told when it changes.
    pub fn texts(self) -> Texts {
        Texts::new(self.language.get())
    }

    /// A message without variables.
    pub fn say(self, id: &str) -> String {
        self.texts().message(id, &[])
    }

    /// A message with variables.
    pub fn say_with(self, id: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        self.texts().message(id, arguments)
    }

    /// Keeps the game for a later visit.
    pub fn save(self, table: &LocalTable) {
        store(SAVED_GAME, &table.save());
    }

    /// Lets a game go that could not be gone on with.
    pub fn forget_broken(self) {
        self.broken.set(None);
        forget(BROKEN_GAME);
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

fn route() -> Route {
    let address = window().location().hash().unwrap_or_default();
    let parts: Vec<_> = address.trim_start_matches("#/").split('/').collect();
    match parts[..] {
        ["play"] => Route::Play,
        ["alone"] => Route::New(Company::Bots),
        ["screen"] => Route::New(Company::People),
        ["online"] => Route::Lobby,
        ["room", id] => Route::Room(id.to_owned()),
        ["tour"] => Route::Tour,
        ["replay"] => Route::Replay(None),
        ["replay", id] => Route::Replay(Some(id.to_owned())),
        ["rules"] => Route::Rules(None),
        ["rules", id] => Route::Rules(Some(id.to_owned())),
        _ => Route::Home,
    }
}

/// The saved game. One that cannot be loaded is put aside, so that the next game does not replace it.
fn saved_game() -> Option<LocalTable> {
    let saved = stored(SAVED_GAME)?;
    let loaded = LocalTable::load(&saved).ok();
    if loaded.is_none() {
        store(BROKEN_GAME, &saved);
        forget(SAVED_GAME);
    }
    loaded
}

fn broken() -> Option<(NotLoaded, String)> {
    let kept = stored(BROKEN_GAME)?;
    let reason = LocalTable::load(&kept).err()?;
    Some((reason, kept))
}

fn preferred() -> Vec<String> {
    let languages = window().navigator().languages();
    languages.iter().filter_map(|language| language.as_string()).collect()
}

/// Private windows may have no storage; the page works without it.
fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What was kept under a key.
pub fn stored(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a value for later visits.
pub fn store(key: &str, value: &str) {
    if let Some(storage) = storage() {
        _ = storage.set_item(key, value);
    }
}

fn forget(key: &str) {
    if let Some(storage) = storage() {
        _ = storage.remove_item(key);
    }
}

/// Milliseconds since the page was opened.
pub fn now() -> u64 {
    window().performance().map_or(0, |clock| clock.now() as u64)
}

/// Whether a media query holds.
pub fn media(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// What this person wants to be called online, as said the last time.
pub fn nickname() -> String {
    stored(NICKNAME).unwrap_or_default()
}

/// Remembers what this person wants to be called.
pub fn keep_nickname(name: &str) {
    store(NICKNAME, name.trim());
}

/// The room where this person has a seat, as far as the page knows.
pub fn last_room() -> Option<String> {
    stored(ROOM).filter(|id| !id.is_empty() && id.chars().all(|sign| sign.is_ascii_alphanumeric()))
}

/// Remembers the room where this person has a seat; none if they left it.
pub fn keep_room(id: Option<&str>) {
    match id {
        Some(id) => store(ROOM, id),
        None => forget(ROOM),
    }
}

/// Bytes nobody can guess.
pub fn fresh_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    for eight in bytes.chunks_exact_mut(8) {
        eight.copy_from_slice(&fresh_seed().to_le_bytes());
    }
    bytes
}

/// A number nobody can guess.
pub fn fresh_seed() -> u64 {
    let mut bytes = [0; 8];
    match window().crypto() {
        Ok(crypto) if crypto.get_random_values_with_u8_array(&mut bytes).is_ok() => u64::from_le_bytes(bytes),
        _ => js_sys::Date::now().to_bits(),
    }
}
