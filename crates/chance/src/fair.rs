//! Shuffles that anybody can check afterwards.
//!
//! Before a game whoever holds the dice shows the [commitment](Secret::commitment) to a secret. Every person at the table
//! then adds a value of their own. The [key] made from the secret and all values decides every draw, so neither side alone
//! decides anything. After the game the secret is shown, and [`check`] draws every card again.
//!
//! The exact bytes are in `docs/fairness.md`.

mod check;
mod hex;
mod key;

pub use check::{Unfair, check};
pub use hex::{Bytes, NotBytes};
pub use key::{Secret, dice, key};

use serde::{Deserialize, Serialize};

/// All that is needed to check the draws of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// What was shown before anybody added a value.
    pub commitment: Bytes,
    /// What it was the commitment to.
    pub secret: Bytes,
    /// What each seat added; bots add nothing.
    pub values: Vec<Option<Bytes>>,
}
