//! What was chosen, or could have been, in words.

use crate::replay::Shown;
use play::{Event, Game, Input, Seat};
use serde_json::json;
use text::Texts;

/// What comes of a choice first, as a sentence; the choice itself if nothing comes of it at once.
pub fn choice<G: Shown>(game: &G, position: &G::Position, seat: Seat, choice: G::Choice, texts: &Texts) -> String {
    let mut position = *position;
    let mut events: Vec<Event<G::Happening>> = Vec::new();
    game.advance(&mut position, &Input::Choice { seat, choice }, &mut events);
    match events.first() {
        Some(event) => texts.event(<G as Game>::NAME, &json!(event)),
        None => json!(choice).to_string(),
    }
}
