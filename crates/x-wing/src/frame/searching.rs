//! Who assigned a condition may search a damage card for it.

use super::FrameRules;
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// A damage card may be searched for the condition of a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Searching {
    /// The ship with the condition.
    pub ship: ShipId,
    /// The ship that assigned it, whose owner searches.
    pub by: ShipId,
}

impl FrameRules for Searching {
    const REFUSAL: Illegal = Illegal::new("XW-ABL-01", "not-this-card");

    /// Waits if there is something to find; a condition without a card goes.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let nothing = turn.table().to_search(self.ship).next().is_none();
        if nothing {
            turn.pop();
            turn.searched(self.ship, None);
        }
        nothing
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.by)
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        table.to_search(self.ship).for_each(|card| each(Choice::Damage(card)));
        each(Choice::Pass);
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        turn.pop();
        let found = if let Choice::Damage(card) = choice { Some(card) } else { None };
        turn.searched(self.ship, found);
    }

    fn name(self, table: Table<'_>) -> String {
        format!("searching {}", table.game.facts(self.ship).name)
    }
}
