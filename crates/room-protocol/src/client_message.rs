//! What a page says to the server.

use crate::{Options, Phrase};
use chance::fair::Bytes;
use play::Seat;
use serde::{Deserialize, Serialize};
use super_teams::{Bonus, Choice};

/// One message of a page. The server knows by the connection who speaks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Sits down at a free seat before a game or after one, or changes the name at one's own.
    Sit {
        /// Which.
        seat: Seat,
        /// Under which name.
        name: String,
        /// One's own addition to the shuffle: 32 random bytes.
        value: Bytes,
    },
    /// Leaves the seat. During a game a bot stands in.
    Leave,
    /// The host seats a bot, or with no name frees the seat of one.
    Bot {
        /// Where.
        seat: Seat,
        /// Which.
        bot: Option<String>,
    },
    /// The host changes what was decided, before the game.
    Options(Options),
    /// The host begins; every seat must be taken.
    Start,
    /// A choice, made at the table as it was at entry `at`.
    Choose {
        /// The entry.
        at: u32,
        /// The choice.
        choice: Choice,
    },
    /// "Wait, I have a card!"
    Wait {
        /// The entry.
        at: u32,
    },
    /// "Don't ask me for these."
    Orders(Vec<Bonus>),
    /// Asks everybody to take back one's last decision.
    TakeBack,
    /// Answers such a wish.
    Agree(bool),
    /// A bot shall play for somebody who has been away for long.
    StandIn(Seat),
    /// Takes one's own seat back from the bot.
    Return,
    /// A phrase for everybody.
    Phrase(Phrase),
    /// Gives up (TB-01).
    Concede,
    /// Offers a draw, or agrees to one (TB-02).
    OfferDraw,
    /// Turns a draw down (TB-04).
    DeclineDraw,
    /// Wants another game; it begins when every seat is taken and every person who is there wants it.
    Rematch {
        /// One's addition to the next shuffle.
        value: Bytes,
    },
    /// "Not yet": answers a wish for another game or a pause, or takes one's own wish back.
    NotYet,
    /// Wants the game to pause; it does when every person who plays and is there wants it.
    Pause,
    /// Wants to go on after a pause; the game does when every person who plays wants it.
    Resume,
    /// Are you there?
    Ping,
}
