//! What a game waits for, and how it ends.

use crate::Seats;
use serde::{Deserialize, Serialize};

/// What must be answered before the game goes on. It depends on open facts only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Need<A> {
    /// Chance has to answer this.
    Chance(A),
    /// Each of these seats has to answer, in any order.
    Seats(Seats),
    /// Nothing: the game is over.
    Over(Outcome),
}

/// The result of a game. Nobody among the winners means a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The seats that won; all of those who share a victory.
    pub winners: Seats,
    /// What ended the game.
    pub how: Ending,
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The game's own rules.
    Played,
    /// A side gave up.
    Conceded,
    /// Everybody agreed on a draw.
    Agreed,
    /// Time was called.
    TimeUp,
}
