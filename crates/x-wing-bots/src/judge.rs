//! How likely each side is to win.

use crate::habit::habit;
use crate::standing::{chance_to_win, standing};
use bots::{Chances, Judge, Quick};
use play::{Game, Seat};
use x_wing::{Choice, Position, Team, XWing};

/// What a search has to know about X-Wing: chances by how the sides stand between rounds, and habits to play on by.
#[derive(Clone, Copy, Debug)]
pub struct Dogfight {
    /// The round in which positions are played on; they are judged when it is over.
    pub round: u16,
}

impl Judge<XWing> for Dogfight {
    fn chances(&self, game: &XWing, position: &Position, of: &mut Chances) {
        let first = chance_to_win(standing(game, position, Team::First));
        for seat in 0..game.seats() {
            let is_first = game.side_of(Seat(seat)) == Team::First;
            of[seat as usize] = if is_first { first } else { 1.0 - first };
        }
    }

    fn plays_on(&self, _: &XWing, position: &Position, _: u32) -> bool {
        position.open.round == self.round
    }

    fn pick(&self, game: &XWing, position: &Position, seat: Seat, chance: &mut Quick) -> Choice {
        habit(game, position, seat, chance)
    }
}
