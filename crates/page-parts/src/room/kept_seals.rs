//! The seals that this browser has seen.

use crate::browser::{store, stored};
use crate::json;
use crate::online::{Online, OnlineGame};
use crate::seals::{Compared, Seals};
use chance::fair::{Bytes, Proof};

const SAVED: &str = "holotable-seals";

/// Keeps what the room shows.
pub fn remember<G: OnlineGame>(online: &Online<G>) {
    change(|seals| seals.see(&online.room, online.you));
}

/// Keeps the value that we reveal, and what everybody has committed to by then.
pub fn promise<G: OnlineGame>(online: &Online<G>, value: Bytes) {
    change(|seals| seals.reveal(&online.room, value));
}

fn change(how: impl FnOnce(&mut Seals)) {
    let before = kept();
    let mut seals = before.clone();
    how(&mut seals);
    if let (true, Ok(text)) = (seals != before, serde_json::to_string(&seals)) {
        store(SAVED, &text);
    }
}

/// Compares the proof of a game with what was shown here before it.
pub fn compare(game: &str, proof: &Proof) -> Compared {
    kept().compare(game, proof)
}

fn kept() -> Seals {
    stored(SAVED).and_then(|kept| json::read(&kept).ok()).unwrap_or_default()
}
