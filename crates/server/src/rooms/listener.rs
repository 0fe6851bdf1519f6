//! Somebody's connection, as a table sees it.

use axum::extract::ws::Utf8Bytes;
use play::Seat;
use room::{LastTold, Visitor};
use room_protocol::{Refusal, ServerMessage};
use serde::Serialize;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::mpsc;

/// A message on its way to a connection.
pub(crate) type Out = Utf8Bytes;

/// A connection.
pub(crate) struct Listener {
    pub number: u64,
    pub visitor: Visitor,
    pub address: IpAddr,
    pub out: Outbox,
    /// The table that was told last, for a listener that wants to be told changes only.
    pub last: Option<LastTold>,
}

/// How many messages may wait for a slow connection before it is closed; it then comes back and is told everything.
const WAITING: usize = 64;
/// How many bytes may wait for it, beside a first message, which may be any length.
const WAITING_BYTES: usize = 96 * 1024;

/// Where a table leaves what it tells a connection.
pub(crate) struct Outbox {
    texts: mpsc::Sender<Out>,
    bytes: Arc<AtomicUsize>,
}

/// Where a connection finds it.
pub(crate) struct Told {
    texts: mpsc::Receiver<Out>,
    bytes: Arc<AtomicUsize>,
}

/// A way from a table to a connection that holds only so much.
pub(crate) fn outbox() -> (Outbox, Told) {
    let (sender, receiver) = mpsc::channel(WAITING);
    let bytes = Arc::new(AtomicUsize::new(0));
    (Outbox { texts: sender, bytes: bytes.clone() }, Told { texts: receiver, bytes })
}

impl Outbox {
    /// Leaves a message; no, if the connection is gone or too much waits for it already.
    pub fn put(&self, text: Out) -> bool {
        let (length, waiting) = (text.len(), self.bytes.load(Ordering::Relaxed));
        if waiting > 0 && waiting + length > WAITING_BYTES {
            return false;
        }
        self.bytes.fetch_add(length, Ordering::Relaxed);
        self.texts.try_send(text).is_ok()
    }
}

impl Told {
    /// The next message; nothing once the table is gone.
    pub async fn next(&mut self) -> Option<Out> {
        let text = self.texts.recv().await?;
        self.bytes.fetch_sub(text.len(), Ordering::Relaxed);
        Some(text)
    }
}

/// Messages made once for everybody who may hear the same.
pub(super) struct Cast<M> {
    made: Vec<Made<M>>,
}

/// The messages for a viewer: as they are, and as texts once somebody wants them.
struct Made<M> {
    you: Option<Seat>,
    told: Vec<M>,
    texts: Option<Vec<Out>>,
}

impl<E: Serialize, R: Serialize, P: Serialize, T: Serialize> Cast<ServerMessage<E, R, P, T>> {
    pub fn new() -> Self {
        Cast { made: Vec::new() }
    }

    /// The messages for a listener, made by `tell` unless they were made before.
    pub fn texts(
        &mut self,
        you: Option<Seat>,
        last: Option<&mut LastTold>,
        tell: impl FnOnce() -> Vec<ServerMessage<E, R, P, T>>,
    ) -> Vec<Out> {
        let found = self.made.iter().position(|made| made.you == you);
        let index = found.unwrap_or_else(|| {
            self.made.push(Made { you, told: tell(), texts: None });
            self.made.len() - 1
        });
        let Made { told, texts, .. } = &mut self.made[index];
        match last {
            None => texts.get_or_insert_with(|| told.iter().map(table_text).collect()).clone(),
            Some(last) => told.iter().map(|message| last_text(last, message)).collect(),
        }
    }
}

/// A message as text for a listener that is told changes only.
pub(super) fn last_text<E: Serialize, R: Serialize, P: Serialize, T: Serialize>(
    last: &mut LastTold,
    message: &ServerMessage<E, R, P, T>,
) -> Out {
    last.tell(message).expect("a message is plain data").into()
}

/// A message about a table as text. Most have one to two thousand bytes, so that place for them is asked for once.
fn table_text(tell: &impl Serialize) -> Out {
    let mut text = Vec::with_capacity(2048);
    serde_json::to_writer(&mut text, tell).expect("a message is plain data");
    text.try_into().expect("JSON is text")
}

/// A message as text.
pub(crate) fn text(tell: &impl Serialize) -> Out {
    serde_json::to_string(tell).expect("a message is plain data").into()
}

/// A message in which no game occurs.
pub(crate) type Plain = ServerMessage<(), (), (), ()>;

/// What a connection is told that speaks too fast or not clearly.
pub(crate) fn refusal(reason: &Refusal) -> Out {
    text(&Plain::No(reason.clone()))
}

/// What everybody is told when a table ends.
pub(crate) fn goodbye() -> Out {
    text(&Plain::Goodbye)
}

/// Whether that is what was told.
pub(crate) fn is_goodbye(told: &Out) -> bool {
    told.as_str() == "\"goodbye\""
}

/// The answer to a ping.
pub(crate) fn pong() -> Out {
    text(&Plain::Pong)
}
