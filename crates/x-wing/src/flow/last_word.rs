//! What a ship does in place of being destroyed.

use crate::card::Window;
use crate::damage::DamageCards;
use crate::frame::Frame;
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::position::{Open, Position};
use crate::setup::XWing;
use play::{Sink, why};

impl XWing {
    /// Whether a card of the ship has something to say to its destruction.
    pub(crate) fn has_last_word(&self, open: &Open, ship: ShipId) -> bool {
        let waiting = self.windows[Window::Dying as usize].iter().map(|place| &self.abilities[*place as usize]);
        let mut mine = waiting.filter(|known| known.ship == ship);
        mine.any(|known| !self.is_used_up(open, known))
    }

    /// Whether it has, and the damage is there: what is left of it is not suffered any more.
    pub(crate) fn is_dying(&self, open: &Open, ship: ShipId) -> bool {
        self.has_last_word(open, ship) && self.damage(open, ship) >= self.hull_value(open, ship)
    }

    /// The cards had their say; the ship is looked at again.
    pub(crate) fn step_dying(&self, position: &mut Position, ship: ShipId, events: &mut impl Sink<Happening>) -> bool {
        position.open.stack.pop();
        self.check_destroyed(position, ship, events);
        true
    }

    /// All damage cards of a ship are discarded; chance names those that nobody has seen.
    pub(crate) fn shed_damage(&self, position: &mut Position, ship: ShipId, events: &mut impl Sink<Happening>) {
        let deck = self.deck_of(ship);
        let state = position.open.ship_mut(ship);
        let known = state.face_up.plus(state.turned);
        (state.face_up, state.turned) = (DamageCards::NONE, DamageCards::NONE);
        state.markers = 0;
        position.open.decks[deck].discard = position.open.decks[deck].discard.plus(known);
        events.happened(Happening::Wreckage { ship, cards: known }, why!["XW-ABL-01"]);
        position.open.stack.push(Frame::Discarding(ship));
    }
}
