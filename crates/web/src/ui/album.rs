//! The games of this browser as a list: how they went, and a way to watch each again.

use crate::album::{Album, Finished, Kept};
use crate::ui::actions;
use crate::ui::players::names;
use crate::ui::state::{State, state, store, stored};
use crate::ui::table_controller::TableController;
use leptos::prelude::*;
use page_parts::json;
use page_parts::tap;

const SAVED: &str = "holotable-super-teams-album";

fn album() -> Album {
    stored(SAVED).and_then(|text| json::read(&text).ok()).unwrap_or_default()
}

/// Puts the game on the screen, which is over, into the album.
pub fn keep(desk: TableController, record: Kept) {
    let finished = untrack(|| Finished {
        at_ms: js_sys::Date::now() as u64,
        players: names(desk),
        won: desk.own_seat().map(|seat| actions::has_won(desk, seat)),
        record,
    });
    let mut album = album();
    if album.add(finished)
        && let Ok(text) = serde_json::to_string(&album)
    {
        store(SAVED, &text);
    }
}

/// The list; whoever wants to watch a game of this browser gives it to `watch`.
#[component]
pub fn Games(watch: Callback<String>) -> impl IntoView {
    let state = state();
    let album = album();
    if album.games.is_empty() {
        return ().into_any();
    }
    let (played, won) = (i64::from(album.played), i64::from(album.won));
    let numbers = move || state.say_with("web-album-numbers", &[("played", played.into()), ("won", won.into())]);
    let rows: Vec<_> = album.games.into_iter().map(|game| row(state, game, watch)).collect();
    view! {
        <section class="panel">
            <h2>{state.says("web-album")}</h2>
            {(played > 0).then(|| view! { <p class="facts">{numbers}</p> })}
            <ul class="rooms games">{rows}</ul>
        </section>
    }
    .into_any()
}

fn row(state: State, game: Finished, watch: Callback<String>) -> impl IntoView {
    let when = js_sys::Date::new(&(game.at_ms as f64).into());
    let day = move || {
        let language = state.words.language.get().code();
        String::from(when.to_locale_date_string(language, &js_sys::Object::new()))
    };
    let ended = move || match game.won {
        Some(true) => state.say("web-album-won"),
        Some(false) => state.say("web-album-lost"),
        None => String::new(),
    };
    let players = game.players;
    let way = match game.record {
        Kept::There(id) => {
            view! { <a class="button" href=format!("#/replay/{id}")>{state.says("watch-again")}</a> }.into_any()
        }
        Kept::Here(record) => {
            view! { <button on:click=tap(move |_| watch.run(record.clone()))>{state.says("watch-again")}</button> }
                .into_any()
        }
    };
    view! {
        <li>
            <span class="who">{move || state.texts().list(players.clone())}</span>
            <span class="facts">{day}" · "{ended}</span>
            {way}
        </li>
    }
}
