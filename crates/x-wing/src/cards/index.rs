//! Cards by name.

use super::{Pilot, ShipType, Upgrade, pilots, ships, upgrades};
use crate::named::named;
use std::collections::BTreeMap;
use std::sync::LazyLock;

type Called<T> = LazyLock<BTreeMap<String, Vec<&'static T>>>;

static PILOTS: LazyLock<BTreeMap<&'static str, &'static Pilot>> =
    LazyLock::new(|| named(pilots().map(|pilot| (pilot.card.name, pilot))));

static CALLED_PILOTS: Called<Pilot> =
    LazyLock::new(|| called(pilots().map(|pilot| ([pilot.xws(), pilot.card.name, pilot.name], pilot))));

static UPGRADES: LazyLock<BTreeMap<&'static str, &'static Upgrade>> = LazyLock::new(|| {
    let names = upgrades().flat_map(|upgrade| [(upgrade.card.name, upgrade), (upgrade.xws(), upgrade)]);
    named(names)
});

static CALLED_UPGRADES: Called<Upgrade> =
    LazyLock::new(|| called(upgrades().map(|upgrade| ([upgrade.xws(), upgrade.card.name, upgrade.name], upgrade))));

static SHIPS: LazyLock<BTreeMap<&'static str, &'static ShipType>> =
    LazyLock::new(|| named(ships().map(|ship| (ship.xws, ship))));

/// By what squad lists write, then by other names that nothing is called before.
fn called<T>(
    cards: impl Iterator<Item = ([&'static str; 3], &'static T)> + Clone,
) -> BTreeMap<String, Vec<&'static T>> {
    let mut all: BTreeMap<String, Vec<&'static T>> = BTreeMap::new();
    for kind in 0..3 {
        let before: Vec<String> = all.keys().cloned().collect();
        for (names, card) in cards.clone() {
            for key in [names[kind].to_owned(), letters(names[kind])] {
                if before.binary_search(&key).is_ok() {
                    continue;
                }
                let cards = all.entry(key).or_default();
                if !cards.iter().any(|known| std::ptr::eq(*known, card)) {
                    cards.push(card);
                }
            }
        }
    }
    all
}

fn letters(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).map(|sign| sign.to_ascii_lowercase()).collect()
}

/// The type of ship that squad lists write like this.
pub fn ship(xws: &str) -> Option<&'static ShipType> {
    SHIPS.get(xws).copied()
}

/// The pilot of a name, as records write it.
pub fn pilot(name: &str) -> Option<&'static Pilot> {
    PILOTS.get(name).copied()
}

/// All pilots that are called like this in squad lists; if there are none, all whose name has these letters and digits.
/// An edition at the end (`-swx57`) that no card has is passed over.
///
/// ```
/// use x_wing::cards::pilots_called;
/// let ships = pilots_called("sabinewren").iter().map(|pilot| pilot.ship.name);
/// assert!(ships.eq(["Attack Shuttle", "Lancer-class Pursuit Craft", "TIE Fighter"]));
/// assert_eq!(pilots_called("sabinewrentiefighter").len(), 1);
/// assert_eq!(pilots_called("lukeskywalker-swx01").len(), 1);
/// ```
pub fn pilots_called(name: &str) -> &'static [&'static Pilot] {
    find(&CALLED_PILOTS, name)
}

/// The upgrade of a name, as records or as squad lists write it.
pub fn upgrade(name: &str) -> Option<&'static Upgrade> {
    UPGRADES.get(name).copied()
}

/// All upgrades that are called like this, as [`pilots_called`] has it.
pub fn upgrades_called(name: &str) -> &'static [&'static Upgrade] {
    find(&CALLED_UPGRADES, name)
}

fn find<T>(called: &'static Called<T>, name: &str) -> &'static [&'static T] {
    let edition = || name.rsplit_once("-swx").and_then(|(name, _)| called.get(name));
    called.get(name).or_else(edition).map_or(&[], Vec::as_slice)
}
