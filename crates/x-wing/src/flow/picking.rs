//! Damage cards that somebody chooses, and those that are turned up later.

use crate::card::Modifier;
use crate::damage::{DamageCard, Trait};
use crate::frame::Picking;
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::position::Assigned;
use crate::table::Table;
use crate::turn::Turn;
use play::why;

impl Table<'_> {
    /// Whether the attacker chooses the card that the ship is dealt face up.
    pub(crate) fn picks_damage(self, ship: ShipId) -> bool {
        let attack = self.open.attack;
        attack.defender == ship && self.is_attack() && self.has(attack.attacker, Modifier::PicksDamage)
    }

    /// Whether another card is to be drawn before one is chosen.
    pub(crate) fn draws_more(self, picking: Picking) -> bool {
        let left = self.open.decks[self.game.deck_of(picking.ship)].left;
        picking.all_drawn().total() < picking.wanted() && left > 0
    }

    /// Whether a damage card lies on a condition of the ship, for the critical damage of an attack.
    pub(crate) fn is_dealt_held_card(self, ship: ShipId) -> bool {
        let open = self.open;
        open.conditions_of(ship).any(|assigned| assigned.holds.is_some())
            && open.attack.defender == ship
            && self.is_attack()
            && self.has(ship, Modifier::DealtHeldCard)
    }

    /// The damage cards about pilots that a search can find: a card that nobody has seen yet may be in the deck, so it is
    /// found there.
    pub(crate) fn to_search(self, ship: ShipId) -> impl Iterator<Item = DamageCard> {
        let deck = self.open.decks[self.game.deck_of(ship)];
        let cards = DamageCard::ALL.into_iter().filter(|card| card.concerns() == Trait::Pilot);
        cards.filter(move |card| deck.left > 0 && deck.unseen[0].count(*card) > 0)
    }
}

impl Turn<'_> {
    /// The deck is made anew if another card is to be drawn and there is none.
    pub(crate) fn renew_to_pick(&mut self, picking: Picking) {
        let deck = self.game.deck_of(picking.ship);
        if picking.all_drawn().total() < picking.wanted() && self.position.open.decks[deck].left == 0 {
            self.renew(deck);
        }
    }

    /// Somebody has chosen a card; the others are discarded. What the attacker chose, its ship may still exchange (XW-C-199).
    pub(crate) fn picked_card(&mut self, picking: Picking, card: DamageCard) {
        let ship = picking.ship;
        let others = picking.all_drawn().without(card);
        let deck = &mut self.position.open.decks[self.game.deck_of(ship)];
        deck.discard = deck.discard.plus(others);
        self.events.happened(Happening::Picked { ship, card, cards: others }, why!["XW-ABL-01", "XW-DMG-09"]);
        self.pop();
        match picking.own {
            true => self.deal(card),
            false => self.deal_or_draw_another(ship, card),
        }
    }

    /// An unseen card of a ship is turned face up and takes effect.
    pub(crate) fn exposed(&mut self, ship: ShipId, card: DamageCard) {
        let (generation, _) = self.table().unseen(ship).expect("a card to turn up");
        let deck = &mut self.position.open.decks[self.game.deck_of(ship)];
        deck.unseen[generation as usize] = deck.unseen[generation as usize].without(card);
        self.position.open.ship_mut(ship).face_down[generation as usize] -= 1;
        self.events.happened(Happening::TurnedUp { ship, card }, why!["XW-ABL-01", "XW-CRIT-02"]);
        self.comes_face_up(ship, card);
    }

    /// The damage card on a condition is dealt, and the condition goes.
    pub(crate) fn deal_held_card(&mut self, ship: ShipId) {
        let held = self.position.open.conditions_of(ship).find_map(|assigned| Some((assigned.card, assigned.holds?)));
        let (condition, card) = held.expect("a card that is held");
        self.hold(ship, None);
        self.take_condition(ship, condition);
        self.turn_up(ship, card);
    }

    fn hold(&mut self, ship: ShipId, card: Option<DamageCard>) {
        let mine =
            self.position.open.conditions.as_mut_slice().iter_mut().flatten().filter(|assigned| assigned.ship == ship);
        mine.for_each(|assigned| assigned.holds = card);
    }

    /// Somebody has searched the deck.
    pub(crate) fn searched(&mut self, ship: ShipId, card: Option<DamageCard>) {
        let Some(card) = card else {
            let condition = self.position.open.conditions_of(ship).find(|assigned| {
                assigned.card.card().modifiers.contains(&Modifier::DealtHeldCard) && assigned.holds.is_none()
            });
            if let Some(condition) = condition.map(|assigned| assigned.card) {
                self.take_condition(ship, condition);
            }
            return;
        };
        self.draw_card(ship, card);
        let holder = |assigned: &&mut Assigned| {
            assigned.ship == ship && assigned.card.card().modifiers.contains(&Modifier::DealtHeldCard)
        };
        let list = &mut self.position.open.conditions;
        list.as_mut_slice().iter_mut().flatten().filter(holder).for_each(|assigned| assigned.holds = Some(card));
        self.events.happened(Happening::Searched { ship, card }, why!["XW-ABL-01", "XW-X-09"]);
    }

    /// Removes the conditions of a ship that is out of the game; damage cards on them are discarded.
    pub(crate) fn clear_conditions(&mut self, ship: ShipId) {
        let deck = self.game.deck_of(ship);
        let conditions = self.position.open.conditions;
        for (place, assigned) in conditions.places().filter(|(_, assigned)| assigned.ship == ship) {
            if let Some(card) = assigned.holds {
                self.position.open.decks[deck].discard = self.position.open.decks[deck].discard.with(card, 1);
            }
            self.position.open.conditions.take(place);
        }
    }
}
