//! A die is turned to the face that was named before the roll.

use super::FrameRules;
use crate::amiss::amiss;
use crate::dice::Dice;
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// The owner of a ship turns a die to the face that was named, before the dice count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Altering {
    /// The ship whose card named it.
    pub by: ShipId,
    /// What was rolled.
    pub dice: Dice,
}

impl FrameRules for Altering {
    const REFUSAL: Illegal = Illegal::new("XW-DICE-02", "not-these-dice");

    /// Waits if several dice could be turned.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let mut faces = turn.table().to_alter(self.dice);
        let (only, second) = (faces.next(), faces.next());
        if second.is_some() {
            return false;
        }
        turn.altered(self.dice, only.expect("a die to turn"));
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.by)
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        table.to_alter(self.dice).for_each(|face| each(Choice::Result(face)));
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Result(face) = choice else { amiss(choice, "is no face") };
        turn.altered(self.dice, face);
    }

    fn name(self, _: Table<'_>) -> String {
        "altering".to_owned()
    }
}
