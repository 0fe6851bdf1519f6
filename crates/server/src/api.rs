//! Rooms and replays over plain HTTP, described in `schema/openapi.json`.

use crate::limits::address;
use crate::rooms::NoRoom;
use crate::service::Service;
use crate::{own_address, qr, reach, visitor};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, Request, State};
use axum::http::{Extensions, HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use games::{Listed, SuperTeams, with_game};
use play::Game;
use room_protocol::{NewRoom, Options, Refusal};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::net::IpAddr;
use store::{StoreError, today};

/// The game of rooms whose game is not named: there was one only.
const FIRST: &str = SuperTeams::NAME;

const AN_HOUR: i64 = 60 * 60;

/// The description of this interface.
pub(crate) async fn description() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], include_str!("../../../schema/openapi.json"))
}

/// Refuses an address that asks too often.
pub(crate) async fn limit(State(service): State<Service>, request: Request, next: Next) -> Response {
    let from = address(service.config(), request.headers(), request.extensions());
    if service.gate().is_barred(from) {
        return refused(StatusCode::FORBIDDEN, Refusal::new("barred"));
    }
    match service.gate().may_ask(from) {
        true => next.run(request).await,
        false => refused(StatusCode::TOO_MANY_REQUESTS, Refusal::new("too-fast")),
    }
}

/// Which rooms are wanted.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    plays: Option<String>,
}

/// `GET /api/rooms`
pub(crate) async fn lobby(State(service): State<Service>, Query(wanted): Query<Wanted>) -> Response {
    let plays = wanted.plays.as_deref().unwrap_or(FIRST);
    answer(StatusCode::OK, &service.rooms().lobby(plays))
}

/// `POST /api/rooms`
pub(crate) async fn open(
    State(service): State<Service>,
    headers: HeaderMap,
    extensions: Extensions,
    body: Bytes,
) -> Response {
    let mut asked = match body.is_empty() {
        true => serde_json::Map::new(),
        false => match serde_json::from_slice(&body) {
            Ok(asked) => asked,
            Err(error) => return bad_options(error.to_string()),
        },
    };
    let plays = asked.remove("plays").unwrap_or_else(|| FIRST.into());
    let from = address(service.config(), &headers, &extensions);
    let asked = Value::Object(asked);
    let opened = with_game!(plays.as_str().unwrap_or_default(), G => open_room::<G>(&service, asked, from).await, _unknown => {
        Err(bad_options(format!("there is no game {plays}; there are {}", games::names())))
    });
    let mut response = match opened {
        Ok(id) => answer(StatusCode::CREATED, &NewRoom { id }),
        Err(refused) => return refused,
    };
    if !visitor::tokens(&service, &headers).iter().any(|token| token.ours) {
        response.headers_mut().insert(header::SET_COOKIE, visitor::new(&service).1);
    }
    response
}

async fn open_room<G: Listed>(service: &Service, asked: Value, from: IpAddr) -> Result<String, Response> {
    let mut asked = asked;
    if let Some(read_out) = G::READ_OUT {
        read_out(&mut asked).map_err(bad_options)?;
    }
    let options: Options<G::Options> = serde_json::from_value(asked).map_err(|error| bad_options(error.to_string()))?;
    room::check_options::<G>(&options).map_err(|no| refused(StatusCode::BAD_REQUEST, no))?;
    if !service.gate().may_open(from) || !may_open_anywhere(service, from).await? {
        return Err(refused(StatusCode::TOO_MANY_REQUESTS, Refusal::new("too-many")));
    }
    service.rooms().open::<G>(options).await.map_err(no_room)
}

/// Whether another room may be opened from an address, by what all servers that share the rooms have counted.
async fn may_open_anywhere(service: &Service, from: IpAddr) -> Result<bool, Response> {
    let store = &service.rooms().store;
    if !store.is_shared() {
        return Ok(true);
    }
    let (hour, day) = (today() / AN_HOUR, today() / AN_HOUR / 24);
    let stands_for = service.tokens().stands_for(from, day);
    let opened = store.read(move |reader| reader.opened(&stands_for, hour)).await.map_err(|error| broken(&error))?;
    Ok(opened <= service.config().limits.rooms_an_hour)
}

fn bad_options(detail: String) -> Response {
    let no = Refusal { details: vec![detail], ..Refusal::new("bad-options") };
    refused(StatusCode::BAD_REQUEST, no)
}

