//! The ace says why.
//!
//! Dials and everything up to the Combat phase are judged as it judges them itself, as chances to win instead of squad points. Questions of the Combat
//! phase and before the battle are judged by playing the round on, with dice, from positions that fit the view (`judge.rs`).

use crate::ace::{Ace, Search, is_moving, likely};
use crate::judge::Dogfight;
use crate::plan::Planning;
use crate::prospect::Aim;
use bots::{Advice, Advisor, Estimate, Quick, best_of};
use play::{Chance, Question};
use x_wing::{Choice, Frame, Position, ShipId, View, XWing};

impl Advisor<XWing> for Ace {
    /// While dials are set, the best manoeuvres of the next ship.
    fn advise(&mut self, question: &Question<'_, XWing>, most: usize, chance: &mut dyn Chance) -> Vec<Advice<Choice>> {
        let view = question.view();
        let legal = match view.open.stack.top() == Frame::Planning {
            true => next_dials(question, &view),
            false => question.legal().into_owned(),
        };
        best_of(&legal, &self.compare(question, &legal, chance), most)
    }

    /// Dials of the same ship.
    fn alternatives(
        &mut self,
        question: &Question<'_, XWing>,
        to: Choice,
        most: usize,
        chance: &mut dyn Chance,
    ) -> Vec<Advice<Choice>> {
        let legal = match to {
            Choice::Dial { ship, .. } => dials_of(question, &question.view(), ship),
            Choice::Commit => vec![to],
            _ => return self.advise(question, most, chance),
        };
        best_of(&legal, &self.compare(question, &legal, chance), most)
    }

    fn compare(&mut self, question: &Question<'_, XWing>, choices: &[Choice], chance: &mut dyn Chance) -> Vec<f32> {
        let view = question.view();
        if view.open.stack.top() == Frame::Planning {
            return self.dialled(question, &view, choices, chance);
        }
        if is_moving(&view) {
            let likely = likely(question.game(), &view, question.seat(), &mut Quick::seeded_by(chance));
            let values = self.answered(question, (&view, &likely), choices, Aim::Chance, chance);
            return values.into_iter().map(|value| value / Aim::SURE).collect();
        }
        let rounds = self.limits.rounds(question.budget()).min(self.limits.usual);
        bots::compare(question, &Dogfight, choices, rounds, chance)
    }

    fn estimate(&self, game: &XWing, position: &Position, ways: u32, chance: &mut dyn Chance) -> Estimate {
        // Between rounds nothing is played, so that one look is enough.
        let ways = if position.open.stack.top() == Frame::Planning { 1 } else { ways };
        bots::estimate(game, &Dogfight, position, ways, chance)
    }
}

impl Ace {
    /// The chances with each of these dials, everything else as in the best plan that has it.
    fn dialled(
        &self,
        question: &Question<'_, XWing>,
        view: &View,
        choices: &[Choice],
        chance: &mut dyn Chance,
    ) -> Vec<f32> {
        let mut quick = Quick::seeded_by(chance);
        let planning = Planning::new(question.game(), view, question.seat());
        let mut search = self.search(question, view, &mut quick);
        let best = search.best(&planning, |done| self.limits.allow_more(question.budget(), done), &mut quick);
        let seed = quick.clone();
        let plans = choices.iter().map(|choice| with(&search, &planning, &best, *choice));
        plans.map(|plan| search.chance(&planning, &plan, &mut seed.clone())).collect()
    }
}

/// The best plan with a dial: one that was tried, or the best of all with this dial changed.
fn with(search: &Search<'_>, planning: &Planning, best: &[usize], choice: Choice) -> Vec<usize> {
    let Choice::Dial { ship, maneuver } = choice else { return best.to_vec() };
    let place = planning.ours.iter().position(|group| group.fighter.ship == ship).and_then(|number| {
        let place = planning.ours[number].places.iter().position(|place| place.maneuver == Some(maneuver))?;
        Some((number, place))
    });
    let Some((number, place)) = place else { return best.to_vec() };
    let having = search.tried.iter().filter(|(plan, _)| plan[number] == place);
    let most = having.reduce(|most, other| if other.1 > most.1 { other } else { most });
    most.map_or_else(
        || {
            let mut plan = best.to_vec();
            plan[number] = place;
            plan
        },
        |(plan, _)| plan.clone(),
    )
}

/// What can be dialled for the next ship that has no dial yet; the commitment when all have one.
fn next_dials(question: &Question<'_, XWing>, view: &View) -> Vec<Choice> {
    let (game, seat) = (question.game(), question.seat());
    let table = game.table(&view.open);
    let Some(ship) = ((table.to_dial() & game.commanded(seat)) - view.open.dialled).first() else {
        return vec![Choice::Commit];
    };
    dials_of(question, view, ship)
}

fn dials_of(question: &Question<'_, XWing>, view: &View, ship: ShipId) -> Vec<Choice> {
    let (game, seat) = (question.game(), question.seat());
    let table = game.table(&view.open);
    let dial = game.facts(ship).dial.iter().map(|entry| entry.maneuver);
    let allowed = dial.filter(|maneuver| table.may_dial(seat, ship, *maneuver));
    allowed.map(|maneuver| Choice::Dial { ship, maneuver }).collect()
}
