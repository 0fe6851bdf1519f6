//! A ship has a target lock too many; its owner says which goes (XW-TL-07).

use super::FrameRules;
use crate::amiss::amiss;
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// A ship has a target lock too many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Releasing {
    /// The ship that has a target lock too many.
    pub ship: ShipId,
    /// The ship that it has just locked on to, which stays locked.
    pub kept: ShipId,
}

impl FrameRules for Releasing {
    const REFUSAL: Illegal = Illegal::new("XW-TL-07", "not-this-ship");

    /// Waits unless a jam token has taken a lock already.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let is_done = turn.position.open.ship(self.ship).locks.len() <= 2;
        if is_done {
            turn.pop();
        }
        is_done
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.ship)
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        let others = table.open.ship(self.ship).locks.without(self.kept);
        others.iter().for_each(|target| each(Choice::Ship(target)));
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Ship(target) = choice else { amiss(choice, "is no ship") };
        turn.pop();
        turn.unlock(self.ship, target);
    }

    fn name(self, table: Table<'_>) -> String {
        format!("releasing {}", table.game.facts(self.ship).name)
    }
}
