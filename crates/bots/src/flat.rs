//! A bot that tries every choice equally often.

use crate::playout::play_out;
use crate::{Bot, Chances, Judge, Limits, Quick};
use play::{Chance, Game, Input, Question};

/// Flat Monte Carlo: plays each choice on from positions that fit its view, all of them equally often, and takes the one
/// after which its chances were best on average.
#[derive(Clone, Debug)]
pub struct FlatMonteCarlo<G: Game, J> {
    judge: fn(&G) -> J,
    limits: Limits,
}

impl<G: Game, J: Judge<G>> FlatMonteCarlo<G, J> {
    /// One that judges by what `judge` makes of a game.
    pub fn new(limits: Limits, judge: fn(&G) -> J) -> FlatMonteCarlo<G, J> {
        FlatMonteCarlo { judge, limits }
    }
}

impl<G: Game, J: Judge<G>> Bot<G> for FlatMonteCarlo<G, J> {
    fn choose(&mut self, question: &Question<'_, G>, chance: &mut dyn Chance) -> G::Choice {
        let legal = question.legal();
        if let [only] = legal[..] {
            return only;
        }
        let (game, seat, view) = (question.game(), question.seat(), question.view());
        let judge = (self.judge)(game);
        let mut quick = Quick::seeded_by(chance);
        let mut sums = vec![0.0; legal.len()];
        let mut of = Chances::default();
        let mut done = 0;
        while self.limits.allow_more(question.budget(), done) {
            let tried = done as usize % legal.len();
            let mut position = game.sample(&view, &mut quick);
            game.advance(&mut position, &Input::Choice { seat, choice: legal[tried] }, &mut ());
            play_out(game, &judge, &mut position, &mut quick, &mut of);
            sums[tried] += f64::from(of[seat.index()]);
            done += 1;
        }
        // The last round may have reached only some of the choices.
        let (whole, rest) = (done as usize / legal.len(), done as usize % legal.len());
        let times = |index: usize| whole + usize::from(index < rest);
        let mean = |index: usize| sums[index] / times(index).max(1) as f64;
        let best = (0..legal.len()).reduce(|best, index| if mean(index) > mean(best) { index } else { best });
        legal[best.expect("a seat that is asked has a choice")]
    }
}
