//! A ship is dealt damage cards face up, shields or not (XW-DMG-16).

use super::FrameRules;
use super::rules::card_drawn;
use crate::ids::ShipId;
use crate::input::{Ask, Draw};
use crate::table::Table;
use crate::turn::Turn;
use play::Need;
use serde::{Deserialize, Serialize};

/// A ship is dealt damage cards face up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dealing {
    /// The ship that is dealt the cards.
    pub ship: ShipId,
    /// How many are left.
    pub count: u8,
}

impl Dealing {
    /// What is left to deal after one card.
    pub(crate) fn less(self) -> Dealing {
        Dealing { count: self.count - 1, ..self }
    }
}

impl FrameRules for Dealing {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let ship = self.ship;
        if self.count == 0 || !turn.position.open.ship(ship).is_in_play() {
            turn.pop();
            turn.check_destroyed(ship);
            return true;
        }
        let deck = turn.game.deck_of(ship);
        if turn.position.open.decks[deck].left > 0 || turn.renew(deck) {
            return false;
        }
        turn.replace(self.less());
        turn.mark(ship);
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        Need::Chance(Ask::Damage { deck: table.game.deck_of(self.ship) as u8 })
    }

    fn drawn(self, turn: &mut Turn<'_>, draw: Draw) {
        turn.dealt(self.ship, card_drawn(draw));
    }

    fn name(self, table: Table<'_>) -> String {
        format!("dealing {} {}", table.game.facts(self.ship).name, self.count)
    }
}
