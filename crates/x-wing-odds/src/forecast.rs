//! An attack played to its end in every way it can go.

use crate::course::{Course, Pause};
use crate::plain::plainly;
use crate::remembered::{Known, Remembered};
use crate::spread::{Left, Spread};
use crate::{Odds, Policy};
use play::{Game, Need, Seat};
use x_wing::card::{Condition, DiceRoll, Effect, Moment, Window};
use x_wing::{AttackStep, Choice, Dice, Pool, Position, XWing};

/// Differences below this are rounding.
const SAME: f64 = 1e-12;

/// Looks ahead from the attack on the table to its damage.
///
/// It remembers what it has worked out, so further questions about the same attack are cheap.
#[derive(Debug)]
pub struct Forecast<'a> {
    game: &'a XWing,
    start: Position,
    course: Course,
    policy: Policy,
    /// True if no card can reroll attack dice any more once defense dice are rolled.
    settles: bool,
    remembered: Remembered,
}

impl<'a> Forecast<'a> {
    /// Looks at the attack on the table; none if no attack is under way, or its damage is being dealt already.
    pub fn new(game: &'a XWing, position: &Position, policy: Policy) -> Option<Forecast<'a>> {
        let course = Course::of(&position.open).filter(|_| position.open.table.outcome().is_none())?;
        let settles = !game.abilities().iter().any(|known| {
            let early = matches!(known.ability.window, Window::Rolled | Window::ModifyAttack | Window::ModifyDefense);
            let rerolls = known.ability.effects.iter().any(|effect| {
                matches!(
                    effect,
                    Effect::Roll(DiceRoll::Reroll(..) | DiceRoll::RerollPer(..) | DiceRoll::RerollByPrimary(_))
                )
            });
            !early && (rerolls || known.ability.when.iter().any(|when| matches!(when, Condition::At(Moment::Fresh(_)))))
        });
        Some(Forecast { game, start: *position, course, policy, settles, remembered: Remembered::default() })
    }

    /// The exact odds of the attack.
    pub fn odds(&mut self) -> Odds {
        self.go_on(self.start, Left::default()).odds()
    }

    /// What a seat that is asked in the course of this attack chooses.
    pub fn choice(&mut self, position: &Position, seat: Seat) -> Choice {
        if self.policy == Policy::Plain {
            return plainly(self.game, position, seat);
        }
        let position = self.canonical(*position);
        let key = self.remembered.key(&position, self.course.depth);
        let known = key.and_then(|key| self.remembered.find(&key)?.choice);
        known.unwrap_or_else(|| self.decide(&position, seat, Left::default()).0)
    }

    /// What comes of a position at which the attack goes on by itself.
    fn go_on(&mut self, mut position: Position, mut left: Left) -> Spread {
        match self.course.follow(self.game, &mut position, &mut left) {
            Pause::Done => Spread::sure(left),
            Pause::Asks => self.ask(&self.canonical(position), left),
        }
    }

    /// What comes of a pause.
    fn ask(&mut self, position: &Position, left: Left) -> Spread {
        let need = self.game.need(position);
        let depth = self.course.depth;
        let is_rerolled = matches!(need, Need::Chance(_)) && position.open.stack.as_slice().len() > depth + 1;
        let is_kept = left == Left::default() && !is_rerolled;
        let key = if is_kept { self.remembered.key(position, depth) } else { None };
        if let Some(known) = key.and_then(|key| self.remembered.find(&key)) {
            return known.spread.clone();
        }
        let (choice, spread) = match need {
            Need::Chance(_) => (None, self.chance(position, left)),
            Need::Seats(seats) => {
                let seat = seats.iter().next().expect("a seat is asked");
                let (choice, spread) = self.decide(position, seat, left);
                (Some(choice), spread)
            }
            Need::Over(_) => return Spread::sure(left),
        };
        if let Some(key) = &key {
            self.remembered.keep(key, Known { spread: spread.clone(), choice });
        }
        spread
    }

    /// Everything that chance can answer.
    fn chance(&mut self, position: &Position, left: Left) -> Spread {
        let mut draws = Vec::new();
        self.game.draws(position, |draw, ways| draws.push((draw, ways)));
        let all: u64 = draws.iter().map(|(_, ways)| ways).sum();
        let mut spread = Spread::default();
        for (draw, ways) in draws {
            let mut next = *position;
            self.game.turn(&mut next, &mut ()).drawn(draw);
            spread.add(&self.go_on(next, left), ways as f64 / all as f64);
        }
        spread
    }

    /// What a seat chooses, and what comes of it.
    fn decide(&mut self, position: &Position, seat: Seat, left: Left) -> (Choice, Spread) {
        if self.policy == Policy::Plain {
            let choice = plainly(self.game, position, seat);
            return (choice, self.after(position, seat, choice, left));
        }
        let mut choices = Vec::new();
        self.game.legal(position, seat, |choice| choices.push(choice));
        play::sort_few(&mut choices, |one, other| (*one != Choice::Pass).cmp(&(*other != Choice::Pass)));
        let attacks = self.game.side_of(seat) == self.game.facts(position.open.attack.attacker).side;
        let mut best: Option<(Choice, Spread)> = None;
        for choice in choices {
            let spread = self.after(position, seat, choice, left);
            let is_better = best.as_ref().is_none_or(|(_, best)| match attacks {
                true => beats(spread.worth(), best.worth()),
                false => beats(best.worth(), spread.worth()),
            });
            if is_better {
                best = Some((choice, spread));
            }
        }
        best.expect("a seat that is asked has a choice")
    }

    fn after(&mut self, position: &Position, seat: Seat, choice: Choice, left: Left) -> Spread {
        let mut next = *position;
        self.game.turn(&mut next, &mut ()).answer(seat, choice);
        self.go_on(next, left)
    }

    /// The same pause without what no longer matters, so that more pauses are found to be the same.
    fn canonical(&self, mut position: Position) -> Position {
        let is_past = self.course.step(&position.open).is_some_and(|step| step >= AttackStep::RollDefense);
        if self.settles && is_past {
            let attack = &mut position.open.attack.attack;
            *attack = Pool { fresh: attack.fresh.plus(attack.rerolled), rerolled: Dice::NONE, ..*attack };
        }
        position
    }
}

/// True if more damage is left on average; where it is the same, if more of it is critical.
fn beats((all, critical): (f64, f64), (other, other_critical): (f64, f64)) -> bool {
    all > other + SAME || all > other - SAME && critical > other_critical + SAME
}
