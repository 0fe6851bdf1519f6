//! Obstacles at the same distance: the owner says which has its effect next (XW-Q-29).

use super::FrameRules;
use crate::amiss::amiss;
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// The owner says which of obstacles at the same distance has its effect next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tied {
    /// The ship that met the obstacles.
    pub ship: ShipId,
    /// How many obstacles had theirs.
    pub done: u8,
}

impl FrameRules for Tied {
    const REFUSAL: Illegal = Illegal::new("XW-OBS-19", "no-such-obstacle");

    fn step(self, _: &mut Turn<'_>) -> bool {
        false
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.ship)
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        table.tied(self.done).for_each(|obstacle| each(Choice::First(obstacle)));
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::First(obstacle) = choice else { amiss(choice, "is no obstacle") };
        turn.pop();
        turn.first_of_tied(self.done, obstacle);
    }

    fn name(self, table: Table<'_>) -> String {
        format!("tie {}", table.game.facts(self.ship).name)
    }
}
