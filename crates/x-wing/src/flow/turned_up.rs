//! A face-down damage card is turned face up: chance says which, and it has its effect.

use crate::damage::{DamageCard, DamageCards};
use crate::frame::Suffering;
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::input::Draw;
use crate::table::Table;
use crate::turn::Turn;
use play::{Chance, why};

impl Turn<'_> {
    /// Chance has said which card is turned up.
    pub(crate) fn turned_up(&mut self, ship: ShipId, (card, generation): (DamageCard, Option<u8>)) {
        self.take_face_down(ship, (card, generation));
        self.replace(Suffering { ship, damage: 0, critical: 0 });
        self.events.happened(Happening::TurnedUp { ship, card }, why!["XW-ABL-01", "XW-CRIT-02"]);
        self.comes_face_up(ship, card);
    }

    /// Chance has said which card is discarded.
    pub(crate) fn discard_face_down(&mut self, ship: ShipId, (card, generation): (DamageCard, Option<u8>)) {
        self.pop();
        self.take_face_down(ship, (card, generation));
        let deck = &mut self.position.open.decks[self.game.deck_of(ship)];
        deck.discard = deck.discard.with(card, 1);
        let cards = DamageCards::NONE.with(card, 1);
        self.events.happened(Happening::Wreckage { ship, cards }, why!["XW-ABL-01", "XW-DMG-09"]);
    }

    /// A face-down card is no longer under its ship.
    fn take_face_down(&mut self, ship: ShipId, (card, generation): (DamageCard, Option<u8>)) {
        match generation.map(usize::from) {
            None => {
                let state = self.position.open.ship_mut(ship);
                state.turned = state.turned.without(card);
            }
            Some(generation) => {
                self.position.open.ship_mut(ship).face_down[generation] -= 1;
                let unseen = &mut self.position.open.decks[self.game.deck_of(ship)].unseen[generation];
                *unseen = unseen.without(card);
            }
        }
    }
}

impl Table<'_> {
    /// The cards that nobody has seen of a generation, of which some lie under a ship.
    pub(crate) fn unseen_of(self, ship: ShipId, generation: usize) -> DamageCards {
        self.open.decks[self.game.deck_of(ship)].unseen[generation]
    }

    /// One of the cards, each as likely as any other.
    pub(crate) fn any_turned(self, ship: ShipId, chance: &mut impl Chance) -> Draw {
        let state = self.open.ship(ship);
        let known = u32::from(state.turned.total());
        let mut nth = chance.below(known + u32::from(state.face_down.iter().sum::<u8>()));
        if nth < known {
            let card = state.turned.iter().nth(nth as usize).expect("a card that was counted");
            return Draw::Turned { card, generation: None };
        }
        nth -= known;
        let mut generation = 0;
        while nth >= u32::from(state.face_down[generation]) {
            nth -= u32::from(state.face_down[generation]);
            generation += 1;
        }
        let card = self.unseen_of(ship, generation).draw(1, chance).iter().next().expect("one card");
        Draw::Turned { card, generation: Some(generation as u8) }
    }

    /// Every card that it could be, and in how many ways.
    pub(crate) fn each_turned(self, ship: ShipId, mut each: impl FnMut(Draw, u64)) {
        let state = self.open.ship(ship);
        let generations = || state.face_down.iter().enumerate().filter(|(_, count)| **count > 0);
        let total = |generation: usize| u64::from(self.unseen_of(ship, generation).total());
        let all: u64 = generations().map(|(generation, _)| total(generation)).product();
        for card in DamageCard::ALL {
            let known = u64::from(state.turned.count(card));
            if known > 0 {
                each(Draw::Turned { card, generation: None }, known * all);
            }
            for (generation, count) in generations() {
                let copies = u64::from(self.unseen_of(ship, generation).count(card));
                if copies > 0 {
                    let ways = u64::from(*count) * copies * all / total(generation);
                    each(Draw::Turned { card, generation: Some(generation as u8) }, ways);
                }
            }
        }
    }

    /// Whether it could be this card.
    pub(crate) fn can_turn(self, ship: ShipId, card: DamageCard, generation: Option<u8>) -> bool {
        let state = self.open.ship(ship);
        match generation.map(usize::from) {
            None => state.turned.count(card) > 0,
            Some(generation) => {
                state.face_down.get(generation).is_some_and(|count| *count > 0)
                    && self.unseen_of(ship, generation).count(card) > 0
            }
        }
    }
}
