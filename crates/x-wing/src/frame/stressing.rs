//! A ship is about to receive a stress token.

use super::FrameRules;
use crate::card::Token;
use crate::ids::ShipId;
use crate::table::Table;
use crate::turn::Turn;
use play::why;
use serde::{Deserialize, Serialize};

/// A ship is about to receive a stress token; another may take it for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stressing {
    /// The ship that would receive the token.
    pub ship: ShipId,
}

impl FrameRules for Stressing {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        turn.pop();
        if turn.position.open.ship(self.ship).is_in_play() {
            turn.receive(self.ship, Token::Stress, why!["XW-ABL-01", "XW-STR-01"]);
        }
        true
    }

    fn name(self, table: Table<'_>) -> String {
        format!("stressing {}", table.game.facts(self.ship).name)
    }
}
