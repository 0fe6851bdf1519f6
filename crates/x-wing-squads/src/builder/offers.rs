//! What can be added, and what speaks against it.

use super::Draft;
use x_wing::cards::{Pilot, Slot, Upgrade, pilots, upgrades};
use x_wing::{Fault, Flaw, resolve};

/// A card that could be added.
#[derive(Clone, Debug)]
pub struct Offer<C: 'static> {
    /// The card.
    pub card: &'static C,
    /// What it would cost.
    pub cost: i16,
    /// What would be wrong with the squad that is right now; nothing: it can be added.
    pub faults: Vec<Fault>,
}

impl<C> Offer<C> {
    /// Whether nothing speaks against it.
    pub fn is_legal(&self) -> bool {
        self.faults.is_empty()
    }

    /// Whether only the points speak against it.
    pub fn is_too_dear(&self) -> bool {
        matches!(self.faults.as_slice(), [Fault { flaw: Flaw::Cost { .. }, .. }])
    }
}

/// Which cards are looked for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// Words that all have to occur in the name of the card or of its ship; capitals and signs do not matter.
    pub words: String,
    /// This type of ship, as squad lists write it.
    pub ship: Option<&'static str>,
    /// Pilots with this icon.
    pub slot: Option<Slot>,
    /// Cards that cost so much at most.
    pub most: Option<i16>,
    /// Cards that nothing speaks against.
    pub legal: bool,
}

impl Filter {
    fn finds(&self, names: &[&str]) -> bool {
        let text: String = names.iter().map(|name| resolve::plain(name) + " ").collect();
        let mut words = self.words.split_whitespace().map(resolve::plain).filter(|word| !word.is_empty());
        words.all(|word| text.contains(&word))
    }

    fn wants<C>(&self, offer: &Offer<C>) -> bool {
        self.most.is_none_or(|most| offer.cost <= most) && (offer.is_legal() || !self.legal)
    }
}

impl Draft {
    /// Pilots of the faction that a filter lets through, by their ships, the dearest first.
    pub fn pilots(&self, filter: &Filter) -> Vec<Offer<Pilot>> {
        let wanted = pilots().filter(|pilot| {
            pilot.for_squads
                && pilot.faction() == self.faction
                && filter.ship.is_none_or(|ship| pilot.ship.xws == ship)
                && filter.slot.is_none_or(|slot| pilot.slots.contains(&slot))
                && filter.finds(&[pilot.name, pilot.ship.name])
        });
        let offer = |card: &'static Pilot| {
            let faults = self.against(|draft| _ = draft.add(card));
            Offer { card, cost: i16::from(card.points), faults }
        };
        let mut offers: Vec<_> = wanted.map(offer).filter(|offer| filter.wants(offer)).collect();
        let order =
            |offer: &Offer<Pilot>| (offer.card.ship.name, -offer.cost, -i16::from(offer.card.skill), offer.card.name);
        play::sort_few(&mut offers, |one, other| order(one).cmp(&order(other)));
        offers
    }

    /// Upgrades of a slot for a ship that a filter lets through: those that can be added first, by their names.
    pub fn upgrades(&self, ship: usize, slot: Slot, filter: &Filter) -> Vec<Offer<Upgrade>> {
        let wanted = upgrades().filter(|upgrade| upgrade.slot == slot && filter.finds(&[upgrade.name]));
        let before = self.points();
        let offer = |card: &'static Upgrade| {
            let mut more = self.clone();
            more.fit(ship, card);
            let cost = more.points() - before;
            Offer { card, cost, faults: self.against(|draft| draft.fit(ship, card)) }
        };
        let mut offers: Vec<_> = wanted.map(offer).filter(|offer| filter.wants(offer)).collect();
        let order = |offer: &Offer<Upgrade>| (!offer.is_legal(), !offer.is_too_dear(), offer.card.name);
        play::sort_few(&mut offers, |one, other| order(one).cmp(&order(other)));
        offers
    }

    /// What would be wrong after a change that is not wrong before it.
    fn against(&self, change: impl FnOnce(&mut Draft)) -> Vec<Fault> {
        let mut more = self.clone();
        change(&mut more);
        let mut before = self.review().faults;
        before.retain(|fault| fault.flaw != Flaw::Empty);
        let mut faults = more.review().faults;
        let has_cost = |faults: &[Fault]| faults.iter().any(|fault| matches!(fault.flaw, Flaw::Cost { .. }));
        let was_dear = has_cost(&before);
        for fault in &before {
            if let Some(same) = faults.iter().position(|other| other == fault) {
                faults.remove(same);
            }
        }
        faults.retain(|fault| !was_dear || !matches!(fault.flaw, Flaw::Cost { .. }));
        faults
    }
}
