//! The owner of a ship that was just placed picks the side of a card that changes its pilot skill (XW-Q-66).

use super::FrameRules;
use crate::amiss::amiss;
use crate::dice::Dice;
use crate::happening::Happening;
use crate::ids::{CardId, ShipId, UpgradeId};
use crate::input::{Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat, why};
use serde::{Deserialize, Serialize};

/// The side of a card is to be picked: the first way is its front, the second its back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Siding {
    /// The ship.
    pub ship: ShipId,
    /// The card.
    pub place: UpgradeId,
}

impl Siding {
    fn card(self, table: Table<'_>) -> CardId {
        table.game.facts(self.ship).upgrade_cards[self.place.index()]
    }
}

impl FrameRules for Siding {
    const REFUSAL: Illegal = Illegal::new("XW-Q-66", "no-such-ability");

    fn step(self, _: &mut Turn<'_>) -> bool {
        false
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.ship)
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        let (ship, card, dice) = (self.ship, self.card(table), Dice::NONE);
        (0..2).for_each(|option| each(Choice::Use { ship, card, option, dice }));
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Use { ship, card, option, .. } = choice else { amiss(choice, "is no side") };
        turn.pop();
        let back = option == 1;
        if back {
            turn.position.open.ship_mut(ship).backs.insert(self.place);
        }
        turn.events.happened(Happening::SidePicked { ship, card, back }, why!["XW-Q-66"]);
    }

    fn name(self, table: Table<'_>) -> String {
        format!("side {} {}", table.game.facts(self.ship).name, self.card(table).name())
    }
}
