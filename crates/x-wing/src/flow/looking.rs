//! Looking at a dial that lies face down, guessing it, and turning it (XW-PLAN-05 and what cards allow).

use crate::frame::Redialing;
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::setup::DialEntry;
use crate::turn::Turn;
use geometry::{Bearing, Maneuver, Side};
use play::why;

impl Turn<'_> {
    /// The owner of a ship looks at the dial of another, if it lies face down. Everybody knows that, and nobody else what is on it.
    pub(crate) fn look_at_dial(&mut self, ship: ShipId, target: ShipId) {
        let by = self.game.facts(ship).seat;
        let state = self.position.open.ship_mut(target);
        state.seen_by = state.seen_by.with(by);
        self.events.happened(Happening::LookedAt { ship, target }, why!["XW-ABL-01", "XW-PLAN-05"]);
    }

    /// The owner of a ship guesses the dial of another aloud and looks at it; if that was right, the ship's own may be turned.
    pub(crate) fn guess_dial(&mut self, ship: ShipId, (target, maneuver): (ShipId, Maneuver)) {
        self.events.happened(Happening::DialGuessed { ship, target, maneuver }, why!["XW-ABL-01"]);
        self.look_at_dial(ship, target);
        let place = self.position.dials[target.index()].expect("a dial that lies face down");
        if self.game.facts(target).dial[place as usize].maneuver == maneuver {
            self.push(Redialing { ship, beside: false });
        }
    }

    /// The dial of a ship is turned to the manoeuvre before or after the one on it, which it may fly while stressed.
    pub(crate) fn nudge_dial(&mut self, ship: ShipId, ahead: bool) {
        let dial = &self.game.facts(ship).dial;
        let place = self.position.dials[ship.index()].expect("a dial that lies face down");
        let from = ring_place(dial[place as usize]);
        let in_order = |entry: &&DialEntry| ring_place(**entry);
        let beyond = |entry: &&DialEntry| if ahead { ring_place(**entry) > from } else { ring_place(**entry) < from };
        let others = || dial.iter().filter(|entry| ring_place(**entry) != from);
        let next = match ahead {
            true => others().filter(beyond).min_by_key(in_order).or_else(|| others().min_by_key(in_order)),
            false => others().filter(beyond).max_by_key(in_order).or_else(|| others().max_by_key(in_order)),
        };
        let maneuver = next.map_or(dial[place as usize].maneuver, |entry| entry.maneuver);
        self.position.open.flight.despite_stress = true;
        self.dialled(ship, maneuver);
    }
}

/// Where a manoeuvre stands in the ring of a dial: the slow ones first, of a speed from hard left to hard right, then special ones
/// (XW-X-178).
fn ring_place(entry: DialEntry) -> (u8, u8) {
    let place = match entry.maneuver.bearing() {
        Bearing::Turn(Side::Left) => 0,
        Bearing::Bank(Side::Left) => 1,
        Bearing::Straight | Bearing::Stationary => 2,
        Bearing::Bank(Side::Right) => 3,
        Bearing::Turn(Side::Right) => 4,
        Bearing::Tallon(Side::Left) => 5,
        Bearing::Segnor(Side::Left) => 6,
        Bearing::ReverseBank(Side::Left) => 7,
        Bearing::Koiogran => 8,
        Bearing::ReverseStraight => 9,
        Bearing::ReverseBank(Side::Right) => 10,
        Bearing::Segnor(Side::Right) => 11,
        Bearing::Tallon(Side::Right) => 12,
    };
    (entry.maneuver.speed(), place)
}
