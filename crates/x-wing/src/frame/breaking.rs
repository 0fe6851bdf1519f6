//! An obstacle is broken up: each ship at Range 1 of it rolls a die, then it leaves the table (XW-X-166).

use super::rules::NOT_NOW;
use super::{FrameRules, Scorched};
use crate::amiss::amiss;
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// An obstacle is broken up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Breaking {
    /// The ship whose card does it.
    pub ship: ShipId,
    /// Which, by its number; none as long as it is not chosen.
    pub obstacle: Option<u8>,
    /// The ships that have still to roll.
    pub left: Set<ShipId>,
    /// All that roll.
    pub struck: Set<ShipId>,
}

impl Breaking {
    fn begin(self, turn: &mut Turn<'_>, obstacle: u8) {
        let struck = turn.table().near_obstacle(obstacle);
        turn.replace(Breaking { obstacle: Some(obstacle), left: struck, struck, ..self });
    }

    fn strike(self, turn: &mut Turn<'_>, ship: ShipId) {
        turn.replace(Breaking { left: self.left.without(ship), ..self });
        turn.push(Scorched { ship, count: 1 });
    }
}

impl FrameRules for Breaking {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let Some(obstacle) = self.obstacle else {
            let breakable = turn.table().breakable(self.ship);
            let only = breakable.iter().next().filter(|_| breakable.len() == 1);
            if let Some(obstacle) = only {
                self.begin(turn, obstacle);
            }
            return only.is_some();
        };
        match (self.left.only(), self.left.is_empty()) {
            (Some(ship), _) => self.strike(turn, ship),
            (None, true) => {
                turn.pop();
                turn.break_up(obstacle);
                turn.leave_together(self.struck);
            }
            (None, false) => return false,
        }
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.ship)
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        match self.obstacle {
            None => table.breakable(self.ship).iter().for_each(|obstacle| each(Choice::First(obstacle))),
            Some(_) => self.left.iter().for_each(|ship| each(Choice::Ship(ship))),
        }
    }

    fn check(self, table: Table<'_>, _: Seat, choice: Choice) -> Result<(), Illegal> {
        match (self.obstacle, choice) {
            (None, Choice::First(obstacle)) => match table.breakable(self.ship).has(obstacle) {
                true => Ok(()),
                false => Err(Illegal::new("XW-X-166", "no-such-obstacle")),
            },
            (Some(_), Choice::Ship(ship)) if self.left.has(ship) => Ok(()),
            _ => Err(NOT_NOW),
        }
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        if let Choice::First(obstacle) = choice {
            return self.begin(turn, obstacle);
        }
        let Choice::Ship(ship) = choice else { amiss(choice, "is no ship") };
        self.strike(turn, ship);
    }

    fn strikes(self) -> Set<ShipId> {
        self.struck
    }

    fn name(self, table: Table<'_>) -> String {
        format!("breaking {}", table.game.facts(self.ship).name)
    }
}
