//! Whether upgrades fit a ship: icons, titles, modifications, and what cards ask for.

use super::{EquippedShip, Flaw};
use crate::cards::{Fitting, Only, Slot, Upgrade};

impl EquippedShip {
    /// All that is wrong with its upgrades. The order in which they are written down does not matter: a card that brings
    /// an icon may come after the card that needs it.
    pub(super) fn flaws(&self) -> Vec<Flaw> {
        let mut flaws: Vec<Flaw> = Vec::new();
        for upgrade in &self.upgrades {
            flaws.extend(upgrade.only.iter().filter_map(|only| self.asks(upgrade, *only)));
        }
        for slot in Slot::ALL {
            match slot {
                Slot::Title => self.titles(&mut flaws),
                Slot::Modification => self.modifications(&mut flaws),
                Slot::Elite
                | Slot::Astromech
                | Slot::Torpedo
                | Slot::Missile
                | Slot::Cannon
                | Slot::Turret
                | Slot::Bomb
                | Slot::Crew
                | Slot::System
                | Slot::SalvagedAstromech
                | Slot::Illicit
                | Slot::Cargo
                | Slot::Hardpoint
                | Slot::Team
                | Slot::Tech => self.icons_suffice(slot, &mut flaws),
            }
        }
        for (index, upgrade) in self.upgrades.iter().enumerate() {
            if upgrade.limited && is_among(upgrade, &self.upgrades[..index]) {
                flaws.push(Flaw::Limited { pilot: self.pilot.name, upgrade: upgrade.name });
            }
        }
        for (upgrade, fitting) in self.fittings() {
            flaws.extend(self.breaks(upgrade, fitting).map(|what| self.asked(upgrade, what)));
        }
        flaws
    }

    /// Whether it could have another upgrade in place of one of the same icon that costs no less.
    pub(crate) fn accepts(&self, other: &'static Upgrade) -> bool {
        (0..self.upgrades.len()).any(|place| {
            let given = self.upgrades[place];
            let mut with = self.clone();
            with.upgrades[place] = other;
            given.slot == other.slot && given.points >= other.points && with.flaws().is_empty()
        })
    }

