//! The Combat phase as it is expected to go, without rolling dice.
//!
//! Ships attack in the order of their pilot skill, those of one skill together. Each that is still alive fires at the ship whose loss would cost most on
//! average; for every ship the chances of every number of hull and shields left are kept, so that ships that are probably
//! destroyed neither fire nor draw fire. A focus or evade token is gone once it was used.

use crate::fighter::{Fighter, Tokens};
use crate::places::Place;
use crate::volley::Spread;

/// Hull and shields from none to this many.
const MOST_LEFT: usize = 24;

/// A ship in the clash.
struct Contender<'a> {
    fighter: &'a Fighter,
    place: &'a Place,
    focus: bool,
    evades: u8,
    /// How likely each number of hull and shields left is.
    left: [f32; MOST_LEFT],
    fired: bool,
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

/// What is expected to be left of our ships and of theirs.
pub(crate) fn clash<'a>(
    ours: impl Iterator<Item = (&'a Fighter, &'a Place)>,
    theirs: impl Iterator<Item = (&'a Fighter, &'a Place)>,
) -> [Rest; 2] {
    let contender = |(fighter, place): (&'a Fighter, &'a Place)| {
        let mut left = [0.0; MOST_LEFT];
        left[(fighter.left as usize).min(MOST_LEFT - 1)] = 1.0;
        let Tokens { focus, evades } = place.tokens;
        Contender { fighter, place, focus, evades, left, fired: !(fighter.fires && place.fires) }
    };
    let mut sides = [ours.map(contender).collect::<Vec<_>>(), theirs.map(contender).collect::<Vec<_>>()];
    loop {
        let waiting = sides.iter().flatten().filter(|ship| !ship.fired);
        let Some(skill) = waiting.map(|ship| ship.fighter.skill).max() else { break };
        let alive: [Vec<f32>; 2] =
            [0, 1].map(|side: usize| sides[side].iter().map(|ship| 1.0 - ship.left[0]).collect());
        for side in 0..2 {
            for ship in 0..sides[side].len() {
                if !sides[side][ship].fired && sides[side][ship].fighter.skill == skill {
                    sides[side][ship].fired = true;
                    fire(&mut sides, side, ship, alive[side][ship]);
                }
            }
        }
    }
    sides.map(|ships| {
        let mut rest = Rest::default();
        for ship in &ships {
            rest.add(ship.fighter, 1.0 - ship.left[0], ship.worth());
        }
        rest
    })
}

fn fire(sides: &mut [Vec<Contender<'_>>; 2], side: usize, ship: usize, alive: f32) {
    let attacker = &sides[side][ship];
    if alive < 0.02 {
        return;
    }
    let mine = Tokens { focus: attacker.focus, evades: 0 };
    let mut best: Option<(f32, usize, Spread)> = None;
    for (number, target) in sides[1 - side].iter().enumerate() {
        let theirs = Tokens { focus: target.focus, evades: target.evades };
        let shot = attacker.fighter.best_spread(&attacker.place.base, mine, target.fighter, &target.place.base, theirs);
        let Some(spread) = shot else { continue };
        let gain = target.loss(&spread);
        if best.as_ref().is_none_or(|(most, ..)| gain > *most) {
            best = Some((gain, number, spread));
        }
    }
    let Some((_, number, spread)) = best else { return };
    sides[side][ship].focus = false;
    sides[1 - side][number].suffer(&spread, alive);
}

impl Contender<'_> {
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

    fn suffer(&mut self, spread: &Spread, alive: f32) {
        let mut after = [0.0; MOST_LEFT];
        for (left, likely) in self.left.iter().enumerate().filter(|(_, likely)| **likely > 0.0) {
            for (damage, as_well) in spread.iter().enumerate() {
                after[left.saturating_sub(damage)] += likely * as_well * alive;
            }
            after[left] += likely * (1.0 - alive);
        }
        self.left = after;
        self.focus = false;
        self.evades = self.evades.saturating_sub(1);
    }
}
