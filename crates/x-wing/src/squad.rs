//! Squads: what anybody can write down, and what the rules accept.

mod resolve;
mod text;

pub use text::{UnreadableSquad, Xws};

use crate::cards::{self, Only, Pilot, Slot, Upgrade};
use play::Seat;
use serde::{Deserialize, Serialize};

/// A squad as somebody wrote it down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Squad {
    /// Its ships.
    pub ships: Vec<SquadShip>,
}

/// A ship of a squad.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SquadShip {
    /// The pilot, as squad lists write it.
    pub pilot: String,
    /// The upgrades.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub upgrades: Vec<String>,
    /// What the ship is called at the table; nothing: its pilot, with a number if there are several (XW-ID-02).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Who commands it in team play; nothing: the one seat of its side (XW-TEAM-05).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

/// Why a squad cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSquad {
    /// It has no ship.
    #[error("a squad needs at least one ship (XW-Q-51)")]
    Empty,
    /// No such pilot.
    #[error("`{0}` is no pilot that is known here")]
    Pilot(String),
    /// Several pilots of that name, and nothing tells which.
    #[error("`{pilot}` can be more than one pilot; write {names}")]
    WhichPilot {
        /// What was written.
        pilot: String,
        /// What can be written instead.
        names: String,
    },
    /// A pilot that no squad can have.
    #[error("`{0}` comes into play by another card and cannot be part of a squad")]
    NotForSquads(String),
    /// No such upgrade.
    #[error("`{0}` is no upgrade that is known here")]
    Upgrade(String),
    /// It costs too much.
    #[error("the squad costs {cost} points; the limit is {limit} (XW-SQD-01)")]
    Cost {
        /// What it costs.
        cost: i16,
        /// What it may cost.
        limit: i16,
    },
    /// Ships of several factions.
    #[error("`{0}` belongs to another faction than the first ship (XW-SQD-05)")]
    Factions(String),
    /// An upgrade of another faction.
    #[error("`{upgrade}` is for another faction than that of `{pilot}` (XW-SQD-06)")]
    UpgradeFaction {
        /// The upgrade.
        upgrade: String,
        /// Who should carry it.
        pilot: String,
    },
    /// An upgrade for another type of ship.
    #[error("`{upgrade}` is for another type of ship than that of `{pilot}` (XW-SQD-09)")]
    ShipType {
        /// The upgrade.
        upgrade: String,
        /// Who should carry it.
        pilot: String,
    },
    /// An upgrade for another size of ship.
    #[error("`{upgrade}` is for another size of ship than that of `{pilot}` (XW-SQD-10)")]
    ShipSize {
        /// The upgrade.
        upgrade: String,
        /// Who should carry it.
        pilot: String,
    },
    /// Something else that an upgrade asks for.
    #[error("`{pilot}` does not have what `{upgrade}` asks for")]
    Asks {
        /// The upgrade.
        upgrade: String,
        /// Who should carry it.
        pilot: String,
    },
    /// No free slot for an upgrade.
    #[error("`{pilot}` has no free {slot} icon for `{upgrade}` (XW-UPG-03)")]
    Slot {
        /// Who should carry it.
        pilot: String,
        /// The icon that it needs.
        slot: &'static str,
        /// The upgrade.
        upgrade: String,
    },
    /// Two modifications.
    #[error("`{0}` has more than one modification (XW-SQD-07)")]
    Modifications(String),
    /// Two titles.
    #[error("`{0}` has more than one title (XW-SQD-08)")]
    Titles(String),
    /// A limited upgrade twice on a ship.
    #[error("`{pilot}` carries `{upgrade}`, which is limited, more than once (XW-SQD-11)")]
    Limited {
        /// Who carries it.
        pilot: String,
        /// The upgrade.
        upgrade: String,
    },
    /// A unique name twice.
    #[error("{0} is a unique name and is there twice (XW-UNQ-02)")]
    Unique(String),
}

/// A ship that the rules accept.
#[derive(Clone, Debug)]
pub struct LegalShip {
    /// The pilot.
    pub pilot: &'static Pilot,
    /// The upgrades, in the order written down.
    pub upgrades: Vec<&'static Upgrade>,
}

impl LegalShip {
    /// What ship and upgrades cost together.
    pub fn cost(&self) -> i16 {
        let upgrades = self.upgrades.iter().map(|upgrade| i16::from(upgrade.points));
        i16::from(self.pilot.points) + upgrades.sum::<i16>()
    }

