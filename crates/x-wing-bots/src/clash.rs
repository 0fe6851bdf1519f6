//! The Combat phase as it is expected to go, without rolling dice.
//!
//! Ships attack in the order of their pilot skill, those of one skill together. Each that is still alive fires at the ship whose loss would cost most on
//! average; for every ship the chances of every number of hull and shields left are kept, so that ships that are probably
//! destroyed neither fire nor draw fire. Focus and evade tokens are there as likely as they have not been spent yet. Obstacles in between
//! count, and ships that may not be attacked are not.

use crate::fighter::{Fighter, Shot};
use crate::forecast::Group;
use crate::places::Place;
use crate::volley::{Cover, Fire, OUTCOMES, Spent, Spread, spent, spent_by_attacker, spread};
use geometry::Token;
use x_wing::{Set, ShipId, Team};

/// Hull and shields from none to this many.
const MOST_LEFT: usize = 24;

/// What a clash is fought on.
pub(crate) struct Field<'a> {
    pub obstacles: &'a [Token<'a>],
    /// The side that fires first among equals.
    pub initiative: Team,
    /// The ships that a ship may attack, if they are in reach.
    pub targets: &'a dyn Fn(ShipId) -> Set<ShipId>,
}

/// What is expected to be left of a side.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Rest {
    /// In squad points.
    pub worth: f32,
    /// Ships that are alive.
    pub ships: f32,
    /// The attack dice of those.
    pub dice: f32,
    /// The squad points of those, however damaged.
    pub cost: f32,
}

impl Rest {
    /// Counts a ship that is alive with this likelihood and worth so much on average.
    pub fn add(&mut self, fighter: &Fighter, alive: f32, worth: f32) {
        self.worth += worth;
        self.ships += alive;
        self.dice += alive * f32::from(fighter.dice());
        self.cost += alive * fighter.cost;
    }
}

/// How a clash is expected to end for the ships of a side.
#[derive(Clone, Debug, Default)]
pub(crate) struct Aftermath {
    pub rest: Rest,
    /// By ship: how likely it is alive.
    pub alive: Vec<f32>,
}

/// A ship in the clash.
struct Contender<'a> {
    fighter: &'a Fighter,
    place: &'a Place,
    /// How likely it has a focus token.
    focus: f32,
    /// How many evade tokens it has on average.
    evades: f32,
    /// How likely each number of hull and shields left is.
    left: [f32; MOST_LEFT],
    fired: bool,
}

