//! One card with another text, for a check whether the scenarios notice it.

use super::{Pilot, Upgrade, ships, upgrades};
use crate::card::Card;
use std::sync::OnceLock;

static PILOT: OnceLock<&'static Pilot> = OnceLock::new();
static UPGRADE: OnceLock<&'static Upgrade> = OnceLock::new();

/// Gives a pilot or an upgrade another text, for as long as the program runs. Once, and before anything asks for a card; whether there is
/// one of that name.
pub fn alter(name: &str, change: impl FnOnce(&'static Card) -> Card) -> bool {
    let pilot = ships::SHIPS.iter().flat_map(|(_, pilots)| *pilots).find(|pilot| pilot.card.name == name);
    if let Some(pilot) = pilot {
        return PILOT.set(Box::leak(Box::new(Pilot { card: change(&pilot.card), ..*pilot }))).is_ok();
    }
    let upgrade = upgrades::SLOTS.iter().copied().flatten().find(|upgrade| upgrade.card.name == name);
    upgrade.is_some_and(|upgrade| {
        UPGRADE.set(Box::leak(Box::new(Upgrade { card: change(&upgrade.card), ..*upgrade }))).is_ok()
    })
}

/// A pilot as it is now.
pub(super) fn pilot(printed: &'static Pilot) -> &'static Pilot {
    PILOT.get().copied().filter(|altered| altered.card.name == printed.card.name).unwrap_or(printed)
}

/// An upgrade as it is now.
pub(super) fn upgrade(printed: &'static Upgrade) -> &'static Upgrade {
    UPGRADE.get().copied().filter(|altered| altered.card.name == printed.card.name).unwrap_or(printed)
}
