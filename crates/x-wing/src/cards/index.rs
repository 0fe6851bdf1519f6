//! Cards by name.

use super::{Pilot, ShipType, Upgrade, pilots, ships, upgrades};
use std::collections::BTreeMap;
use std::sync::LazyLock;

static PILOTS: LazyLock<BTreeMap<&'static str, &'static Pilot>> =
    LazyLock::new(|| pilots().map(|pilot| (pilot.card.name, pilot)).collect());

static WRITTEN: LazyLock<BTreeMap<&'static str, Vec<&'static Pilot>>> = LazyLock::new(|| {
    let mut written: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for pilot in pilots() {
        written.entry(pilot.xws()).or_default().push(pilot);
    }
    written
});

static UPGRADES: LazyLock<BTreeMap<&'static str, &'static Upgrade>> = LazyLock::new(|| {
    let names = upgrades().flat_map(|upgrade| [(upgrade.card.name, upgrade), (upgrade.xws(), upgrade)]);
    names.collect()
});

static SHIPS: LazyLock<BTreeMap<&'static str, &'static ShipType>> =
    LazyLock::new(|| ships().map(|ship| (ship.xws, ship)).collect());

/// The type of ship that squad lists write like this.
pub fn ship(xws: &str) -> Option<&'static ShipType> {
    SHIPS.get(xws).copied()
}

/// The pilot of a name, as records write it.
pub fn pilot(name: &str) -> Option<&'static Pilot> {
    PILOTS.get(name).copied()
}

/// All pilots that squad lists write like this.
///
/// ```
/// use x_wing::cards::pilots_written;
/// let ships = pilots_written("sabinewren").iter().map(|pilot| pilot.ship.name);
/// assert!(ships.eq(["Attack Shuttle", "Lancer-class Pursuit Craft", "TIE Fighter"]));
/// ```
pub fn pilots_written(xws: &str) -> &'static [&'static Pilot] {
    WRITTEN.get(xws).map_or(&[], Vec::as_slice)
}

/// The upgrade of a name, as records or as squad lists write it.
pub fn upgrade(name: &str) -> Option<&'static Upgrade> {
    UPGRADES.get(name).copied()
}
