//! A bomb strikes ships one by one, in the order of its owner (XW-Q-46).

use super::FrameRules;
use crate::amiss::amiss;
use crate::cards::devices::Device;
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// A bomb strikes ships one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Blast {
    /// What went off.
    pub device: Device,
    /// The ship that dropped it.
    pub owner: ShipId,
    /// The ships that it has still to strike.
    pub left: Set<ShipId>,
    /// All that it strikes.
    pub struck: Set<ShipId>,
}

impl Blast {
    fn strike(self, turn: &mut Turn<'_>, ship: ShipId) {
        turn.replace(Blast { left: self.left.without(ship), ..self });
        turn.strike((self.device, self.owner), ship);
    }
}

impl FrameRules for Blast {
    const REFUSAL: Illegal = Illegal::new("XW-Q-46", "not-this-ship");

    /// Those that are destroyed leave together.
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
        table.owner(self.owner)
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

    fn name(self, _: Table<'_>) -> String {
        format!("blast {}", self.device.name())
    }
}
