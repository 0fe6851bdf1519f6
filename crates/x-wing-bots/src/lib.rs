//! Players of X-Wing.
//!
//! ```
//! use chance::Dice;
//! use play::{Game, Question, next_input, outcome};
//! use x_wing::{Options, Setup, Squad, SquadShip, XWing};
//! use x_wing_bots::BOTS;
//!
//! let ship = |pilot: &str| SquadShip { pilot: pilot.into(), upgrades: vec![], name: None, seat: None };
//! let squads = [Squad { ships: vec![ship("poedameron")] }, Squad { ships: vec![ship("omegaace")] }];
//! let game = XWing::new(Setup { squads, options: Options { rounds: Some(3), ..Options::default() } })?;
//! let mut seats = [BOTS.named("hunter-1")?, BOTS.named("random")?];
//! let mut dice = Dice::new(1, 0);
//! let mut position = game.start();
//! while let Some(input) = next_input(&game, &position, &mut dice, |seat, dice| {
//!     seats[seat.index()].choose(&Question::new(&game, &position, seat), dice)
//! }) {
//!     game.apply(&mut position, &input, &mut ())?;
//! }
//! assert!(outcome(&game, &position).is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod ace;
mod clash;
mod fighter;
mod forecast;
mod habit;
pub mod hunter;
mod judge;
mod levels;
mod opening;
mod outlook;
mod places;
mod plan;
mod random;
mod round;
mod standing;
mod trial;
mod volley;

pub use ace::Ace;
pub use hunter::Hunter;
pub use judge::Dogfight;
pub use levels::LEVELS;
pub use random::random_pilot;

use bots::{Bot, Roster};
use play::{Chance, Question};
use x_wing::{Choice, XWing};

/// Those that sit at tables: the levels, the best first, and two that stay as they are.
pub const BOTS: Roster<XWing> = Roster(&[
    ("level-5", || Box::new(levels::ace())),
    ("level-4", || Box::new(Hunter::default())),
    ("level-3", || Box::new(levels::distracted(20, true))),
    ("level-2", || Box::new(levels::distracted(50, true))),
    ("level-1", || Box::new(levels::distracted(85, false))),
    ("hunter-1", || Box::new(Hunter::default())),
    ("random", || Box::new(RandomPilot)),
]);

/// Those that can be compared.
pub const ENTRANTS: Roster<XWing> = BOTS;

/// Picks any choice, but manoeuvres that stay on the table if there are any, and attacks whenever one is possible.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPilot;

impl Bot<XWing> for RandomPilot {
    fn choose(&mut self, question: &Question<'_, XWing>, mut chance: &mut dyn Chance) -> Choice {
        random_pilot(question.game(), &question.view().open, question.seat(), &mut chance)
    }
}
