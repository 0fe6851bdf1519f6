//! What the whole page shares: the language, the page shown, the game under way.

use leptos::prelude::*;
use page_parts::Words;
pub use page_parts::browser::{fresh_seed, media, now, store, stored};
use page_parts::room::names::{called, nickname};
use page_parts::saves::Saves;
use super_teams::SuperTeams;
use text::{Argument, Texts};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

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
    /// The games of this browser that are not over.
    pub saves: Saves<SuperTeams>,
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
        let state = State {
            words: Words::provide(super::WORDS),
            route: RwSignal::new(route()),
            saves: Saves::open(),
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

/// What this person is called: the name given before, or a pilot.
pub fn own_name(state: State) -> String {
    called(state.words, &nickname())
}
