//! A ship rolls attack dice because of a card, and suffers what they show.

use super::FrameRules;
use super::rules::dice_drawn;
use crate::dice::{Dice, Die};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::input::{Ask, Draw};
use crate::table::Table;
use crate::turn::Turn;
use play::{Need, why};
use serde::{Deserialize, Serialize};

/// A ship rolls attack dice because of a card, and suffers what they show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scorched {
    /// The ship that rolls.
    pub ship: ShipId,
    /// How many dice it rolls.
    pub count: u8,
}

impl FrameRules for Scorched {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let is_gone = !turn.position.open.ship(self.ship).is_in_play();
        if is_gone {
            turn.pop();
        }
        is_gone
    }

    fn need(self, _: Table<'_>) -> Need<Ask> {
        Need::Chance(Ask::Dice { die: Die::Attack, count: self.count })
    }

    fn drawn(self, turn: &mut Turn<'_>, draw: Draw) {
        dice_drawn(turn, draw);
    }

    fn rolls(self, _: Table<'_>) -> Option<(ShipId, Die)> {
        Some((self.ship, Die::Attack))
    }

    fn rolled(self, turn: &mut Turn<'_>, dice: Dice) {
        turn.pop();
        let what = Happening::Rolled { ship: self.ship, die: Die::Attack, dice };
        turn.events.happened(what, why!["XW-ABL-01", "XW-RES-10"]);
        turn.suffer(self.ship, dice.hit, dice.critical);
    }

    fn dice_rule(self, _: Table<'_>) -> &'static str {
        "XW-ABL-01"
    }

    fn name(self, table: Table<'_>) -> String {
        format!("scorched {}", table.game.facts(self.ship).name)
    }
}
