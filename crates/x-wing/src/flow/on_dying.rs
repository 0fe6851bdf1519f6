//! What a ship does in place of being destroyed.

use crate::card::Window;
use crate::damage::DamageCards;
use crate::frame::Discarding;
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use play::why;

impl Table<'_> {
    /// True if a card can be used in place of the ship being destroyed. This is asked as the moment itself asks, so that a moment in which
    /// nothing can be done is never begun.
    pub(crate) fn has_last_word(self, ship: ShipId) -> bool {
        self.is_asked(Window::Dying, ship)
    }

    /// True if the ship has damage enough to be destroyed and a card to use then; the rest of the damage is ignored.
    pub(crate) fn is_dying(self, ship: ShipId) -> bool {
        self.damage(ship) >= self.hull_value(ship) && self.has_last_word(ship)
    }
}

impl Turn<'_> {
    /// All damage cards of a ship are discarded; chance names those that nobody has seen.
    pub(crate) fn shed_damage(&mut self, ship: ShipId) {
        let deck = self.game.deck_of(ship);
        let state = self.position.open.ship_mut(ship);
        let known = state.face_up.plus(state.turned);
        (state.face_up, state.turned) = (DamageCards::NONE, DamageCards::NONE);
        state.markers = 0;
        self.position.open.decks[deck].discard = self.position.open.decks[deck].discard.plus(known);
        self.events.happened(Happening::Wreckage { ship, cards: known }, why!["XW-ABL-01"]);
        self.push(Discarding { ships: Set::one(ship), gone: false });
    }
}
