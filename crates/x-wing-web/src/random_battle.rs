//! A battle flown at random, for tests that look at everything that happens in one.

use crate::ready::BATTLES;
use chance::Dice;
use play::{Event, Game, Input, Need};
use x_wing::{Happening, XWing};

/// Flies the second of the ready battles for at most 3,000 inputs, and shows what each of them brings about.
pub fn fly(seed: u64, mut shown: impl FnMut(&XWing, &[Event<Happening>])) {
    let game = BATTLES[1].game().unwrap();
    let (mut dice, mut position) = (Dice::new(seed, 0), game.start());
    for _ in 0..3_000 {
        let input = match game.need(&position) {
            Need::Over(_) => return,
            Need::Chance(_) => Input::Draw(game.draw(&position, &mut dice)),
            Need::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                Input::Choice { seat, choice: game.sample_choice(&position, seat, &mut dice) }
            }
        };
        let mut events = Vec::new();
        game.apply(&mut position, &input, &mut events).unwrap();
        shown(&game, &events);
    }
}
