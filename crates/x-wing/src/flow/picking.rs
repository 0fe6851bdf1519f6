//! Damage cards that somebody chooses, and those that are turned up later.

use crate::card::Adjust;
use crate::damage::{DamageCard, DamageCards, Trait};
use crate::frame::Frame;
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::position::{Assigned, Open, Position};
use crate::setup::XWing;
use play::{Sink, why};

/// How many cards are drawn to choose one.
const DRAWN: u8 = 3;

impl XWing {
    /// Whether the attacker chooses the card that the ship is dealt face up.
    pub(crate) fn picks_damage(&self, open: &Open, ship: ShipId) -> bool {
        let attack = &open.attack;
        attack.defender == ship && self.is_attack(open) && self.has(open, attack.attacker, Adjust::PicksDamage)
    }

    /// Whether another card is to be drawn before one is chosen.
    pub(crate) fn draws_more(&self, open: &Open, ship: ShipId, drawn: DamageCards) -> bool {
        drawn.total() < DRAWN && open.decks[self.deck_of(ship)].left > 0
    }

    /// Waits for the next card, or for the choice between several.
    pub(crate) fn step_picking(
        &self,
        position: &mut Position,
        (ship, drawn): (ShipId, DamageCards),
        events: &mut impl Sink<Happening>,
    ) -> bool {
        let deck = self.deck_of(ship);
        if drawn.total() < DRAWN && position.open.decks[deck].left == 0 {
            self.renew(&mut position.open, deck, events);
        }
        let first = drawn.iter().next().expect("a card was drawn");
        if self.draws_more(&position.open, ship, drawn) || drawn.count(first) < drawn.total() {
            return false;
        }
        self.picked_card(position, (ship, drawn), first, events);
        true
    }

    /// The attacker has chosen a card; the others are discarded.
    pub(crate) fn picked_card(
        &self,
        position: &mut Position,
        (ship, drawn): (ShipId, DamageCards),
        card: DamageCard,
        events: &mut impl Sink<Happening>,
    ) {
        let others = drawn.without(card);
        let deck = &mut position.open.decks[self.deck_of(ship)];
        deck.discard = deck.discard.plus(others);
        events.happened(Happening::Picked { ship, card, cards: others }, why!["XW-ABL-01", "XW-DMG-09"]);
        position.open.stack.pop();
        self.deal(position, card, events);
    }

    /// Waits until chance has named the next card that is turned up.
    pub(crate) fn step_exposing(&self, position: &mut Position, ship: ShipId, count: u8) -> bool {
        let open = &position.open;
        if count > 0 && open.ship(ship).is_in_play() && self.unseen(open, ship).is_some() {
            return false;
        }
        position.open.stack.pop();
        true
    }

    /// An unseen card of a ship is turned face up and takes effect.
    pub(crate) fn exposed(
        &self,
        position: &mut Position,
        (ship, count): (ShipId, u8),
        card: DamageCard,
        events: &mut impl Sink<Happening>,
    ) {
        let (generation, _) = self.unseen(&position.open, ship).expect("a card to turn up");
        *position.open.stack.top_mut() = Frame::Exposing(ship, count - 1);
        let deck = &mut position.open.decks[self.deck_of(ship)];
        deck.unseen[generation as usize] = deck.unseen[generation as usize].without(card);
        position.open.ship_mut(ship).face_down[generation as usize] -= 1;
        events.happened(Happening::TurnedUp { ship, card }, why!["XW-ABL-01", "XW-CRIT-02"]);
        self.comes_face_up(position, ship, card);
    }

    /// Whether a damage card lies on a condition of the ship, for the critical damage of an attack.
    pub(crate) fn is_dealt_held_card(&self, open: &Open, ship: ShipId) -> bool {
        open.conditions_of(ship).any(|assigned| assigned.holds.is_some())
            && open.attack.defender == ship
            && self.is_attack(open)
            && self.has(open, ship, Adjust::DealtHeldCard)
    }

    /// The damage card on a condition is dealt, and the condition goes.
    pub(crate) fn deal_held_card(&self, position: &mut Position, ship: ShipId, events: &mut impl Sink<Happening>) {
        let held = position.open.conditions_of(ship).find_map(|assigned| Some((assigned.card, assigned.holds?)));
        let (condition, card) = held.expect("a card that is held");
        self.hold(&mut position.open, ship, None);
        self.take_condition(position, ship, condition, events);
        self.turn_up(position, ship, card, events);
    }

    fn hold(&self, open: &mut Open, ship: ShipId, card: Option<DamageCard>) {
        let mine = open.conditions.iter_mut().flatten().filter(|assigned| assigned.ship == ship);
        mine.for_each(|assigned| assigned.holds = card);
    }

    /// The damage cards about pilots that a search can find: a card that nobody has seen yet may be in the deck, so it is
    /// found there.
    pub(crate) fn to_search(&self, open: &Open, ship: ShipId) -> impl Iterator<Item = DamageCard> {
        let deck = open.decks[self.deck_of(ship)];
        let cards = DamageCard::ALL.into_iter().filter(|card| card.concerns() == Trait::Pilot);
        cards.filter(move |card| deck.left > 0 && deck.unseen[0].count(*card) > 0)
    }

    /// Waits if there is something to find; a condition without a card goes.
    pub(crate) fn step_searching(
        &self,
        position: &mut Position,
        ship: ShipId,
        events: &mut impl Sink<Happening>,
    ) -> bool {
        if self.to_search(&position.open, ship).next().is_some() {
            return false;
        }
        self.searched(position, ship, None, events);
        true
    }

    /// Somebody has searched the deck.
    pub(crate) fn searched(
        &self,
        position: &mut Position,
        ship: ShipId,
        card: Option<DamageCard>,
        events: &mut impl Sink<Happening>,
    ) {
        position.open.stack.pop();
        let Some(card) = card else {
            let condition = position.open.conditions_of(ship).find(|assigned| {
                assigned.card.card().adjusts.contains(&Adjust::DealtHeldCard) && assigned.holds.is_none()
            });
            if let Some(condition) = condition.map(|assigned| assigned.card) {
                self.take_condition(position, ship, condition, events);
            }
            return;
        };
        self.draw_card(&mut position.open, ship, card);
        let holder = |assigned: &&mut Assigned| {
            assigned.ship == ship && assigned.card.card().adjusts.contains(&Adjust::DealtHeldCard)
        };
        let list = &mut position.open.conditions;
        list.iter_mut().flatten().filter(holder).for_each(|assigned| assigned.holds = Some(card));
        events.happened(Happening::Searched { ship, card }, why!["XW-ABL-01", "XW-X-09"]);
    }

    /// A ship that is gone has no conditions any more; damage cards on them are discarded.
    pub(crate) fn clear_conditions(&self, open: &mut Open, ship: ShipId) {
        let deck = self.deck_of(ship);
        for place in &mut open.conditions {
            if let Some(assigned) = place.filter(|assigned| assigned.ship == ship) {
                if let Some(card) = assigned.holds {
                    open.decks[deck].discard = open.decks[deck].discard.with(card, 1);
                }
                *place = None;
            }
        }
    }
}
