//! The die of a side decides who decides about initiative (XW-INIT-02).

use super::{FrameRules, Initiative};
use crate::amiss::amiss;
use crate::dice::{Die, Face};
use crate::happening::Happening;
use crate::ids::Team;
use crate::input::{Ask, Draw};
use crate::table::Table;
use crate::turn::Turn;
use play::{Need, why};
use serde::{Deserialize, Serialize};

/// A side rolls for initiative.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InitiativeRoll {
    /// The side that rolls.
    pub side: Team,
}

impl FrameRules for InitiativeRoll {
    fn step(self, _: &mut Turn<'_>) -> bool {
        false
    }

    fn need(self, _: Table<'_>) -> Need<Ask> {
        Need::Chance(Ask::Dice { die: Die::Attack, count: 1 })
    }

    fn drawn(self, turn: &mut Turn<'_>, draw: Draw) {
        let Draw::Dice(dice) = draw else { amiss(draw, "is no roll") };
        let ship = turn.game.leader(self.side);
        turn.events.happened(Happening::Rolled { ship, die: Die::Attack, dice }, why!["XW-INIT-02"]);
        let wins = dice.count(Face::Hit) + dice.count(Face::Critical) > 0;
        turn.replace(Initiative { side: if wins { self.side } else { self.side.other() } });
    }

    fn dice_rule(self, _: Table<'_>) -> &'static str {
        "XW-INIT-02"
    }

    fn name(self, _: Table<'_>) -> String {
        "initiative".to_owned()
    }
}
