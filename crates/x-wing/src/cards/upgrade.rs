//! Upgrade cards: who may carry them, and what they change about squad building.

use super::{Faction, ShipType, Slot};
use crate::card::{ActionKind, Card, Modifier};
use geometry::BaseSize;

/// An upgrade card.
#[derive(Debug)]
pub struct Upgrade {
    /// What it does. Its name is how squad lists write it, with the slot added if a pilot is written alike.
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
    /// Whether it is printed on both sides.
    pub two_sided: bool,
    /// Who may carry it: all of this must hold.
    pub only: &'static [Only],
    /// What it changes about squad building.
    pub fits: &'static [Fitting],
}

/// A restriction on who may carry an upgrade card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Only {
    /// Ships of one of these factions.
    Factions(&'static [Faction]),
    /// Ships of any faction, if somebody of this name is in the squad.
    Beside(&'static [Faction], &'static str),
    /// This size of base.
    Size(BaseSize),
    /// A ship type in whose name all words of one of these occur (XW-Q-52).
    Ships(&'static [&'static str]),
    /// At least this pilot skill.
    Skill(u8),
    /// At most this agility.
    AgilityUpTo(u8),
    /// At most this hull.
    HullUpTo(u8),
    /// Exactly this many shields.
    Shields(u8),
    /// This action on the action bar.
    Action(ActionKind),
    /// These icons on the upgrade bar.
    Slots(&'static [Slot]),
    /// Not this icon on the printed upgrade bar.
    WithoutSlot(Slot),
}

impl Only {
    /// Whether a type of ship has what it asks for; what it does not ask of types of ship is not looked at.
    pub fn accepts_ship(&self, ship: &ShipType) -> bool {
        match *self {
            Only::Size(size) => ship.size == size,
            Only::Ships(names) => names.iter().any(|name| is_a(ship.name, name)),
            Only::AgilityUpTo(agility) => ship.agility <= agility,
            Only::HullUpTo(hull) => ship.hull <= hull,
            Only::Shields(shields) => ship.shields == shields,
            Only::Factions(_)
            | Only::Beside(..)
            | Only::Skill(_)
            | Only::Action(_)
            | Only::Slots(_)
            | Only::WithoutSlot(_) => true,
        }
    }
}

/// Whether every word of a restriction occurs, whole, in the name of a ship type (XW-Q-52): a TIE/fo fighter is a TIE
/// fighter.
fn is_a(ship: &str, restriction: &str) -> bool {
    let words = |text: &str| -> Vec<String> { text.to_lowercase().split([' ', '/']).map(str::to_owned).collect() };
    let ship = words(ship);
    words(restriction).iter().all(|word| ship.contains(word))
}

/// What an upgrade card changes about squad building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fitting {
    /// The upgrade bar gains these icons.
    Gains(&'static [Slot]),
    /// The upgrade bar gains one of these icons.
    GainsOneOf(&'static [Slot]),
    /// The upgrade bar loses these icons, one each.
    Loses(&'static [Slot]),
    /// The upgrade bar loses all of these icons.
    LosesAll(&'static [Slot]),
    /// It needs two icons.
    TwoIcons,
    /// So many modifications.
    Modifications(u8),
    /// One more modification, which costs this many points at most.
    CheapModification(i8),
    /// So many titles.
    Titles(u8),
    /// No two of this slot may be the same.
    Different(Slot),
    /// Each upgrade of this slot costs this many points less, but never less than 0.
    Cheaper(Slot, i8),
    /// Each upgrade costs this many points less, but never less than 0.
    AllCheaper(i8),
    /// Upgrades of this slot may cost this many points at most.
    SlotUpTo(Slot, i8),
    /// Upgrades of this slot are unique.
    SlotUnique(Slot),
    /// The icon gained is for this upgrade, which has to be there.
    Carries(Slot, &'static str),
    /// A ship of the squad with this upgrade begins the game docked to it.
    Docks(&'static str),
    /// A squad may have this many of the card at most.
    MostInSquad(u8),
}

impl Upgrade {
    /// An upgrade that anybody may carry.
    pub(super) const fn of(slot: Slot, name: &'static str, points: i8, card: Card) -> Upgrade {
        let (unique, limited, two_sided) = (false, false, false);
        Upgrade { card, name, slot, points, unique, limited, two_sided, only: &[], fits: &[] }
    }

    /// With a unique name.
    pub(super) const fn unique(self) -> Upgrade {
        Upgrade { unique: true, ..self }
    }

    /// With the trait Limited.
    pub(super) const fn limited(self) -> Upgrade {
        Upgrade { limited: true, ..self }
    }

    /// Printed on both sides.
    /// Whether its side matters while ships are placed: it changes the pilot skill. Its owner picks the side as soon as the
    /// ship is placed (XW-Q-66).
    pub fn has_side_picked(&self) -> bool {
        let skill = |modifier: &Modifier| matches!(modifier, Modifier::While(_, Modifier::SkillBy(_)));
        self.two_sided && self.card.modifiers.iter().any(skill)
    }

    pub(super) const fn two_sided(self) -> Upgrade {
        Upgrade { two_sided: true, ..self }
    }

    /// For some ships only.
    pub(super) const fn only(self, only: &'static [Only]) -> Upgrade {
        Upgrade { only, ..self }
    }

    /// With a say in squad building.
    pub(super) const fn fits(self, fits: &'static [Fitting]) -> Upgrade {
        Upgrade { fits, ..self }
    }

    /// Whether it does anything, in a game or in squad building.
    pub const fn does_something(&self) -> bool {
        self.card.does_something() || !self.fits.is_empty()
    }

    /// How squad lists write it.
    pub fn xws(&self) -> &'static str {
        let name = self.card.name;
        name.strip_suffix(self.slot.name()).and_then(|name| name.strip_suffix('-')).unwrap_or(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ship_is_what_all_words_of_a_restriction_say() {
        assert!(is_a("TIE/fo Fighter", "TIE Fighter") && is_a("T-70 X-wing", "X-wing"));
        assert!(!is_a("TIE Fighter", "TIE/fo Fighter") && !is_a("T-70 X-wing", "TIE Fighter"));
    }
}
