//! Reading the table: everything that can be asked of a position without changing it.

use crate::ids::{ShipId, Team};
use crate::input::Ask;
use crate::position::Open;
use crate::setup::XWing;
use play::{Need, Seats};

/// The table as it is: the game and the open part of a position. All questions about numbers, distances, permissions and
/// conditions are asked of it; it changes nothing and knows no secret.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    pub(crate) game: &'a XWing,
    pub(crate) open: &'a Open,
}

impl XWing {
    /// The table with this position on it, to ask questions of.
    #[inline]
    pub fn table<'a>(&'a self, open: &'a Open) -> Table<'a> {
        Table { game: self, open }
    }
}

impl<'a> Table<'a> {
    /// The open part of the position.
    pub fn open(self) -> &'a Open {
        self.open
    }
}

/// Whom the game waits for.
impl Table<'_> {
    /// The seat that commands a ship.
    #[inline]
    pub(crate) fn owner(self, ship: ShipId) -> Need<Ask> {
        Need::Seats(Seats::one(self.game.facts(ship).seat))
    }

    /// The seat that speaks for a side.
    #[inline]
    pub(crate) fn spokesman(self, side: Team) -> Need<Ask> {
        Need::Seats(Seats::one(self.game.captain(side)))
    }

    /// The seat that speaks for the enemies of a ship.
    #[inline]
    pub(crate) fn opponent_of(self, ship: ShipId) -> Need<Ask> {
        self.spokesman(self.game.facts(ship).side.other())
    }
}
