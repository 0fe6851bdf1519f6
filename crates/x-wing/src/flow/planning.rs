//! The Planning phase: dials are set in secret and committed (XW-PLAN, XW-Q-22).

use crate::card::Window;
use crate::frame::Frame;
use crate::happening::{Happening, Phase};
use crate::ids::{ShipId, ships_in};
use crate::position::{Open, Position};
use crate::setup::XWing;
use geometry::Maneuver;
use play::{Seat, Seats, Sink, why};

impl XWing {
    /// The ships that need a dial, as a mask: those in play that are not ionized (XW-ION-03).
    pub(crate) fn to_dial(&self, open: &Open) -> u16 {
        ships_in(open.in_play()).filter(|ship| !self.is_ionized(open, *ship)).fold(0, |mask, ship| mask | ship.mask())
    }

    /// Seats that still have to commit.
    pub(crate) fn planners(&self, open: &Open) -> Seats {
        let seats = ships_in(self.to_dial(open)).map(|ship| self.facts(ship).seat);
        seats.filter(|seat| !open.committed.has(*seat)).collect()
    }

    pub(crate) fn step_planning(&self, position: &mut Position, events: &mut impl Sink<Happening>) -> bool {
        if !self.planners(&position.open).is_empty() {
            return false;
        }
        events.happened(Happening::PhaseBegins { phase: Phase::Activation }, why!["XW-RND-01", "XW-PLAN-04"]);
        *position.open.stack.top_mut() = Frame::Decloak;
        self.open_window(position, Window::StartOfActivation, ShipId(0));
        true
    }

    pub(crate) fn dialled(
        &self,
        position: &mut Position,
        ship: ShipId,
        maneuver: Maneuver,
        events: &mut impl Sink<Happening>,
    ) {
        let entry = self.facts(ship).dial.iter().position(|entry| entry.maneuver == maneuver);
        position.dials[ship.index()] = entry.map(|entry| entry as u8);
        position.open.dialled |= ship.mask();
        events.happened(Happening::Dialled { ship, maneuver }, why!["XW-PLAN-01", "XW-PLAN-03"]);
    }

    pub(crate) fn committed(&self, position: &mut Position, seat: Seat, events: &mut impl Sink<Happening>) {
        position.open.committed = position.open.committed.with(seat);
        events.happened(Happening::Committed { seat }, why!["XW-Q-22", "XW-PLAN-04"]);
    }

    /// Takes a commitment back; the dials stay as they are and may be changed (XW-PLAN-08).
    pub(crate) fn withdrew(&self, position: &mut Position, seat: Seat, events: &mut impl Sink<Happening>) {
        position.open.committed = position.open.committed.without(seat);
        events.happened(Happening::Withdrew { seat }, why!["XW-Q-22", "TB-07"]);
    }
}
