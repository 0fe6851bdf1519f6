//! A pilot that plays its plans through.
//!
//! **Dials.** Its own plans, beginning with those that the hunter's formula likes best and going on with changes of the best, are played
//! against the plans that the formula likes for the enemies, from their side; the better one is for them, the likelier it is. All ships
//! move and act by habit (`round.rs`); then the Combat phase is worked out as it is expected to go (`clash.rs`), so that no dice have to
//! be rolled and few rounds of search tell plans apart. What the formula says about a plan counts a little, too. The best few plans are
//! compared once more, with ships that look before they act (`glance.rs`).
//!
//! **Everything up to the Combat phase** (actions, boosts, rolls, decloaking, devices, and cards before the first shot) is tried in the same way,
//! against the likeliest of those plans as far as enemies have still to move.
//!
//! **Attacks and dice** are the hunter's: targets and tokens by the expected rest of the Combat phase were no better (`docs/bots.md`).

use crate::forecast::exponential;
use crate::hunter::decide;
use crate::plan::Planning;
use crate::prospect::{Aim, Prospect};
use crate::random::random_pilot;
use crate::round::{Care, Dials, dial_all, is_before_shots, moved_on};
use crate::trial::{Look, Trial};
use bots::{Bot, Limits, Quick};
use geometry::Maneuver;
use play::{Chance, Game, Question, Seat};
use x_wing::{Choice, Frame, MOST_SHIPS, Position, Ship, ShipId, Team, View, XWing};

/// How many plans of the enemies are thought of.
const THEIR_PLANS: usize = 10;
/// With how many plans of its own it begins.
const OUR_PLANS: usize = 24;
/// So many squad points make a plan of the enemies e times as likely.
const CALM: f32 = 1.0;
/// How much what the formula says about a plan counts beside what it brings.
const PRIOR: f32 = 0.5;
/// A plan that is so many points worse than the best against the likeliest plans is not tried further.
const GIVEN_UP: f32 = 6.0;
/// After so many plans in vain the search is over.
const MOST_IDLE: u32 = 400;
/// So many of the best plans are compared once more, with more care.
const FINALISTS: usize = 8;
/// Other choices are tried against so many of the enemies' plans.
const ANSWERED: usize = 5;

/// See the [module](self).
#[derive(Clone, Debug)]
pub struct Ace {
    pub(crate) limits: Limits,
    aim: Aim,
    plan: Option<Planned>,
}

/// A plan, and the ships as they were when it was made.
#[derive(Clone, Debug)]
struct Planned {
    ships: Box<[Ship; MOST_SHIPS]>,
    dials: Vec<(ShipId, Maneuver)>,
    round: u16,
    likely: Likely,
}

impl Ace {
    /// One that searches so long.
    pub fn new(limits: Limits) -> Ace {
        Ace { limits, aim: Aim::Points, plan: None }
    }

    /// The same, with something else to search for.
    pub(crate) fn after(self, aim: Aim) -> Ace {
        Ace { aim, ..self }
    }
}

impl Bot<XWing> for Ace {
    fn begins(&mut self, _: &XWing, _: Seat) {
        self.plan = None;
    }

    fn choose(&mut self, question: &Question<'_, XWing>, mut chance: &mut dyn Chance) -> Choice {
        let (game, seat, view) = (question.game(), question.seat(), question.view());
        if view.open.stack.top() == Frame::Planning {
            let chosen = self.dial(question, &view, chance);
            return chosen.unwrap_or_else(|| random_pilot(game, &view.open, seat, &mut chance));
        }
        let legal = question.legal();
        if let [only] = legal[..]
            && !matches!(view.open.stack.top(), Frame::Forces)
        {
            return only;
        }
        if is_moving(&view) {
            let remembered = self.plan.as_ref().filter(|planned| planned.round == view.open.round);
            let guessed;
            let likely = if let Some(planned) = remembered {
                &planned.likely
            } else {
                guessed = likely(game, &view, seat, &mut Quick::seeded_by(chance));
                &guessed
            };
            return self.act(question, (&view, likely), &legal, chance);
        }
        let position = game.sample(&view, &mut chance);
        decide(game, &view, &position, seat, &legal, chance)
    }
}

/// Whether something is asked while ships move or before the first of them fires, and not which ship moves next.
pub(crate) fn is_moving(view: &View) -> bool {
    let stack = &view.open.stack;
    match stack.as_slice()[0] {
        Frame::Decloak | Frame::Activation => stack.top() != Frame::Activation,
        Frame::Combat => is_before_shots(&view.open),
        _ => false,
    }
}

