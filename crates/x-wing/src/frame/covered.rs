//! Cargo was dropped onto ships: each suffers it, one after the other (XW-X-164).

use super::FrameRules;
use crate::amiss::amiss;
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat, why};
use serde::{Deserialize, Serialize};

/// Cargo was dropped onto ships.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Covered {
    /// The ship that dropped it; its owner says in which order the others suffer it.
    pub ship: ShipId,
    /// The number of the token among the obstacles.
    pub obstacle: u8,
    /// The ships that have still to suffer it.
    pub left: Set<ShipId>,
    /// All that suffer it.
    pub struck: Set<ShipId>,
}

impl Covered {
    fn strike(self, turn: &mut Turn<'_>, ship: ShipId) {
        turn.replace(Covered { left: self.left.without(ship), ..self });
        turn.suffer_obstacle((ship, self.obstacle), why!["XW-X-164"]);
    }
}

impl FrameRules for Covered {
    const REFUSAL: Illegal = Illegal::new("XW-X-164", "not-this-ship");

    fn step(self, turn: &mut Turn<'_>) -> bool {
        match (self.left.only(), self.left.is_empty()) {
            (Some(ship), _) => self.strike(turn, ship),
            (None, true) => {
                turn.pop();
                turn.leave_together(self.struck);
            }
            (None, false) => return false,
        }
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.ship)
    }

    fn offer(self, _: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        self.left.iter().for_each(|ship| each(Choice::Ship(ship)));
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Ship(ship) = choice else { amiss(choice, "is no ship") };
        self.strike(turn, ship);
    }

    fn strikes(self) -> Set<ShipId> {
        self.struck
    }

    fn name(self, table: Table<'_>) -> String {
        format!("covered {}", table.game.facts(self.ship).name)
    }
}
