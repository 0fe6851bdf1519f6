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

mod course;
mod evaluation;
mod greedy;
mod judge;
mod levels;
mod unguided;

pub use greedy::{EndOfTurn, GREEDY};
pub use judge::{FEATURES, Horizon, Judged, Racing};
pub use levels::LEVELS;

use bots::{Advisor, FlatMonteCarlo, Limits, Random, Roster};
use super_teams::SuperTeams;
use unguided::Unguided;

macro_rules! roster {
    ($($more:tt)*) => {
        Roster(&[
            ("level-5", || Box::new(levels::search())),
            ("level-4", || Box::new(levels::short_search())),
            ("level-3", || Box::new(levels::careless(12))),
            ("level-2", || Box::new(levels::careless(50))),
            ("level-1", || Box::new(levels::careless(86))),
            ("greedy", || Box::new(GREEDY)),
            ("random", || Box::new(Random)),
            $($more)*
        ])
    };
}

/// Those that sit at tables: the levels, the best first, and two plain ones.
pub const BOTS: Roster<SuperTeams> = roster!();

/// The search of the best of them, by chances that were fitted, to be asked what it thinks.
pub fn advisor() -> Box<dyn Advisor<SuperTeams> + Send> {
    Box::new(levels::search_fitted())
}

/// The same, and those that are there to be compared with.
pub const ENTRANTS: Roster<SuperTeams> = roster! {
    ("flat", || Box::new(levels::flat())),
    ("flat-unguided", || Box::new(FlatMonteCarlo::new(Limits::usual(1000), |_| Unguided))),
    ("search-fitted", || Box::new(levels::search_fitted())),
    ("search-the-turn", || Box::new(levels::search_the_turn())),
    ("search-to-the-end", || Box::new(levels::search_to_the_end())),
};
