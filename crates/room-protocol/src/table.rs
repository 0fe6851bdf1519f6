//! The table as one pair of eyes sees it.

use crate::waits_for;
use play::{Outcome, RoomGame, Seat, Seats};
use serde::{Deserialize, Serialize};

/// The tables of a game.
pub type TableOf<G> = Table<<G as play::Game>::View, <G as play::Game>::Choice, <G as RoomGame>::Order>;

/// What a viewer knows now: `V` is a view of the game, `C` a choice, `O` what one may not want to be asked about. Each one sent
/// replaces the one before.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Table<V, C, O> {
    /// How many entries the record has; a choice names it, so that nothing old is played by mistake.
    pub at: u32,
    /// The position, as far as this viewer may know it.
    pub view: V,
    /// Whom the game waits for: nobody, a seat, or a list of those who answer at the same time.
    #[serde(with = "waits_for")]
    pub waits_for: Seats,
    /// What this viewer may choose now; empty for everybody else.
    pub offered: Vec<C>,
    /// The open reaction window, if there is one.
    pub window: Option<Window>,
    /// Milliseconds left on each seat's clock, if the room has clocks. Those of `waits_for` run.
    pub clocks: Vec<Option<u32>>,
    /// Milliseconds until time is called, if the room has a limit. They pass while nothing pauses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit_ms: Option<u32>,
    /// A take-back that somebody asks for.
    pub asked: Option<Asked>,
    /// Whether this viewer may ask to take back their last decision.
    pub may_take_back: bool,
    /// What this viewer does not want to be asked about.
    pub orders: Vec<O>,
    /// The result, once there is one.
    pub outcome: Option<Outcome>,
}

/// A pause in which anybody may say "Wait, I have a card!". It is as long whoever holds what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Window {
    /// How long the pause is in all, in milliseconds.
    pub total_ms: u32,
    /// How much of it is left.
    pub left_ms: u32,
    /// Whether it runs; it stands while somebody who tapped decides.
    pub runs: bool,
    /// Who tapped.
    pub tapped: Vec<Seat>,
}

/// A wish to take back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Asked {
    /// Who asks.
    pub by: Seat,
    /// Who has agreed; when every other person has, it happens.
    pub agreed: Vec<Seat>,
}
