//! A ship loses an upgrade; its owner may give up an ordnance token on it instead (XW-X-108).

use super::FrameRules;
use crate::dice::Dice;
use crate::ids::{ShipId, UpgradeId};
use crate::input::{Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// A ship loses an upgrade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Forfeiting {
    /// The ship.
    pub ship: ShipId,
    /// The upgrade that it loses.
    pub upgrade: UpgradeId,
}

impl Forfeiting {
    fn as_choice(self, table: Table<'_>, option: u8) -> Choice {
        let card = table.game.facts(self.ship).upgrade_cards[self.upgrade.index()];
        Choice::Use { ship: self.ship, card, option, dice: Dice::NONE }
    }
}

impl FrameRules for Forfeiting {
    const REFUSAL: Illegal = Illegal::new("XW-X-108", "no-such-ability");

    /// Waits if there is a token to give up.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let has_token = turn.position.open.ship(self.ship).ordnance[0].has(self.upgrade);
        if !has_token {
            turn.pop();
            turn.discard(self.ship, self.upgrade);
        }
        !has_token
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.ship)
    }

    /// The card goes, or the token.
    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        (0..2).for_each(|option| each(self.as_choice(table, option)));
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let is_token = choice == self.as_choice(turn.table(), 1);
        turn.pop();
        match is_token {
            true => turn.spend_ordnance((self.ship, self.upgrade)),
            false => turn.discard(self.ship, self.upgrade),
        }
    }

    fn name(self, table: Table<'_>) -> String {
        format!("forfeiting {}", table.game.facts(self.ship).name)
    }
}
