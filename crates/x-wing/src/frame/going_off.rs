//! A bomb or a mine is about to go off; cards may keep it from that (XW-X-157).

use super::FrameRules;
use crate::ids::ShipId;
use crate::position::TokenId;
use crate::table::Table;
use crate::turn::Turn;
use serde::{Deserialize, Serialize};

/// A bomb or a mine is about to go off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GoingOff {
    /// Its token.
    pub token: TokenId,
    /// The ship that a mine goes off under; none for a bomb.
    pub under: Option<ShipId>,
    /// Whether a card keeps it from going off.
    pub kept: bool,
}

impl FrameRules for GoingOff {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        turn.pop();
        match self.under {
            _ if self.kept => {}
            Some(ship) => turn.set_off(self.token, ship),
            None => turn.detonate(self.token.place),
        }
        true
    }

    fn name(self, table: Table<'_>) -> String {
        let dropped = table.open.device(self.token.place);
        format!("going-off {}", dropped.map_or("", |dropped| dropped.device.name()))
    }
}
