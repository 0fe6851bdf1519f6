//! The owner chooses how far a Tallon Roll slides (XW-Q-12).

use super::FrameRules;
use super::rules::NOT_NOW;
use crate::amiss::amiss;
use crate::chance::share;
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use geometry::{Intervals, Refusal, execute_along, tallon_slide_limit, tallon_slides_along};
use play::{Chance, Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// A Tallon Roll is executed; how far it slides is to be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sliding {
    /// The ship that rolls.
    pub ship: ShipId,
}

impl Sliding {
    fn slides(self, table: Table<'_>) -> Intervals {
        tallon_slides_along(table.base(self.ship), table.open.flight.laid(), table.others(self.ship).as_slice())
    }
}

impl FrameRules for Sliding {
    fn step(self, _: &mut Turn<'_>) -> bool {
        false
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.ship)
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        let limit = tallon_slide_limit(table.game.facts(self.ship).pilot.ship.size);
        self.slides(table).candidates(limit).into_iter().for_each(|slide| each(Choice::Slide(slide)));
    }

    fn check(self, table: Table<'_>, _: Seat, choice: Choice) -> Result<(), Illegal> {
        let Choice::Slide(slide) = choice else { return Err(NOT_NOW) };
        let others = table.others(self.ship);
        match execute_along(table.base(self.ship), table.open.flight.laid(), slide, others.as_slice()) {
            Ok(_) => Ok(()),
            Err(Refusal::OutOfReach { .. }) => Err(Illegal::new("XW-BRG-13", "beyond-template")),
            Err(_) => Err(Illegal::new("XW-BRG-16", "onto-a-ship")),
        }
    }

    fn is_continuous(self, _: Table<'_>) -> bool {
        true
    }

    fn sample(self, table: Table<'_>, _: Seat, chance: &mut impl Chance) -> Option<Choice> {
        Some(Choice::Slide(self.slides(table).sample(share(chance)).expect("a slide that is free")))
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Slide(slide) = choice else { amiss(choice, "is no slide") };
        turn.pop();
        turn.execute(self.ship, slide);
    }

    fn name(self, table: Table<'_>) -> String {
        format!("slide {}", table.game.facts(self.ship).name)
    }
}
