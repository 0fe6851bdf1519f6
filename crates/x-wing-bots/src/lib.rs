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
mod advice;
mod bombing;
mod clash;
mod fighter;
mod forecast;
mod glance;
mod goal;
mod goal_blind;
mod habit;
pub mod hunter;
mod journey;
mod judge;
mod levels;
mod opening;
mod outlook;
mod places;
mod plan;
pub mod prospect;
mod random;
mod round;
mod standing;
mod trial;
mod volley;

pub use ace::Ace;
use goal_blind::GoalBlind;
pub use hunter::Hunter;
pub use judge::Dogfight;
pub use levels::LEVELS;
pub use random::random_pilot;

use bots::{Advisor, Bot, Roster};
use play::{Chance, Question};
use prospect::{FEATURES, Moment};
use x_wing::{Choice, Frame, Position, Team, XWing};

macro_rules! roster {
    ($($more:tt)*) => {
        Roster(&[
            ("level-5", || Box::new(levels::ace())),
            ("level-4", || Box::new(Hunter::default())),
            ("level-3", || Box::new(levels::distracted(20, true))),
            ("level-2", || Box::new(levels::distracted(50, true))),
            ("level-1", || Box::new(levels::distracted(85, false))),
            ("hunter-1", || Box::new(Hunter::default())),
            ("random", || Box::new(RandomPilot)),
            $($more)*
        ])
    };
}

/// Those that sit at tables: the levels, the best first, and two that stay as they are.
pub const BOTS: Roster<XWing> = roster!();

/// The best of them, to be asked what it thinks.
pub fn advisor() -> Box<dyn Advisor<XWing> + Send> {
    Box::new(levels::ace())
}

/// What the chance to win is judged by in a position between rounds, or in which all ships have moved and nobody has fired; for the
/// first side.
pub fn judged_by(game: &XWing, position: &Position) -> Option<(Moment, [f32; FEATURES.len()])> {
    let stack = position.open.stack.as_slice();
    let nobody_fired = || position.open.in_play().iter().all(|ship| !position.open.ship(ship).fought);
    match stack[..] {
        [Frame::Planning] if position.open.dialled.is_empty() => {
            Some((Moment::BetweenRounds, standing::standing(game, position, Team::First).features()?))
        }
        [Frame::Combat, ..] if nobody_fired() => {
            Some((Moment::BeforeCombat, standing::before_combat(game, position, Team::First).features()?))
        }
        _ => None,
    }
}

/// Those that can be compared.
pub const ENTRANTS: Roster<XWing> = roster! {
    ("level-5-by-chance", || Box::new(levels::ace_by_chance())),
    ("level-5-goal-blind", || Box::new(GoalBlind::new(levels::ace()))),
    ("level-4-goal-blind", || Box::new(GoalBlind::new(Hunter::default()))),
};

/// Picks any choice, but manoeuvres that stay on the table if there are any, and attacks whenever one is possible.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPilot;

impl Bot<XWing> for RandomPilot {
    fn choose(&mut self, question: &Question<'_, XWing>, mut chance: &mut dyn Chance) -> Choice {
        random_pilot(question.game(), &question.view().open, question.seat(), &mut chance)
    }
}
