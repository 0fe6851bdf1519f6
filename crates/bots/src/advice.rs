//! Saying why: how good choices are, and how likely somebody is to win.

use crate::playout::play_out;
use crate::{Chances, Judge, Quick};
use play::{Chance, Game, Input, Question, Seat};

/// A choice, and the chance to win that somebody sees in it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice<C> {
    /// What could be chosen.
    pub choice: C,
    /// From 0 to 1.
    pub chance: f32,
}

/// Somebody who can say how good choices are, by what the seat that is asked may know.
pub trait Advisor<G: Game> {
    /// The best choices of the seat that is asked, the best first, at most so many.
    fn advise(&mut self, question: &Question<'_, G>, most: usize, chance: &mut dyn Chance) -> Vec<Advice<G::Choice>>;

    /// The best choices that somebody has who made this one, the best first, at most so many: where a choice is one of several that are
    /// made in any order, only those that stand in its place.
    fn alternatives(
        &mut self,
        question: &Question<'_, G>,
        _to: G::Choice,
        most: usize,
        chance: &mut dyn Chance,
    ) -> Vec<Advice<G::Choice>> {
        self.advise(question, most, chance)
    }

    /// The seat's chances to win after each of these choices, each found with the same effort and the same luck.
    fn compare(&mut self, question: &Question<'_, G>, choices: &[G::Choice], chance: &mut dyn Chance) -> Vec<f32>;

    /// Everybody's chances in a position of which all is known, by so many ways that it may go on.
    fn estimate(&self, game: &G, position: &G::Position, ways: u32, chance: &mut dyn Chance) -> Estimate;
}

/// Chances that were found by playing on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// Each seat's chance to win.
    pub of: Chances,
    /// The standard error of the first seat's.
    pub error: f32,
}

/// Plays a position on so many times, to where the judge ends.
pub fn estimate<G: Game, J: Judge<G>>(
    game: &G,
    judge: &J,
    position: &G::Position,
    ways: u32,
    chance: &mut dyn Chance,
) -> Estimate {
    let mut quick = Quick::seeded_by(chance);
    let (mut sums, mut squares, mut of) = ([0.0f64; 16], 0.0, Chances::default());
    for _ in 0..ways.max(1) {
        let mut position = *position;
        play_out(game, judge, &mut position, &mut quick, &mut of);
        sums.iter_mut().zip(of).for_each(|(sum, chance)| *sum += f64::from(chance));
        squares += f64::from(of[0]) * f64::from(of[0]);
    }
    let count = f64::from(ways.max(1));
    let mean = sums[0] / count;
    let variance = (squares / count - mean * mean).max(0.0);
    Estimate { of: sums.map(|sum| (sum / count) as f32), error: (variance / count).sqrt() as f32 }
}

/// What each of these choices brings the seat that is asked on average, if positions that fit its view are played on so many times in
/// all. Every choice is tried in the same positions and with the same chance.
pub fn compare<G: Game, J: Judge<G>>(
    question: &Question<'_, G>,
    judge: &J,
    choices: &[G::Choice],
    rounds: u32,
    chance: &mut dyn Chance,
) -> Vec<f32> {
    let (game, seat, view) = (question.game(), question.seat(), question.view());
    let mut quick = Quick::seeded_by(chance);
    let times = (rounds as usize / choices.len().max(1)).max(1);
    let (mut sums, mut of) = (vec![0.0f64; choices.len()], Chances::default());
    for _ in 0..times {
        let sampled = game.sample(&view, &mut quick);
        let same = Quick::seeded_by(&mut quick);
        for (choice, sum) in choices.iter().zip(&mut sums) {
            let (mut position, mut quick) = (sampled, same.clone());
            game.advance(&mut position, &Input::Choice { seat, choice: *choice }, &mut ());
            play_out(game, judge, &mut position, &mut quick, &mut of);
            *sum += f64::from(of[Seat::index(seat)]);
        }
    }
    sums.into_iter().map(|sum| (sum / times as f64) as f32).collect()
}

/// The best of choices whose chances are known, the best first; of equals the one that was named first.
pub fn best_of<C: Copy>(choices: &[C], chances: &[f32], most: usize) -> Vec<Advice<C>> {
    let mut advice: Vec<_> =
        choices.iter().zip(chances).map(|(choice, chance)| Advice { choice: *choice, chance: *chance }).collect();
    play::sort_few(&mut advice, |one, other| other.chance.total_cmp(&one.chance));
    advice.truncate(most);
    advice
}
