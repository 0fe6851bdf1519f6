//! Players of X-Wing.

use bots::{Bot, Roster};
use play::{Chance, Question};
use x_wing::{Choice, Position, XWing, random_pilot};

/// All of them, the best first.
pub const BOTS: Roster<XWing> = Roster(&[("random", || Box::new(RandomPilot))]);

/// Picks any choice, but manoeuvres that stay on the table if there are any, and attacks whenever one is possible.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPilot;

impl Bot<XWing> for RandomPilot {
    fn choose(&mut self, question: &Question<'_, XWing>, mut chance: &mut dyn Chance) -> Choice {
        let view = question.view();
        // Dials that the seat may not see are left empty: what it may choose does not depend on them.
        let position = Position { open: view.open, dials: view.dials };
        random_pilot(question.game(), &position, question.seat(), &mut chance)
    }
}
