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

    /// The rule that says it exists.
    pub const fn rule(self) -> &'static str {
        match self {
            Slot::Elite => "XW-SLOT-01",
            Slot::Astromech => "XW-SLOT-02",
            Slot::Torpedo => "XW-SLOT-03",
            Slot::Missile => "XW-SLOT-04",
            Slot::Cannon => "XW-SLOT-05",
            Slot::Turret => "XW-SLOT-06",
            Slot::Bomb => "XW-SLOT-07",
            Slot::Crew => "XW-SLOT-08",
            Slot::System => "XW-SLOT-09",
            Slot::SalvagedAstromech => "XW-SLOT-10",
            Slot::Title => "XW-SLOT-11",
            Slot::Modification => "XW-SLOT-12",
            Slot::Illicit => "XW-SLOT-13",
            Slot::Cargo => "XW-SLOT-14",
            Slot::Hardpoint => "XW-SLOT-15",
            Slot::Team => "XW-SLOT-16",
            Slot::Tech => "XW-SLOT-17",
        }
    }

    /// How squad lists write it.
    pub const fn xws(self) -> &'static str {
        match self {
            Slot::Elite => "ept",
            Slot::Astromech => "amd",
            Slot::SalvagedAstromech => "samd",
            Slot::Modification => "mod",
            Slot::Torpedo
            | Slot::Missile
            | Slot::Cannon
            | Slot::Turret
            | Slot::Bomb
            | Slot::Crew
            | Slot::System
            | Slot::Title
            | Slot::Illicit
            | Slot::Cargo
            | Slot::Hardpoint
            | Slot::Team
            | Slot::Tech => self.name(),
        }
    }
}
