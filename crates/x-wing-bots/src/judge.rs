//! How likely each side is to win.

use crate::habit::habit;
use crate::standing::standing;
use bots::{Chances, Judge, Quick};
use play::{Game, Seat};
use x_wing::{Choice, Frame, Position, Team, XWing};

/// What somebody who plays on has to know about X-Wing: habits to play a round by, and chances by how the sides stand when it is over.
/// A position in which dials are set is judged as it is: what is dialled does not count until all are.
#[derive(Clone, Copy, Debug)]
pub struct Dogfight;

impl Judge<XWing> for Dogfight {
    fn chances(&self, game: &XWing, position: &Position, of: &mut Chances) {
        let first = standing(game, position, Team::First).chance();
        for seat in 0..game.seats() {
            let is_first = game.side_of(Seat(seat)) == Team::First;
            of[seat as usize] = if is_first { first } else { 1.0 - first };
        }
    }

    fn plays_on(&self, _: &XWing, position: &Position, _: u32) -> bool {
        position.open.stack.top() != Frame::Planning
    }

    fn pick(&self, game: &XWing, position: &Position, seat: Seat, chance: &mut Quick) -> Choice {
        habit(game, position, seat, chance)
    }
}
