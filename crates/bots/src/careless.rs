//! A bot that sometimes does not think.

use crate::Bot;
use play::{Chance, Event, Game, Outcome, Question, Seat};

/// Another bot with lapses: so many choices in a hundred are picked at random.
#[derive(Clone, Copy, Debug)]
pub struct Careless<B> {
    /// Who thinks otherwise.
    pub bot: B,
    /// How many choices in a hundred are any choice.
    pub lapses: u32,
}

impl<G: Game, B: Bot<G>> Bot<G> for Careless<B> {
    fn begins(&mut self, game: &G, seat: Seat) {
        self.bot.begins(game, seat);
    }

    fn listens(&self) -> bool {
        self.bot.listens()
    }

    fn hears(&mut self, event: &Event<G::Heard>) {
        self.bot.hears(event);
    }

    fn choose(&mut self, question: &Question<'_, G>, mut chance: &mut dyn Chance) -> G::Choice {
        match chance.below(100) < self.lapses {
            true => question.any(&mut chance),
            false => self.bot.choose(question, chance),
        }
    }

    fn forfeits(&self) -> Option<&str> {
        self.bot.forfeits()
    }

    fn ends(&mut self, game: &G, view: &G::View, outcome: &Outcome) {
        self.bot.ends(game, view, outcome);
    }
}