    /// What about it cannot be played yet: the type of ship, the pilot, upgrades.
    pub fn unwritten(&self) -> Vec<String> {
        let ship = self.pilot.ship.unwritten().map(|what| format!("{} ({what})", self.pilot.ship.name));
        let pilot = (!self.pilot.card.written).then(|| self.pilot.name.to_owned());
        let upgrades = self.upgrades.iter().filter(|upgrade| !upgrade.card.written);
        ship.into_iter().chain(pilot).chain(upgrades.map(|upgrade| upgrade.name.to_owned())).collect()
    }
}

impl Squad {
    /// Checks the squad against the rules of squad building and a limit of points.
    pub fn check(&self, limit: i16) -> Result<Vec<LegalShip>, BadSquad> {
        if self.ships.is_empty() {
            return Err(BadSquad::Empty);
        }
        let mut ships: Vec<LegalShip> = Vec::new();
        let mut unique: Vec<&str> = Vec::new();
        for (written, pilot) in self.ships.iter().zip(self.pilots()) {
            let pilot = pilot?;
            if !pilot.for_squads {
                return Err(BadSquad::NotForSquads(written.pilot.clone()));
            }
            if ships.first().is_some_and(|first| first.pilot.faction() != pilot.faction()) {
                return Err(BadSquad::Factions(written.pilot.clone()));
            }
            let upgrades = equip(pilot, &written.upgrades)?;
            let names = upgrades.iter().filter(|upgrade| upgrade.unique).map(|upgrade| upgrade.name);
            for name in pilot.unique.then_some(pilot.name).into_iter().chain(names) {
                if unique.contains(&name) {
                    return Err(BadSquad::Unique(name.to_owned()));
                }
                unique.push(name);
            }
            ships.push(LegalShip { pilot, upgrades });
        }
        let cost = ships.iter().map(LegalShip::cost).sum();
        match cost > limit {
            true => Err(BadSquad::Cost { cost, limit }),
            false => Ok(ships),
        }
    }
}

fn equip(pilot: &'static Pilot, written: &[String]) -> Result<Vec<&'static Upgrade>, BadSquad> {
    let mut upgrades: Vec<&'static Upgrade> = Vec::new();
    let of = |slot: Slot, upgrades: &[&Upgrade]| upgrades.iter().filter(|upgrade| upgrade.slot == slot).count();
    for name in written {
        let upgrade = cards::upgrade(name).ok_or_else(|| BadSquad::Upgrade(name.clone()))?;
        fits(pilot, upgrade)?;
        let (flyer, taken) = (pilot.card.name.to_owned(), of(upgrade.slot, &upgrades));
        let room = match upgrade.slot {
            Slot::Modification if taken > 0 => return Err(BadSquad::Modifications(flyer)),
            Slot::Title if taken > 0 => return Err(BadSquad::Titles(flyer)),
            Slot::Modification | Slot::Title => 1,
            slot => pilot.slots.iter().filter(|icon| **icon == slot).count(),
        };
        if upgrade.limited && upgrades.iter().any(|other| other.card.name == upgrade.card.name) {
            return Err(BadSquad::Limited { pilot: flyer, upgrade: name.clone() });
        }
        if taken >= room {
            return Err(BadSquad::Slot { pilot: flyer, slot: upgrade.slot.name(), upgrade: name.clone() });
        }
        upgrades.push(upgrade);
    }
    Ok(upgrades)
}

fn fits(pilot: &Pilot, upgrade: &Upgrade) -> Result<(), BadSquad> {
    let ship = pilot.ship;
    for only in upgrade.only {
        let holds = match *only {
            Only::Factions(factions) | Only::Beside(factions, _) => factions.contains(&pilot.faction()),
            Only::Skill(skill) => pilot.skill >= skill,
            Only::Action(action) => ship.actions.contains(&action),
            Only::Slots(slots) => slots.iter().all(|slot| pilot.slots.contains(slot)),
            Only::WithoutSlot(slot) => !pilot.slots.contains(&slot),
            Only::Friend(_) => false,
            _ => only.accepts_ship(ship),
        };
        if holds {
            continue;
        }
        let (upgrade, pilot) = (upgrade.card.name.to_owned(), pilot.card.name.to_owned());
        return Err(match only {
            Only::Factions(_) | Only::Beside(..) => BadSquad::UpgradeFaction { upgrade, pilot },
            Only::Size(_) => BadSquad::ShipSize { upgrade, pilot },
            Only::Ships(_) => BadSquad::ShipType { upgrade, pilot },
            _ => BadSquad::Asks { upgrade, pilot },
        });
    }
    Ok(())
}
