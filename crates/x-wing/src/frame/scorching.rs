//! A ship suffers what dice show that were rolled for it (XW-BMB-20).

use super::FrameRules;
use crate::dice::{Dice, Pool};
use crate::ids::ShipId;
use crate::table::Table;
use crate::turn::Turn;
use serde::{Deserialize, Serialize};

/// A ship suffers what dice show, once cards had their say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scorching {
    /// The ship.
    pub ship: ShipId,
    /// Dice that may still be rerolled.
    pub dice: Dice,
    /// Dice that were rerolled.
    pub rerolled: Dice,
    /// Whether critical hits are damage like hits.
    pub plain: bool,
}

impl Scorching {
    /// The dice at hand.
    pub(crate) fn pool(&self) -> Pool {
        Pool { fresh: self.dice, rerolled: self.rerolled, fixed: Dice::NONE }
    }
}

impl FrameRules for Scorching {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let Scorching { ship, plain, .. } = self;
        let dice = self.dice.plus(self.rerolled);
        turn.pop();
        match plain {
            true => turn.suffer(ship, dice.hit + dice.critical, 0),
            false => turn.suffer(ship, dice.hit, dice.critical),
        }
        true
    }

    fn name(self, table: Table<'_>) -> String {
        format!("scorching {}", table.game.facts(self.ship).name)
    }
}
