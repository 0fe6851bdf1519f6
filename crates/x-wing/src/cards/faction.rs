//! Who flies for whom.

use serde::{Deserialize, Serialize};

/// The primary factions (XW-FAC-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Faction {
    /// Rebel Alliance and Resistance.
    Rebel,
    /// Galactic Empire and First Order.
    Imperial,
    /// Scum and Villainy.
    Scum,
}

impl Faction {
    /// All three.
    pub const ALL: [Faction; 3] = [Faction::Rebel, Faction::Imperial, Faction::Scum];

    /// How squad lists write it.
    pub const fn xws(self) -> &'static str {
        match self {
            Faction::Rebel => "rebel",
            Faction::Imperial => "imperial",
            Faction::Scum => "scum",
        }
    }
}

/// What stands on a ship card: a faction, or its younger half.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names are those of the cards")]
pub enum Allegiance {
    RebelAlliance,
    Resistance,
    GalacticEmpire,
    FirstOrder,
    ScumAndVillainy,
}

impl Allegiance {
    /// The primary faction.
    pub const fn faction(self) -> Faction {
        match self {
            Allegiance::RebelAlliance | Allegiance::Resistance => Faction::Rebel,
            Allegiance::GalacticEmpire | Allegiance::FirstOrder => Faction::Imperial,
            Allegiance::ScumAndVillainy => Faction::Scum,
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Allegiance::RebelAlliance => "Rebel Alliance",
            Allegiance::Resistance => "Resistance",
            Allegiance::GalacticEmpire => "Galactic Empire",
            Allegiance::FirstOrder => "First Order",
            Allegiance::ScumAndVillainy => "Scum and Villainy",
        }
    }
}
