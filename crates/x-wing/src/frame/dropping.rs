//! The owner says how a ship drops a device, or where one lies that is put down without a template (XW-BMB-03).

use super::FrameRules;
use super::rules::NOT_NOW;
use crate::amiss::amiss;
use crate::cards::devices::Device;
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use play::{Chance, Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// A ship drops a device; its owner says how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dropping {
    /// The ship that drops the device.
    pub ship: ShipId,
    /// What it drops.
    pub device: Device,
    /// Whether it would be dropped as its own card says, so that it may be launched.
    pub launches: bool,
    /// Whether it is dropped ahead of the ship in any case.
    pub only_ahead: bool,
    /// Where it may be put down without a template.
    pub freely: Option<Freely>,
}

/// Where a device may be put down without a template.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Freely {
    /// Touching the ship, instead of being dropped.
    Touching,
    /// Beyond Range 3 of enemies, and not otherwise.
    Away,
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
        table.drops(self).for_each(|(maneuver, ahead)| each(Choice::Lay { maneuver, ahead }));
        table.each_put(self, |pose| each(Choice::Put(pose)));
    }

    fn check(self, table: Table<'_>, _: Seat, choice: Choice) -> Result<(), Illegal> {
        if let Choice::Put(pose) = choice {
            return table.check_put(self, pose);
        }
        let Choice::Lay { maneuver, ahead } = choice else { return Err(NOT_NOW) };
        match table.drops(self).any(|known| known == (maneuver, ahead)) {
            true => Ok(()),
            false => Err(Self::REFUSAL),
        }
    }

    fn is_continuous(self, _: Table<'_>) -> bool {
        self.freely.is_some()
    }

    fn sample(self, table: Table<'_>, _: Seat, chance: &mut impl Chance) -> Option<Choice> {
        table.any_put(self, chance).map(Choice::Put)
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        turn.pop();
        if let Choice::Put(pose) = choice {
            return turn.put_device(self, pose);
        }
        let Choice::Lay { maneuver, ahead } = choice else { amiss(choice, "is no template") };
        turn.drop_device(self.ship, self.device, (maneuver, ahead));
    }

    fn name(self, table: Table<'_>) -> String {
        format!("dropping {} {}", table.game.facts(self.ship).name, self.device.name())
    }
}
