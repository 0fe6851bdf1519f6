//! A bomb strikes ships one by one, in the order of its owner (XW-Q-46).

use super::FrameRules;
use crate::cards::devices::Device;
use crate::ids::{ShipId, ships_in};
use crate::input::{Ask, Choice};
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
    /// The ships that it has still to strike, as a mask.
    pub left: u16,
    /// All that it strikes.
    pub struck: u16,
}

impl Blast {
    fn strike(self, turn: &mut Turn<'_>, ship: ShipId) {
        turn.replace(Blast { left: self.left & !ship.mask(), ..self });
        turn.strike(self.device, ship);
    }
}

impl FrameRules for Blast {
    const REFUSAL: Illegal = Illegal::new("XW-Q-46", "not-this-ship");

    /// Those that are destroyed leave together.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        match self.left.count_ones() {
            0 => {
                turn.pop();
                turn.leave_together(self.struck);
            }
            1 => self.strike(turn, ShipId(self.left.trailing_zeros() as u8)),
            _ => return false,
        }
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.owner)
    }

    fn offer(self, _: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        ships_in(self.left).for_each(|ship| each(Choice::Ship(ship)));
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Ship(ship) = choice else { unreachable!("{choice:?} is no ship") };
        self.strike(turn, ship);
    }

    fn strikes(self) -> u16 {
        self.struck
    }

    fn name(self, _: Table<'_>) -> String {
        format!("blast {}", self.device.name())
    }
}
