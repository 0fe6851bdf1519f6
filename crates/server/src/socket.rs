//! A connection: what a page says goes to its table, what the table tells goes to the page.

use crate::config::LARGEST_MESSAGE;
use crate::limits::{Place, Speaking, address};
use crate::rooms::{Inbox, Listener, Message, NoRoom, Out};
use crate::service::Service;
use crate::{api, rooms, visitor};
use axum::extract::ws::{self, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use room::Visitor;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval};
use wire::{No, Say};

/// How many messages may wait for a slow connection before it is closed; it then comes back and is told everything.
const WAITING: usize = 64;
/// The buffer of a connection. It is cleared before every read, and messages are short.
const READ: usize = 1024;
/// How often a silent connection is asked whether it is still there.
const ASK: Duration = Duration::from_secs(25);
/// How many unreadable messages close a connection.
const NONSENSE: u32 = 20;

/// `GET /api/rooms/{id}/socket`
pub(crate) async fn connect(
    State(service): State<Service>,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
    request: Request,
) -> Response {
    let (headers, extensions) = (request.headers(), request.extensions());
    let Some(place) = service.gate().connect(address(service.config(), headers, extensions)) else {
        return api::refused(StatusCode::TOO_MANY_REQUESTS, No::new("too-many"));
    };
    let inbox = match service.rooms().find(&id).await {
        Ok(inbox) => inbox,
        Err(NoRoom::Refused(no)) => return api::refused(StatusCode::NOT_FOUND, no),
        Err(NoRoom::Store(error)) => return api::broken(&error),
    };
    let known = visitor::know(headers, service.is_secure());
    let upgrade = upgrade
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .read_buffer_size(READ)
        .write_buffer_size(0);
    let who = known.visitor;
    let mut response = upgrade.on_upgrade(move |socket| talk(service, inbox, who, socket, place));
    if let Some(cookie) = known.cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response.into_response()
}

async fn talk(service: Service, inbox: Inbox, visitor: Visitor, mut socket: WebSocket, _place: Place) {
    let (out, mut told) = mpsc::channel(WAITING);
    let number = service.next_connection();
    service.metrics().connections.inc();
    if inbox.send(Message::Join(Listener { number, visitor, out })).await.is_ok() {
        let speaking = service.gate().speaking();
        exchange(&service, &inbox, number, &mut socket, &mut told, &speaking).await;
        _ = inbox.send(Message::Part { number }).await;
    }
    _ = socket.send(ws::Message::Close(None)).await;
    service.metrics().connections.dec();
}

/// Until one of both has enough.
async fn exchange(
    service: &Service,
    inbox: &Inbox,
    number: u64,
    socket: &mut WebSocket,
    told: &mut mpsc::Receiver<Out>,
    speaking: &Speaking,
) {
    let mut asking = interval(ASK);
    asking.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut heard, mut nonsense) = (true, 0);
    loop {
        let answer = tokio::select! {
            message = socket.recv() => {
                heard = true;
                let text = match message {
                    Some(Ok(ws::Message::Text(text))) => text,
                    Some(Ok(ws::Message::Ping(_) | ws::Message::Pong(_))) => continue,
                    Some(Ok(ws::Message::Binary(_))) => "".into(),
                    Some(Ok(ws::Message::Close(_)) | Err(_)) | None => return,
                };
                if speaking.check().is_err() {
                    Some(rooms::refusal(&No::new("too-fast")))
                } else {
                    match serde_json::from_str(&text) {
                        Ok(Say::Ping) => Some(rooms::pong()),
                        Ok(say) => {
                            if inbox.send(Message::Say { number, say }).await.is_err() {
                                return;
                            }
                            None
                        }
                        Err(_) => {
                            service.metrics().broken.inc();
                            nonsense += 1;
                            Some(rooms::refusal(&No::new("unreadable")))
                        }
                    }
                }
            }
            text = told.recv() => match text {
                Some(text) => Some(text),
                None => return,
            },
            _ = asking.tick() => {
                if !std::mem::take(&mut heard) || socket.send(ws::Message::Ping(Vec::new().into())).await.is_err() {
                    return;
                }
                None
            }
        };
        if let Some(text) = answer
            && socket.send(ws::Message::Text(text)).await.is_err()
        {
            return;
        }
        if nonsense >= NONSENSE {
            return;
        }
    }
}
