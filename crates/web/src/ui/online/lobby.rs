//! Rooms that everybody may join, and a new one.

use crate::messages::{Options, RoomLine};
use crate::ui::avatar::AvatarPicker;
use crate::ui::online::options::OptionsForm;
use crate::ui::parts::{Empty, Failed, Loading};
use crate::ui::state::{State, keep_nickname, nickname, state};
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use page_parts::rest::{self, Failure};
use room_protocol::{NewRoom, Stage};
use super_teams::room::RoomOptions;

/// How often the list of rooms is asked for anew.
const AGAIN_MS: u32 = 5_000;

/// What is known of the public rooms.
#[derive(Clone, PartialEq)]
enum Rooms {
    Asked,
    Unknown,
    Known(Vec<RoomLine>),
}

/// Opens a room, or joins one.
#[component]
pub fn LobbyPage() -> impl IntoView {
    let state = state();
    let rooms = RwSignal::new(Rooms::Asked);
    let ask = move || {
        leptos::task::spawn_local(async move {
            let known = rest::get::<Vec<RoomLine>>("api/rooms").await.map_or(Rooms::Unknown, Rooms::Known);
            if rooms.try_with_untracked(|old| *old != known).unwrap_or(false) {
                rooms.set(known);
            }
        });
    };
    ask();
    let again = StoredValue::new_local(Some(Interval::new(AGAIN_MS, ask)));
    on_cleanup(move || {
        again.try_update_value(|again| drop(again.take()));
    });
    view! {
        <main class="page">
            <h1>{move || state.say("web-home-online")}</h1>
            <NewRoomForm/>
            <section class="panel">
                <h2>{move || state.say("online-rooms")}</h2>
                {move || match rooms.get() {
                    Rooms::Asked => view! { <Loading says=Signal::derive(move || state.say("online-asking"))/> }.into_any(),
                    Rooms::Unknown => view! { <Failed says=Signal::derive(move || state.say("online-unreachable"))/> }.into_any(),
                    Rooms::Known(rooms) if rooms.is_empty() => {
                        view! { <Empty says=Signal::derive(move || state.say("online-no-rooms"))/> }.into_any()
                    }
                    Rooms::Known(rooms) => {
                        view! { <ul class="rooms">{rooms.into_iter().map(|room| line(state, &room)).collect_view()}</ul> }
                            .into_any()
                    }
                }}
            </section>
        </main>
    }
}

fn line(state: State, room: &RoomLine) -> impl IntoView + use<> {
    let names: Vec<_> = room.names.iter().flatten().map(|name| player_name(state, name)).collect();
    let free = room.names.iter().filter(|name| name.is_none()).count() as i64;
    let names = match names.is_empty() {
        true => state.say("online-nobody-yet"),
        false => state.texts().list(names),
    };
    let facts = match room.stage {
        Stage::Gathering => state.say_with("online-free-seats", &[("count", free.into())]),
        Stage::Playing | Stage::Over => state.say("online-playing"),
    };
    let board = state.say(&format!("web-board-{}", room.options.game.board));
    let go = match (room.stage, free) {
        (Stage::Gathering, 1..) => "online-join",
        _ => "online-watch",
    };
    view! {
        <li>
            <span class="who">{names}</span>
            <span class="facts">{board}" · "{facts}</span>
            <a class="button" href=format!("#/room/{}", room.id)>{state.say(go)}</a>
        </li>
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
            let opened = rest::post::<NewRoom>("api/rooms", &options.get_untracked()).await;
            busy.try_set(false);
            match opened {
                Ok(room) => {
                    state.opened.set(Some(room.id.clone()));
                    state.go(&format!("/room/{}", room.id));
                }
                Err(failure) => {
                    failed.try_set(Some(failure));
                }
            }
        });
    };
    let trouble = move || {
        failed.get().map(|failure| match failure {
            Failure::Refused => state.say("online-too-many"),
            Failure::Unreachable | Failure::Missing => state.say("online-unreachable"),
        })
    };
    view! {
        <form class="panel" on:submit=move |event| { event.prevent_default(); open() }>
            <h2>{move || state.say("online-new-room")}</h2>
            <label class="field"><span>{move || state.say("online-your-name")}</span>
                <input type="text" maxlength="20" autocomplete="nickname" prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))/></label>
            <p class="row"><AvatarPicker/></p>
            <details>
                <summary>{move || state.say("online-change")}</summary>
                <OptionsForm options decide=Callback::new(move |changed| options.set(changed))/>
            </details>
            <button class="big go" type="submit" disabled=move || busy.get()>{move || state.say("online-open")}</button>
            <p role="alert">{trouble}</p>
        </form>
    }
}
