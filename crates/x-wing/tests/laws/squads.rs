//! Random games: squads of all cards that are here, and everything that can be agreed on.

use dice::Dice;
use geometry::{MeasureFrom, Obstacle, PlayArea};
use play::{Chance, Game, Seat};
use std::collections::BTreeSet;
use std::sync::LazyLock;
use x_wing::cards::{pilots, upgrades};
use x_wing::{Measuring, Options, RuleSet, Setup, Squad, SquadShip, XWing};

const POINTS: i16 = 100;

/// Each pilot that can be played, with the upgrades that it can carry alone: found by asking the check, so that a card
/// that is written anywhere is drawn here.
static HANGAR: LazyLock<Vec<(&str, Vec<&str>)>> = LazyLock::new(|| {
    let names: BTreeSet<_> = upgrades().map(|upgrade| upgrade.card.name).collect();
    let pilots: BTreeSet<_> = pilots().map(|pilot| pilot.card.name).collect();
    let accepted = |pilot: &str, upgrades: &[&str]| {
        let upgrades = upgrades.iter().map(|name| (*name).to_owned()).collect();
        let ship = SquadShip { pilot: pilot.to_owned(), upgrades, name: None, seat: None };
        is_playable(&Squad { ships: vec![ship] })
    };
    let playable = pilots.into_iter().filter(|pilot| accepted(pilot, &[]));
    playable.map(|pilot| (pilot, names.iter().copied().filter(|name| accepted(pilot, &[name])).collect())).collect()
});

/// Whether the rules accept a squad and all its cards are written.
fn is_playable(squad: &Squad) -> bool {
    squad.check(POINTS).is_ok_and(|ships| ships.iter().all(|ship| ship.unwritten().is_empty()))
}

/// How many pilots are drawn from, and how many upgrades.
pub fn drawn_from() -> (usize, usize) {
    let upgrades: BTreeSet<_> = HANGAR.iter().flat_map(|(_, upgrades)| upgrades).collect();
    (HANGAR.len(), upgrades.len())
}

/// A squad of 100 points at most: pilots and upgrades that the check accepts together.
pub fn squad(dice: &mut Dice) -> Squad {
    let most = 1 + dice.below(6) as usize;
    let mut squad = Squad::default();
    for _ in 0..40 {
        let mut more = squad.clone();
        if more.ships.is_empty() || more.ships.len() < most && dice.below(3) == 0 {
            let (pilot, _) = &HANGAR[dice.below(HANGAR.len() as u32) as usize];
            more.ships.push(SquadShip { pilot: (*pilot).to_owned(), upgrades: vec![], name: None, seat: None });
        } else {
            let place = dice.below(more.ships.len() as u32) as usize;
            let ship = &mut more.ships[place];
            let (_, fitting) = HANGAR.iter().find(|(pilot, _)| *pilot == ship.pilot).expect("a pilot of the hangar");
            if fitting.is_empty() {
                continue;
            }
            ship.upgrades.push(fitting[dice.below(fitting.len() as u32) as usize].to_owned());
        }
        if is_playable(&more) {
            squad = more;
        }
    }
    squad
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
