//! Tokens that lie on a card.

use crate::card::{Effect, Token, Until};
use crate::frame::Resolving;
use crate::ids::ShipId;
use crate::position::Lasting;
use crate::table::Table;
use crate::turn::Turn;
use play::why;

impl Table<'_> {
    /// How many tokens lie on a card of a ship.
    pub fn aside(self, ship: ShipId) -> u8 {
        let lasting = self.open.lasting.as_slice().iter();
        let mut noted = lasting.filter(|lasting| lasting.ship == ship && lasting.is_aside());
        noted.next().map_or(0, |lasting| lasting.value)
    }
}

impl Turn<'_> {
    /// A token of its ship is put onto a card.
    pub(crate) fn put_aside(&mut self, resolving: &Resolving, token: Token) {
        self.lose(resolving.ship, token, why!["XW-ABL-01"]);
        self.count_up_aside(resolving);
    }

    /// A token is taken from the card.
    pub(crate) fn take_up(&mut self, ship: ShipId, token: Token) {
        self.count_down_aside(ship);
        self.gain(ship, token, why!["XW-ABL-01", "XW-FOC-08"]);
    }

    /// One more token lies on the card: how many is noted as long as the game lasts.
    pub(crate) fn count_up_aside(&mut self, resolving: &Resolving) {
        if self.table().aside(resolving.ship) == 0 {
            self.add_lasting(resolving, (resolving.ship, 0), Until::EndOfGame);
        }
        self.count_aside(resolving.ship, 1);
    }

    /// One token fewer lies on the card.
    pub(crate) fn count_down_aside(&mut self, ship: ShipId) {
        self.count_aside(ship, -1);
        let is_empty = |lasting: &Lasting| lasting.ship == ship && lasting.is_aside() && lasting.value == 0;
        self.position.open.lasting.retain(|lasting| !is_empty(lasting));
    }

    fn count_aside(&mut self, ship: ShipId, by: i8) {
        let lasting = self.position.open.lasting.as_mut_slice().iter_mut();
        let mut noted = lasting.filter(|lasting| lasting.ship == ship && lasting.is_aside());
        if let Some(lasting) = noted.next() {
            lasting.value = lasting.value.saturating_add_signed(by);
        }
    }
}

impl Lasting {
    /// Whether it counts tokens that lie on a card.
    pub(crate) fn is_aside(&self) -> bool {
        matches!(self.effect(), Some(Effect::PutAside(_) | Effect::Store))
    }
}
