//! Players of Super Teams.
//!
//! ```
//! use chance::Dice;
//! use play::{Game, Question, next_input, outcome};
//! use super_teams::{Setup, SuperTeams, boards};
//! use super_teams_bots::BOTS;
//!
//! let game = SuperTeams::new(Setup::usual(2, boards::named("short").unwrap().board))?;
//! let mut seats = [BOTS.named("greedy")?, BOTS.named("random")?];
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

mod evaluation;
mod greedy;

pub use greedy::Greedy;

use bots::{Random, Roster};
use super_teams::SuperTeams;

/// All of them, the best first.
pub const BOTS: Roster<SuperTeams> = Roster(&[("greedy", || Box::new(Greedy)), ("random", || Box::new(Random))]);
