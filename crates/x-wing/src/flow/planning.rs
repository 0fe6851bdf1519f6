//! The Planning phase: dials are set in secret and committed (XW-PLAN, XW-Q-22).

use crate::card::Window;
use crate::frame::Frame;
use crate::happening::{Happening, Phase};
use crate::ids::{ShipId, ships_in};
use crate::table::Table;
use crate::turn::Turn;
use geometry::Maneuver;
use play::{Seat, Seats, why};

impl Table<'_> {
    /// The ships that need a dial, as a mask: those in play that are not ionized (XW-ION-03).
    pub(crate) fn to_dial(self) -> u16 {
        ships_in(self.open.in_play()).filter(|ship| !self.is_ionized(*ship)).fold(0, |mask, ship| mask | ship.mask())
    }

    /// Seats that still have to commit.
    pub(crate) fn planners(self) -> Seats {
        let open = self.open;
        let seats = ships_in(self.to_dial()).map(|ship| self.game.facts(ship).seat);
        seats.filter(|seat| !open.committed.has(*seat)).collect()
    }
}

impl Turn<'_> {
    pub(crate) fn step_planning(&mut self) -> bool {
        if !self.table().planners().is_empty() {
            return false;
        }
        self.events.happened(Happening::PhaseBegins { phase: Phase::Activation }, why!["XW-RND-01", "XW-PLAN-04"]);
        *self.position.open.stack.top_mut() = Frame::Decloak;
        self.open_window(Window::StartOfActivation, ShipId(0));
        true
    }

    pub(crate) fn dialled(&mut self, ship: ShipId, maneuver: Maneuver) {
        let entry = self.game.facts(ship).dial.iter().position(|entry| entry.maneuver == maneuver);
        self.position.dials[ship.index()] = entry.map(|entry| entry as u8);
        self.position.open.dialled |= ship.mask();
        self.events.happened(Happening::Dialled { ship, maneuver }, why!["XW-PLAN-01", "XW-PLAN-03"]);
    }

    pub(crate) fn committed(&mut self, seat: Seat) {
        self.position.open.committed = self.position.open.committed.with(seat);
        self.events.happened(Happening::Committed { seat }, why!["XW-Q-22", "XW-PLAN-04"]);
    }

    /// Takes a commitment back; the dials stay as they are and may be changed (XW-PLAN-08).
    pub(crate) fn withdrew(&mut self, seat: Seat) {
        self.position.open.committed = self.position.open.committed.without(seat);
        self.events.happened(Happening::Withdrew { seat }, why!["XW-Q-22", "TB-07"]);
    }
}
