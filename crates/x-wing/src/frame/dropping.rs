//! The owner says how a ship drops a device (XW-BMB-03).

use super::FrameRules;
use crate::cards::devices::Device;
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// A ship drops a device; its owner says how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dropping {
    /// The ship that drops the device.
    pub ship: ShipId,
    /// What it drops.
    pub device: Device,
}

impl FrameRules for Dropping {
    const REFUSAL: Illegal = Illegal::new("XW-BMB-03", "no-such-template");

    fn step(self, _: &mut Turn<'_>) -> bool {
        false
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.ship)
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        table.drops(self.ship).for_each(|(maneuver, ahead)| each(Choice::Lay { maneuver, ahead }));
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Lay { maneuver, ahead } = choice else { unreachable!("{choice:?} is no template") };
        turn.pop();
        turn.drop_device(self.ship, self.device, (maneuver, ahead));
    }

    fn name(self, table: Table<'_>) -> String {
        format!("dropping {} {}", table.game.facts(self.ship).name, self.device.name())
    }
}
