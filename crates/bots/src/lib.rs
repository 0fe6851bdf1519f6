//! Players that choose by what a seat may know.
//!
//! A bot is handed a view and the choices that the rules offer; it never sees a position.

mod random;

pub use random::Random;

use play::{Chance, Game};

/// A player of a game.
pub trait Bot<G: Game> {
    /// Picks one of `legal`, which is never empty, for the seat whose view it is.
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Choice], chance: &mut dyn Chance) -> G::Choice;
}
