//! Dials for a whole squad.

use crate::fighter::Fighter;
use crate::forecast::{Forecast, Group, Middle};
use crate::outlook::has_to_move;
use crate::places::{Ground, Place};
use geometry::{Base, Maneuver, execute};
use play::{Chance, Seat};
use x_wing::{ShipId, Table, Team, View, XWing};

/// What it costs, as a share of a ship's points, that its manoeuvre is stopped by a friend.
const BUMPS_FRIEND: f32 = 0.12;

/// From so many other beginnings plans are looked for.
const BEGINNINGS: usize = 3;

/// How often the plan of each ship is looked at again, given those of the others.
const PASSES: usize = 3;

/// All that a side thinks of when it sets its dials.
pub(crate) struct Planning {
    pub ours: Vec<Group>,
    pub theirs: Vec<Group>,
    forecast: Forecast,
    /// By ship and place: what is good or bad about it, whatever the friends do.
    alone: Vec<Vec<f32>>,
    starts: Vec<Base>,
}

impl Planning {
    /// What `seat` knows: the dials of friends that are set count as they are, and ships that have moved stay where they are.
    pub fn new(game: &XWing, view: &View, seat: Seat) -> Planning {
        let table = game.table(&view.open);
        let side = game.side_of(seat);
        let ground = Ground::new(game, table);
        let fighters = |of: Team| {
            let ships = table.open().in_play().iter().filter(move |ship| game.facts(*ship).side == of);
            ships.map(|ship| Fighter::new(game, table, ship)).collect::<Vec<_>>()
        };
        let (mine, enemies) = (fighters(side), fighters(side.other()));
        let ours = mine.into_iter().map(|fighter| {
            let later = enemies.iter().filter(|enemy| moves_before(table, &fighter, enemy));
            let in_the_way: Vec<_> = later.map(|enemy| table.base(enemy.ship)).collect();
            let dialled =
                view.dials[fighter.ship.index()].map(|place| game.facts(fighter.ship).dial[place as usize].maneuver);
            let dial = ground.dial(&fighter).into_iter();
            let mut places: Vec<Place> = dial
                .filter(|entry| dialled.is_none_or(|dialled| dialled == entry.maneuver))
                .map(|entry| ground.flown(&fighter, entry, &in_the_way))
                .collect();
            if places.is_empty() || !has_to_move(&view.open, fighter.ship) {
                places = vec![ground.here(&fighter)];
            }
            let even = 1.0 / places.len() as f32;
            for place in &mut places {
                place.weight = even;
            }
            Group { fighter, places }
        });
        let ours: Vec<_> = ours.collect();
        let theirs = enemies.into_iter().map(|fighter| {
            let places = match has_to_move(&view.open, fighter.ship) {
                true => ground.unknown(&fighter),
                false => vec![ground.here(&fighter)],
            };
            Group { fighter, places }
        });
        let mut theirs: Vec<_> = theirs.collect();
        let forecast = Forecast::new(&ours, &theirs);
        forecast.weigh(&ours, &mut theirs);
        let middle = Middle::of(&theirs);
        let alone = ours.iter().enumerate().map(|(ship, group)| {
            let worth = |(at, place): (usize, &Place)| {
                place.value + place.errand + forecast.deals(ship, at, &theirs) + middle.pointed(&group.fighter, place)
            };
            group.places.iter().enumerate().map(worth).collect()
        });
        let alone = alone.collect();
        let starts = ours.iter().map(|group| table.base(group.fighter.ship)).collect();
        Planning { ours, theirs, forecast, alone, starts }
    }

    /// What a plan is worth, in squad points.
    pub fn worth(&self, plan: &[usize]) -> f32 {
        let alone: f32 = plan.iter().enumerate().map(|(ship, place)| self.alone[ship][*place]).sum();
        let bumps: f32 = (0..plan.len()).map(|ship| self.bumps(plan, ship)).sum();
        alone - self.forecast.suffers(plan, &self.theirs) - bumps
    }

    /// What it costs that the manoeuvre of a ship is stopped by a friend.
    fn bumps(&self, plan: &[usize], ship: usize) -> f32 {
        let (group, start) = (&self.ours[ship], self.starts[ship]);
        let place = &group.places[plan[ship]];
        let Some(maneuver) = place.maneuver else { return 0.0 };
        let others = (0..plan.len()).filter(|other| *other != ship);
        let met = others.filter_map(|other| {
            let friend = &self.ours[other];
            let end = friend.places[plan[other]].base;
            // Among equals the order is ours to choose.
            let base = if friend.fighter.skill > group.fighter.skill { self.starts[other] } else { end };
            let apart = (base.pose.centre() - start.pose.centre()).length();
            (apart < 400.0).then_some(base)
        });
        let met: Vec<_> = met.collect();
        let stopped = execute(start, maneuver, 0.0, &met).is_ok_and(|moved| moved.bumped);
        if stopped { group.fighter.cost * BUMPS_FRIEND } else { 0.0 }
    }

    /// The best plan that is found by changing one dial at a time, beginning with what is best for each ship alone.
    pub fn best(&self) -> Vec<usize> {
        self.bettered(self.alone.iter().map(|values| highest(values)).collect())
    }

    /// So many good plans at most, the best first, with what they are worth: those that differ from the best in one dial, and
    /// what is found from other beginnings.
    pub fn candidates(&self, most: usize, chance: &mut impl Chance) -> Vec<(f32, Vec<usize>)> {
        let best = self.best();
        let mut found = vec![(self.worth(&best), best.clone())];
        let mut note = |plan: Vec<usize>| {
            if !found.iter().any(|(_, known)| *known == plan) {
                found.push((self.worth(&plan), plan));
            }
        };
        for _ in 0..BEGINNINGS {
            let any = self.ours.iter().map(|group| chance.below(group.places.len() as u32) as usize);
            note(self.bettered(any.collect()));
        }
        for ship in 0..best.len() {
            for place in 0..self.ours[ship].places.len() {
                let mut plan = best.clone();
                plan[ship] = place;
                note(plan);
            }
        }
        play::sort_few(&mut found, |one, other| other.0.total_cmp(&one.0));
        found.truncate(most);
        found
    }

    /// What a plan becomes by changing one dial at a time as long as that is better.
    fn bettered(&self, mut plan: Vec<usize>) -> Vec<usize> {
        let mut worth = self.worth(&plan);
        for _ in 0..PASSES {
            let before = worth;
            for ship in 0..plan.len() {
                for place in 0..self.ours[ship].places.len() {
                    let old = std::mem::replace(&mut plan[ship], place);
                    let now = self.worth(&plan);
                    match now > worth {
                        true => worth = now,
                        false => plan[ship] = old,
                    }
                }
            }
            if worth <= before {
                break;
            }
        }
        plan
    }

    /// The manoeuvre of a ship in a plan.
    pub fn maneuver(&self, plan: &[usize], ship: ShipId) -> Option<Maneuver> {
        let number = self.ours.iter().position(|group| group.fighter.ship == ship)?;
        self.ours[number].places[plan[number]].maneuver
    }
}

/// Whether a ship moves before an enemy.
fn moves_before(table: Table<'_>, fighter: &Fighter, enemy: &Fighter) -> bool {
    match fighter.skill.cmp(&enemy.skill) {
        std::cmp::Ordering::Less => true,
        std::cmp::Ordering::Greater => false,
        std::cmp::Ordering::Equal => table.open().initiative == fighter.side,
    }
}

fn highest(values: &[f32]) -> usize {
    (1..values.len()).fold(0, |best, place| if values[place] > values[best] { place } else { best })
}
