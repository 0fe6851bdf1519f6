//! What can be put into a game: choices of seats, answers of chance, and words of the table.

use crate::Seat;
use serde::{Deserialize, Serialize};

/// One input. A game is its set-up and the inputs since.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Input<C, D> {
    /// A seat chooses.
    Choice {
        /// Who chooses.
        seat: Seat,
        /// The choice.
        choice: C,
    },
    /// Chance answers.
    Draw(D),
    /// Something said at the table that is no move of the game.
    Table(TableInput),
}

/// What belongs to the table and not to the game. Accepted at any time, never listed by
/// [`Game::legal`](crate::Game::legal).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableInput {
    /// This seat gives up (TB-01).
    Concede(Seat),
    /// This seat offers a draw, or agrees to one (TB-02, TB-03).
    OfferDraw(Seat),
    /// This seat turns the standing offers down (TB-04).
    DeclineDraw(Seat),
    /// The host calls time (TB-05).
    TimeUp,
    /// This seat takes back a secret plan that is not revealed yet (TB-07).
    Withdraw(Seat),
}
