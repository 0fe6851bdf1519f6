//! Players that choose by what a seat may know.
//!
//! A bot is asked a [`Question`]: it can have the view of its seat and the choices that the rules offer; it never sees a
//! position. The bots of a game are in a crate of their own (`super-teams-bots`, `x-wing-bots`), as a [`Roster`].
//!
//! ```
//! use bots::{Bot, Random};
//! use chance::Dice;
//! use play::{Game, Question, next_input, outcome};
//! use super_teams::{Setup, SuperTeams, boards};
//!
//! let game = SuperTeams::new(Setup::usual(2, boards::named("short").unwrap().board))?;
//! let mut seats = [Random, Random];
//! let mut dice = Dice::new(1, 0);
//! let mut position = game.start();
//! while let Some(input) = next_input(&game, &position, &mut dice, |seat, dice| {
//!     seats[seat.index()].choose(&Question::new(&game, &position, seat), dice)
//! }) {
//!     game.apply(&mut position, &input, &mut ())?;
//! }
//! assert!(!outcome(&game, &position).unwrap().winners.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod careless;
mod flat;
mod greedy;
mod judge;
mod limits;
mod playout;
mod quick;
mod random;
mod roster;
mod search;
mod weights;

pub use advice::{Advice, Advisor, Estimate, best_of, compare, estimate};
pub use careless::Careless;
pub use flat::FlatMonteCarlo;
pub use greedy::{Evaluator, Greedy};
pub use judge::{Chances, Judge};
pub use limits::Limits;
pub use quick::Quick;
pub use random::Random;
pub use roster::{Roster, UnknownBot};
pub use search::TreeSearch;
pub use weights::Weights;

use play::{Chance, Event, Game, Outcome, Question, Seat};

/// A player of a game.
pub trait Bot<G: Game> {
    /// A game begins, in which it plays `seat`.
    fn begins(&mut self, _game: &G, _seat: Seat) {}

    /// Whether it wants to [hear](Bot::hears) what happens; those that judge by the view alone do not.
    fn listens(&self) -> bool {
        false
    }

    /// Whether it picks [any choice](Question::any). Such a bot need not be asked by whoever plays many games: the way to it
    /// would cost as much as its choice.
    fn is_random(&self) -> bool {
        false
    }

    /// Something happened; this is what its seat may know of it.
    fn hears(&mut self, _event: &Event<G::Heard>) {}

    /// Picks one of the choices of the seat that is asked, within the question's [budget](Question::budget).
    fn choose(&mut self, question: &Question<'_, G>, chance: &mut dyn Chance) -> G::Choice;

    /// Why it cannot play this game on. Asked after every choice: if there is a reason, the choice does not count and
    /// the seat concedes (TB-01).
    fn forfeits(&self) -> Option<&str> {
        None
    }

    /// The game is over.
    fn ends(&mut self, _game: &G, _view: &G::View, _outcome: &Outcome) {}
}
