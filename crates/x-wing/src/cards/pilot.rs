//! Ship cards.

use super::{Allegiance, Faction, ShipType, Slot};
use crate::card::Card;

/// A ship card.
#[derive(Debug)]
pub struct Pilot {
    /// What it does. Its name is how squad lists write the pilot, with the ship or the faction added if several pilots
    /// are written alike.
    pub card: Card,
    /// The name of the pilot.
    pub name: &'static str,
    /// What it flies.
    pub ship: &'static ShipType,
    /// Whom it flies for.
    pub allegiance: Allegiance,
    /// Pilot skill.
    pub skill: u8,
    /// Cost in squad points.
    pub points: i8,
    /// Whether the name is unique.
    pub unique: bool,
    /// Whether it can be in a squad; one that cannot comes into play by another card.
    pub for_squads: bool,
    /// Its upgrade bar.
    pub slots: &'static [Slot],
}

impl Pilot {
    /// A pilot of a ship.
    pub(super) const fn of(
        ship: &'static ShipType,
        allegiance: Allegiance,
        (name, skill, points): (&'static str, u8, i8),
        slots: &'static [Slot],
        card: Card,
    ) -> Pilot {
        Pilot { card, name, ship, allegiance, skill, points, unique: false, for_squads: true, slots }
    }

    /// With a unique name.
    pub(super) const fn unique(self) -> Pilot {
        Pilot { unique: true, ..self }
    }

    /// The primary faction.
    pub const fn faction(&self) -> Faction {
        self.allegiance.faction()
    }

    /// How squad lists write it. Several pilots may be written alike; ship and faction tell which one is meant.
    pub fn xws(&self) -> &'static str {
        let name = self.card.name;
        let plain = |suffix: &str| name.strip_suffix(suffix)?.strip_suffix('-');
        plain(self.ship.xws).or_else(|| plain(self.faction().xws())).unwrap_or(name)
    }
}
