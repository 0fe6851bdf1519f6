//! Obstacles at the same distance from where a ship started: its owner says which comes first (XW-OBS-19, XW-Q-29).

use crate::frame::{MOST_HAZARDS, Tied};
use crate::ids::ShipId;
use crate::table::Table;
use crate::turn::Turn;

impl<'a> Table<'a> {
    /// The obstacles of which one has its effect next, by their numbers: several, if they are equally near and of
    /// different kinds, so that their order matters.
    pub(crate) fn tied(self, done: u8) -> impl Iterator<Item = u8> {
        self.tied_obstacles(done).iter().copied()
    }

    fn tied_obstacles(self, done: u8) -> &'a [u8] {
        let flight = &self.open.flight;
        let more = (done..MOST_HAZARDS as u8).take_while(|index| flight.tied.has(*index)).count();
        let tied = &flight.hazards.as_slice()[done as usize..=done as usize + more];
        let kind = |obstacle: u8| self.game.obstacle(obstacle).kind();
        let differ = tied.iter().any(|obstacle| kind(*obstacle) != kind(tied[0]));
        if differ { tied } else { &tied[..1] }
    }
}

impl Turn<'_> {
    /// Asks the owner if the order matters; says whether it was asked.
    pub(crate) fn ask_about_ties(&mut self, ship: ShipId, done: u8) -> bool {
        let asks = self.table().tied_obstacles(done).len() > 1;
        if asks {
            self.push(Tied { ship, done });
        }
        asks
    }

    /// The owner has said which comes first; the others stay tied.
    pub(crate) fn first_of_tied(&mut self, done: u8, obstacle: u8) {
        let flight = &mut self.position.open.flight;
        let left = &mut flight.hazards.as_mut_slice()[done as usize..];
        let at = left.iter().position(|met| *met == obstacle).expect("an obstacle that was checked");
        left[..=at].rotate_right(1);
        flight.tied.remove(done);
    }
}
