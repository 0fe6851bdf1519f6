//! The mobile arc of a ship that was just placed is to be set (XW-X-07).

use super::FrameRules;
use crate::amiss::amiss;
use crate::ids::ShipId;
use crate::input::{self, Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use play::{Need, Seat};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The mobile arc of a ship is to be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Facing {
    /// The ship with the mobile arc.
    pub ship: ShipId,
}

impl FrameRules for Facing {
    fn step(self, _: &mut Turn<'_>) -> bool {
        false
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.ship)
    }

    fn offer(self, _: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        for to in input::Facing::VARIANTS.iter().copied() {
            each(Choice::Face(to));
        }
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Face(to) = choice else { amiss(choice, "is no direction") };
        turn.pop();
        turn.turn_arc(self.ship, to);
    }

    fn name(self, table: Table<'_>) -> String {
        format!("facing {}", table.game.facts(self.ship).name)
    }
}
