//! The Planning phase: dials are set in secret and committed (XW-PLAN, XW-Q-22).

use crate::card::Modifier;
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::input::Choice;
use crate::set::Set;
use crate::setup::{DialEntry, XWing};
use crate::table::Table;
use crate::turn::Turn;
use geometry::{Bearing, Maneuver};
use play::{Chance, Illegal, Seat, Seats, why};

impl Table<'_> {
    /// The ships that need a dial: those in play that are not ionized (XW-ION-03), and no tokens of a mission.
    pub fn to_dial(self) -> Set<ShipId> {
        (self.open.in_play() - self.game.still).iter().filter(|ship| !self.is_ionized(*ship)).collect()
    }

    /// Seats that still have to commit.
    pub(crate) fn planners(self) -> Seats {
        let open = self.open;
        let seats = self.to_dial().iter().map(|ship| self.game.facts(ship).seat);
        seats.filter(|seat| !open.committed.has(*seat)).collect()
    }
}

/// What a seat can dial.
impl Table<'_> {
    /// The dials that a seat can set, and its commitment once all are set.
    pub(crate) fn each_plan(self, seat: Seat, each: &mut dyn FnMut(Choice)) {
        let mine = self.to_dial() & self.game.commanded(seat);
        for ship in mine {
            self.dialable(ship).for_each(|DialEntry { maneuver, .. }| each(Choice::Dial { ship, maneuver }));
        }
        if (mine - self.open.dialled).is_empty() {
            each(Choice::Commit);
        }
    }

    /// The manoeuvres of a ship's dial that it could be set to now, as they are printed.
    pub(crate) fn dialable(self, ship: ShipId) -> impl Iterator<Item = DialEntry> {
        let no_straights = self.has(ship, Modifier::NoStraights);
        let dial = self.game.facts(ship).dial.iter().copied();
        dial.filter(move |entry| !(no_straights && entry.maneuver.bearing() == Bearing::Straight))
    }

    /// A dial for a ship without one; once all are set, the commitment or, sometimes, another setting of a dial.
    pub(crate) fn any_plan(self, seat: Seat, chance: &mut impl Chance) -> Choice {
        let mine = self.to_dial() & self.game.commanded(seat);
        let wavers = chance.below(16) == 0;
        let ship = match (mine - self.open.dialled).iter().next() {
            Some(ship) => ship,
            None if wavers => mine.iter().next().expect("a seat that plans has ships"),
            None => return Choice::Commit,
        };
        let dial = &self.game.facts(ship).dial;
        loop {
            let maneuver = dial[chance.below(dial.len() as u32) as usize].maneuver;
            if self.may_dial(seat, ship, maneuver) {
                return Choice::Dial { ship, maneuver };
            }
        }
    }

    pub(crate) fn check_dial(self, seat: Seat, ship: ShipId, maneuver: Maneuver) -> Result<(), Illegal> {
        if ship.index() >= self.game.ships.len() || self.game.facts(ship).seat != seat {
            return Err(Illegal::new("XW-PLAN-01", "not-your-ship"));
        }
        if self.game.still.has(ship) {
            return Err(Illegal::new("XW-SHIP-03", "not-on-dial"));
        }
        if !self.to_dial().has(ship) {
            return match self.open.ship(ship).is_in_play() {
                true => Err(Illegal::new("XW-ION-03", "ionized")),
                false => Err(Illegal::new("XW-PLAN-01", "no-such-ship")),
            };
        }
        if !self.game.facts(ship).dial.iter().any(|entry| entry.maneuver == maneuver) {
            return Err(Illegal::new("XW-SHIP-03", "not-on-dial"));
        }
        let is_straight = maneuver.bearing() == Bearing::Straight;
        match is_straight && self.has(ship, Modifier::NoStraights) {
            true => Err(Illegal::new("XW-GOLD-07", "no-straights")),
            false => Ok(()),
        }
    }

    pub(crate) fn check_commit(self, seat: Seat) -> Result<(), Illegal> {
        let mine = self.to_dial() & self.game.commanded(seat);
        match (mine - self.open.dialled).is_empty() {
            true => Ok(()),
            false => Err(Illegal::new("XW-PLAN-04", "dials-missing")),
        }
    }

    /// Whether a manoeuvre could be on the dial of a ship now.
    pub fn may_dial(self, seat: Seat, ship: ShipId, maneuver: Maneuver) -> bool {
        self.check_dial(seat, ship, maneuver).is_ok()
    }
}

impl XWing {
    /// The ships that a seat commands.
    pub fn commanded(&self, seat: Seat) -> Set<ShipId> {
        self.all_ships().filter(|ship| self.facts(*ship).seat == seat).collect()
    }
}

impl Turn<'_> {
    pub(crate) fn dialled(&mut self, ship: ShipId, maneuver: Maneuver) {
        let entry = self.game.facts(ship).dial.iter().position(|entry| entry.maneuver == maneuver);
        self.position.dials[ship.index()] = entry.map(|entry| entry as u8);
        self.position.open.dialled.insert(ship);
        self.position.open.ship_mut(ship).seen_by = Seats::NONE;
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
