//! The attacker, or its own side, chooses the damage card for a ship out of several drawn.

use super::FrameRules;
use super::rules::card_drawn;
use crate::amiss::amiss;
use crate::damage::{DamageCard, DamageCards};
use crate::ids::ShipId;
use crate::input::{Ask, Choice, Draw};
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// The attacker, or its own side, chooses the damage card for a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Picking {
    /// The ship that is dealt the card.
    pub ship: ShipId,
    /// The cards to choose from.
    pub cards: [Option<DamageCard>; DRAWN],
    /// Whether its own side chooses, out of two cards; otherwise the attacker, out of three.
    pub own: bool,
}

/// How many cards are drawn at most to choose one.
const DRAWN: usize = 3;

impl Picking {
    pub(crate) fn new(ship: ShipId, first: DamageCard, own: bool) -> Picking {
        Picking { ship, cards: [Some(first), None, None], own }
    }

    /// How many cards are drawn to choose one.
    pub(crate) fn wanted(self) -> u8 {
        if self.own { 2 } else { DRAWN as u8 }
    }

    /// The cards to choose from.
    pub fn all_drawn(self) -> DamageCards {
        self.cards.into_iter().flatten().fold(DamageCards::NONE, |cards, card| cards.with(card, 1))
    }
}

impl FrameRules for Picking {
    const REFUSAL: Illegal = Illegal::new("XW-ABL-01", "not-this-card");

    /// Waits for the next card, or for the choice between several.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let drawn = self.all_drawn();
        turn.renew_to_pick(self);
        let first = drawn.iter().next().expect("a card was drawn");
        if turn.table().draws_more(self) || drawn.count(first) < drawn.total() {
            return false;
        }
        turn.picked_card(self, first);
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        match table.draws_more(self) {
            true => Need::Chance(Ask::Damage { deck: table.game.deck_of(self.ship) as u8 }),
            false if self.own => table.owner(self.ship),
            false => table.owner(table.open.attack.attacker),
        }
    }

    fn offer(self, _: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        let cards = DamageCard::ALL.into_iter().filter(|card| self.all_drawn().count(*card) > 0);
        cards.for_each(|card| each(Choice::Damage(card)));
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Damage(card) = choice else { amiss(choice, "is no damage card") };
        turn.picked_card(self, card);
    }

    fn drawn(self, turn: &mut Turn<'_>, draw: Draw) {
        let card = card_drawn(draw);
        turn.draw_card(self.ship, card);
        let mut cards = self.cards;
        *cards.iter_mut().find(|place| place.is_none()).expect("room for a card") = Some(card);
        turn.replace(Picking { cards, ..self });
    }

    fn name(self, table: Table<'_>) -> String {
        format!("picking {}", table.game.facts(self.ship).name)
    }
}
