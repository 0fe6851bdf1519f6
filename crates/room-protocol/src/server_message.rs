//! What the server says to a page.

use crate::{Room, Said, Table};
use play::{Illegal, Seat};
use serde::{Deserialize, Serialize};
use super_teams::Setup;

/// One message of the server. `E` is an event as the viewer hears it: [`play::Event`] of [`super_teams::Heard`] where it is
/// written, plain JSON where it is read.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ServerMessage<E> {
    /// Everything, at the beginning of a connection and whenever what was told before no longer holds (a take-back, a
    /// new game).
    All {
        /// The seat of whoever listens; none for a spectator.
        you: Option<Seat>,
        /// The room.
        room: Box<Room>,
        /// The game, once there is one.
        game: Option<Box<Game<E>>>,
        /// The last things said.
        said: Vec<Said>,
    },
    /// The room changed.
    Room(Box<Room>),
    /// Something was played.
    Played {
        /// What happened, as the listener may hear it.
        events: Vec<E>,
        /// The table now.
        table: Box<Table>,
    },
    /// Nothing was played, but a window, a clock or a wish changed.
    Table(Box<Table>),
    /// Somebody said something.
    Said(Said),
    /// What was asked for cannot be done.
    No(Refusal),
    /// The answer to a ping.
    Pong,
    /// The server stops for a moment; connect again.
    Goodbye,
}

/// A game under way or just over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Game<E> {
    /// What was decided before it.
    pub setup: Setup,
    /// All that happened in it, as the listener may hear it, without what was taken back.
    pub history: Vec<E>,
    /// How many of those had happened when the listener last chose something.
    pub since: u32,
    /// The table now.
    pub table: Table,
}

/// A refusal: a rule if one of the game is broken, and a code for the sentence that says why (`room-refused-`,
/// `super-teams-refused-` or `table-refused-` and this code).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refusal {
    /// The rule of the game against it.
    pub rule: Option<String>,
    /// Which sentence explains it.
    pub reason: String,
}

impl Refusal {
    /// A refusal by the room, explained by the sentence `reason`.
    pub fn new(reason: &str) -> Refusal {
        Refusal { rule: None, reason: reason.to_owned() }
    }
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Refusal {
        Refusal { rule: Some(illegal.rule.to_string()), reason: illegal.reason.to_owned() }
    }
}