/// How it is expected to end for our ships and for theirs, each at the first of its places.
pub(crate) fn clash(ours: &[Group], theirs: &[Group], field: &Field<'_>) -> [Aftermath; 2] {
    let mut sides = [ours, theirs].map(|groups| groups.iter().map(Contender::new).collect::<Vec<_>>());
    let is_first = |side: &[Contender<'_>]| side.iter().any(|ship| ship.fighter.side == field.initiative);
    let order = if is_first(&sides[1]) { [1, 0] } else { [0, 1] };
    loop {
        let waiting = sides.iter().flatten().filter(|ship| !ship.fired);
        let Some(skill) = waiting.map(|ship| ship.fighter.skill).max() else { break };
        let alive = [0, 1].map(|side: usize| sides[side].iter().map(Contender::alive).collect::<Vec<f32>>());
        for side in order {
            for ship in 0..sides[side].len() {
                if !sides[side][ship].fired && sides[side][ship].fighter.skill == skill {
                    sides[side][ship].fired = true;
                    fire(&mut sides, field, side, ship, alive[side][ship]);
                }
            }
        }
    }
    sides.map(|ships| {
        let mut end = Aftermath::default();
        for ship in &ships {
            end.rest.add(ship.fighter, ship.alive(), ship.worth());
            end.alive.push(ship.alive());
        }
        end
    })
}

fn fire(sides: &mut [Vec<Contender<'_>>; 2], field: &Field<'_>, side: usize, ship: usize, alive: f32) {
    let attacker = &sides[side][ship];
    if alive < 0.02 {
        return;
    }
    let may = (field.targets)(attacker.fighter.ship);
    let mut best: Option<(f32, usize, Volley, Shot)> = None;
    for (number, target) in sides[1 - side].iter().enumerate().filter(|(_, target)| may.has(target.fighter.ship)) {
        let (from, to) = (&attacker.place.base, &target.place.base);
        attacker.fighter.each_shot(from, target.fighter, to, field.obstacles, |shot| {
            let volley = Volley::of(shot, attacker.focus, target);
            let gain = target.loss(&volley.spread);
            if best.as_ref().is_none_or(|(most, ..)| gain > *most) {
                best = Some((gain, number, volley, shot));
            }
        });
    }
    let Some((_, number, volley, shot)) = best else { return };
    sides[side][ship].focus *= 1.0 - spent_by_attacker(shot.dice, shot.lock);
    sides[1 - side][number].suffer(&volley, alive);
}

/// What an attack is expected to do.
struct Volley {
    spread: Spread,
    /// By the defender, tokens that it does not have included as nothing.
    spent: Spent,
}

impl Volley {
    /// Of a shot by a ship that has a focus token with some likelihood.
    fn of(shot: Shot, focus: f32, target: &Contender<'_>) -> Volley {
        let mut volley = Volley { spread: [0.0; OUTCOMES], spent: Spent::default() };
        let with_and_without = |likely: f32| [(true, likely), (false, 1.0 - likely)];
        let whole = target.evades as u8;
        let part = target.evades - f32::from(whole);
        for (mine, likely) in with_and_without(focus) {
            let fire = Fire { dice: shot.dice, focus: mine, lock: shot.lock };
            for (theirs, as_well) in with_and_without(target.focus) {
                for (evades, and_that) in [(whole + 1, part), (whole, 1.0 - part)] {
                    let weight = likely * as_well * and_that;
                    if weight > 0.0 {
                        volley.add(fire, Cover { dice: shot.defense, focus: theirs, evades }, weight);
                    }
                }
            }
        }
        if shot.twice {
            volley.spread = twice(&volley.spread);
        }
        volley
    }

    fn add(&mut self, fire: Fire, cover: Cover, weight: f32) {
        for (sum, likely) in self.spread.iter_mut().zip(spread(fire, cover)) {
            *sum += weight * likely;
        }
        let spent = spent(fire, cover);
        self.spent.focus += weight * spent.focus;
        self.spent.evades += weight * spent.evades;
    }
}

impl<'a> Contender<'a> {
    fn new(group: &'a Group) -> Contender<'a> {
        let (fighter, place) = group.first();
        let mut left = [0.0; MOST_LEFT];
        left[(fighter.left as usize).min(MOST_LEFT - 1)] = 1.0;
        let focus = f32::from(u8::from(place.tokens.focus));
        let evades = f32::from(place.tokens.evades);
        Contender { fighter, place, focus, evades, left, fired: !(fighter.fires && place.fires) }
    }

    fn alive(&self) -> f32 {
        1.0 - self.left[0]
    }

    fn worth(&self) -> f32 {
        self.left.iter().enumerate().map(|(left, likely)| likely * self.fighter.worth_with(left as u8)).sum()
    }

    /// What an attack costs on average.
    fn loss(&self, spread: &Spread) -> f32 {
        let mut sum = 0.0;
        for (left, likely) in self.left.iter().enumerate().skip(1).filter(|(_, likely)| **likely > 0.0) {
            let before = self.fighter.worth_with(left as u8);
            for (damage, as_well) in spread.iter().enumerate().skip(1) {
                sum += likely * as_well * (before - self.fighter.worth_with(left.saturating_sub(damage) as u8));
            }
        }
        sum
    }

    fn suffer(&mut self, volley: &Volley, alive: f32) {
        let mut after = [0.0; MOST_LEFT];
        for (left, likely) in self.left.iter().enumerate().filter(|(_, likely)| **likely > 0.0) {
            for (damage, as_well) in volley.spread.iter().enumerate() {
                after[left.saturating_sub(damage)] += likely * as_well * alive;
            }
            after[left] += likely * (1.0 - alive);
        }
        self.left = after;
        self.focus = (self.focus - alive * volley.spent.focus).max(0.0);
        self.evades = (self.evades - alive * volley.spent.evades).max(0.0);
    }
}

/// Two attacks one after the other.
fn twice(one: &Spread) -> Spread {
    let mut both = [0.0; OUTCOMES];
    for (first, likely) in one.iter().enumerate() {
        for (second, as_well) in one.iter().enumerate() {
            both[(first + second).min(OUTCOMES - 1)] += likely * as_well;
        }
    }
    both
}
