//! Somebody's connection, as a table sees it.

use axum::extract::ws::Utf8Bytes;
use play::Seat;
use room::{Heard, Visitor};
use tokio::sync::mpsc;
use wire::{No, Tell};

/// A message on its way to a connection.
pub(crate) type Out = Utf8Bytes;

/// A connection.
pub(crate) struct Listener {
    pub number: u64,
    pub visitor: Visitor,
    pub out: mpsc::Sender<Out>,
}

/// A message made once for everybody who may hear the same.
#[derive(Default)]
pub(super) struct Cast {
    made: Vec<(Option<Seat>, Out)>,
}

impl Cast {
    /// The message for a viewer, made by `tell` unless it was made before.
    pub fn text(&mut self, you: Option<Seat>, tell: impl FnOnce() -> Option<Tell<Heard>>) -> Option<Out> {
        if let Some((_, text)) = self.made.iter().find(|(seat, _)| *seat == you) {
            return Some(text.clone());
        }
        let text = text(&tell()?);
        self.made.push((you, text.clone()));
        Some(text)
    }
}

/// A message as text.
pub(crate) fn text(tell: &Tell<Heard>) -> Out {
    serde_json::to_string(tell).expect("a message is plain data").into()
}

/// What a connection is told that speaks too fast or not clearly.
pub(crate) fn refusal(reason: &No) -> Out {
    text(&Tell::No(reason.clone()))
}

/// The answer to a ping.
pub(crate) fn pong() -> Out {
    text(&Tell::Pong)
}
