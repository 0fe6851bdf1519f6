//! A ship may acquire a target lock without an action (XW-TL-11).

use super::FrameRules;
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// A ship may acquire a target lock without an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Locking {
    /// The ship that may lock on.
    pub ship: ShipId,
    /// The one ship that it may lock on to; none if it may choose.
    pub only: Option<ShipId>,
}

impl Locking {
    fn targets(self, table: Table<'_>) -> Set<ShipId> {
        match self.only {
            Some(target) if table.can_lock(self.ship, target) => Set::one(target),
            Some(_) => Set::NONE,
            None => table.lockable(self.ship),
        }
    }
}

impl FrameRules for Locking {
    const REFUSAL: Illegal = Illegal::new("XW-TL-01", "out-of-range");

    /// Waits if there is a ship to lock on to.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let can = turn.position.open.ship(self.ship).is_in_play() && !self.targets(turn.table()).is_empty();
        if !can {
            turn.pop();
        }
        !can
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.ship)
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        self.targets(table).iter().for_each(|target| each(Choice::Ship(target)));
        each(Choice::Pass);
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        turn.pop();
        if let Choice::Ship(target) = choice {
            turn.lock(self.ship, target);
        }
    }

    fn name(self, table: Table<'_>) -> String {
        format!("locking {}", table.game.facts(self.ship).name)
    }
}
