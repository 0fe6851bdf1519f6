//! A bot that picks any choice.

use crate::Bot;
use play::{Chance, Game, Question};

/// Picks any choice, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn is_random(&self) -> bool {
        true
    }

    fn choose(&mut self, question: &Question<'_, G>, mut chance: &mut dyn Chance) -> G::Choice {
        question.any(&mut chance)
    }
}
