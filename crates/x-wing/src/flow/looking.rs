//! Looking at a dial that lies face down (XW-PLAN-05 and what cards allow).

use crate::happening::Happening;
use crate::ids::ShipId;
use crate::position::Position;
use crate::setup::XWing;
use play::{Sink, why};

impl XWing {
    /// The owner of a ship looks at the dial of another. Everybody knows that, and nobody else what is on it.
    pub(crate) fn look_at_dial(
        &self,
        position: &mut Position,
        ship: ShipId,
        target: ShipId,
        events: &mut impl Sink<Happening>,
    ) {
        let by = self.facts(ship).seat;
        let state = position.open.ship_mut(target);
        state.seen_by = state.seen_by.with(by);
        events.happened(Happening::LookedAt { ship, target }, why!["XW-ABL-01", "XW-PLAN-05"]);
    }
}
