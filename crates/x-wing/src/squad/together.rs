//! A squad as a whole: every reason why it is not legal, and what it costs all the same.

use super::flaw::MOST_UPGRADES;
use super::{EquippedShip, Fault, Flaw, Squad};
use crate::cards::{Fitting, Only};
use crate::{Set, UpgradeId};
use std::collections::BTreeMap;

/// What can be said about a squad, legal or not.
#[derive(Clone, Debug)]
pub struct Review {
    /// Its ships in order; nothing where the pilot is unknown. Unknown upgrades are left out.
    pub ships: Vec<Option<EquippedShip>>,
    /// What all that is known costs.
    pub points: i16,
    /// All that is wrong; nothing: the squad is legal.
    pub faults: Vec<Fault>,
}

impl Squad {
    /// Looks at the squad by the rules of squad building and a limit of points.
    pub fn review(&self, limit: i16) -> Review {
        let mut faults = Vec::new();
        let mut ships = Vec::new();
        if self.ships.is_empty() {
            faults.push(Fault { ship: None, flaw: Flaw::Empty });
        }
        for (index, (written, pilot)) in self.ships.iter().zip(self.pilots()).enumerate() {
            let mut wrong = |flaw: Flaw| faults.push(Fault { ship: Some(index + 1), flaw });
            let pilot = pilot.map_err(&mut wrong).ok();
            let (mut upgrades, mut backs, mut named) = (Vec::new(), Set::NONE, Set::NONE);
            if written.upgrades.len() > MOST_UPGRADES {
                wrong(Flaw::Upgrades(written.upgrades.len()));
            }
            for word in written.upgrades.iter().take(MOST_UPGRADES) {
                match super::resolve::upgrade(word, pilot) {
                    Ok(upgrade) => {
                        let place = UpgradeId::at(upgrades.len());
                        let side = super::resolve::side(word);
                        if side == super::resolve::BACK {
                            backs.insert(place);
                        }
                        if !side.is_empty() {
                            named.insert(place);
                        }
                        upgrades.push(upgrade);
                    }
                    Err(flaw) => wrong(flaw),
                }
            }
            let ship = pilot.map(|pilot| EquippedShip { pilot, upgrades, backs, named });
            if let Some(ship) = &ship {
                if !ship.pilot.for_squads {
                    wrong(Flaw::NotForSquads(ship.pilot.name));
                }
                ship.flaws().into_iter().for_each(wrong);
            }
            ships.push(ship);
        }
        one_faction(&ships, &mut faults);
        company(&ships, &mut faults);
        unique_names(&ships, &mut faults);
        counts(&ships, &mut faults);
        let points = ships.iter().flatten().map(EquippedShip::cost).sum();
        if points > limit {
            faults.push(Fault { ship: None, flaw: Flaw::Cost { cost: points, limit } });
        }
        play::sort_few(&mut faults, |one, other| one.ship.unwrap_or(usize::MAX).cmp(&other.ship.unwrap_or(usize::MAX)));
        Review { ships, points, faults }
    }
}

fn numbered(ships: &[Option<EquippedShip>]) -> impl Iterator<Item = (usize, &EquippedShip)> {
    ships.iter().enumerate().filter_map(|(index, ship)| Some((index + 1, ship.as_ref()?)))
}

fn one_faction(ships: &[Option<EquippedShip>], faults: &mut Vec<Fault>) {
    let Some((_, first)) = numbered(ships).next() else { return };
    let squad = first.pilot.faction();
    for (number, ship) in numbered(ships).filter(|(_, ship)| ship.pilot.faction() != squad) {
        let (pilot, faction) = (ship.pilot.name, ship.pilot.faction().xws());
        let flaw = Flaw::Factions { pilot, faction, squad: squad.xws() };
        faults.push(Fault { ship: Some(number), flaw });
    }
}

/// Upgrades of another faction that may be there because of somebody's name.
fn company(ships: &[Option<EquippedShip>], faults: &mut Vec<Fault>) {
    for (number, ship) in numbered(ships) {
        for upgrade in &ship.upgrades {
            for only in upgrade.only {
                let Only::Beside(factions, name) = *only else { continue };
                let has = |ship: &EquippedShip| {
                    ship.pilot.name == name || ship.upgrades.iter().any(|other| other.name == name)
                };
                let is_of_it = factions.contains(&ship.pilot.faction());
                if !is_of_it && !numbered(ships).any(|(_, ship)| has(ship)) {
                    let flaw = Flaw::UpgradeFaction { upgrade: upgrade.name, pilot: ship.pilot.name };
                    faults.push(Fault { ship: Some(number), flaw });
                }
            }
        }
    }
}

/// A unique name once, whatever kind of card it is on (XW-UNQ-03).
fn unique_names(ships: &[Option<EquippedShip>], faults: &mut Vec<Fault>) {
    let mut seen: BTreeMap<&str, bool> = BTreeMap::new();
    for (_, ship) in numbered(ships) {
        let pilot = ship.pilot.unique.then_some((ship.pilot.name, true));
        let upgrades = ship.upgrades.iter().filter(|upgrade| upgrade.unique).map(|upgrade| (upgrade.name, false));
        for (name, is_pilot) in pilot.into_iter().chain(upgrades) {
            match seen.get(name) {
                Some(before) => {
                    let flaw = Flaw::Unique { name, kinds: *before != is_pilot };
                    faults.push(Fault { ship: None, flaw });
                }
                None => _ = seen.insert(name, is_pilot),
            }
        }
    }
}

fn counts(ships: &[Option<EquippedShip>], faults: &mut Vec<Fault>) {
    let mut seen: BTreeMap<&str, (usize, u8)> = BTreeMap::new();
    for (upgrade, fitting) in numbered(ships).flat_map(|(_, ship)| ship.fittings()) {
        if let Fitting::MostInSquad(most) = fitting {
            seen.entry(upgrade.name).or_insert((0, most)).0 += 1;
        }
    }
    for (upgrade, (count, most)) in seen {
        if count > most.into() {
            faults.push(Fault { ship: None, flaw: Flaw::TooMany { upgrade, count, most } });
        }
    }
}
