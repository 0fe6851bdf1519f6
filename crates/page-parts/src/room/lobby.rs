//! Rooms that everybody may join, and the way to a new one.

use crate::json;
use crate::rest::{self, Failure};
use crate::{Empty, Failed, Loading, Words, words};
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use room_protocol::{NewRoom, Options, RoomLine, Stage};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// How often the list of rooms is asked for anew.
const AGAIN_MS: u32 = 5_000;

/// What is known of the public rooms.
#[derive(Clone, PartialEq)]
enum Rooms<R> {
    Asked,
    Unknown,
    Known(Vec<RoomLine<R>>),
}

/// The public rooms of a game.
#[component]
pub fn OpenRooms<R: DeserializeOwned + Default + Clone + PartialEq + Send + Sync + 'static>(
    /// The name of the game.
    game: &'static str,
    /// What a room plays, in a few words.
    facts: Callback<R, String>,
    /// What somebody who sits there is called: bots have names of their own in each language.
    called: Callback<String, String>,
) -> impl IntoView {
    let words = words();
    let rooms = RwSignal::new(Rooms::<R>::Asked);
    let ask = move || {
        leptos::task::spawn_local(async move {
            let asked = rest::get::<Vec<RoomLine<R>>>(&format!("api/rooms?plays={game}")).await;
            let known = asked.map_or(Rooms::Unknown, Rooms::Known);
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
    let line = move |room: RoomLine<R>| {
        let facts = facts.run(room.options.game.clone());
        line(words, &room, &facts, called)
    };
    view! {
        <section class="panel">
            <h2>{words.says("online-rooms")}</h2>
            {move || match rooms.get() {
                Rooms::Asked => view! { <Loading says=Signal::derive(words.says("online-asking"))/> }.into_any(),
                Rooms::Unknown => view! { <Failed says=Signal::derive(words.says("online-unreachable"))/> }.into_any(),
                Rooms::Known(rooms) if rooms.is_empty() => {
                    view! { <Empty says=Signal::derive(words.says("online-no-rooms"))/> }.into_any()
                }
                Rooms::Known(rooms) => view! { <ul class="rooms">{rooms.into_iter().map(line).collect_view()}</ul> }.into_any(),
            }}
        </section>
    }
}

fn line<R>(words: Words, room: &RoomLine<R>, plays: &str, called: Callback<String, String>) -> impl IntoView + use<R> {
    let names: Vec<_> = room.names.iter().flatten().map(|name| called.run(name.clone())).collect();
    let free = room.names.iter().filter(|name| name.is_none()).count() as i64;
    let names = match names.is_empty() {
        true => words.say("online-nobody-yet"),
        false => words.texts().list(names),
    };
    let facts = match room.stage {
        Stage::Gathering => words.say_with("online-free-seats", &[("count", free.into())]),
        Stage::Playing | Stage::Over => words.say("online-playing"),
    };
    let go = match (room.stage, free) {
        (Stage::Gathering, 1..) => "online-join",
        _ => "online-watch",
    };
    view! {
        <li>
            <span class="who">{names}</span>
            <span class="facts">{format!("{plays} · {facts}")}</span>
            <a class="button" href=format!("#/room/{}", room.id)>{words.say(go)}</a>
        </li>
    }
}

/// Opens a room of a game; its id.
pub async fn open_room<R: Serialize>(game: &str, options: &Options<R>) -> Result<String, Failure> {
    let mut asked = json::value(options).map_err(|_| Failure::Refused)?;
    asked["plays"] = game.into();
    rest::post::<NewRoom>("api/rooms", &asked).await.map(|room| room.id)
}

/// Why no room was opened, in a sentence.
pub fn not_opened(words: Words, failure: Failure) -> String {
    words.say(match failure {
        Failure::Refused => "online-too-many",
        Failure::Unreachable | Failure::Missing => "online-unreachable",
    })
}
