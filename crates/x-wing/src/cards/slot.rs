//! The icons of upgrade bars.

use serde::{Deserialize, Serialize};

/// The upgrade icons (XW-SLOT).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are those of the icons")]
pub enum Slot {
    Elite,
    Astromech,
    Torpedo,
    Missile,
    Cannon,
    Turret,
    Bomb,
    Crew,
    System,
    SalvagedAstromech,
    Title,
    Modification,
    Illicit,
    Cargo,
    Hardpoint,
    Team,
    Tech,
}

impl Slot {
    /// Every icon.
    pub const ALL: [Slot; 17] = [
        Slot::Elite,
        Slot::Astromech,
        Slot::Torpedo,
        Slot::Missile,
        Slot::Cannon,
        Slot::Turret,
        Slot::Bomb,
        Slot::Crew,
        Slot::System,
        Slot::SalvagedAstromech,
        Slot::Title,
        Slot::Modification,
        Slot::Illicit,
        Slot::Cargo,
        Slot::Hardpoint,
        Slot::Team,
        Slot::Tech,
    ];

    /// How it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Slot::Elite => "elite",
            Slot::Astromech => "astromech",
            Slot::Torpedo => "torpedo",
            Slot::Missile => "missile",
            Slot::Cannon => "cannon",
            Slot::Turret => "turret",
            Slot::Bomb => "bomb",
            Slot::Crew => "crew",
            Slot::System => "system",
            Slot::SalvagedAstromech => "salvaged-astromech",
            Slot::Title => "title",
            Slot::Modification => "modification",
            Slot::Illicit => "illicit",
            Slot::Cargo => "cargo",
            Slot::Hardpoint => "hardpoint",
            Slot::Team => "team",
            Slot::Tech => "tech",
        }
    }

    /// How squad lists write it.
    pub const fn xws(self) -> &'static str {
        match self {
            Slot::Elite => "ept",
            Slot::Astromech => "amd",
            Slot::SalvagedAstromech => "samd",
            Slot::Modification => "mod",
            other => other.name(),
        }
    }
}
