//! The seals that this browser has seen.

use crate::online::Online;
use crate::seals::{Compared, Seals};
use crate::ui::state::{store, stored};
use chance::fair::{Bytes, Proof};

const SAVED: &str = "holotable-seals";

/// Keeps what the room shows.
pub fn remember(online: &Online) {
    change(|seals| seals.see(&online.room, online.you));
}

/// Keeps the value that we reveal, and what everybody has committed to by then.
pub fn promise(online: &Online, value: Bytes) {
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
    stored(SAVED).and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or_default()
}
