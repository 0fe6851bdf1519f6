//! A ship with its upgrades: what it costs, what its bar holds.

use crate::card::{ActionKind, Condition, Modifier, answer};
use crate::cards::{Fitting, Pilot, Slot, Upgrade};
use crate::{Set, UpgradeId};

/// A pilot and upgrades.
#[derive(Clone, Debug)]
pub struct EquippedShip {
    /// The pilot.
    pub pilot: &'static Pilot,
    /// The upgrades, in the order written down.
    pub upgrades: Vec<&'static Upgrade>,
    /// Those printed on both sides whose backs lie up at first.
    pub backs: Set<UpgradeId>,
    /// Those printed on both sides of which the squad says which side lies up.
    pub named: Set<UpgradeId>,
}

impl EquippedShip {
    /// What ship and upgrades cost together.
    pub fn cost(&self) -> i16 {
        let upgrades = self.upgrades.iter().map(|upgrade| self.cost_of(upgrade));
        i16::from(self.pilot.points) + upgrades.sum::<i16>()
    }

    /// What an upgrade costs this ship. Other cards can make it cheaper, but nothing is made cheaper than nothing.
    pub fn cost_of(&self, upgrade: &Upgrade) -> i16 {
        let less = self.fittings().filter_map(|(_, fitting)| {
            if let Fitting::Cheaper(slot, points) = fitting {
                return (slot == upgrade.slot).then_some(points);
            }
            if let Fitting::AllCheaper(points) = fitting { Some(points) } else { None }
        });
        let printed = i16::from(upgrade.points);
        printed.min((printed - less.map(i16::from).sum::<i16>()).max(0))
    }

    /// What its upgrades change about squad building, and which does.
    pub(super) fn fittings(&self) -> impl Iterator<Item = (&'static Upgrade, Fitting)> + Clone {
        self.upgrades.iter().flat_map(|upgrade| upgrade.fits.iter().map(|fitting| (*upgrade, *fitting)))
    }

    /// How many icons of a slot the upgrade bar has, printed and gained.
    pub fn icons(&self, slot: Slot) -> usize {
        let of = |slots: &[Slot]| slots.iter().filter(|icon| **icon == slot).count();
        let (mut icons, mut lost, mut none) = (of(self.pilot.slots), 0, false);
        for (_, fitting) in self.fittings() {
            match fitting {
                Fitting::Gains(slots) => icons += of(slots),
                Fitting::Loses(slots) => lost += of(slots),
                Fitting::LosesAll(slots) => none |= slots.contains(&slot),
                Fitting::GainsOneOf(_)
                | Fitting::TwoIcons
                | Fitting::Modifications(_)
                | Fitting::CheapModification(_)
                | Fitting::Titles(_)
                | Fitting::Different(_)
                | Fitting::Cheaper(..)
                | Fitting::AllCheaper(_)
                | Fitting::SlotUpTo(..)
                | Fitting::SlotUnique(_)
                | Fitting::Carries(..)
                | Fitting::Docks(_)
                | Fitting::MostInSquad(_) => {}
            }
        }
        if none { 0 } else { icons.saturating_sub(lost) }
    }

    /// Pilot skill, as its upgrades make it.
    pub fn skill(&self) -> i16 {
        let more = self.modifiers().filter_map(answer!(Modifier::SkillBy(more) => i16::from(more)));
        i16::from(self.pilot.skill) + more.sum::<i16>()
    }

    /// Hull, as its upgrades make it.
    pub fn hull(&self) -> u8 {
        let more = self.modifiers().filter_map(answer!(Modifier::Hull(more) => more));
        self.pilot.ship.hull + more.sum::<u8>()
    }

    /// Shields, as its upgrades make them.
    pub fn shields(&self) -> u8 {
        let more = self.modifiers().filter_map(answer!(Modifier::Shields(more) => more));
        self.pilot.ship.shields + more.sum::<u8>()
    }

    /// Its action bar, printed and gained.
    pub fn actions(&self) -> Vec<ActionKind> {
        let mut actions = self.pilot.ship.actions.to_vec();
        for action in self.modifiers().filter_map(answer!(Modifier::Bar(action) => action)) {
            if !actions.contains(&action) {
                actions.push(action);
            }
        }
        actions
    }

    /// Whether an action is on its action bar, printed or gained.
    pub fn has_action(&self, action: ActionKind) -> bool {
        self.actions().contains(&action)
    }

    /// Whether the back of an upgrade lies up at first.
    pub fn is_back(&self, place: usize) -> bool {
        self.backs.has(UpgradeId::at(place))
    }

    /// Whether the squad says which side of an upgrade lies up.
    pub fn is_named(&self, place: usize) -> bool {
        self.named.has(UpgradeId::at(place))
    }

    /// What its upgrades modify; of those printed on both sides, what the side that lies up does.
    fn modifiers(&self) -> impl Iterator<Item = Modifier> {
        self.upgrades.iter().enumerate().flat_map(|(place, upgrade)| {
            let back = self.is_back(place);
            upgrade.card.modifiers.iter().filter_map(move |modifier| {
                let Modifier::While(conditions, inner) = modifier else { return Some(*modifier) };
                match conditions {
                    [Condition::Back] => back.then_some(**inner),
                    [Condition::Not(Condition::Back)] => (!back).then_some(**inner),
                    _ => Some(*modifier),
                }
            })
        })
    }
}
