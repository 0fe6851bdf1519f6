//! A ship came onto an obstacle without a manoeuvre, or an obstacle under a ship: a die is rolled for it (XW-X-03, XW-X-164).

use super::FrameRules;
use super::rules::dice_drawn;
use crate::dice::{Dice, Die};
use crate::ids::ShipId;
use crate::input::{Ask, Draw};
use crate::table::Table;
use crate::turn::Turn;
use play::Need;
use serde::{Deserialize, Serialize};

/// A die is rolled for an obstacle that a ship came onto without a manoeuvre.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hazard {
    /// The ship on it.
    pub ship: ShipId,
    /// The number of the obstacle.
    pub obstacle: u8,
}

impl FrameRules for Hazard {
    fn step(self, _: &mut Turn<'_>) -> bool {
        false
    }

    fn need(self, _: Table<'_>) -> Need<Ask> {
        Need::Chance(Ask::Dice { die: Die::Attack, count: 1 })
    }

    fn drawn(self, turn: &mut Turn<'_>, draw: Draw) {
        dice_drawn(turn, draw);
    }

    fn rolls(self, _: Table<'_>) -> Option<(ShipId, Die)> {
        Some((self.ship, Die::Attack))
    }

    fn rolled(self, turn: &mut Turn<'_>, dice: Dice) {
        turn.pop();
        turn.hazard_strikes(self.ship, self.obstacle, dice);
    }

    fn dice_rule(self, _: Table<'_>) -> &'static str {
        "XW-OBS-04"
    }

    fn name(self, table: Table<'_>) -> String {
        format!("hazard {}", table.game.facts(self.ship).name)
    }
}
