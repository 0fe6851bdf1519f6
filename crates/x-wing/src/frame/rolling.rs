//! A ship barrel rolls; where it ends is to be chosen (XW-Q-13).

use super::FrameRules;
use super::rules::NOT_NOW;
use crate::amiss::amiss;
use crate::chance::share;
use crate::flow::{DECLOAK, DRAG, ROLL, in_the_way};
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use geometry::{RollPlace, Side};
use play::{Chance, Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// A barrel roll that was declared and is possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rolling {
    /// The ship that rolls.
    pub ship: ShipId,
    /// To which side.
    pub side: Side,
    /// With the template of this speed.
    pub speed: u8,
    /// The side that the template bends to, as seen by who leaves along it; none for a straight one.
    pub bend: Option<Side>,
    /// What it is.
    pub kind: Rolled,
}

/// What a ship rolls for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rolled {
    /// A barrel roll as the action of its step.
    Action,
    /// A barrel roll as a free action.
    Free,
    /// A decloak (XW-CLK-10).
    Decloak,
    /// An opponent's tractor beam (XW-X-02).
    Tractor,
    /// The tractor beam of a friend, whose owner moves it (XW-X-96).
    Towed(ShipId),
}

impl FrameRules for Rolling {
    fn step(self, _: &mut Turn<'_>) -> bool {
        false
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        match self.kind {
            Rolled::Tractor => table.opponent_of(self.ship),
            Rolled::Towed(by) => table.owner(by),
            Rolled::Action | Rolled::Free | Rolled::Decloak => table.owner(self.ship),
        }
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        let (others, tokens) = (table.others(self.ship), table.tokens_for_roll(&self));
        let roll = table.roll(self.ship, self.side, (self.speed, self.bend));
        for place in roll.candidates(&table.game.surroundings(&others, &tokens)) {
            each(placed(place));
        }
    }

    fn check(self, table: Table<'_>, _: Seat, choice: Choice) -> Result<(), Illegal> {
        let Choice::Place { template, shift } = choice else { return Err(NOT_NOW) };
        let (others, tokens) = (table.others(self.ship), table.tokens_for_roll(&self));
        let roll = table.roll(self.ship, self.side, (self.speed, self.bend));
        let rules = match self.kind {
            Rolled::Action | Rolled::Free => ROLL,
            Rolled::Decloak => DECLOAK,
            Rolled::Tractor | Rolled::Towed(_) => DRAG,
        };
        let placed = roll.check(RollPlace { template, shift }, &table.game.surroundings(&others, &tokens));
        placed.map(|_| ()).map_err(|refusal| in_the_way(refusal, rules))
    }

    fn is_continuous(self, _: Table<'_>) -> bool {
        true
    }

    fn sample(self, table: Table<'_>, _: Seat, chance: &mut impl Chance) -> Option<Choice> {
        let (others, tokens) = (table.others(self.ship), table.tokens_for_roll(&self));
        let roll = table.roll(self.ship, self.side, (self.speed, self.bend));
        let surroundings = table.game.surroundings(&others, &tokens);
        if self.bend.is_some() {
            let places = roll.candidates(&surroundings);
            return Some(placed(places[chance.below(places.len() as u32) as usize]));
        }
        let shift = roll.free_shifts(&surroundings).sample(share(chance)).expect("a roll that is possible");
        Some(placed(roll.place(shift, &surroundings).expect("a shift that is free")))
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Place { template, shift } = choice else { amiss(choice, "is no place") };
        turn.pop();
        turn.rolled(self, RollPlace { template, shift });
    }

    fn name(self, table: Table<'_>) -> String {
        format!("roll {}", table.game.facts(self.ship).name)
    }
}

fn placed(place: RollPlace) -> Choice {
    Choice::Place { template: place.template, shift: place.shift }
}