/// Why somebody does not get to a room.
pub(crate) fn no_room(none: NoRoom) -> Response {
    match none {
        NoRoom::None(no) => refused(StatusCode::NOT_FOUND, no),
        NoRoom::NotNow(no) => refused(StatusCode::SERVICE_UNAVAILABLE, no),
        NoRoom::Store(StoreError::NotOurs) => refused(StatusCode::SERVICE_UNAVAILABLE, Refusal::new("elsewhere")),
        NoRoom::Store(error) => broken(&error),
    }
}

/// `GET /api/rooms/{id}`
pub(crate) async fn look(State(service): State<Service>, Path(id): Path<String>) -> Response {
    match shown(&service, &id).await {
        Ok(room) => json(StatusCode::OK, room),
        Err(refused) => refused,
    }
}

/// A room as everybody sees it, as JSON.
async fn shown(service: &Service, id: &str) -> Result<String, Response> {
    reach::look(service, id).await.map_err(no_room)
}

/// What of a room says where its page is.
#[derive(Deserialize)]
struct Plays {
    plays: String,
}

/// `GET /api/rooms/{id}/qr.svg`: the link to a room, by the address under which others find it.
pub(crate) async fn picture(State(service): State<Service>, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let plain = id.len() <= 64 && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let Some(base) = own_address::base(service.config(), &headers) else {
        return refused(StatusCode::BAD_REQUEST, Refusal::new("unreadable"));
    };
    let room = match shown(&service, &id).await {
        Ok(room) => room,
        Err(refused) => return refused,
    };
    let plays = serde_json::from_str::<Plays>(&room).map(|room| room.plays).unwrap_or_default();
    match qr::picture(&link(&base, &plays, &id)).filter(|_| plain) {
        Some(picture) => ([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response(),
        None => refused(StatusCode::NOT_FOUND, Refusal::new("no-such-room")),
    }
}

/// The link to a room: to the page of its game.
fn link(base: &str, plays: &str, id: &str) -> String {
    let page = with_game!(plays, G => <G as Listed>::PAGE, _unknown => "");
    format!("{base}/{page}#/room/{id}")
}

/// `GET /api/games/{id}`: the record of a finished game.
pub(crate) async fn record(State(service): State<Service>, Path(id): Path<String>) -> Response {
    match service.rooms().store.read(move |reader| reader.record(&id)).await {
        Ok(Some(record)) => ([(header::CONTENT_TYPE, "application/jsonl")], record).into_response(),
        Ok(None) => refused(StatusCode::NOT_FOUND, Refusal::new("not-over")),
        Err(error) => broken(&error),
    }
}

/// `GET /metrics`: for whoever runs the server, so not for those who come through a proxy.
pub(crate) async fn metrics(State(service): State<Service>, headers: HeaderMap, extensions: Extensions) -> Response {
    let local = address(service.config(), &headers, &extensions);
    if !local.is_loopback() && !local.is_unspecified() || headers.contains_key("x-forwarded-for") {
        return StatusCode::NOT_FOUND.into_response();
    }
    ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0")], service.metrics().text()).into_response()
}

fn answer(status: StatusCode, value: &impl Serialize) -> Response {
    (status, [(header::CACHE_CONTROL, "no-store")], Json(value)).into_response()
}

fn json(status: StatusCode, text: String) -> Response {
    (status, [(header::CACHE_CONTROL, "no-store"), (header::CONTENT_TYPE, "application/json")], text).into_response()
}

/// What was wrong, as a reason with a sentence in every language.
pub(crate) fn refused(status: StatusCode, no: Refusal) -> Response {
    answer(status, &no)
}

/// The data file fails; whoever runs the server has to look.
pub(crate) fn broken(error: &StoreError) -> Response {
    tracing::error!(%error, "the data file fails");
    refused(StatusCode::SERVICE_UNAVAILABLE, Refusal::new("broken"))
}

#[cfg(test)]
mod tests {
    use super::link;

    #[test]
    fn a_link_leads_to_the_page_of_the_game() {
        for (plays, wanted) in [("super-teams", "http://h/#/room/abc"), ("x-wing", "http://h/x-wing.html#/room/abc")] {
            assert_eq!(link("http://h", plays, "abc"), wanted);
        }
    }
}
