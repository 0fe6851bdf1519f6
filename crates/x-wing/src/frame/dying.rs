//! A ship would be destroyed; cards that can be used then are asked first.

use super::FrameRules;
use crate::ids::ShipId;
use crate::table::Table;
use crate::turn::Turn;
use serde::{Deserialize, Serialize};

/// A ship would be destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dying {
    /// The ship that would be destroyed.
    pub ship: ShipId,
}

impl FrameRules for Dying {
    /// The cards were asked; the ship is destroyed now, unless one of them saved it.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        turn.pop();
        turn.check_destroyed(self.ship);
        true
    }

    fn name(self, table: Table<'_>) -> String {
        format!("dying {}", table.game.facts(self.ship).name)
    }
}