    fn of(&self, slot: Slot) -> impl Iterator<Item = &'static Upgrade> {
        self.upgrades.iter().copied().filter(move |upgrade| upgrade.slot == slot)
    }

    fn asked(&self, upgrade: &Upgrade, what: String) -> Flaw {
        Flaw::Asks { upgrade: upgrade.name, pilot: self.pilot.name, what }
    }

    /// What an upgrade asks for and this ship does not have. What is asked of the squad is looked at elsewhere.
    fn asks(&self, upgrade: &'static Upgrade, only: Only) -> Option<Flaw> {
        let (pilot, ship, name) = (self.pilot.name, self.pilot.ship.name, upgrade.name);
        let (holds, what) = match only {
            Only::Beside(..) => return None,
            Only::Factions(factions) if factions.contains(&self.pilot.faction()) => return None,
            Only::Size(_) | Only::Ships(_) if only.accepts_ship(self.pilot.ship) => return None,
            Only::Factions(_) => return Some(Flaw::UpgradeFaction { upgrade: name, pilot }),
            Only::Size(_) => return Some(Flaw::ShipSize { upgrade: name, ship, pilot }),
            Only::Ships(_) => {
                return Some(Flaw::ShipType { upgrade: name, ship, pilot, title: upgrade.slot == Slot::Title });
            }
            Only::Skill(least) => (
                self.skill() >= i16::from(least),
                format!("asks for pilot skill {least} or more, not {}", self.skill()),
            ),
            Only::AgilityUpTo(most) => (only.accepts_ship(self.pilot.ship), format!("asks for agility {most} or less")),
            Only::HullUpTo(most) => {
                (self.hull() <= most, format!("asks for a hull of {most} or less, not {}", self.hull()))
            }
            Only::Shields(shields) => {
                (self.shields() == shields, format!("asks for a shield value of {shields}, not {}", self.shields()))
            }
            Only::Action(action) => (self.has_action(action), format!("asks for {} on the action bar", action.name())),
            Only::Slots(slots) => {
                let names = slots.iter().map(|slot| slot.name()).collect::<Vec<_>>().join(" and ");
                (slots.iter().all(|slot| self.icons(*slot) > 0), format!("asks for the icons {names}"))
            }
            Only::WithoutSlot(slot) => {
                (!self.pilot.slots.contains(&slot), format!("goes where there is no {} icon yet", slot.name()))
            }
        };
        (!holds).then(|| self.asked(upgrade, what))
    }

    fn icons_suffice(&self, slot: Slot, flaws: &mut Vec<Flaw>) {
        let mut free = self.icons(slot) + usize::from(self.spare_icon() == Some(slot));
        let mut own = self.fittings().find_map(|(_, fitting)| {
            let Fitting::Carries(of, name) = fitting else { return None };
            (of == slot).then_some(name)
        });
        for upgrade in self.of(slot) {
            if own == Some(upgrade.card.name) {
                own = None;
                continue;
            }
            let needs = if upgrade.fits.contains(&Fitting::TwoIcons) { 2 } else { 1 };
            match free.checked_sub(needs) {
                Some(left) => free = left,
                None => flaws.push(Flaw::Slot { pilot: self.pilot.name, slot, upgrade: upgrade.name }),
            }
        }
    }

    /// What an icon that can be one of several is: the first that is short.
    fn spare_icon(&self) -> Option<Slot> {
        self.fittings().find_map(|(_, fitting)| {
            let Fitting::GainsOneOf(slots) = fitting else { return None };
            slots.iter().copied().find(|slot| self.of(*slot).count() > self.icons(*slot))
        })
    }

    fn titles(&self, flaws: &mut Vec<Flaw>) {
        let most = self.fittings().find_map(
            |(_, fitting)| {
                if let Fitting::Titles(most) = fitting { Some(most) } else { None }
            },
        );
        let most = most.unwrap_or(1);
        let pilot = self.pilot.name;
        let over = self.of(Slot::Title).skip(most.into());
        flaws.extend(over.map(|upgrade| Flaw::Titles { pilot, most, upgrade: upgrade.name }));
    }

    /// So many modifications, and perhaps one more that is cheap enough. The card that brings the one more is not it.
    fn modifications(&self, flaws: &mut Vec<Flaw>) {
        let most = self.fittings().find_map(
            |(_, fitting)| {
                if let Fitting::Modifications(most) = fitting { Some(most) } else { None }
            },
        );
        let most = most.unwrap_or(1);
        let cheap = self.fittings().find_map(|(_, fitting)| {
            if let Fitting::CheapModification(points) = fitting { Some(points) } else { None }
        });
        let pilot = self.pilot.name;
        let (mut free, mut one_more) = (most, cheap);
        let brings = |upgrade: &Upgrade| upgrade.fits.iter().any(|fit| matches!(fit, Fitting::CheapModification(_)));
        let (first, then): (Vec<_>, Vec<_>) = self.of(Slot::Modification).partition(|upgrade| brings(upgrade));
        let (dear, small): (Vec<_>, Vec<_>) =
            then.into_iter().partition(|upgrade| cheap.is_some_and(|most| upgrade.points > most));
        for upgrade in first.into_iter().chain(dear).chain(small) {
            match (free.checked_sub(1), one_more) {
                (Some(left), _) => free = left,
                (None, Some(points)) if upgrade.points <= points => one_more = None,
                _ => flaws.push(Flaw::Modifications { pilot, most, upgrade: upgrade.name }),
            }
        }
    }

    /// What breaks something that an upgrade says about the others.
    fn breaks(&self, upgrade: &Upgrade, fitting: Fitting) -> Option<String> {
        match fitting {
            Fitting::Different(slot) => {
                let all: Vec<_> = self.of(slot).collect();
                let twice = all.iter().enumerate().find(|(index, other)| is_among(other, &all[..*index]));
                twice.map(|(_, other)| {
                    format!("no two {} upgrades may be the same, but {} is there twice", slot.name(), other.name)
                })
            }
            Fitting::SlotUpTo(slot, most) => {
                let dear = self.of(slot).find(|other| other.points > most)?;
                Some(format!(
                    "{} upgrades cost at most {most} points; {} costs {}",
                    slot.name(),
                    dear.name,
                    dear.points
                ))
            }
            Fitting::SlotUnique(slot) => {
                let common = self.of(slot).find(|other| !other.unique)?;
                Some(format!("{} upgrades have to be unique, and {} is not", slot.name(), common.name))
            }
            Fitting::Carries(_, wanted) => {
                let is_there = self.upgrades.iter().any(|other| other.card.name == wanted);
                let name = crate::cards::upgrade(wanted).map_or(wanted, |upgrade| upgrade.name);
                (!is_there).then(|| format!("{} has to carry {name}", upgrade.name))
            }
            Fitting::Gains(_)
            | Fitting::GainsOneOf(_)
            | Fitting::Loses(_)
            | Fitting::LosesAll(_)
            | Fitting::TwoIcons
            | Fitting::Modifications(_)
            | Fitting::CheapModification(_)
            | Fitting::Titles(_)
            | Fitting::Cheaper(..)
            | Fitting::AllCheaper(_)
            | Fitting::Docks(_)
            | Fitting::MostInSquad(_) => None,
        }
    }
}

fn is_among(upgrade: &Upgrade, others: &[&Upgrade]) -> bool {
    others.iter().any(|other| other.card.name == upgrade.card.name)
}
