//! Why a set-up cannot be played.

use crate::ids::MOST_SHIPS;
use crate::mission::BadMission;
use crate::position::{MOST_DROPPED, MOST_LASTING, MOST_LIMITS};
use crate::squad::BadSquad;
use crate::waiting::MOST_WAITING;

/// Why a set-up cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetup {
    /// A squad is not legal.
    #[error("squad {side}: {fault}")]
    Squad {
        /// Which squad, from 0.
        side: usize,
        /// What is wrong with it.
        fault: BadSquad,
    },
    /// More ships than a position holds.
    #[error("{0} ships; a game holds {MOST_SHIPS} at most")]
    Ships(usize),
    /// More abilities at one moment than a window remembers.
    #[error("{0} abilities of cards wait for one moment; a window holds {MOST_WAITING} of a player at most")]
    Abilities(usize),
    /// More abilities with a limit than a position remembers.
    #[error("the cards of both squads have {0} abilities with a limit of uses; a game remembers {MOST_LIMITS} at most")]
    Limits(usize),
    /// More lasting effects than a position holds.
    #[error("the cards of both squads can have {0} effects that last at a time; a game holds {MOST_LASTING} at most")]
    Lasting(usize),
    /// More bombs, mines and tokens of cargo than a table holds.
    #[error(
        "both squads can have {0} bombs, mines and tokens of cargo on the table at a time; a game holds {MOST_DROPPED} at most"
    )]
    Devices(usize),
    /// More obstacles than a table holds.
    #[error("{0} obstacles to place; exactly six, or none, are placed (XW-SETUP-08)")]
    Obstacles(usize),
    /// A name that two ships have.
    #[error("two ships are called `{0}` (XW-ID-02)")]
    Names(String),
    /// A name that cannot be written in a line.
    #[error("a ship's name is one word of letters, digits, - and _, not `{0}`")]
    Name(String),
    /// A seat on both sides, or a seat without a ship.
    #[error("seat {0} has no ships or ships of both sides; every seat commands ships of one side (XW-TEAM-05)")]
    Seat(u8),
    /// Sides of very different size.
    #[error("{0} and {1} players; the sides are to be as even as possible (XW-TEAM-02)")]
    Uneven(usize, usize),
    /// A mission that cannot be played.
    #[error(transparent)]
    Mission(#[from] BadMission),
    /// A limit of no rounds.
    #[error("a limit of 0 rounds is no game (XW-LIMIT-04)")]
    NoRounds,
}
