//! A dial that lies face down is turned outside of planning.

use super::FrameRules;
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// The player of a ship turns its dial, which lies face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Redialing {
    /// The ship.
    pub ship: ShipId,
    /// Whether it has to be turned, to the manoeuvre before the one on it or to the one after; otherwise it may be turned to any.
    pub beside: bool,
}

impl FrameRules for Redialing {
    const REFUSAL: Illegal = Illegal::new("XW-SHIP-03", "not-on-dial");

    fn step(self, turn: &mut Turn<'_>) -> bool {
        let is_there = turn.position.open.dialled.has(self.ship);
        if !is_there {
            turn.pop();
        }
        !is_there
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.ship)
    }

    /// What is on the dial is a secret, so that its neighbours are offered as what they are to it.
    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        if self.beside {
            return (0..2).for_each(|way| each(Choice::Number(way)));
        }
        table.dialable(self.ship).for_each(|entry| each(Choice::Instead(entry.maneuver)));
        each(Choice::Pass);
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        turn.pop();
        if let Choice::Number(way) = choice {
            turn.nudge_dial(self.ship, way == 1);
        }
        if let Choice::Instead(maneuver) = choice {
            turn.dialled(self.ship, maneuver);
        }
    }

    fn name(self, table: Table<'_>) -> String {
        format!("redialing {}", table.game.facts(self.ship).name)
    }
}
