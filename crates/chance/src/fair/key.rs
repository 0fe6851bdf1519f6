//! From a secret and the seats' values to dice.

use super::{Bytes, Proof};
use crate::Dice;
use play::Seat;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

const COMMITMENT: &[u8] = b"holotable commitment 1";
const VALUE: &[u8] = b"holotable value 1";
const BOT: &[u8] = b"holotable bot 1";
const KEY: &[u8] = b"holotable key 2";
/// Of games in which nobody committed to a value.
const OLDER_KEY: &[u8] = b"holotable key 1";

/// What whoever holds the dice keeps to itself until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(pub Bytes);

impl Secret {
    /// What is shown of it before the game.
    pub fn commitment(self) -> Bytes {
        hash(&[COMMITMENT, &self.0.0])
    }

    /// The value of a seat that whoever holds the secret plays, such as a bot's.
    pub fn value(self, seat: Seat) -> Bytes {
        hash(&[BOT, &self.0.0, &[seat.0]])
    }
}

/// What a person shows of a value before anybody reveals one: it holds for the game whose secret has this commitment, and for this seat.
pub fn value_commitment(commitment: Bytes, seat: Seat, value: Bytes) -> Bytes {
    hash(&[VALUE, &commitment.0, &[seat.0], &value.0])
}

impl Proof {
    /// The key of the game's draws.
    pub fn key(&self) -> Bytes {
        let mut digest = Sha256::new();
        digest.update(if self.commitments.is_some() { KEY } else { OLDER_KEY });
        digest.update(self.secret.0);
        for value in &self.values {
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
}

/// The dice of the draw that becomes entry number `entry` of the game's record, counted from 1. A draw taken back has
/// another number than the one that comes in its place, so it is never dealt again.
pub fn dice(key: Bytes, entry: u32) -> Dice {
    Dice::keyed(key.0, u64::from(entry))
}

fn hash(parts: &[&[u8]]) -> Bytes {
    let mut digest = Sha256::new();
    for part in parts {
        digest.update(part);
    }
    Bytes(digest.finalize().into())
}
