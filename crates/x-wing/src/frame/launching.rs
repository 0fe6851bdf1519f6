//! A ship launches another that it carries; the owner says how.

use super::FrameRules;
use crate::amiss::amiss;
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// A ship launches another that it carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Launching {
    /// The ship that carries it.
    pub carrier: ShipId,
    /// The ship that is launched.
    pub ship: ShipId,
    /// Whether it deploys, from the rear guides alone (XW-X-69).
    pub deploys: bool,
}

impl FrameRules for Launching {
    const REFUSAL: Illegal = Illegal::new("XW-SHIP-03", "not-on-dial");

    fn step(self, _: &mut Turn<'_>) -> bool {
        false
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.ship)
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        for entry in &table.game.facts(self.ship).dial {
            for ahead in [true, false].into_iter().filter(|ahead| !(*ahead && self.deploys)) {
                each(Choice::Lay { maneuver: entry.maneuver, ahead });
            }
        }
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Lay { maneuver, ahead } = choice else { amiss(choice, "is no manoeuvre") };
        turn.launched(self, (maneuver, ahead));
    }

    fn name(self, table: Table<'_>) -> String {
        format!("launching {}", table.game.facts(self.ship).name)
    }
}
