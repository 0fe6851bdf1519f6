//! The table as one pair of eyes sees it.

use play::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use super_teams::{Bonus, Choice, View};

/// What a viewer knows now. Each one sent replaces the one before.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// How many entries the record has; a choice names it, so that nothing old is played by mistake.
    pub at: u32,
    /// The position, as far as this viewer may know it.
    pub view: View,
    /// Whom the game waits for.
    pub waits_for: Option<Seat>,
    /// What this viewer may choose now; empty for everybody else.
    pub offered: Vec<Choice>,
    /// The open reaction window, if there is one.
    pub window: Option<Window>,
    /// Milliseconds left on each seat's clock, if the room has clocks. The one of `waits_for` runs.
    pub clocks: Vec<Option<u32>>,
    /// A take-back that somebody asks for.
    pub asked: Option<Asked>,
    /// Whether this viewer may ask to take back their last decision.
    pub may_take_back: bool,
    /// The bonus cards that this viewer does not want to be asked about.
    pub orders: Vec<Bonus>,
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
