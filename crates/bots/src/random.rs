//! A bot that picks any choice.

use crate::Bot;
use play::{Chance, Game};

/// Picks any choice, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G, _: &G::View, legal: &[G::Choice], chance: &mut dyn Chance) -> G::Choice {
        match legal {
            [only] => *only,
            _ => legal[chance.below(legal.len() as u32) as usize],
        }
    }
}
