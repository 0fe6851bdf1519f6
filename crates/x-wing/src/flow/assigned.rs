//! Condition cards: assigned to ships by effects (XW-X-09).

use crate::card::Window;
use crate::cards::conditions::CONDITIONS;
use crate::frame::About;
use crate::happening::Happening;
use crate::ids::{CardId, ShipId};
use crate::position::{Assigned, Open};
use crate::ship::Life;
use crate::turn::Turn;
use play::why;

impl Open {
    /// The conditions of a ship.
    pub fn conditions_of(&self, ship: ShipId) -> impl Iterator<Item = &Assigned> {
        self.conditions.iter().filter(move |assigned| assigned.ship == ship)
    }
}

impl Turn<'_> {
    /// Assigns a condition to a ship. One that is unique leaves the ship that the same player assigned it to before.
    pub(crate) fn assign(&mut self, name: &str, (by, ship): (ShipId, ShipId)) {
        let card = CardId::named(name).expect("every condition has a number");
        let is_unique = CONDITIONS.iter().any(|condition| condition.card.name == name && condition.unique);
        let is_there = |assigned: &Assigned| assigned.card == card && assigned.ship == ship;
        let state = self.position.open.ship(ship);
        if !(state.is_in_play() || state.life == Life::Waiting) || self.position.open.conditions.iter().any(is_there) {
            return;
        }
        let is_moved =
            |assigned: &Assigned| is_unique && assigned.card == card && self.game.are_friends(assigned.by, by);
        let moved: Vec<_> = self.position.open.conditions.iter().filter(|old| is_moved(old)).copied().collect();
        let holds = moved.iter().find_map(|old| old.holds);
        for old in moved {
            self.take_condition(old.ship, card);
        }
        self.position.open.conditions.put(Assigned { card, ship, by, holds });
        self.events.happened(Happening::Assigned { ship, card }, why!["XW-X-09"]);
        let first = self.position.open.initiative;
        self.open_window_for(Window::Assigned, ship, first, About::Assigned(card));
    }

    /// A condition leaves a ship.
    pub(crate) fn take_condition(&mut self, ship: ShipId, card: CardId) {
        let is_it = |(_, assigned): &(u8, &Assigned)| assigned.ship == ship && assigned.card == card;
        let found = self.position.open.conditions.places().find(is_it).map(|(place, _)| place);
        if let Some(place) = found {
            self.position.open.conditions.take(place);
            self.events.happened(Happening::ConditionRemoved { ship, card }, why!["XW-X-09"]);
        }
    }
}
