//! Obstacles at the same distance from where a ship started: its owner says which comes first (XW-OBS-19, XW-Q-29).

use crate::frame::Frame;
use crate::ids::ShipId;
use crate::position::{Open, Position};
use crate::setup::XWing;
use play::Illegal;

impl XWing {
    /// The obstacles of which one has its effect next, by their numbers in the pool: several, if they are equally near and of
    /// different kinds, so that their order matters.
    pub(crate) fn tied(&self, open: &Open, done: u8) -> impl Iterator<Item = u8> {
        let places = self.tied_places(open, done);
        places.iter().map(|place| open.obstacles[*place as usize].expect("an obstacle that was met").obstacle)
    }

    pub(crate) fn check_first(&self, open: &Open, done: u8, obstacle: u8) -> Result<(), Illegal> {
        match self.tied(open, done).any(|next| next == obstacle) {
            true => Ok(()),
            false => Err(Illegal::new("XW-OBS-19", "no-such-obstacle")),
        }
    }

    fn tied_places<'a>(&self, open: &'a Open, done: u8) -> &'a [u8] {
        let flight = &open.flight;
        let more = (flight.tied >> done).trailing_ones() as usize;
        let places = &flight.hazards[done as usize..=done as usize + more];
        let differ = places.iter().any(|place| self.kind(open, *place) != self.kind(open, places[0]));
        if differ { places } else { &places[..1] }
    }

    /// Asks the owner if the order matters; says whether it was asked.
    pub(crate) fn ask_about_ties(&self, position: &mut Position, ship: ShipId, done: u8) -> bool {
        let asks = self.tied_places(&position.open, done).len() > 1;
        if asks {
            position.open.stack.push(Frame::Tied(ship, done));
        }
        asks
    }

    /// The owner has said which comes first; the others stay tied.
    pub(crate) fn first_of_tied(&self, position: &mut Position, done: u8, obstacle: u8) {
        let open = &mut position.open;
        open.stack.pop();
        let is_it = |place: &u8| open.obstacles[*place as usize].is_some_and(|placed| placed.obstacle == obstacle);
        let at = open.flight.hazards[done as usize..].iter().position(is_it).expect("an obstacle that was checked");
        open.flight.hazards[done as usize..=done as usize + at].rotate_right(1);
        open.flight.tied &= !(1 << done);
    }
}
