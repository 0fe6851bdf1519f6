//! The first page: which game, and how.

use crate::layout::Layout;
use crate::local::{LocalTable, NotLoaded};
use crate::table_snapshot::TableSnapshot;
use crate::ui::parts::{Icon, LanguagePicker, brand, icon};
use crate::ui::players::named;
use crate::ui::poster;
use crate::ui::state::{Company, Route, state};
use leptos::prelude::*;
use page_parts::files;
use page_parts::room::names::last_room;
use page_parts::saves::waits;
use page_parts::settings::switch_theme;
use page_parts::sound::SoundSwitch;
use page_parts::tap;
use play::{Game, Viewer};
use super_teams::SuperTeams;

/// What the other game is called, whose page is a module of its own.
const X_WING: &str = "x-wing";

/// The bar of all pages that are no table, and the tabs that stand for it on a phone.
#[component]
pub fn FirstBar() -> impl IntoView {
    let state = state();
    let places = move || {
        let here = move |place: &'static str| (place_of(&state.route.get()) == place).then_some("page");
        [
            ("#/", "web-nav-play", Icon::Home),
            ("#/online", "web-nav-friends", Icon::People),
            ("x-wing.html#/squads", "web-nav-squads", Icon::Layers),
            ("#/replay", "web-nav-replays", Icon::Replays),
            ("#/rules", "web-rules", Icon::Rules),
        ]
        .map(|(place, name, sign)| {
            view! { <a href=place aria-current=move || here(place)>{icon(sign)}<span>{state.says(name)}</span></a> }
        })
        .into_iter()
        .collect_view()
    };
    view! {
        <header class="bar first on-sky">
            <a class="brand" href="#/">{brand()}"Holotable"</a>
            <nav class="places" aria-label=state.says("web-menu")>{places}</nav>
            <div class="tools">
                <button class="quiet" aria-label=state.says("web-theme") title=state.says("web-theme") on:click=tap(move |_| switch_theme())>{icon(Icon::Theme)}</button>
                <SoundSwitch/>
                <LanguagePicker/>
            </div>
        </header>
        <nav class="tabs panel" aria-label=state.says("web-places")>{places}</nav>
    }
}

fn place_of(route: &Route) -> &'static str {
    match route {
        Route::Lobby | Route::Room(_) => "#/online",
        Route::Replay(_) => "#/replay",
        Route::Rules(_) => "#/rules",
        Route::Home | Route::Play | Route::New(Company::Bots | Company::People) | Route::Tour => "#/",
        #[cfg(feature = "gallery")]
        Route::Gallery => "",
    }
}

/// Chooses how to play.
#[component]
pub fn Home() -> impl IntoView {
    let state = state();
    view! {
        <main class="home on-sky">
            <div class="hero"><h1>{state.says("web-hero")}</h1><p>{state.says("web-hero-note")}</p></div>
            <BrokenGame/>
            <div class="posters">
                <article class="poster">
                    {poster::race()}
                    <div class="inside">
                        <h2>{state.says("super-teams-name")}</h2>
                        <p>{state.says("web-title")}<span class="more-words">". "{state.says("web-lead")}</span></p>
                        <Ways name="super-teams-name" facts=["web-fact-players", "web-fact-age", "web-fact-time"] to=["#/alone", "#/online", "#/tour"]/>
                    </div>
                </article>
                <article class="poster">
                    {poster::battle()}
                    <div class="inside">
                        <h2>"X-Wing"</h2>
                        <p>{state.says("web-battle-lead")}</p>
                        <Ways name="web-battle-name" facts=["web-battle-players", "web-battle-age", "web-battle-time"] to=["x-wing.html", "x-wing.html#/online", "x-wing.html#/tour"]/>
                    </div>
                </article>
            </div>
            <nav class="tiles" aria-label=state.says("web-more-ways")>
                <GoesOn/>
                <Tile to="#/screen" sign=Icon::Screen name="web-home-screen" note="web-home-screen-note"/>
                <Tile to="#/online" sign=Icon::People name="web-join" note="web-join-note"/>
                <Tile to="x-wing.html#/squads" sign=Icon::Layers name="web-home-squads" note="web-home-squads-note"/>
                <Tile to="#/replay" sign=Icon::Replays name="web-home-replay" note="web-home-replay-note"/>
            </nav>
            <p class="notice foot"><span>{state.says("web-open-source")}</span><span>{state.says("web-notice")}</span></p>
        </main>
    }
}

