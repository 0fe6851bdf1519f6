//! The icons of upgrade bars.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// The upgrade icons (XW-SLOT).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
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
    pub const ALL: [Slot; Slot::VARIANTS.len()] = *Slot::VARIANTS.first_chunk().expect("as many as there are");

    /// How it is written.
    pub fn name(self) -> &'static str {
        self.into()
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
    pub fn xws(self) -> &'static str {
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
