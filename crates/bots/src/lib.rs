//! Players that choose by what a seat may know.
//!
//! A bot is handed a view and the choices that the rules offer; it never sees a position.
//!
//! ```
//! use chance::Dice;
//! use play::{Game, Input, Need, Viewer};
//! use super_teams::{Setup, SuperTeams, boards};
//!
//! let game = SuperTeams::new(Setup::usual(2, boards::named("short").unwrap().board))?;
//! let mut seats = [bots::named("greedy")?, bots::named("random")?];
//! let mut dice = Dice::new(1, 0);
//! let mut position = game.start();
//! let outcome = loop {
//!     let input = match game.need(&position) {
//!         Need::Over(outcome) => break outcome,
//!         Need::Chance(_) => Input::Draw(game.draw(&position, &mut dice)),
//!         Need::Seats(waited_for) => {
//!             let seat = waited_for.iter().next().unwrap();
//!             let view = game.view(&position, Viewer::Seat(seat));
//!             let legal = play::legal(&game, &position, seat);
//!             let choice = seats[seat.index()].choose(&game, &view, &legal, &mut dice);
//!             Input::Choice { seat, choice }
//!         }
//!     };
//!     game.apply(&mut position, &input, &mut ())?;
//! };
//! assert!(!outcome.winners.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod evaluation;
mod greedy;
mod random;
pub mod x_wing;

pub use greedy::Greedy;
pub use random::Random;

use play::{Chance, Event, Game, Outcome, Seat};
use super_teams::SuperTeams;

/// A player of a game.
pub trait Bot<G: Game> {
    /// A game begins, in which it plays `seat`.
    fn begins(&mut self, _game: &G, _seat: Seat) {}

    /// Whether it wants to [hear](Bot::hears) what happens; those that judge by the view alone do not.
    fn listens(&self) -> bool {
        false
    }

    /// Something happened; this is what its seat may know of it.
    fn hears(&mut self, _event: &Event<G::Heard>) {}

    /// Picks one of `legal`, which is never empty, for the seat whose view it is.
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Choice], chance: &mut dyn Chance) -> G::Choice;

    /// Why it cannot play this game on. Asked after every choice: if there is a reason, the choice does not count and
    /// the seat concedes (TB-01).
    fn forfeits(&self) -> Option<&str> {
        None
    }

    /// The game is over.
    fn ends(&mut self, _game: &G, _view: &G::View, _outcome: &Outcome) {}
}

/// The names of the bots for Super Teams, the best first.
pub const NAMES: [&str; 2] = ["greedy", "random"];

/// A bot for Super Teams.
pub fn named(name: &str) -> Result<Box<dyn Bot<SuperTeams> + Send>, UnknownBot> {
    match name {
        "greedy" => Ok(Box::new(Greedy)),
        "random" => Ok(Box::new(Random)),
        _ => Err(UnknownBot { name: name.to_owned(), known: &NAMES }),
    }
}

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot `{name}`; there {} {}", if known.len() == 1 { "is" } else { "are" }, known.join(" and "))]
pub struct UnknownBot {
    /// What was asked for.
    pub name: String,
    /// What there is.
    pub known: &'static [&'static str],
}
