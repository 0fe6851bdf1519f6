//! A ship met mines: they go off one by one, right after its move (XW-Q-47).

use super::FrameRules;
use crate::ids::ShipId;
use crate::position::Dropped;
use crate::table::Table;
use crate::turn::Turn;
use geometry::Base;
use serde::{Deserialize, Serialize};

/// A ship met mines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mines {
    /// The ship.
    pub ship: ShipId,
    /// Their places on the table, as a mask.
    pub met: u16,
}

impl FrameRules for Mines {
    /// The next mine goes off, the nearest to where the ship started first.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let Mines { ship, met } = self;
        let open = &turn.position.open;
        let start = Base::new(turn.game.facts(ship).pilot.ship.size, open.start);
        let waiting = open.devices_on_table().filter(|(place, _)| met >> place & 1 == 1);
        let distance = |dropped: &Dropped| dropped.token().distance_to_base(&start);
        let next = waiting.min_by(|one, other| distance(one.1).total_cmp(&distance(other.1))).map(|(place, _)| place);
        let Some(place) = next.filter(|_| open.ship(ship).is_in_play()) else {
            turn.pop();
            return true;
        };
        turn.replace(Mines { ship, met: met & !(1 << place) });
        turn.set_off(place, ship);
        true
    }

    fn name(self, table: Table<'_>) -> String {
        format!("mines {}", table.game.facts(self.ship).name)
    }
}
