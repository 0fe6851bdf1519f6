//! A ship met mines: they go off one by one, right after its move (XW-Q-47).

use super::FrameRules;
use crate::ids::ShipId;
use crate::position::{Dropped, TokenId};
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use geometry::Base;
use serde::{Deserialize, Serialize};

/// A ship met mines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mines {
    /// The ship.
    pub ship: ShipId,
    /// Their tokens: of each of the three that a device can have, the places.
    pub met: [Set<u8, u32>; 3],
}

impl FrameRules for Mines {
    /// The next mine goes off, the nearest to where the ship started first; also if the ship is gone by then (XW-Q-70).
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let Mines { ship, met } = self;
        let open = &turn.position.open;
        let start = Base::new(turn.game.facts(ship).pilot.ship.size, open.start);
        let waiting = open.device_tokens().filter(|(mine, _)| met[mine.part as usize].has(mine.place));
        let distance = |(mine, dropped): &(TokenId, &Dropped)| dropped.token(mine.part).distance_to_base(&start);
        let next = waiting.min_by(|one, other| distance(one).total_cmp(&distance(other))).map(|(mine, _)| mine);
        let Some(mine) = next else {
            turn.pop();
            return true;
        };
        let mut left = met;
        left[mine.part as usize].remove(mine.place);
        turn.replace(Mines { ship, met: left });
        turn.would_detonate(mine, Some(ship));
        true
    }

    fn name(self, table: Table<'_>) -> String {
        format!("mines {}", table.game.facts(self.ship).name)
    }
}
