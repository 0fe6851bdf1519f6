//! Every card there is. One file a ship for its pilots, one for each kind of upgrade, one for damage, one for tokens.

pub mod damage;
pub mod devices;
mod firespray_31;
mod lambda_class_shuttle;
mod t70_x_wing;
mod tie_fo_fighter;
mod tie_phantom;
pub mod tokens;
mod upgrades;
mod y_wing;
mod yt_1300;
mod yv_666;

use crate::card::{ActionKind, Card, Difficulty};
use geometry::{BaseSize, Bearing};
use serde::{Deserialize, Serialize};

/// The primary factions (XW-FAC-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Faction {
    /// Rebel Alliance and Resistance.
    Rebel,
    /// Galactic Empire and First Order.
    Imperial,
    /// Scum and Villainy.
    Scum,
}

/// The upgrade icons (XW-SLOT).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
}

/// A type of ship: what all its pilots fly.
#[derive(Debug)]
pub struct ShipType {
    /// How squad lists write it.
    pub xws: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its factions.
    pub factions: &'static [Faction],
    /// Its base.
    pub size: BaseSize,
    /// Primary weapon value.
    pub attack: u8,
    /// Agility.
    pub agility: u8,
    /// Hull.
    pub hull: u8,
    /// Shields.
    pub shields: u8,
    /// Where its primary weapon reaches.
    pub arcs: Arcs,
    /// Its action bar.
    pub actions: &'static [ActionKind],
    /// Its dial: a speed, and what it offers at that speed.
    pub dial: &'static [(u8, &'static [(Bearing, Difficulty)])],
}

/// Where a primary weapon reaches. The firing arc itself is ahead for all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arcs {
    /// The firing arc.
    Front,
    /// All round (XW-TUR-02).
    Turret,
    /// Also an auxiliary arc behind (XW-AUX-03).
    Rear,
    /// Also an auxiliary arc of 180 degrees ahead.
    Forward,
}

/// A ship card.
#[derive(Debug)]
pub struct Pilot {
    /// What it does; its name is how squad lists write it.
    pub card: Card,
    /// The name of the pilot.
    pub name: &'static str,
    /// What it flies.
    pub ship: &'static ShipType,
    /// The faction it flies for.
    pub faction: Faction,
    /// Pilot skill.
    pub skill: u8,
    /// Cost in squad points.
    pub points: i8,
    /// Whether the name is unique.
    pub unique: bool,
    /// Its upgrade bar.
    pub slots: &'static [Slot],
}

/// An upgrade card.
#[derive(Debug)]
pub struct Upgrade {
    /// What it does; its name is how squad lists write it.
    pub card: Card,
    /// Its name.
    pub name: &'static str,
    /// Its icon.
    pub slot: Slot,
    /// Cost in squad points.
    pub points: i8,
    /// Whether the name is unique.
    pub unique: bool,
    /// Whether a ship can carry one only.
    pub limited: bool,
    /// Who may carry it.
    pub only: Only,
}

/// Restrictions on an upgrade card.
#[derive(Clone, Copy, Debug, Default)]
pub struct Only {
    /// This faction.
    pub faction: Option<Faction>,
    /// This size of base.
    pub size: Option<BaseSize>,
    /// A ship type in whose name all of these words occur (XW-Q-52).
    pub ship: Option<&'static str>,
}

impl Only {
    /// Anybody.
    pub const ANYBODY: Only = Only { faction: None, size: None, ship: None };
}

/// Every pilot.
pub fn pilots() -> impl Iterator<Item = &'static Pilot> {
    let core = t70_x_wing::PILOTS.iter().chain(tie_fo_fighter::PILOTS);
    let small = tie_phantom::PILOTS.iter().chain(y_wing::PILOTS);
    let large = firespray_31::PILOTS.iter().chain(lambda_class_shuttle::PILOTS).chain(yt_1300::PILOTS);
    core.chain(small).chain(large).chain(yv_666::PILOTS)
}

/// Every upgrade.
pub fn upgrades() -> impl Iterator<Item = &'static Upgrade> {
    upgrades::UPGRADES.iter()
}

/// The pilot of a name.
pub fn pilot(name: &str) -> Option<&'static Pilot> {
    pilots().find(|pilot| pilot.card.name == name)
}

/// The upgrade of a name.
pub fn upgrade(name: &str) -> Option<&'static Upgrade> {
    upgrades().find(|upgrade| upgrade.card.name == name)
}

/// Every card that a choice or an event can name, in the order of their numbers.
pub(crate) fn all() -> impl Iterator<Item = &'static Card> {
    let tokens = tokens::TOKENS.iter();
    let damage = damage::DAMAGE.iter();
    tokens
        .chain(damage)
        .chain(devices::DEVICES)
        .chain(pilots().map(|pilot| &pilot.card))
        .chain(upgrades().map(|upgrade| &upgrade.card))
}
