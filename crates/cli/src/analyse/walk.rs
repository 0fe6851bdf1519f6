//! Going through a game, input by input.

use bots::Estimate;
use chance::Dice;
use games::Listed;
use play::{Budget, Input, InputOf, Question, Seat, Session};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A game as it was played in the end: what was taken back is left out.
pub struct Walk<'a, G: Listed> {
    pub game: &'a G,
    /// The inputs with their numbers in the record.
    pub inputs: Vec<(u32, InputOf<G>)>,
    /// The positions before and after each of them, one more than inputs.
    pub positions: Vec<G::Position>,
    budget: u32,
    ways: u32,
    seed: u64,
}

/// A choice that could have been another one.
pub struct Decision<C> {
    /// Its place among the inputs.
    pub place: usize,
    pub seat: Seat,
    pub chosen: C,
    pub better: C,
    /// The chances of the seat with the one and with the other, by what it could know.
    pub chances: [f32; 2],
}

/// Each position has streams of chance of its own, so that no number depends on who worked it out.
const DECISIONS: u64 = 1 << 62;

impl<'a, G: Listed> Walk<'a, G> {
    pub fn new(session: &'a Session<G>, budget: u32, ways: u32, seed: u64) -> Walk<'a, G> {
        let mut inputs: Vec<_> = session.standing().collect();
        inputs.reverse();
        let game = session.game();
        let mut positions = vec![game.start()];
        for (_, input) in &inputs {
            let mut position = positions[positions.len() - 1];
            game.advance(&mut position, input, &mut ());
            positions.push(position);
        }
        Walk { game, inputs, positions, budget, ways, seed }
    }

    /// Everybody's chances in every position, for somebody who sees everything.
    pub fn values(&self, threads: usize) -> Vec<Estimate> {
        shared(threads, self.positions.len(), |place| {
            let mut dice = Dice::new(self.seed, place as u64);
            (G::ADVISOR)().estimate(self.game, &self.positions[place], self.ways, &mut dice)
        })
    }

    /// Every choice for which the best bot knows a better one. That it is better is looked at once more, with other chance: what seemed best of many
    /// by luck alone is not.
    pub fn decisions(&self, threads: usize) -> Vec<Decision<G::Choice>> {
        shared(threads, self.inputs.len(), |place| self.decision(place)).into_iter().flatten().collect()
    }

    fn decision(&self, place: usize) -> Option<Decision<G::Choice>> {
        let Input::Choice { seat, choice: chosen } = self.inputs[place].1 else { return None };
        let question = Question::new(self.game, &self.positions[place], seat);
        if question.forced().is_some() {
            return None;
        }
        let question = question.within(Some(Budget::Iterations(self.budget)));
        let mut dice = Dice::new(self.seed, DECISIONS | place as u64);
        let mut advisor = (G::ADVISOR)();
        let better = advisor.alternatives(&question, chosen, 1, &mut dice).first()?.choice;
        if better == chosen {
            return None;
        }
        let [with, instead] = advisor.compare(&question, &[chosen, better], &mut dice)[..] else { return None };
        (instead > with).then_some(Decision { place, seat, chosen, better, chances: [with, instead] })
    }
}

/// Works out so many things, in their order whichever thread did which.
fn shared<T: Send>(threads: usize, count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let (next, work) = (&AtomicUsize::new(0), &work);
    let one_after_the_other = move || {
        let mut done = Vec::new();
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            if place >= count {
                return done;
            }
            done.push((place, work(place)));
        }
    };
    let mut all: Vec<(usize, T)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(one_after_the_other)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("a thread that thinks does not panic")).collect()
    });
    all.sort_by_key(|(place, _)| *place);
    all.into_iter().map(|(_, done)| done).collect()
}
