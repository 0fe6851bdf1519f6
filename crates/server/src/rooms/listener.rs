//! Somebody's connection, as a table sees it.

use axum::extract::ws::Utf8Bytes;
use play::Seat;
use room::{Heard, Visitor};
use room_protocol::{Refusal, ServerMessage};
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

/// A message made once for everybody who may hear the same.
#[derive(Default)]
pub(super) struct Cast {
    made: Vec<(Option<Seat>, Out)>,
}

impl Cast {
    /// The message for a viewer, made by `tell` unless it was made before.
    pub fn text(&mut self, you: Option<Seat>, tell: impl FnOnce() -> Option<ServerMessage<Heard>>) -> Option<Out> {
        if let Some((_, text)) = self.made.iter().find(|(seat, _)| *seat == you) {
            return Some(text.clone());
        }
        let text = text(&tell()?);
        self.made.push((you, text.clone()));
        Some(text)
    }
}

/// A message as text.
pub(crate) fn text(tell: &ServerMessage<Heard>) -> Out {
    serde_json::to_string(tell).expect("a message is plain data").into()
}

/// What a connection is told that speaks too fast or not clearly.
pub(crate) fn refusal(reason: &Refusal) -> Out {
    text(&ServerMessage::No(reason.clone()))
}

/// The answer to a ping.
pub(crate) fn pong() -> Out {
    text(&ServerMessage::Pong)
}
