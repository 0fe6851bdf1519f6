//! Playing a position on, up to where it is judged.

use crate::{Chances, Judge, Quick};
use play::{Game, Input, Need};

/// Plays on as the judge picks, and says what each seat's chances are in the end.
#[inline]
pub(crate) fn play_out<G: Game, J: Judge<G>>(
    game: &G,
    judge: &J,
    position: &mut G::Position,
    chance: &mut Quick,
    of: &mut Chances,
) {
    for inputs in 0.. {
        let need = game.need(position);
        if let Need::Over(outcome) = need {
            return judge.result(game, &outcome, of);
        }
        if !judge.plays_on(game, position, inputs) {
            return judge.chances(game, position, of);
        }
        let input = match need {
            Need::Seats(seats) => {
                let seat = seats.iter().next().expect("a game that waits for seats waits for somebody");
                Input::Choice { seat, choice: judge.pick(game, position, seat, chance) }
            }
            Need::Chance(_) | Need::Over(_) => Input::Draw(game.draw(position, chance)),
        };
        game.advance(position, &input, &mut ());
    }
}