impl Ace {
    /// The next dial of the plan, or the commitment. The plan is made when the first dial is asked for.
    fn dial(&mut self, question: &Question<'_, XWing>, view: &View, chance: &mut dyn Chance) -> Option<Choice> {
        let (game, seat) = (question.game(), question.seat());
        let table = game.table(&view.open);
        let mine = (table.to_dial() & game.commanded(seat)) - view.open.dialled;
        let Some(ship) = mine.first() else { return Some(Choice::Commit) };
        if self.plan.as_ref().is_none_or(|planned| *planned.ships != view.open.ships) {
            let (dials, likely) = self.plan(question, view, chance);
            let (ships, round) = (Box::new(view.open.ships), view.open.round);
            self.plan = Some(Planned { ships, dials, round, likely });
        }
        let dials = &self.plan.as_ref().expect("it was made").dials;
        let (_, maneuver) = *dials.iter().find(|(of, _)| *of == ship)?;
        table.may_dial(seat, ship, maneuver).then_some(Choice::Dial { ship, maneuver })
    }

    fn plan(
        &self,
        question: &Question<'_, XWing>,
        view: &View,
        chance: &mut dyn Chance,
    ) -> (Vec<(ShipId, Maneuver)>, Likely) {
        let mut quick = Quick::seeded_by(chance);
        let ours = Planning::new(question.game(), view, question.seat());
        let mut search = self.search(question, view, &mut quick);
        let allows = |done: u32| self.limits.allow_more(question.budget(), done);
        let plan = search.best(&ours, allows, &mut quick);
        let ships = ours.ours.iter().map(|group| group.fighter.ship);
        let dials = ships.filter_map(|ship| Some((ship, ours.maneuver(&plan, ship)?))).collect();
        (dials, search.theirs)
    }

    /// The beginning of a search for dials.
    pub(crate) fn search<'a>(&self, question: &Question<'a, XWing>, view: &View, quick: &mut Quick) -> Search<'a> {
        let (game, seat) = (question.game(), question.seat());
        Search {
            game,
            side: game.side_of(seat),
            position: game.sample(view, quick),
            theirs: likely(game, view, seat, quick),
            aim: self.aim,
            done: 0,
            tried: Vec::new(),
        }
    }

    /// What is best before the Combat phase.
    fn act(
        &self,
        question: &Question<'_, XWing>,
        (view, likely): (&View, &Likely),
        legal: &[Choice],
        chance: &mut dyn Chance,
    ) -> Choice {
        let sums = self.answered(question, (view, likely), legal, self.aim, chance);
        let best = (1..legal.len()).fold(0, |best, place| if sums[place] > sums[best] { place } else { best });
        legal[best]
    }

    /// How good choices before the Combat phase are, on average: each is tried against the likely plans of the enemies that have still to move.
    pub(crate) fn answered(
        &self,
        question: &Question<'_, XWing>,
        (view, likely): (&View, &Likely),
        legal: &[Choice],
        aim: Aim,
        chance: &mut dyn Chance,
    ) -> Vec<f32> {
        let (game, seat) = (question.game(), question.seat());
        let side = game.side_of(seat);
        let mut quick = Quick::seeded_by(chance);
        let sampled = game.sample(view, &mut quick);
        let trial = Trial::new(game, &view.open, seat, Look::Moved(side, aim));
        let (mut sums, mut weights) = (vec![0.0f32; legal.len()], 0.0);
        let plans = likely.plans.iter().zip(&likely.weights).take(ANSWERED);
        for (number, (plan, weight)) in plans.enumerate() {
            let mut position = sampled;
            let hidden =
                plan.iter().filter(|(ship, _)| view.open.dialled.has(*ship) && view.dials[ship.index()].is_none());
            let mut count = 0;
            for (ship, place) in hidden {
                position.dials[ship.index()] = Some(*place);
                count += 1;
            }
            for (choice, sum) in legal.iter().zip(&mut sums) {
                *sum += weight * trial.worth(&position, *choice, 1, &mut quick.clone());
            }
            weights += weight;
            let done = (number as u32 + 1) * legal.len() as u32;
            if count == 0 || !self.limits.allow_more(question.budget(), done) {
                break;
            }
        }
        sums.into_iter().map(|sum| sum / weights).collect()
    }
}

/// Plans of the enemies, the most likely first, and how likely each is.
#[derive(Clone, Debug)]
pub(crate) struct Likely {
    plans: Vec<Dials>,
    weights: Vec<f32>,
}

impl Likely {
    /// The better a plan is for them, the likelier.
    fn of(game: &XWing, planning: &Planning, quick: &mut Quick) -> Likely {
        let found = planning.candidates(THEIR_PLANS, quick);
        let weight = |(worth, _): &(f32, Vec<usize>)| exponential((worth - found[0].0) / CALM);
        let total: f32 = found.iter().map(weight).sum();
        Likely {
            plans: found.iter().map(|(_, plan)| dials(game, planning, plan)).collect(),
            weights: found.iter().map(|plan| weight(plan) / total).collect(),
        }
    }
}

/// What the enemies of a seat may fly, or have still to fly.
pub(crate) fn likely(game: &XWing, view: &View, seat: Seat, quick: &mut Quick) -> Likely {
    let unseen = View { dials: [None; MOST_SHIPS], ..view.clone() };
    let enemy = game.seats_of(game.side_of(seat).other()).iter().next().expect("both sides have seats");
    Likely::of(game, &Planning::new(game, &unseen, enemy), quick)
}

