//! What the server says to a page.

use crate::{Change, RoomOf, Said, TableOf};
use play::{BadRoom, Illegal, Seat};
use serde::{Deserialize, Serialize};

/// The messages of a game's server. `E` is an event as the viewer hears it: a [`play::Event`] where it is written, plain JSON where
/// it is read.
pub type ServerMessageOf<G, E> = ServerMessage<E, RoomOf<G>, <G as play::Game>::Setup, TableOf<G>>;

/// One message of the server: `E` is an event as the viewer hears it, `R` the room, `P` the set-up of the game, `T` its table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ServerMessage<E, R, P, T> {
    /// Everything, at the beginning of a connection and whenever what was told before no longer holds (a take-back, a
    /// new game).
    All {
        /// The seat of whoever listens; none for a spectator.
        you: Option<Seat>,
        /// The room.
        room: Box<R>,
        /// The game, once there is one.
        game: Option<Box<Game<E, P, T>>>,
        /// The last things said.
        said: Vec<Said>,
    },
    /// The room changed.
    Room(Box<R>),
    /// Something was played.
    Played {
        /// What happened, as the listener may hear it.
        events: Vec<E>,
        /// The table now.
        table: Box<T>,
    },
    /// What was played, if anything was, and what of the table changed: for whoever asked for that instead of the two others.
    Changed {
        /// What happened, as the listener may hear it.
        events: Vec<E>,
        /// What changed of the table.
        table: Vec<Change>,
    },
    /// Nothing was played, but a window, a clock or a wish changed.
    Table(Box<T>),
    /// Somebody said something.
    Said(Said),
    /// What was asked for cannot be done.
    No(Refusal),
    /// The answer to a ping.
    Pong,
    /// The server stops for a moment; connect again.
    Goodbye,
}

/// The games that are told about.
pub type GameOf<G, E> = Game<E, <G as play::Game>::Setup, TableOf<G>>;

/// A game under way or just over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Game<E, P, T> {
    /// What was decided before it.
    pub setup: P,
    /// All that happened in it, as the listener may hear it, without what was taken back.
    pub history: Vec<E>,
    /// How many of those had happened when the listener last chose something.
    pub since: u32,
    /// The table now.
    pub table: T,
}

/// A refusal: a rule if one of the game is broken, and a code for the sentence that says why (`room-refused-`,
/// `table-refused-`, or the game's name with `-refused-`, and this code).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refusal {
    /// The rule of the game against it.
    pub rule: Option<String>,
    /// Which sentence explains it.
    pub reason: String,
    /// All that is wrong, a sentence each, where one reason is not enough: a squad can break many rules.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<String>,
}

impl Refusal {
    /// A refusal by the room, explained by the sentence `reason`.
    pub fn new(reason: &str) -> Refusal {
        Refusal { rule: None, reason: reason.to_owned(), details: Vec::new() }
    }
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Refusal {
        Refusal { rule: Some(illegal.rule.to_string()), reason: illegal.reason.to_owned(), details: Vec::new() }
    }
}

impl From<BadRoom> for Refusal {
    fn from(bad: BadRoom) -> Refusal {
        Refusal { rule: None, reason: bad.reason.to_owned(), details: bad.details }
    }
}
