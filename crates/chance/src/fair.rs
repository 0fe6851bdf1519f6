//! Shuffles that anybody can check afterwards.
//!
//! Before a game whoever holds the dice shows the [commitment](Secret::commitment) to a secret. Then every person at the table shows
//! the [commitment](value_commitment) to a value of their own, and when all have, they reveal the values. The [key](Proof::key) made from
//! the secret and all values decides every draw, so neither side alone decides anything, and nobody chooses a value knowing another. After
//! the game the secret is shown, and [`check`] checks all of it and draws every card again.
//!
//! The exact bytes are in `docs/fairness.md`.

mod check;
mod hex;
mod key;

pub use check::{Unfair, check};
pub use hex::{Bytes, NotBytes};
pub use key::{Secret, dice, value_commitment};

use serde::{Deserialize, Serialize};

/// All that is needed to check the draws of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// What was shown before anybody added a value.
    pub commitment: Bytes,
    /// What it was the commitment to.
    pub secret: Bytes,
    /// What each seat committed to before any value was revealed; nothing for a seat that whoever holds the secret plays. There were no
    /// such commitments in earlier games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitments: Option<Vec<Option<Bytes>>>,
    /// What each seat added; in earlier games bots added nothing.
    pub values: Vec<Option<Bytes>>,
}
