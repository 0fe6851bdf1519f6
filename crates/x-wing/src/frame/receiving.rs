//! A ship is dealt a damage card, about which its cards are asked before it has any effect.

use super::FrameRules;
use super::rules::card_drawn;
use crate::damage::{DamageCard, DamageCards};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::input::{Ask, Draw};
use crate::table::Table;
use crate::turn::Turn;
use play::{Need, why};
use serde::{Deserialize, Serialize};

/// A ship is dealt a damage card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Receiving {
    /// The ship.
    pub ship: ShipId,
    /// The card; none if it is dealt face down, and so is still in the deck.
    pub card: Option<DamageCard>,
    /// Whether it is discarded instead.
    pub gone: bool,
    /// Whether it is turned face down without effect.
    pub turned: bool,
}

impl Receiving {
    fn discard(self, turn: &mut Turn<'_>, card: DamageCard) {
        let ship = self.ship;
        let deck = &mut turn.position.open.decks[turn.game.deck_of(ship)];
        deck.discard = deck.discard.with(card, 1);
        let cards = DamageCards::NONE.with(card, 1);
        turn.events.happened(Happening::Wreckage { ship, cards }, why!["XW-ABL-01", "XW-DMG-09"]);
    }
}

impl FrameRules for Receiving {
    /// The card has its effect, or is discarded; one that nobody has seen is named for that.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        if self.gone && self.card.is_none() {
            return false;
        }
        turn.pop();
        match self.card {
            Some(card) if self.gone => self.discard(turn, card),
            Some(card) if self.turned => turn.lies_turned(self.ship, card),
            Some(card) => turn.takes_effect(self.ship, card),
            None => turn.lies_unseen(self.ship, why!["XW-DMG-04", "XW-DMG-05"]),
        }
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        Need::Chance(Ask::Damage { deck: table.game.deck_of(self.ship) as u8 })
    }

    fn drawn(self, turn: &mut Turn<'_>, draw: Draw) {
        turn.pop();
        let card = card_drawn(draw);
        turn.draw_card(self.ship, card);
        self.discard(turn, card);
    }

    fn name(self, table: Table<'_>) -> String {
        format!("receiving {}", table.game.facts(self.ship).name)
    }
}
