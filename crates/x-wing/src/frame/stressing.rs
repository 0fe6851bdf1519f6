//! A ship is about to receive a stress or focus token.

use super::FrameRules;
use crate::card::Token;
use crate::ids::ShipId;
use crate::table::Table;
use crate::turn::Turn;
use play::why;
use serde::{Deserialize, Serialize};

/// A ship is about to receive a token; another may take it for it, or it may be another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stressing {
    /// The ship that would receive the token.
    pub ship: ShipId,
    /// The token.
    pub token: Token,
}

impl FrameRules for Stressing {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        turn.pop();
        if turn.position.open.ship(self.ship).is_in_play() {
            let is_stress = self.token == Token::Stress;
            let why = if is_stress { why!["XW-ABL-01", "XW-STR-01"] } else { why!["XW-ABL-01"] };
            turn.receive(self.ship, self.token, why);
        }
        true
    }

    fn name(self, table: Table<'_>) -> String {
        format!("stressing {}", table.game.facts(self.ship).name)
    }
}
