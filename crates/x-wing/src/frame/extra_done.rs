//! An attack outside the opportunity is over; the one before it is remembered again.

use super::FrameRules;
use crate::ids::ShipId;
use crate::table::Table;
use crate::turn::Turn;
use serde::{Deserialize, Serialize};

/// An attack outside the opportunity of a ship is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExtraDone {
    /// The ship that attacked.
    pub ship: ShipId,
}

impl FrameRules for ExtraDone {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        turn.pop();
        if let Some(outer) = turn.position.open.before.pop() {
            turn.position.open.attack = outer;
        }
        true
    }

    fn name(self, table: Table<'_>) -> String {
        format!("extra-done {}", table.game.facts(self.ship).name)
    }
}
