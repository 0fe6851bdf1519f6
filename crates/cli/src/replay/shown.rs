//! What a game adds to being told.

use super::Replay;
use play::{Event, Game, Step, Viewer};
use serde_json::{Value, json};
use text::Texts;

/// A game that can be told.
pub trait Shown: Game {
    /// The texts with the names of this game's things.
    fn names(&self, texts: Texts) -> Texts {
        texts
    }

    /// The id of the message that this game has in place of a usual one.
    fn words(id: &'static str) -> &'static str {
        id
    }

    /// Sentences about who plays with what on which board.
    fn introduce(&self, texts: &Texts) -> Vec<String>;

    /// What an event begins.
    fn begins(event: &Value) -> Begins;

    /// What everybody sees of a position, as JSON from which `Texts::phase` makes a sentence.
    fn open(&self, position: &Self::Position) -> Value;

    /// Where everything stands: sentences, then lines that draw it.
    fn picture(&self, position: &Self::Position, texts: &Texts) -> Vec<String>;

    /// Who holds what, as far as the viewer may know it; nobody named knows all.
    fn hands(&self, position: &Self::Position, viewer: Option<Viewer>, texts: &Texts) -> Vec<String>;

    /// A drawing of a position, and of what happened just before it; nothing if the game has none.
    fn svg(&self, _: &Self::Position, _before: &[Event<Self::Happening>], _: &Texts) -> Option<String> {
        None
    }
}

/// What an event begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begins {
    Nothing,
    Round,
    /// The turn of this seat.
    Turn(u8),
}

impl<G: Game> Replay<G> {
    /// Everything that happened up to an entry and was not taken back, the oldest first.
    pub fn before(&self, at: u32) -> Vec<Event<G::Happening>> {
        let mut numbers = Vec::new();
        let mut next = at;
        while let Some(index) = next.checked_sub(1) {
            match self.session.entries()[index as usize].step {
                Step::TakeBack(to) => next = to,
                Step::Input(_) => {
                    numbers.push(index as usize);
                    next = index;
                }
            }
        }
        numbers.iter().rev().flat_map(|index| self.events[*index].iter().cloned()).collect()
    }

    /// What happened in an entry, as far as the viewer may know it; nobody named knows all. Nothing happened at the start.
    pub fn heard(&self, number: u32, viewer: Option<Viewer>) -> Vec<Value> {
        let Some(events) = number.checked_sub(1).and_then(|index| self.events.get(index as usize)) else {
            return Vec::new();
        };
        let game = self.session.game();
        let heard = events.iter().filter_map(|event| match viewer {
            None => Some(json!(event)),
            Some(viewer) => game.hear(&event.what, viewer).map(|what| json!(Event { what, why: event.why })),
        });
        heard.collect()
    }
}
