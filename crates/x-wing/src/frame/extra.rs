//! A ship may attack outside its opportunity, since an ability grants it.

use super::rules::NOT_NOW;
use super::{ExtraDone, FrameRules, Part};
use crate::ids::{CardId, ShipId};
use crate::input::{Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// An attack outside the opportunity of a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Extra {
    /// The ship that may attack.
    pub ship: ShipId,
    /// The card that grants it.
    pub card: CardId,
    /// Which part of it.
    pub part: Part,
    /// Only at this ship.
    pub target: Option<ShipId>,
}

impl FrameRules for Extra {
    /// Waits if there is an attack to make.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let mut can = false;
        turn.table().each_extra(&self, |_, _, _| can = true);
        if !can {
            turn.decline();
        }
        !can
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.ship)
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        table.each_extra(&self, |weapon, target, obstructed| each(Choice::Attack { weapon, target, obstructed }));
        each(Choice::Pass);
    }

    fn check(self, table: Table<'_>, _: Seat, choice: Choice) -> Result<(), Illegal> {
        if choice == Choice::Pass {
            return Ok(());
        }
        let Choice::Attack { weapon, target, obstructed } = choice else { return Err(NOT_NOW) };
        table.check_extra(&self, (weapon, target, obstructed))
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Attack { weapon, target, obstructed } = choice else { return turn.decline() };
        turn.replace(ExtraDone { ship: self.ship });
        turn.declare_extra(&self, (weapon, target, obstructed));
    }

    fn name(self, table: Table<'_>) -> String {
        format!("extra {}", table.game.facts(self.ship).name)
    }
}
