//! A bot that takes what is best at once.

use crate::Bot;
use play::{Chance, Game, Question, Seat};

/// What a choice is worth to the seat that makes it, as far as can be told without a search.
pub trait Evaluator<G: Game> {
    /// The worth of a choice of `seat`, in a position that fits its view. Only the order of such numbers counts.
    fn worth(&self, game: &G, position: &G::Position, seat: Seat, choice: G::Choice, chance: &mut dyn Chance) -> i32;
}

/// Fills in what it cannot see, once, and takes the choice that is worth most; of equals the first.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy<E>(pub E);

impl<G: Game, E: Evaluator<G>> Bot<G> for Greedy<E> {
    fn choose(&mut self, question: &Question<'_, G>, mut chance: &mut dyn Chance) -> G::Choice {
        let legal = question.legal();
        let [first, rest @ ..] = &legal[..] else { unreachable!("a seat that is asked has a choice") };
        if rest.is_empty() {
            return *first;
        }
        let (game, seat) = (question.game(), question.seat());
        let position = game.sample(&question.view(), &mut chance);
        let mut best = (*first, self.0.worth(game, &position, seat, *first, chance));
        for choice in rest {
            let worth = self.0.worth(game, &position, seat, *choice, chance);
            if worth > best.1 {
                best = (*choice, worth);
            }
        }
        best.0
    }
}
