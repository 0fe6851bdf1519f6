//! Obstacles at the same distance from where a ship started: its owner says which comes first (XW-OBS-19, XW-Q-29).

use crate::frame::{MOST_HAZARDS, Tied};
use crate::ids::ShipId;
use crate::table::Table;
use crate::turn::Turn;

impl<'a> Table<'a> {
    /// The obstacles of which one has its effect next, by their numbers in the pool: several, if they are equally near and of
    /// different kinds, so that their order matters.
    pub(crate) fn tied(self, done: u8) -> impl Iterator<Item = u8> {
        let open = self.open;
        let places = self.tied_places(done);
        places.iter().map(|place| open.obstacles.as_slice()[*place as usize].obstacle)
    }

    fn tied_places(self, done: u8) -> &'a [u8] {
        let flight = &self.open.flight;
        let more = (done..MOST_HAZARDS as u8).take_while(|place| flight.tied.has(*place)).count();
        let places = &flight.hazards[done as usize..=done as usize + more];
        let differ = places.iter().any(|place| self.kind(*place) != self.kind(places[0]));
        if differ { places } else { &places[..1] }
    }
}

impl Turn<'_> {
    /// Asks the owner if the order matters; says whether it was asked.
    pub(crate) fn ask_about_ties(&mut self, ship: ShipId, done: u8) -> bool {
        let asks = self.table().tied_places(done).len() > 1;
        if asks {
            self.push(Tied { ship, done });
        }
        asks
    }

    /// The owner has said which comes first; the others stay tied.
    pub(crate) fn first_of_tied(&mut self, done: u8, obstacle: u8) {
        let is_it = |place: &u8| self.position.open.obstacles.as_slice()[*place as usize].obstacle == obstacle;
        let at = self.position.open.flight.hazards[done as usize..]
            .iter()
            .position(is_it)
            .expect("an obstacle that was checked");
        self.position.open.flight.hazards[done as usize..=done as usize + at].rotate_right(1);
        self.position.open.flight.tied.remove(done);
    }
}
