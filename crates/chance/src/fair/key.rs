//! From a secret and the seats' values to dice.

use super::Bytes;
use crate::Dice;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

const COMMITMENT: &[u8] = b"holotable commitment 1";
const KEY: &[u8] = b"holotable key 1";

/// What whoever holds the dice keeps to itself until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(pub Bytes);

impl Secret {
    /// What is shown of it before the game.
    pub fn commitment(self) -> Bytes {
        let mut digest = Sha256::new();
        digest.update(COMMITMENT);
        digest.update(self.0.0);
        Bytes(digest.finalize().into())
    }
}

/// The key of a game's draws.
pub fn key(secret: Secret, values: &[Option<Bytes>]) -> Bytes {
    let mut digest = Sha256::new();
    digest.update(KEY);
    digest.update(secret.0.0);
    for value in values {
        match value {
            Some(value) => {
                digest.update([1]);
                digest.update(value.0);
            }
            None => digest.update([0]),
        }
    }
    Bytes(digest.finalize().into())
}

/// The dice of the draw that becomes entry number `entry` of the game's record, counted from 1. A draw taken back has
/// another number than the one that comes in its place, so it is never dealt again.
pub fn dice(key: Bytes, entry: u32) -> Dice {
    Dice::keyed(key.0, u64::from(entry))
}
