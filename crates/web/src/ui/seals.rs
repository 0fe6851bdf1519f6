//! The seals that this browser has seen.

use crate::online::Online;
use crate::seals::{Compared, Seals};
use crate::ui::state::{store, stored};
use chance::fair::{Bytes, Proof};

const SAVED: &str = "holotable-seals";

/// Keeps what the room shows.
pub fn remember(online: &Online, sent: Option<Bytes>) {
    let before = kept();
    let mut seals = before.clone();
    seals.see(&online.room, online.you, sent);
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
