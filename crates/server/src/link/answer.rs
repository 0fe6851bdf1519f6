//! The owner's side: another server brings somebody.

use super::{NODE, SOMEBODY_ELSE, who};
use crate::api;
use crate::rooms::{Message, Way};
use crate::service::Service;
use crate::socket::{self, Side};
use axum::Router;
use axum::extract::ws::{self, WebSocketUpgrade};
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::serve::ListenerExt;
use room_protocol::Refusal;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

/// Answers other servers until it is dropped.
pub(crate) async fn answer(service: Service) {
    let Some(listener) = service.take_internal() else { return };
    let listener = match TcpListener::from_std(listener) {
        Ok(listener) => listener.tap_io(|stream| _ = stream.set_nodelay(true)),
        Err(error) => {
            tracing::error!(%error, "other servers cannot be heard");
            return;
        }
    };
    let routes = Router::new()
        .route("/rooms/{id}/socket", get(join))
        .route("/rooms/{id}", get(look))
        .layer(from_fn_with_state(service.clone(), check))
        .with_state(service);
    if let Err(error) = axum::serve(listener, routes).await {
        tracing::error!(%error, "other servers are not heard any more");
    }
}

/// Only those who share the store may ask, and only for whom we are.
async fn check(State(service): State<Service>, request: Request, next: Next) -> Response {
    let key = text(request.headers(), &header::AUTHORIZATION);
    if !key.is_some_and(|key| service.tokens().is_link(key)) {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    let node: Option<i64> = text(request.headers(), &NODE).and_then(|node| node.parse().ok());
    match node.is_some() && node == service.rooms().store.node() {
        true => next.run(request).await,
        false => StatusCode::from_u16(SOMEBODY_ELSE).unwrap_or(StatusCode::GONE).into_response(),
    }
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

/// Somebody sits down over there.
async fn join(
    State(service): State<Service>,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
    request: Request,
) -> Response {
    let changes = request.uri().query() == Some(socket::CHANGES);
    let Some(who) = who(request.headers(), changes) else { return StatusCode::BAD_REQUEST.into_response() };
    let inbox = match service.rooms().find(&id).await {
        Ok(Way::Here(inbox)) => inbox,
        Ok(Way::There(_)) => return api::refused(StatusCode::SERVICE_UNAVAILABLE, Refusal::new("elsewhere")),
        Err(none) => return api::no_room(none),
    };
    socket::sized(upgrade).on_upgrade(move |socket| socket::talk(service, Side::Link(inbox), who, socket, (None, None)))
}

/// Somebody wants to see a room: one message.
async fn look(State(service): State<Service>, Path(id): Path<String>, upgrade: WebSocketUpgrade) -> Response {
    let inbox = match service.rooms().find(&id).await {
        Ok(Way::Here(inbox)) => inbox,
        Ok(Way::There(_)) => return api::refused(StatusCode::SERVICE_UNAVAILABLE, Refusal::new("elsewhere")),
        Err(none) => return api::no_room(none),
    };
    upgrade.on_upgrade(async move |mut socket| {
        let (ask, shown) = oneshot::channel();
        _ = inbox.send(Message::Look(ask)).await;
        if let Ok(room) = shown.await {
            _ = socket.send(ws::Message::Text(room)).await;
        }
    })
}
