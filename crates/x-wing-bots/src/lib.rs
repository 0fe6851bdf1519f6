//! Players of X-Wing.

use bots::{Bot, Roster};
use play::{Chance, Game, Question};
use x_wing::{Choice, XWing, random_pilot};

/// All of them, the best first.
pub const BOTS: Roster<XWing> = Roster(&[("random", || Box::new(RandomPilot))]);

/// Picks any choice, but manoeuvres that stay on the table if there are any, and attacks whenever one is possible.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPilot;

impl Bot<XWing> for RandomPilot {
    fn choose(&mut self, question: &Question<'_, XWing>, mut chance: &mut dyn Chance) -> Choice {
        let game = question.game();
        let position = game.sample(&question.view(), &mut chance);
        random_pilot(game, &position, question.seat(), &mut chance)
    }
}
