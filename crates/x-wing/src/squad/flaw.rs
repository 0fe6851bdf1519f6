//! What can be wrong with a squad.

use crate::cards::Slot;
use std::fmt;

/// The most upgrades of a ship that are looked at.
pub(super) const MOST_UPGRADES: usize = 32;

/// Why a squad is not legal: everything that is wrong with it, never nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSquad(pub Vec<Fault>);

/// Something wrong with a squad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// With which ship, from 1; nothing: with the whole squad.
    pub ship: Option<usize>,
    /// What is wrong.
    pub flaw: Flaw,
}

/// A way in which a squad is not legal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Flaw {
    /// It has no ship.
    #[error("a squad needs at least one ship")]
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
    #[error("{0} comes into play by another card and cannot be part of a squad")]
    NotForSquads(&'static str),
    /// A huge ship.
    #[error("{0} is a huge ship; huge ships and Epic Play are off")]
    HugeShip(&'static str),
    /// An upgrade for huge ships.
    #[error("{upgrade} ({} icon) is for huge ships; huge ships and Epic Play are off", slot.name())]
    HugeUpgrade {
        /// The upgrade.
        upgrade: &'static str,
        /// Its icon.
        slot: Slot,
    },
    /// No such upgrade.
    #[error("`{0}` is no upgrade that is known here")]
    Upgrade(String),
    /// More upgrades than are looked at.
    #[error(
        "{0} upgrades on one ship; no ship has icons for more than a dozen, and only the first {MOST_UPGRADES} were looked at"
    )]
    Upgrades(usize),
    /// It costs too much.
    #[error("the squad costs {cost} points; the limit is {limit}")]
    Cost {
        /// What it costs.
        cost: i16,
        /// What it may cost.
        limit: i16,
    },
    /// Ships of several factions.
    #[error("{pilot} is {faction}, and this squad is {squad}: a squad has one faction")]
    Factions {
        /// The pilot.
        pilot: &'static str,
        /// Its faction.
        faction: &'static str,
        /// That of the squad.
        squad: &'static str,
    },
    /// An upgrade of another faction.
    #[error("{upgrade} is for another faction than that of {pilot}")]
    UpgradeFaction {
        /// The upgrade.
        upgrade: &'static str,
        /// Who should carry it.
        pilot: &'static str,
    },
    /// An upgrade for another type of ship.
    #[error("{upgrade} is for another type of ship than the {ship} of {pilot}")]
    ShipType {
        /// The upgrade.
        upgrade: &'static str,
        /// The type of ship.
        ship: &'static str,
        /// Who should carry it.
        pilot: &'static str,
        /// Whether the upgrade is a title.
        title: bool,
    },
    /// An upgrade for another size of ship.
    #[error("{upgrade} is for another size of ship than the {ship} of {pilot}")]
    ShipSize {
        /// The upgrade.
        upgrade: &'static str,
        /// The type of ship.
        ship: &'static str,
        /// Who should carry it.
        pilot: &'static str,
    },
    /// Something else that a card asks for.
    #[error("{upgrade} on {pilot}: {what}")]
    Asks {
        /// The upgrade.
        upgrade: &'static str,
        /// Who carries it.
        pilot: &'static str,
        /// What it asks for.
        what: String,
    },
    /// No free icon for an upgrade.
    #[error("{pilot} has no free {} icon for {upgrade}", slot.name())]
    Slot {
        /// Who should carry it.
        pilot: &'static str,
        /// The icon that it needs.
        slot: Slot,
        /// The upgrade.
        upgrade: &'static str,
    },
    /// Too many modifications.
    #[error("no room for the modification {upgrade} on {pilot} (at most {most})")]
    Modifications {
        /// Who has them.
        pilot: &'static str,
        /// How many it may have.
        most: u8,
        /// One too many.
        upgrade: &'static str,
    },
    /// Too many titles.
    #[error("no room for the title {upgrade} on {pilot} (at most {most})")]
    Titles {
        /// Who has them.
        pilot: &'static str,
        /// How many it may have.
        most: u8,
        /// One too many.
        upgrade: &'static str,
    },
    /// A limited upgrade twice on a ship.
    #[error("{pilot} carries {upgrade}, which is limited, more than once")]
    Limited {
        /// Who carries it.
        pilot: &'static str,
        /// The upgrade.
        upgrade: &'static str,
    },
    /// A unique name twice.
    #[error("{name} is a unique name and is there twice")]
    Unique {
        /// The name.
        name: &'static str,
        /// Whether on cards of different kinds.
        kinds: bool,
    },
    /// More of an upgrade than a squad may have.
    #[error("{upgrade} is there {count} times; a squad may have {most}")]
    TooMany {
        /// The upgrade.
        upgrade: &'static str,
        /// How often it is there.
        count: usize,
        /// How often it may be.
        most: u8,
    },
}

