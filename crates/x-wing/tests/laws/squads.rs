//! Random games: squads of all cards that are here, and everything that can be agreed on.

use crate::hangar::{HANGAR, POINTS, squad};
use chance::Dice;
use geometry::{MeasureFrom, Obstacle, PlayArea};
use play::{Chance, Game, Seat};
use std::collections::BTreeSet;
use x_wing::{Measuring, Options, RuleSet, Setup, XWing};

/// The pilots that are drawn from, and the upgrades.
pub fn drawn_from() -> (BTreeSet<&'static str>, BTreeSet<&'static str>) {
    let pilots = HANGAR.iter().map(|(pilot, _)| *pilot).collect();
    (pilots, HANGAR.iter().flat_map(|(_, fitting)| fitting.iter().flatten().copied()).collect())
}

/// A random game between random squads, with a limit of rounds; in one of four, teams.
pub fn game(dice: &mut Dice) -> XWing {
    let mut squads = [squad(dice), squad(dice)];
    if dice.below(4) == 0 {
        for (side, squad) in squads.iter_mut().enumerate() {
            for (place, ship) in squad.ships.iter_mut().enumerate() {
                ship.seat = Some(Seat((side + 2 * (place % 2)) as u8));
            }
        }
        if squads.iter().any(|squad| squad.ships.len() < 2) {
            squads.iter_mut().flat_map(|squad| &mut squad.ships).for_each(|ship| ship.seat = None);
        }
    }
    XWing::new(Setup { squads, options: options(dice) }).expect("squads that were checked")
}

fn options(dice: &mut Dice) -> Options {
    let mut yes = |of: u32| dice.below(of) == 0;
    let rules = if yes(4) { RuleSet::Faq } else { RuleSet::Printed };
    let measuring = if yes(4) { Measuring::Printed } else { Measuring::Guided };
    let measure_from = if yes(6) { MeasureFrom::InsideArc } else { MeasureFrom::AnyPoint };
    let area = if yes(6) { PlayArea::THREE_FEET } else { PlayArea::STANDARD };
    let one_deck = yes(6);
    let mixed = || Obstacle::DEBRIS[..3].iter().chain(&Obstacle::FIRST_CORE[..3]).copied().collect();
    let obstacles = match dice.below(6) {
        0 => vec![],
        1 => Obstacle::FIRST_CORE.to_vec(),
        2 => Obstacle::DEBRIS.to_vec(),
        3 => mixed(),
        _ => Obstacle::FORCE_AWAKENS.to_vec(),
    };
    let rounds = Some(3 + dice.below(8) as u16);
    Options { points: POINTS, rounds, area, obstacles, one_deck, rules, measuring, measure_from, mission: None }
}
