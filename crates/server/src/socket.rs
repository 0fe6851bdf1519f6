//! A connection: what a page says goes to its table, what the table tells goes to the page. The table may be with another server,
//! and may move to a third while the connection stays.

use crate::config::{LARGEST_MESSAGE, Patience};
use crate::limits::{ConnectionPermit, Gate, Open, Speaking, address};
use crate::link::{ENOUGH, Linked};
use crate::reach::{Reached, reach};
use crate::rooms::{Inbox, Listener, Message, Out, Said, Told, Way};
use crate::service::Service;
use crate::trace::Traced;
use crate::visitor::Who;
use crate::{api, rooms, trace, visitor};
use axum::extract::ws::{self, CloseFrame, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use room::{LastTold, Visitor};
use room_protocol::Refusal;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{MissedTickBehavior, interval, timeout};

/// The buffer of a connection. It is cleared before every read, and messages are short.
const READ: usize = 1024;
/// The longest message that can be sent: a whole game, told at once. Nothing else waits there but pongs, which are few.
pub(crate) const LONGEST: usize = 8 * 1024 * 1024;
/// How many unreadable messages close a connection.
const NONSENSE: u32 = 20;
/// How many messages that come too fast close a connection.
const TOO_FAST: u32 = 200;

/// What is asked for by whoever wants to be told changes instead of whole tables.
pub(crate) const CHANGES: &str = "changes";
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
    let (visitor, cookie) = if let Some(visitor) = known(&service, &id, visitor::tokens(&service, headers)).await {
        (visitor, None)
    } else {
        let (visitor, cookie) = visitor::new(&service);
        (visitor, Some(cookie))
    };
    let changes = request.uri().query() == Some(CHANGES);
    let who = Who { visitor, address, changes, sitting: trace::sitting() };
    let reached = match reach(&service, &id, &who).await {
        Ok(reached) => reached,
        Err(none) => return api::no_room(none),
    };
    let held = (extensions.get::<Arc<Open>>().cloned(), permit);
    let side = Side::Edge(id, reached);
    let mut response = sized(upgrade).on_upgrade(move |socket| talk(service, side, who, socket, held));
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response.into_response()
}

/// A connection with bounds for everything that is kept of it.
pub(crate) fn sized(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .read_buffer_size(READ)
        .write_buffer_size(0)
        .max_write_buffer_size(LONGEST)
}

/// Whoever comes with a token that we made, or that has a seat in this room. Tokens that were not signed are older than servers that
/// share rooms.
async fn known(service: &Service, id: &str, tokens: Vec<visitor::Token>) -> Option<Visitor> {
    for token in tokens {
        if token.ours {
            return Some(token.visitor);
        }
        let Ok(Way::Here(inbox)) = service.rooms().find(id).await else { continue };
        let (ask, answer) = oneshot::channel();
        _ = inbox.send(Message::Knows(token.visitor, ask)).await;
        if answer.await.unwrap_or(false) {
            return Some(token.visitor);
        }
    }
    None
}

/// Who is at the other end of a connection.
pub(crate) enum Side {
    /// Somebody who wants to be in a room, wherever it is.
    Edge(String, Reached),
    /// A server that speaks for somebody in a room of ours.
    Link(Inbox),
}

/// How a conversation ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// One of both has enough, or the table has.
    Enough,
    /// The table is not where it was.
    Moved,
}

pub(crate) async fn talk(service: Service, side: Side, who: Who, socket: WebSocket, _held: Held) {
    service.metrics().connections.inc();
    let patience = service.config().patience;
    let (speaking, away) = match side {
        Side::Edge(..) => (service.gate().speaking(), service.rooms().away()),
        Side::Link(_) => (Gate::speaking_elsewhere(), None),
    };
    let sitting = who.sitting;
    let mut talk =
        Talk { socket, address: who.address, patience, speaking, away, nonsense: 0, too_fast: 0, sitting, said: 0 };
    match side {
        Side::Edge(id, reached) => talk.wherever(&service, &id, reached, who).await,
        Side::Link(inbox) => {
            let close = match talk.sit(&service, Reached::Here(inbox), &who).await {
                End::Enough => Some(CloseFrame { code: ENOUGH, reason: "".into() }),
                End::Moved => None,
            };
            if talk.send(ws::Message::Close(close)).await {
                talk.hear_out().await;
            }
        }
    }
    service.metrics().connections.dec();
}

/// Where somebody's words go.
enum Chair {
    /// To a table here, by the number of the connection.
    Here(Inbox, u64),
    /// To another server, by whose node it is.
    There(mpsc::Sender<Out>, i64),
}

/// What somebody says.
enum Words {
    Read(Said),
    /// The owner reads it.
    Unread(Out),
}

impl Chair {
    fn read(&self, text: Out) -> Result<Words, Refusal> {
        match self {
            Chair::Here(inbox, _) => inbox.read(&text).map(Words::Read),
            Chair::There(..) => Ok(Words::Unread(text)),
        }
    }

    /// Says something; no, if nobody hears it.
    async fn say(&self, words: Words, traced: Option<Traced>) -> bool {
        match (self, words) {
            (Chair::Here(inbox, number), Words::Read(say)) => {
                inbox.send(Message::Say { number: *number, say, traced }).await.is_ok()
            }
            (Chair::There(link, node), Words::Unread(text)) => {
                trace::passed_on(traced, *node);
                link.send(text).await.is_ok()
            }
            (Chair::Here(..), Words::Unread(_)) | (Chair::There(..), Words::Read(_)) => false,
        }
    }
}