impl Flaw {
    /// The rules that it breaks; none if it breaks what a card says.
    pub fn rules(&self) -> Vec<&'static str> {
        let (icon, rules): (Option<Slot>, &[&str]) = match self {
            Flaw::Empty => (None, &["XW-Q-51"]),
            Flaw::Pilot(_) | Flaw::WhichPilot { .. } | Flaw::Upgrade(_) => (None, &["XW-SQD-04"]),
            Flaw::HugeShip(_) => (None, &["XW-FMT-04", "XW-Q-53"]),
            Flaw::HugeUpgrade { slot, .. } => (Some(*slot), &["XW-FMT-05", "XW-Q-53"]),
            Flaw::Cost { .. } => (None, &["XW-SQD-01"]),
            Flaw::Factions { .. } => (None, &["XW-SQD-05"]),
            Flaw::UpgradeFaction { .. } => (None, &["XW-SQD-06", "XW-UPG-07"]),
            Flaw::ShipType { title: true, .. } => (None, &["XW-SQD-09", "XW-UPG-09", "XW-TTL-02"]),
            Flaw::ShipType { .. } => (None, &["XW-SQD-09", "XW-UPG-09"]),
            Flaw::ShipSize { .. } => (None, &["XW-SQD-10", "XW-UPG-08", "XW-SML-03"]),
            Flaw::Slot { slot, .. } => (Some(*slot), &["XW-UPG-03"]),
            Flaw::Modifications { .. } => (None, &["XW-SQD-07", "XW-UPG-04", "XW-MODIF-03"]),
            Flaw::Titles { .. } => (None, &["XW-SQD-08", "XW-UPG-05", "XW-TTL-03"]),
            Flaw::Limited { .. } => (None, &["XW-SQD-11", "XW-UPG-06", "XW-LTD-01"]),
            Flaw::Unique { kinds: false, .. } => (None, &["XW-UNQ-02"]),
            Flaw::Unique { .. } => (None, &["XW-UNQ-02", "XW-UNQ-03"]),
            Flaw::NotForSquads(_) | Flaw::Upgrades(_) | Flaw::Asks { .. } | Flaw::TooMany { .. } => (None, &[]),
        };
        icon.map(Slot::rule).into_iter().chain(rules.iter().copied()).collect()
    }
}

impl Flaw {
    /// Whether it says that a card is not known, or which one is not.
    pub fn is_about_an_unknown_card(&self) -> bool {
        matches!(
            self,
            Flaw::Pilot(_) | Flaw::WhichPilot { .. } | Flaw::HugeShip(_) | Flaw::HugeUpgrade { .. } | Flaw::Upgrade(_)
        )
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if let Some(ship) = self.ship {
            write!(f, "ship {ship}: ")?;
        }
        write!(f, "{}", self.flaw)?;
        match self.flaw.rules().as_slice() {
            [] => Ok(()),
            rules => write!(f, " ({})", rules.join(", ")),
        }
    }
}

impl fmt::Display for BadSquad {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if index == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for BadSquad {}
