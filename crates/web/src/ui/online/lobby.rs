//! Rooms that everybody may join, and a new one.

use crate::messages::Options;
use crate::ui::online::options::OptionsForm;
use crate::ui::state::{State, state};
use leptos::prelude::*;
use page_parts::AvatarPicker;
use page_parts::rest::Failure;
use page_parts::room::names::{keep_nickname, nickname};
use page_parts::room::{OpenRooms, not_opened, open_room};
use play::Game;
use super_teams::SuperTeams;
use super_teams::room::RoomOptions;

/// Opens a room, or joins one.
#[component]
pub fn LobbyPage() -> impl IntoView {
    let state = state();
    let facts = Callback::new(move |options: RoomOptions| state.say(&format!("web-board-{}", options.board)));
    let called = Callback::new(move |name: String| player_name(state, &name));
    view! {
        <main class="page">
            <h1>{state.says("web-home-online")}</h1>
            <NewRoomForm/>
            <OpenRooms game=SuperTeams::NAME facts called/>
        </main>
    }
}

/// Bots are listed by their names in our language.
fn player_name(state: State, name: &str) -> String {
    match super_teams_bots::BOTS.has(name) {
        true => state.say(&format!("web-seat-{name}")),
        false => name.to_owned(),
    }
}

#[component]
fn NewRoomForm() -> impl IntoView {
    let state = state();
    let name = RwSignal::new(nickname());
    let options = RwSignal::new(Options {
        window_ms: 3_000,
        game: RoomOptions { board: "short".to_owned(), ..RoomOptions::default() },
        ..Options::default()
    });
    let failed = RwSignal::new(None::<Failure>);
    let busy = RwSignal::new(false);
    let open = move || {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        keep_nickname(&name.get_untracked());
        leptos::task::spawn_local(async move {
            let opened = open_room(SuperTeams::NAME, &options.get_untracked()).await;
            busy.try_set(false);
            match opened {
                Ok(id) => {
                    state.opened.set(Some(id.clone()));
                    state.go(&format!("/room/{id}"));
                }
                Err(failure) => {
                    failed.try_set(Some(failure));
                }
            }
        });
    };
    let trouble = move || failed.get().map(|failure| not_opened(state.words, failure));
    view! {
        <form class="panel" on:submit=move |event| { event.prevent_default(); open() }>
            <h2>{state.says("online-new-room")}</h2>
            <label class="field"><span>{state.says("online-your-name")}</span>
                <input type="text" maxlength="20" autocomplete="nickname" prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))/></label>
            <p class="row"><AvatarPicker/></p>
            <details>
                <summary>{state.says("online-change")}</summary>
                <OptionsForm options decide=Callback::new(move |changed| options.set(changed))/>
            </details>
            <button class="big go" type="submit" disabled=move || busy.get()>{state.says("online-open")}</button>
            <p role="alert">{trouble}</p>
        </form>
    }
}
