//! What a search has to be told about a game.

use crate::Quick;
use play::{Game, Outcome, Seat, Seats};

/// By seat: the chance to win, from 0 to 1.
pub type Chances = [f32; 16];

/// What a search knows about a game beside its rules: how good positions are, and how to play on quickly and not too badly.
///
/// Everything here sees positions that were filled in from a seat's view, never the one on the table.
pub trait Judge<G: Game> {
    /// Each seat's chance to win in a position that is not over.
    fn chances(&self, game: &G, position: &G::Position, of: &mut Chances);

    /// Each seat's share of a victory. When all seats win together, nobody was beaten: that is a draw.
    fn result(&self, game: &G, outcome: &Outcome, of: &mut Chances) {
        let all = Seats::first(game.seats());
        let draw = outcome.winners.is_empty() || outcome.winners == all;
        for seat in all.iter() {
            of[seat.index()] = match draw {
                true => 0.5,
                false => f32::from(u8::from(outcome.winners.has(seat))),
            };
        }
    }

    /// Whether a position that was reached after so many inputs is played on, instead of being judged by
    /// [`chances`](Judge::chances).
    fn plays_on(&self, _game: &G, _position: &G::Position, _inputs: u32) -> bool {
        true
    }

    /// What `seat` chooses when a position is played on.
    #[inline]
    fn pick(&self, game: &G, position: &G::Position, seat: Seat, chance: &mut Quick) -> G::Choice {
        game.sample_choice(position, seat, chance)
    }

    /// How promising each of the choices of `seat` looks, before any of them was tried; above 0.
    fn weigh(&self, _game: &G, _position: &G::Position, _seat: Seat, choices: &[G::Choice], weights: &mut Vec<f32>) {
        weights.clear();
        weights.resize(choices.len(), 1.0);
    }

    /// Whether what one of `seats` chooses here stays hidden until all of them have chosen. `earlier` are the seats that were
    /// waited for at the choice before, if that was a secret one.
    ///
    /// Usually so if several are waited for, and then until somebody else is. A game in which the last of them goes on
    /// choosing when all is revealed has to say so.
    fn in_secret(&self, _game: &G, _position: &G::Position, seats: Seats, earlier: Option<Seats>) -> bool {
        match earlier {
            None => seats.count() > 1,
            Some(earlier) => seats.0 & !earlier.0 == 0,
        }
    }
}
