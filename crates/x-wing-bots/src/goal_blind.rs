//! Somebody to compare with in missions: he flies on the same table with the same ships, and nobody told him what for.

use bots::Bot;
use play::{Chance, Question, Seat};
use x_wing::{Choice, XWing};

/// A bot that takes missions for fights.
pub(crate) struct GoalBlind<B> {
    bot: B,
    game: Option<XWing>,
}

impl<B> GoalBlind<B> {
    pub fn new(bot: B) -> GoalBlind<B> {
        GoalBlind { bot, game: None }
    }
}

impl<B: Bot<XWing>> Bot<XWing> for GoalBlind<B> {
    fn begins(&mut self, game: &XWing, seat: Seat) {
        let fight = game.without_goals();
        self.bot.begins(&fight, seat);
        self.game = Some(fight);
    }

    fn choose(&mut self, question: &Question<'_, XWing>, chance: &mut dyn Chance) -> Choice {
        let fight = self.game.get_or_insert_with(|| question.game().without_goals());
        let (view, legal) = (question.view(), question.legal());
        let fought = Question::told(fight, question.seat(), &view, &legal).within(question.budget());
        self.bot.choose(&fought, chance)
    }
}