/// Who plays a game for how long, and the ways into it: play now, with friends, learn.
#[component]
fn Ways(name: &'static str, facts: [&'static str; 3], to: [&'static str; 3]) -> impl IntoView {
    let state = state();
    let facts = [Icon::People, Icon::Person, Icon::Clock].into_iter().zip(facts);
    let facts = facts.map(|(sign, fact)| view! { <li>{icon(sign)}{move || state.say(fact)}</li> }).collect_view();
    let [now, friends, learn] = to;
    view! {
        <ul class="facts">{facts}</ul>
        <nav class="row" aria-label=state.says(name)>
            <a class="button go way" href=now>{state.says("web-play-now")}</a>
            <a class="button glass way" href=friends>{icon(Icon::People)}{state.says("web-with-friends")}</a>
            <a class="button glass way learn" href=learn aria-label=state.says("web-learn")>{icon(Icon::Rules)}<span>{state.says("web-learn")}</span></a>
        </nav>
    }
}

/// The game that waits in this browser, and the room where a seat waits.
#[component]
fn GoesOn() -> impl IntoView {
    let state = state();
    let saved = move || {
        state.saves.saved.get().filter(|table| table.chooser().is_some()).map(|table| {
            view! {
                <a class="panel tile goes-on" href="#/play">{small_picture(&table)}
                    <span><strong>{state.says("web-continue")}</strong><small>{state.says("web-continue-note")}</small></span>{icon(Icon::Arrow)}</a>
            }
        })
    };
    let kept = move || {
        let tile = |(index, table): (usize, &LocalTable)| {
            let names =
                state.texts().list(named(&state.texts(), &TableSnapshot::local(table, Viewer::Spectator).players));
            view! {
                <button class="panel tile kept" on:click=tap(move |_| { state.saves.take_up(index); state.go("/play") })>{small_picture(table)}
                    <span><strong>{state.says("web-kept")}</strong><small>{names}</small></span>{icon(Icon::Arrow)}</button>
            }
        };
        state.saves.kept.with(|kept| kept.iter().enumerate().map(tile).collect_view())
    };
    let battle = waits(X_WING).then(|| {
        view! {
            <a class="panel tile goes-on" href="x-wing.html#/battle"><svg class="thumb livery-ace" viewBox="-84 -84 168 168" aria-hidden="true"><use href="#s-t70" x="-84" y="-84" width="168" height="168"/></svg>
                <span><strong>{state.says("web-home-battle")}</strong><small>{state.says("web-home-battle-note")}</small></span>{icon(Icon::Arrow)}</a>
        }
    });
    let rooms = [(SuperTeams::NAME, "#/room/"), (X_WING, "x-wing.html#/room/")].map(|(game, place)| {
        let id = last_room(game)?;
        Some(view! {
            <a class="panel tile goes-on" href=format!("{place}{id}")><span class="mark">{icon(Icon::People)}</span>
                <span><strong>{state.says("web-back-to-room")}</strong><small>{state.says("web-back-to-room-note")}</small></span>{icon(Icon::Arrow)}</a>
        })
    });
    view! { {saved}{battle}{rooms.into_iter().collect_view()}{kept} }
}

fn small_picture(table: &LocalTable) -> impl IntoView + use<> {
    let board = &table.session().game().setup().board;
    poster::thumb(&Layout::new(board, (400.0, 400.0)), &TableSnapshot::local(table, Viewer::Spectator).places())
}

/// Another way to play, as a tile.
#[component]
fn Tile(to: &'static str, sign: Icon, name: &'static str, note: &'static str) -> impl IntoView {
    let state = state();
    view! {
        <a class="panel tile way" href=to><span class="mark">{icon(sign)}</span>
            <span><strong>{state.says(name)}</strong><small>{move || state.say(note)}</small></span></a>
    }
}

/// Says that a saved game cannot be gone on with, and gives it as a file.
#[component]
fn BrokenGame() -> impl IntoView {
    let state = state();
    move || {
        let (reason, kept) = state.saves.broken.get()?;
        let sentence = match reason {
            NotLoaded::Unreadable => "web-broken-unreadable",
            NotLoaded::Differs => "web-broken-differs",
        };
        Some(view! {
            <section class="panel broken" role="alert">
                <p>{move || state.say(sentence)}</p>
                <div class="buttons">
                    <button on:click=tap(move |_| files::download("super-teams-broken.json", &kept))>
                        {state.says("web-download")}
                    </button>
                    <button on:click=tap(move |_| state.saves.forget_broken())>{state.says("web-broken-forget")}</button>
                </div>
            </section>
        })
    }
}
