//! Where upgrades are on a ship, and where there is room for more.

use super::Draft;
use x_wing::cards::{Fitting, Slot, Upgrade, upgrades};
use x_wing::{EquippedShip, Squad, resolve};

/// A place for an upgrade on a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Its icon.
    pub slot: Slot,
    /// The upgrade there, by its place among those of the ship; nothing: it is free.
    pub upgrade: Option<usize>,
}

impl Draft {
    /// All places of a ship in the order of its upgrade bar, then title and modification; what is filled before what is
    /// free. Upgrades without a known card have no place.
    pub fn places(&self, ship: usize) -> Vec<Place> {
        let review = Squad { ships: self.squad.ships.get(ship).cloned().into_iter().collect() }.review(i16::MAX);
        let Some(Some(equipped)) = review.ships.first() else { return Vec::new() };
        let mut order: Vec<Slot> = Vec::new();
        let last = [Slot::Title, Slot::Modification];
        let gained = Slot::ALL.into_iter().filter(|slot| !last.contains(slot));
        for slot in equipped.pilot.slots.iter().copied().chain(gained).chain(last) {
            if !order.contains(&slot) {
                order.push(slot);
            }
        }
        let mut places = Vec::new();
        for slot in order {
            places.extend(self.filled(ship, slot).map(|upgrade| Place { slot, upgrade: Some(upgrade) }));
            let free = match last.contains(&slot) {
                true => usize::from(self.has_room(ship, slot)),
                false => free_icons(equipped, slot),
            };
            places.extend(std::iter::repeat_n(Place { slot, upgrade: None }, free));
        }
        places
    }

    /// The places of the upgrades of a slot among the words of a ship.
    fn filled(&self, ship: usize, slot: Slot) -> impl Iterator<Item = usize> {
        let pilot = self.squad.pilots().into_iter().nth(ship).and_then(Result::ok);
        let words = self.squad.ships[ship].upgrades.iter().enumerate();
        words
            .filter(move |(_, word)| resolve::upgrade(word, pilot).is_ok_and(|upgrade| upgrade.slot == slot))
            .map(|(place, _)| place)
    }

    /// Whether there is any upgrade of a slot that a ship could carry as well.
    fn has_room(&self, ship: usize, slot: Slot) -> bool {
        let written = &self.squad.ships[ship];
        let faults = self.faults_of(ship);
        upgrades().filter(|upgrade| upgrade.slot == slot).any(|upgrade| {
            let mut more = Draft { squad: Squad { ships: vec![written.clone()] }, ..self.clone() };
            more.fit(0, upgrade);
            more.faults_of(0) <= faults
        })
    }
}

/// Icons of a slot that no upgrade needs yet, with one that can be of several slots as long as it is none of them.
fn free_icons(ship: &EquippedShip, slot: Slot) -> usize {
    let needs = |slot: Slot| {
        ship.upgrades.iter().filter(move |upgrade| upgrade.slot == slot).map(|upgrade| icons_of(ship, upgrade))
    };
    let used = |slot: Slot| needs(slot).sum::<usize>();
    let spare = fittings(ship).find_map(|fitting| {
        let Fitting::GainsOneOf(slots) = fitting else { return None };
        let is_free = slots.iter().all(|slot| used(*slot) <= ship.icons(*slot));
        (is_free && slots.contains(&slot)).then_some(1)
    });
    (ship.icons(slot) + spare.unwrap_or_default()).saturating_sub(used(slot))
}

/// How many icons an upgrade takes up: two for some, none if another card carries it.
fn icons_of(ship: &EquippedShip, upgrade: &Upgrade) -> usize {
    let is_carried =
        fittings(ship).any(|fitting| matches!(fitting, Fitting::Carries(_, name) if name == upgrade.card.name));
    match (is_carried, upgrade.fits.contains(&Fitting::TwoIcons)) {
        (true, _) => 0,
        (false, true) => 2,
        (false, false) => 1,
    }
}

fn fittings(ship: &EquippedShip) -> impl Iterator<Item = Fitting> {
    ship.upgrades.iter().flat_map(|upgrade| upgrade.fits.iter().copied())
}
