//! Looking at a dial that lies face down (XW-PLAN-05 and what cards allow).

use crate::happening::Happening;
use crate::ids::ShipId;
use crate::turn::Turn;
use play::why;

impl Turn<'_> {
    /// The owner of a ship looks at the dial of another. Everybody knows that, and nobody else what is on it.
    pub(crate) fn look_at_dial(&mut self, ship: ShipId, target: ShipId) {
        let by = self.game.facts(ship).seat;
        let state = self.position.open.ship_mut(target);
        state.seen_by = state.seen_by.with(by);
        self.events.happened(Happening::LookedAt { ship, target }, why!["XW-ABL-01", "XW-PLAN-05"]);
    }
}
