//! What a viewer may know: everything but what is on other people's dials.

use crate::happening::{Happening, Heard, Hidden};
use crate::ids::{MOST_SHIPS, ShipId};
use crate::position::{Open, Position};
use crate::setup::XWing;
use crate::table::Table;
use play::{Chance, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer may know of a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The seat whose view it is; none for a spectator.
    pub seat: Option<Seat>,
    /// What everybody may know.
    pub open: Open,
    /// The dials that this viewer may look at: those of its side (XW-PLAN-06, XW-TEAM-11), and what a card has shown it.
    pub dials: [Option<u8>; MOST_SHIPS],
}

impl XWing {
    pub(crate) fn seen(&self, position: &Position, viewer: Viewer) -> View {
        let mut dials = [None; MOST_SHIPS];
        let may_see =
            |ship: &ShipId| self.may_look(viewer, *ship) || self.table(&position.open).has_looked(viewer, *ship);
        for ship in self.all_ships().filter(may_see) {
            dials[ship.index()] = position.dials[ship.index()];
        }
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        View { seat, open: position.open, dials }
    }

    /// Whether a viewer may look at the dial of a ship (XW-PLAN-05).
    fn may_look(&self, viewer: Viewer, ship: ShipId) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.sides.get(seat.index()) == Some(&self.facts(ship).side),
            Viewer::Spectator => false,
        }
    }

    pub(crate) fn heard(&self, what: &Happening, viewer: Viewer) -> Heard {
        if let Happening::Dialled { ship, .. } = *what
            && !self.may_look(viewer, ship)
        {
            return Heard::Hidden(Hidden::DialledHidden { ship });
        }
        Heard::Open(*what)
    }

    /// A full position that fits a view: dials that it does not show are set by chance.
    pub(crate) fn filled_in(&self, view: &View, chance: &mut impl Chance) -> Position {
        let mut dials = view.dials;
        for ship in view.open.dialled.iter().filter(|ship| view.dials[ship.index()].is_none()) {
            let dial = &self.facts(ship).dial;
            let seat = self.facts(ship).seat;
            let allowed = |place: usize| self.table(&view.open).may_dial(seat, ship, dial[place].maneuver);
            let mut places: Vec<_> = (0..dial.len()).filter(|place| allowed(*place)).collect();
            // A ship that was ionized after its dial was set could not be given one now.
            if places.is_empty() {
                places = (0..dial.len()).collect();
            }
            dials[ship.index()] = Some(places[chance.below(places.len() as u32) as usize] as u8);
        }
        Position { open: view.open, dials }
    }
}

impl Table<'_> {
    /// Whether a viewer has looked at the dial of a ship this round, as a card allowed.
    fn has_looked(self, viewer: Viewer, ship: ShipId) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.open.ship(ship).seen_by.has(seat),
            Viewer::Spectator => false,
        }
    }
}
