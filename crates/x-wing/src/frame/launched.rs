//! A ship was launched, and has flown its manoeuvre.

use super::{Acting, FrameRules, Interrupted};
use crate::ids::ShipId;
use crate::table::Table;
use crate::turn::Turn;
use serde::{Deserialize, Serialize};

/// A ship was launched, and has flown its manoeuvre.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Launched {
    /// The ship that was launched.
    pub ship: ShipId,
    /// The manoeuvre that it was launched during, as it was.
    pub during: Interrupted,
}

impl FrameRules for Launched {
    /// The ship may perform an action, unless it met an obstacle or a ship.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        turn.pop();
        turn.position.open.flight.resume(self.during);
        let state = turn.position.open.ship(self.ship);
        let is_free = !state.overlapped && !state.scraped && !turn.table().overlaps_obstacle(self.ship, None);
        if state.is_in_play() && is_free {
            turn.push(Acting::new(self.ship, None));
        }
        true
    }

    fn name(self, table: Table<'_>) -> String {
        format!("launched {}", table.game.facts(self.ship).name)
    }
}
