//! Unseen damage cards of a ship are turned up; chance names them.

use super::FrameRules;
use super::rules::card_drawn;
use crate::ids::ShipId;
use crate::input::{Ask, Draw};
use crate::table::Table;
use crate::turn::Turn;
use play::Need;
use serde::{Deserialize, Serialize};

/// Unseen damage cards of a ship are turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Exposing {
    /// The ship whose cards are turned up.
    pub ship: ShipId,
    /// How many are left.
    pub count: u8,
}

impl FrameRules for Exposing {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let is_there = turn.position.open.ship(self.ship).is_in_play() && turn.table().unseen(self.ship).is_some();
        let waits = self.count > 0 && is_there;
        if !waits {
            turn.pop();
        }
        !waits
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        let (generation, _) = table.unseen(self.ship).expect("a card to turn up");
        Need::Chance(Ask::Unseen { ship: self.ship, generation, count: 1 })
    }

    fn drawn(self, turn: &mut Turn<'_>, draw: Draw) {
        turn.replace(Exposing { count: self.count - 1, ..self });
        turn.exposed(self.ship, card_drawn(draw));
    }

    fn name(self, table: Table<'_>) -> String {
        format!("exposing {} {}", table.game.facts(self.ship).name, self.count)
    }
}
