//! Phrases said at the table.

use crate::Room;
use games::Playable;
use play::Seat;
use room_protocol::{Phrase, Said};

/// How many are remembered for those who come later.
const REMEMBERED: usize = 20;

impl<G: Playable> Room<G> {
    pub(crate) fn speak(&mut self, seat: Option<Seat>, phrase: Phrase) {
        let said = Said { seat, phrase };
        if self.said.len() == REMEMBERED {
            self.said.remove(0);
        }
        self.said.push(said);
        self.news.said.push(said);
    }
}
