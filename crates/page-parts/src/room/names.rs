//! What this browser knows of its person: what they want to be called, and where they have a seat.

use crate::Words;
use crate::avatar::signed;
use crate::browser::{forget, store, stored};

const NAME: &str = "holotable-name";

/// What this person wants to be called online, as said the last time.
pub fn nickname() -> String {
    stored(NAME).unwrap_or_default()
}

/// Remembers what this person wants to be called.
pub fn keep_nickname(name: &str) {
    store(NAME, name.trim());
}

/// What somebody who wrote this name is called, with the picture before it; whoever gives none is a pilot.
pub fn called(words: Words, name: &str) -> String {
    match name.trim() {
        "" => signed(&words.say("online-guest")),
        name => signed(name),
    }
}

/// The room where this person has a seat in a game, as far as the page knows.
pub fn last_room(game: &str) -> Option<String> {
    stored(&key(game)).filter(|id| !id.is_empty() && id.chars().all(|sign| sign.is_ascii_alphanumeric()))
}

/// Remembers the room where this person has a seat; none if they left it.
pub fn keep_room(game: &str, id: Option<&str>) {
    match id {
        Some(id) => store(&key(game), id),
        None => forget(&key(game)),
    }
}

fn key(game: &str) -> String {
    format!("holotable-room-{game}")
}
