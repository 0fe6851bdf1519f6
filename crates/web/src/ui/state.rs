//! What the whole page shares: the language, the page shown, the game under way.

use crate::local::{LocalTable, NotLoaded};
use leptos::prelude::*;
use page_parts::Words;
use page_parts::browser::forget;
pub use page_parts::browser::{fresh_seed, media, now, store, stored};
use page_parts::json;
use page_parts::room::names::{called, nickname};
use text::{Argument, Texts};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

const SAVED_GAME: &str = "holotable-super-teams";
const KEPT_GAMES: &str = "holotable-super-teams-kept";
const BROKEN_GAME: &str = "holotable-super-teams-broken";

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
    /// Every part of the page, for the tests.
    #[cfg(feature = "gallery")]
    Gallery,
}

/// How many unfinished games are kept beside the one that is played; the oldest makes room.
const MOST_KEPT: usize = 5;

/// With whom a game in the page is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Company {
    Bots,
    People,
}

/// What of the rules is read over a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reading {
    All,
    /// From the rule with this id on.
    From(String),
}

/// Shared by all parts of the page.
#[derive(Clone, Copy)]
pub struct State {
    /// The language of everything.
    pub words: Words,
    pub route: RwSignal<Route>,
    /// The game that can be gone on with.
    pub saved: RwSignal<Option<LocalTable>>,
    /// Unfinished games that were put aside for another one, the newest first.
    pub kept: RwSignal<Vec<LocalTable>>,
    /// A saved game that cannot be gone on with: why, and all of it. It is kept until the person lets it go.
    pub broken: RwSignal<Option<(NotLoaded, String)>>,
    /// Whether a table is on the screen, which has a bar of its own.
    pub table: RwSignal<bool>,
    /// The rules lie over whatever is on the screen: all of them, or from this one on.
    pub reads: RwSignal<Option<Reading>>,
    /// A game of this browser that is about to be watched.
    pub watch: RwSignal<Option<String>>,
    /// The room that this page has just opened: whoever opens one sits down in it.
    pub opened: RwSignal<Option<String>>,
}

impl State {
    pub fn new() -> State {
        page_parts::settings::apply();
        let saved = saved_game();
        let state = State {
            words: Words::provide(super::WORDS),
            route: RwSignal::new(route()),
            saved: RwSignal::new(saved),
            kept: RwSignal::new(kept_games()),
            broken: RwSignal::new(broken()),
            table: RwSignal::new(false),
            reads: RwSignal::new(None),
            watch: RwSignal::new(None),
            opened: RwSignal::new(None),
        };
        let changed = Closure::<dyn Fn()>::new(move || {
            state.route.set(route());
            window().scroll_to_with_x_and_y(0.0, 0.0);
        });
        _ = window().add_event_listener_with_callback("hashchange", changed.as_ref().unchecked_ref());
        changed.forget();
        Effect::new(move || document().set_title(&title(state)));
        state
    }

    /// The sentences of the chosen language; whoever asks is told when it changes.
    pub fn texts(self) -> Texts {
        self.words.texts()
    }

    /// A message without variables.
    pub fn say(self, id: &str) -> String {
        self.texts().message(id, &[])
    }

    /// The same as it is in whatever language is chosen.
    pub fn says(self, id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        self.words.says(id)
    }

    /// A message with variables.
    pub fn say_with(self, id: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        self.texts().message(id, arguments)
    }

    /// Opens the rules over the page, which stays as it is.
    pub fn read_rules(self, from: Option<String>) {
        self.reads.set(Some(from.map_or(Reading::All, Reading::From)));
    }

    /// Keeps the game for a later visit.
    pub fn save(self, table: &LocalTable) {
        store(SAVED_GAME, &table.save());
    }

    /// Puts the game that is played aside, if it is not over, so that another one does not replace it.
    pub fn put_aside(self) {
        let Some(table) = self.saved.get_untracked().filter(|table| table.chooser().is_some()) else { return };
        self.kept.update(|kept| {
            kept.insert(0, table);
            kept.truncate(MOST_KEPT);
        });
        self.saved.set(None);
        self.store_kept();
    }

    /// Goes on with a game that was put aside.
    pub fn take_up(self, index: usize) {
        if index >= self.kept.with_untracked(Vec::len) {
            return;
        }
        let Some(table) = self.kept.try_update(|kept| kept.remove(index)) else { return };
        self.put_aside();
        self.store_kept();
        self.save(&table);
        self.saved.set(Some(table));
        self.go("/play");
    }

    fn store_kept(self) {
        let games: Vec<_> = self.kept.with_untracked(|kept| kept.iter().map(LocalTable::save).collect());
        if let Ok(text) = serde_json::to_string(&games) {
            store(KEPT_GAMES, &text);
        }
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

/// What the browser calls the page.
fn title(state: State) -> String {
    let place = match state.route.get() {
        Route::Home => return "Holotable".to_owned(),
        Route::Play | Route::Room(_) => state.say("super-teams-name"),
        Route::Rules(_) => state.say("web-rules-title"),
        Route::New(Company::Bots) => state.say("web-home-alone"),
        Route::New(Company::People) => state.say("web-home-screen"),
        Route::Lobby => state.say("web-home-online"),
        Route::Tour => state.say("tour-title"),
        Route::Replay(_) => state.say("watch-title"),
        #[cfg(feature = "gallery")]
        Route::Gallery => "Gallery".to_owned(),
    };
    format!("{place} · Holotable")
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
        #[cfg(feature = "gallery")]
        ["gallery"] => Route::Gallery,
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

fn kept_games() -> Vec<LocalTable> {
    let games: Vec<String> = stored(KEPT_GAMES).and_then(|text| json::read(&text).ok()).unwrap_or_default();
    games.iter().filter_map(|game| LocalTable::load(game).ok()).collect()
}

fn broken() -> Option<(NotLoaded, String)> {
    let kept = stored(BROKEN_GAME)?;
    let reason = LocalTable::load(&kept).err()?;
    Some((reason, kept))
}

/// What this person is called: the name given before, or a pilot.
pub fn own_name(state: State) -> String {
    called(state.words, &nickname())
}
