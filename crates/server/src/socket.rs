//! A connection: what a page says goes to its table, what the table tells goes to the page.

use crate::config::{LARGEST_MESSAGE, Patience};
use crate::limits::{ConnectionPermit, Open, Speaking, address};
use crate::rooms::{Inbox, Listener, Message, Out, Said, Told};
use crate::service::Service;
use crate::{api, rooms, visitor};
use axum::extract::ws::{self, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use room::{LastTold, Visitor};
use room_protocol::Refusal;
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::oneshot;
use tokio::time::{MissedTickBehavior, interval, timeout};

/// The buffer of a connection. It is cleared before every read, and messages are short.
const READ: usize = 1024;
/// The longest message that can be sent: a whole game, told at once. Nothing else waits there but pongs, which are few.
const WRITE: usize = 8 * 1024 * 1024;
/// How many unreadable messages close a connection.
const NONSENSE: u32 = 20;
/// How many messages that come too fast close a connection.
const TOO_FAST: u32 = 200;

/// What is asked for by whoever wants to be told changes instead of whole tables.
const CHANGES: &str = "changes";
/// What is answered without troubling the table.
const PING: &str = "\"ping\"";

/// What a connection holds as long as it is open.
type Held = (Option<Arc<Open>>, Option<ConnectionPermit>);

/// `GET /api/rooms/{id}/socket`
pub(crate) async fn connect(
    State(service): State<Service>,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
    request: Request,
) -> Response {
    let (headers, extensions) = (request.headers(), request.extensions());
    let address = address(service.config(), headers, extensions);
    let permit = match service.config().behind_proxy {
        true => service.gate().connect(address).map(Some),
        false => Some(None),
    };
    let Some(permit) = permit else { return api::refused(StatusCode::TOO_MANY_REQUESTS, Refusal::new("too-many")) };
    let inbox = match service.rooms().find(&id).await {
        Ok(inbox) => inbox,
        Err(none) => return api::no_room(none),
    };
    let (who, cookie) = if let Some(visitor) = known(&inbox, visitor::tokens(&service, headers)).await {
        (visitor, None)
    } else {
        let (visitor, cookie) = visitor::new(&service);
        (visitor, Some(cookie))
    };
    let held = (extensions.get::<Arc<Open>>().cloned(), permit);
    let upgrade = upgrade
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .read_buffer_size(READ)
        .write_buffer_size(0)
        .max_write_buffer_size(WRITE);
    let changes = request.uri().query() == Some(CHANGES);
    let who = Who { visitor: who, address, last: changes.then(LastTold::default) };
    let mut response = upgrade.on_upgrade(move |socket| talk(service, inbox, who, socket, held));
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response.into_response()
}

/// Whoever comes with a token that we made, or that has a seat in this room.
async fn known(inbox: &Inbox, tokens: Vec<visitor::Token>) -> Option<Visitor> {
    for token in tokens {
        if token.ours {
            return Some(token.visitor);
        }
        let (ask, answer) = oneshot::channel();
        _ = inbox.send(Message::Knows(token.visitor, ask)).await;
        if answer.await.unwrap_or(false) {
            return Some(token.visitor);
        }
    }
    None
}

/// Who is connected, and whether they are told changes only.
struct Who {
    visitor: Visitor,
    address: IpAddr,
    last: Option<LastTold>,
}

async fn talk(service: Service, inbox: Inbox, who: Who, socket: WebSocket, _held: Held) {
    let Who { visitor, address, last } = who;
    let (out, told) = rooms::outbox();
    let number = service.next_connection();
    service.metrics().connections.inc();
    let patience = service.config().patience;
    let mut talk = Talk { socket, address, patience, speaking: service.gate().speaking(), nonsense: 0, too_fast: 0 };
    if inbox.send(Message::Join(Listener { number, visitor, address, out, last })).await.is_ok() {
        talk.exchange(&service, &inbox, number, told).await;
        _ = inbox.send(Message::Part { number }).await;
    }
    talk.send(ws::Message::Close(None)).await;
    service.metrics().connections.dec();
}

/// A conversation over a socket.
struct Talk {
    socket: WebSocket,
    address: IpAddr,
    patience: Patience,
    speaking: Speaking,
    nonsense: u32,
    too_fast: u32,
}

/// What to do about what was heard.
enum Heard {
    Nothing,
    Say(Said),
    Answer(Out),
    Enough,
}

impl Talk {
    /// Until one of both has enough.
    async fn exchange(&mut self, service: &Service, inbox: &Inbox, number: u64, mut told: Told) {
        let mut asking = interval(self.patience.asking);
        asking.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut answered = true;
        loop {
            let message = tokio::select! {
                message = self.socket.recv() => {
                    answered = true;
                    match self.heard(message, service, inbox) {
                        Heard::Nothing => continue,
                        Heard::Say(say) => match inbox.send(Message::Say { number, say }).await {
                            Ok(()) => continue,
                            Err(_) => return,
                        },
                        Heard::Answer(text) => ws::Message::Text(text),
                        Heard::Enough => return,
                    }
                }
                text = told.next() => match text {
                    Some(text) => ws::Message::Text(text),
                    None => return,
                },
                _ = asking.tick() => match std::mem::take(&mut answered) && !service.gate().is_barred(self.address) {
                    true => ws::Message::Ping(Vec::new().into()),
                    false => return,
                },
            };
            if !self.send(message).await {
                return;
            }
        }
    }

    /// Sends a message; no, if the other side does not take it in time.
    async fn send(&mut self, message: ws::Message) -> bool {
        timeout(self.patience.taking, self.socket.send(message)).await.is_ok_and(|sent| sent.is_ok())
    }

    fn heard(&mut self, message: Option<Result<ws::Message, axum::Error>>, service: &Service, inbox: &Inbox) -> Heard {
        let slow = self.speaking.check().is_ok();
        let text = match message {
            Some(Ok(ws::Message::Text(text))) => text,
            Some(Ok(ws::Message::Binary(_))) => "".into(),
            // Each ping leaves a pong to be sent, so one who asks too often is not answered but sent away.
            Some(Ok(ws::Message::Ping(_) | ws::Message::Pong(_))) if slow => return Heard::Nothing,
            Some(Ok(ws::Message::Ping(_) | ws::Message::Pong(_) | ws::Message::Close(_)) | Err(_)) | None => {
                return Heard::Enough;
            }
        };
        if !slow {
            self.too_fast += 1;
            return self.refused(&Refusal::new("too-fast"));
        }
        if text.trim() == PING {
            return Heard::Answer(rooms::pong());
        }
        match inbox.read(&text) {
            Ok(said) => Heard::Say(said),
            Err(refusal) => {
                service.metrics().broken.inc();
                self.nonsense += 1;
                self.refused(&refusal)
            }
        }
    }

    fn refused(&self, refusal: &Refusal) -> Heard {
        match self.nonsense > NONSENSE || self.too_fast > TOO_FAST {
            true => Heard::Enough,
            false => Heard::Answer(rooms::refusal(refusal)),
        }
    }
}
