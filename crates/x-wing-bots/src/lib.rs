//! Players of X-Wing.

mod random;

pub use random::random_pilot;

use bots::{Bot, Roster};
use play::{Chance, Question};
use x_wing::{Choice, XWing};

/// All of them, the best first.
pub const BOTS: Roster<XWing> = Roster(&[("random", || Box::new(RandomPilot))]);

/// Picks any choice, but manoeuvres that stay on the table if there are any, and attacks whenever one is possible.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPilot;

impl Bot<XWing> for RandomPilot {
    fn choose(&mut self, question: &Question<'_, XWing>, mut chance: &mut dyn Chance) -> Choice {
        random_pilot(question.game(), &question.view().open, question.seat(), &mut chance)
    }
}
