//! Jam tokens: each takes one token of its ship along (XW-X-24 to -35).

use crate::card::Token;
use crate::frame::Jammed;
use crate::ids::ShipId;
use crate::table::Table;
use crate::turn::Turn;
use geometry::Band;
use play::why;

impl Table<'_> {
    /// Whether a ship could jam another: an enemy without a jam token, at Range 1, or at Range 1 to 2 inside its firing arc.
    pub(crate) fn can_jam(self, ship: ShipId, target: ShipId) -> bool {
        let state = self.open.ship(target);
        !self.game.are_friends(ship, target)
            && state.is_in_play()
            && state.jam == 0
            && (self.is_between(ship, target, Band::One, Band::One)
                || self.is_in_firing_arc_at(ship, target, (Band::One, Band::Two)))
    }
}

impl Turn<'_> {
    /// A jam token and a focus, evade or target lock token of a ship go together, as often as there are both.
    pub(crate) fn settle_jam(&mut self, ship: ShipId) {
        let state = self.position.open.ship(ship);
        if state.jam > 0 && (state.focus > 0 || state.evade > 0 || !state.locks.is_empty()) {
            self.lose(ship, Token::Jam, why!["XW-X-25", "XW-X-26"]);
            self.push(Jammed { ship });
        }
    }
}
