//! Random squads of all cards.

use chance::Dice;
use play::Chance;
use std::collections::BTreeSet;
use std::sync::LazyLock;
use x_wing::cards::{Fitting, Upgrade, pilots, upgrades};
use x_wing::{Squad, SquadShip};

/// What a squad may cost.
pub const POINTS: i16 = 100;

/// Upgrades that go together.
pub type Bundle = Vec<&'static str>;

/// Each pilot for squads, with the upgrades that it can carry, alone or with one other that it needs: found by asking the check.
pub static HANGAR: LazyLock<Vec<(&str, Vec<Bundle>)>> = LazyLock::new(|| {
    let names: BTreeSet<_> = upgrades().map(|upgrade| upgrade.card.name).collect();
    let pilots: BTreeSet<_> = pilots().map(|pilot| pilot.card.name).collect();
    let accepted = |pilot: &str, upgrades: &[&str]| {
        let upgrades = upgrades.iter().map(|name| (*name).to_owned()).collect();
        let ship = SquadShip { pilot: pilot.to_owned(), upgrades, name: None, seat: None };
        is_legal(&Squad { ships: vec![ship] })
    };
    let legal = pilots.into_iter().filter(|pilot| accepted(pilot, &[]));
    let alone = |pilot: &str| names.iter().copied().filter(|name| accepted(pilot, &[name])).collect::<Vec<_>>();
    let alone: Vec<_> = legal.map(|pilot| (pilot, alone(pilot))).collect();
    let carried: BTreeSet<_> = alone.iter().flat_map(|(_, names)| names.iter().copied()).collect();
    // A card asks for another one, or has its place by another one.
    let needs_another = |upgrade: &Upgrade| needs_another(upgrade) || !carried.contains(upgrade.card.name);
    let needy: BTreeSet<_> = upgrades().filter(|upgrade| needs_another(upgrade)).map(|one| one.card.name).collect();
    let fitting = alone.into_iter().map(|(pilot, alone)| {
        let pairs = needy.iter().flat_map(|one| names.iter().map(|other| vec![*one, *other]));
        let alone = alone.into_iter().map(|name| vec![name]);
        (pilot, alone.chain(pairs.filter(|pair| accepted(pilot, pair))).collect())
    });
    fitting.collect()
});

/// Whether a card asks for another one on its ship.
fn needs_another(upgrade: &Upgrade) -> bool {
    upgrade.fits.iter().any(|fitting| matches!(fitting, Fitting::Carries(..)))
}

/// Whether the rules accept a squad.
fn is_legal(squad: &Squad) -> bool {
    squad.check(POINTS).is_ok()
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
            let cards = &fitting[dice.below(fitting.len() as u32) as usize];
            ship.upgrades.extend(cards.iter().map(|name| (*name).to_owned()));
        }
        if is_legal(&more) {
            squad = more;
        }
    }
    squad
}