/// A conversation over a socket.
struct Talk {
    socket: WebSocket,
    address: IpAddr,
    patience: Patience,
    speaking: Speaking,
    /// Whether the shared store does not answer, for those who are to be told.
    away: Option<watch::Receiver<bool>>,
    nonsense: u32,
    too_fast: u32,
    /// As what this sitting is found in logs, and how much was said in it.
    sitting: u64,
    said: u32,
}

/// What to do about what was heard.
enum Heard {
    Nothing,
    Say(Words),
    Answer(Out),
    Enough,
}

impl Talk {
    /// Until one of both has enough, at whichever server the table is.
    async fn wherever(&mut self, service: &Service, id: &str, reached: Reached, mut who: Who) {
        let mut next = Some(reached);
        while let Some(reached) = next.take() {
            if self.sit(service, reached, &who).await == End::Enough {
                break;
            }
            if service.rooms().store.is_shared() {
                who.sitting = trace::sitting();
                next = reach(service, id, &who).await.ok();
            }
            match &next {
                Some(_) => _ = service.metrics().moved.inc(),
                None => _ = self.send(ws::Message::Text(rooms::goodbye())).await,
            }
        }
        self.send(ws::Message::Close(None)).await;
    }

    /// At one table.
    async fn sit(&mut self, service: &Service, reached: Reached, who: &Who) -> End {
        (self.sitting, self.said) = (who.sitting, 0);
        match reached {
            Reached::Here(inbox) => {
                let (out, told) = rooms::outbox();
                let number = service.next_connection();
                let last = who.changes.then(LastTold::default);
                let listener = Listener { number, visitor: who.visitor, address: who.address, out, last };
                if inbox.send(Message::Join(listener)).await.is_err() {
                    return End::Moved;
                }
                let chair = Chair::Here(inbox.clone(), number);
                let end = self.exchange(service, &chair, told).await;
                _ = inbox.send(Message::Part { number }).await;
                end
            }
            Reached::There(Linked { say, told, enough, node }) => {
                let end = self.exchange(service, &Chair::There(say, node), told).await;
                if enough.load(Ordering::Relaxed) { End::Enough } else { end }
            }
        }
    }

    /// Until one of both has enough, or the table is gone.
    async fn exchange(&mut self, service: &Service, chair: &Chair, mut told: Told) -> End {
        let mut asking = interval(self.patience.asking);
        asking.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut stopping = service.rooms().stopping();
        let is_there = matches!(chair, Chair::There(..));
        let mut answered = true;
        loop {
            let message = tokio::select! {
                message = self.socket.recv() => {
                    answered = true;
                    match self.heard(message, service, chair) {
                        Heard::Nothing => continue,
                        Heard::Say(words) => match chair.say(words, trace::heard(self.sitting, self.said)).await {
                            true => continue,
                            false => return End::Moved,
                        },
                        Heard::Answer(text) => ws::Message::Text(text),
                        Heard::Enough => return End::Enough,
                    }
                }
                text = told.next() => match text {
                    Some(text) if rooms::is_goodbye(&text) => return End::Moved,
                    Some(text) => ws::Message::Text(text),
                    None if is_there => return End::Moved,
                    None => return End::Enough,
                },
                () = went_away(self.away.as_mut()) => ws::Message::Text(rooms::refusal(&Refusal::new("store-away"))),
                () = stops(&mut stopping), if is_there => return End::Moved,
                _ = asking.tick() => match std::mem::take(&mut answered) && !service.gate().is_barred(self.address) {
                    true => ws::Message::Ping(Vec::new().into()),
                    false => return End::Enough,
                },
            };
            if !self.send(message).await {
                return End::Enough;
            }
        }
    }

    /// Sends a message; no, if the other side does not take it in time.
    async fn send(&mut self, message: ws::Message) -> bool {
        timeout(self.patience.taking, self.socket.send(message)).await.is_ok_and(|sent| sent.is_ok())
    }

    /// Reads what is still on its way, for a while: a connection that is dropped with words unread is reset, and the other server may then
    /// never read why it was closed.
    async fn hear_out(&mut self) {
        let reading = async { while let Some(Ok(_)) = self.socket.recv().await {} };
        _ = timeout(self.patience.taking, reading).await;
    }

    fn heard(&mut self, message: Option<Result<ws::Message, axum::Error>>, service: &Service, chair: &Chair) -> Heard {
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
        if self.away.as_ref().is_some_and(|away| *away.borrow()) {
            return self.refused(&Refusal::new("store-away"));
        }
        self.said += 1;
        match chair.read(text) {
            Ok(words) => Heard::Say(words),
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

/// Waits until the server is about to stop.
async fn stops(stopping: &mut watch::Receiver<bool>) {
    if stopping.wait_for(|stopping| *stopping).await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// Waits until the shared store does not answer any more.
async fn went_away(away: Option<&mut watch::Receiver<bool>>) {
    let Some(away) = away else { return std::future::pending().await };
    loop {
        if away.changed().await.is_err() {
            return std::future::pending().await;
        }
        if *away.borrow_and_update() {
            return;
        }
    }
}