/// A search for the best plan.
pub(crate) struct Search<'a> {
    pub game: &'a XWing,
    pub side: Team,
    pub position: Position,
    pub theirs: Likely,
    pub aim: Aim,
    pub done: u32,
    /// The plans that were tried, and what each brought.
    pub tried: Vec<(Vec<usize>, f32)>,
}

impl Search<'_> {
    /// The plan that brings most, beginning with those that the formula likes; then those that differ from the best in a dial or two.
    pub fn best(&mut self, planning: &Planning, allows: impl Fn(u32) -> bool, quick: &mut Quick) -> Vec<usize> {
        let first = planning.candidates(OUR_PLANS, quick);
        let fallback = first[0].1.clone();
        let (mut best, mut most) = (fallback, f32::MIN);
        let mut number = 0;
        let mut idle = 0;
        let for_finals = (FINALISTS * self.theirs.plans.len()) as u32;
        let kept = if allows(4 * for_finals) { for_finals } else { 0 };
        while allows(self.done + kept) && idle < MOST_IDLE {
            let plan = match first.get(number) {
                Some((_, plan)) => plan.clone(),
                None => varied(planning, &best, quick),
            };
            number += 1;
            idle += 1;
            if self.tried.iter().any(|(known, _)| *known == plan) {
                continue;
            }
            let prior = PRIOR * (planning.worth(&plan) - first[0].0);
            let Some(value) = self.value(planning, &plan, (prior, most), Care::Habit, &allows, quick) else { break };
            if value > most {
                (most, best) = (value, plan.clone());
                idle = 0;
            }
            self.tried.push((plan, value));
        }
        if kept > 0 { self.final_of(planning, first[0].0, &allows, quick).unwrap_or(best) } else { best }
    }

    /// The best of the best plans when ships look before they act.
    fn final_of(
        &mut self,
        planning: &Planning,
        likely: f32,
        allows: &impl Fn(u32) -> bool,
        quick: &mut Quick,
    ) -> Option<Vec<usize>> {
        play::sort_few(&mut self.tried, |one, other| other.1.total_cmp(&one.1));
        let mut best: Option<(f32, usize)> = None;
        for number in 0..self.tried.len().min(FINALISTS) {
            let plan = self.tried[number].0.clone();
            let prior = PRIOR * (planning.worth(&plan) - likely);
            let most = best.map_or(f32::MIN, |(most, _)| most);
            let Some(value) = self.value(planning, &plan, (prior, most), Care::Glance, allows, quick) else { break };
            if value > most {
                best = Some((value, number));
            }
        }
        best.map(|(_, number)| self.tried[number].0.clone())
    }

    /// What a plan brings on average against theirs. It is given up as soon as it is clearly worse than the best.
    fn value(
        &mut self,
        planning: &Planning,
        plan: &[usize],
        (prior, most): (f32, f32),
        care: Care,
        allows: &impl Fn(u32) -> bool,
        quick: &mut Quick,
    ) -> Option<f32> {
        let ours = dials(self.game, planning, plan);
        let (mut sum, mut weights) = (0.0, 0.0);
        for number in 0..self.theirs.plans.len() {
            if !allows(self.done) && self.done > 0 {
                return None;
            }
            let value = self.aim.value(&self.flown(&ours, number, care, quick));
            self.done += 1;
            sum += self.theirs.weights[number] * value;
            weights += self.theirs.weights[number];
            if weights > 0.4 && sum / weights + prior < most - GIVEN_UP {
                break;
            }
        }
        Some(sum / weights + prior)
    }

    /// How it looks when these dials were flown against one of their plans.
    fn flown(&self, ours: &Dials, number: usize, care: Care, quick: &mut Quick) -> Prospect {
        let mut position = self.position;
        dial_all(self.game, &mut position, [ours, &self.theirs.plans[number]]);
        moved_on(self.game, &mut position, self.side, care, quick)
    }

    /// The chance to win with a plan.
    pub fn chance(&self, planning: &Planning, plan: &[usize], quick: &mut Quick) -> f32 {
        let ours = dials(self.game, planning, plan);
        let chances = (0..self.theirs.plans.len()).map(|number| self.flown(&ours, number, Care::Habit, quick).chance());
        chances.zip(&self.theirs.weights).map(|(chance, weight)| chance * weight).sum()
    }
}

/// A plan with one or two dials changed.
fn varied(planning: &Planning, plan: &[usize], quick: &mut Quick) -> Vec<usize> {
    let mut other = plan.to_vec();
    for _ in 0..=quick.below(2) {
        let ship = quick.below(plan.len() as u32) as usize;
        other[ship] = quick.below(planning.ours[ship].places.len() as u32) as usize;
    }
    other
}

fn dials(game: &XWing, planning: &Planning, plan: &[usize]) -> Dials {
    let ships = planning.ours.iter().map(|group| group.fighter.ship);
    let dials = ships.filter_map(|ship| {
        let maneuver = planning.maneuver(plan, ship)?;
        let place = game.facts(ship).dial.iter().position(|entry| entry.maneuver == maneuver)?;
        Some((ship, place as u8))
    });
    dials.collect()
}
