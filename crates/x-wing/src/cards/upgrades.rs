//! Upgrade cards, one file a slot, two for crew.

mod astromech;
mod bomb;
mod cannon;
mod crew;
mod crew_k_to_z;
mod elite;
mod illicit;
mod missile;
mod modification;
mod salvaged_astromech;
mod system;
mod tech;
mod title;
mod torpedo;
mod turret;

use super::Upgrade;
use crate::card::prelude::{Discard, Effect, Header, SpendLock, Weapon};
use geometry::Band;

/// Every upgrade, by slot and name.
pub(super) static SLOTS: &[&[Upgrade]] = &[
    elite::UPGRADES,
    astromech::UPGRADES,
    torpedo::UPGRADES,
    missile::UPGRADES,
    cannon::UPGRADES,
    turret::UPGRADES,
    bomb::UPGRADES,
    crew::UPGRADES,
    crew_k_to_z::UPGRADES,
    system::UPGRADES,
    salvaged_astromech::UPGRADES,
    title::UPGRADES,
    modification::UPGRADES,
    illicit::UPGRADES,
    tech::UPGRADES,
];

const CLOSE: (Band, Band) = (Band::One, Band::One);
const NEAR: (Band, Band) = (Band::One, Band::Two);
const MID: (Band, Band) = (Band::Two, Band::Two);
const FAR: (Band, Band) = (Band::Two, Band::Three);
const ANY: (Band, Band) = (Band::One, Band::Three);
const SPENT: &[Effect] = &[SpendLock, Discard];

const fn weapon(dice: u8, range: (Band, Band), header: Header, cost: &'static [Effect]) -> Weapon {
    Weapon { dice, range, turret: false, header, cost, twice: false }
}

const fn all_round(dice: u8, range: (Band, Band), header: Header, cost: &'static [Effect]) -> Weapon {
    Weapon { turret: true, ..weapon(dice, range, header, cost) }
}
