//! What a page says to the server.

use crate::{Options, Phrase};
use chance::fair::Bytes;
use play::{RoomGame, Seat};
use serde::{Deserialize, Serialize};

/// The messages of a game's page.
pub type ClientMessageOf<G> = ClientMessage<
    <G as play::Game>::Choice,
    <G as RoomGame>::Options,
    <G as RoomGame>::Order,
    <G as RoomGame>::Brought,
>;

/// One message of a page: `C` are the choices of the game, `R` what the host decides about it, `O` what one may not want to be asked
/// about, `B` what players bring. The server knows by the connection who speaks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage<C, R, O, B> {
    /// Sits down at a free seat before a game or after one, or changes the name at one's own.
    Sit {
        /// Which.
        seat: Seat,
        /// Under which name.
        name: String,
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
    #[serde(bound(deserialize = "R: serde::de::DeserializeOwned + Default"))]
    Options(Options<R>),
    /// Brings something to one's own seat before a game, such as a squad.
    Bring(B),
    /// The host begins; every seat must be taken. First everybody is asked for a commitment, then for the value.
    Start,
    /// Commits to a value, one's own addition to the shuffle, when the room asks for it (`chance::fair::value_commitment`).
    Commit(Bytes),
    /// Reveals that value, 32 random bytes, when everybody has committed and the room asks for it.
    Reveal(Bytes),
    /// A choice, made at the table as it was at entry `at`.
    Choose {
        /// The entry.
        at: u32,
        /// The choice.
        choice: C,
    },
    /// "Wait, I have a card!"
    Wait {
        /// The entry.
        at: u32,
    },
    /// "Don't ask me for these."
    Orders(Vec<O>),
    /// Takes back the plan to which one has committed oneself, while others still plan (TB-07).
    Withdraw,
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
    Rematch,
    /// "Not yet": answers a wish for another game or a pause, or takes one's own wish back.
    NotYet,
    /// Wants the game to pause; it does when every person who plays and is there wants it.
    Pause,
    /// Wants to go on after a pause; the game does when every person who plays wants it.
    Resume,
    /// Are you there?
    Ping,
}
