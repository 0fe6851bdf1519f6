//! Upgrades that somebody chooses for a card: to be discarded, or to be turned up again.

use crate::card::Upgrades;
use crate::cards::Slot;
use crate::cards::devices::Device;
use crate::dice::Dice;
use crate::frame::{Dropping, Forfeiting, Frame, Resolving};
use crate::happening::Happening;
use crate::ids::{ShipId, UpgradeId};
use crate::input::Choice;
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use play::why;

impl Table<'_> {
    /// The upgrades that a ship has and has not discarded.
    pub(crate) fn equipment(self, ship: ShipId) -> impl Iterator<Item = UpgradeId> {
        let discarded = self.open.ship(ship).discarded;
        (0..self.game.facts(ship).upgrades.len()).map(UpgradeId::at).filter(move |place| !discarded.has(*place))
    }

    /// The upgrades of these icons that a ship has discarded.
    pub(crate) fn spent(self, ship: ShipId, slots: &'static [Slot]) -> impl Iterator<Item = UpgradeId> {
        let upgrades = &self.game.facts(ship).upgrades;
        self.open.ship(ship).discarded.iter().filter(move |place| slots.contains(&upgrades[place.index()].slot))
    }

    /// Whether there is an upgrade to choose.
    pub(crate) fn has_upgrade_for(self, ship: ShipId, upgrades: Upgrades) -> bool {
        match upgrades {
            // The card that asks is one of them.
            Upgrades::DiscardAnother => self.equipment(ship).nth(1).is_some(),
            Upgrades::DiscardOf(who) => self
                .in_attack(who)
                .is_none_or(|other| self.open.ship(other).is_in_play() && self.equipment(other).next().is_some()),
            Upgrades::Recover(slots) => self.spent(ship, slots).next().is_some(),
            Upgrades::LayOut => self.to_lay_out(ship).next().is_some(),
            Upgrades::GiveUp(slots) => self.to_give_up(ship, slots).next().is_some(),
            Upgrades::Reserve => true,
        }
    }

    /// The upgrades that a question is about; of cards of the same name the first.
    pub(crate) fn upgrades_for(
        self,
        resolving: &Resolving,
        upgrades: Upgrades,
    ) -> impl Iterator<Item = (ShipId, UpgradeId)> {
        let (ship, places): (ShipId, Set<UpgradeId, u32>) = match upgrades {
            Upgrades::DiscardAnother => {
                let others = self.equipment(resolving.ship).filter(|place| Some(*place) != resolving.upgrade);
                (resolving.ship, others.collect())
            }
            Upgrades::DiscardOf(who) => {
                let ship = self.ship_for(resolving, who);
                (ship, self.equipment(ship).collect())
            }
            Upgrades::Recover(slots) => (resolving.ship, self.spent(resolving.ship, slots).collect()),
            Upgrades::LayOut => (resolving.ship, self.to_lay_out(resolving.ship).collect()),
            Upgrades::GiveUp(slots) => (resolving.ship, self.to_give_up(resolving.ship, slots).collect()),
            Upgrades::Reserve => (resolving.ship, self.to_have_for(resolving.ship, resolving.own_upgrade()).collect()),
        };
        let cards = &self.game.facts(ship).upgrade_cards;
        let card = |place: UpgradeId| cards[place.index()];
        let is_first =
            move |place: &UpgradeId| places.iter().find(|other| card(*other) == card(*place)) == Some(*place);
        places.iter().filter(is_first).map(move |place| (ship, place))
    }

    /// The upgrades of these icons that a ship has and could exchange.
    fn to_give_up(self, ship: ShipId, slots: &'static [Slot]) -> impl Iterator<Item = UpgradeId> {
        let upgrades = &self.game.facts(ship).upgrades;
        let is_meant = move |place: &UpgradeId| {
            slots.contains(&upgrades[place.index()].slot) && self.to_have_for(ship, *place).next().is_some()
        };
        self.equipment(ship).filter(is_meant)
    }

    /// The upgrades that could come to a ship for one of its own.
    fn to_have_for(self, ship: ShipId, given: UpgradeId) -> impl Iterator<Item = UpgradeId> {
        let facts = self.game.facts(ship);
        let given = facts.upgrades[given.index()];
        let fits = move |place: &UpgradeId| {
            let other = facts.upgrades[place.index()];
            other.slot == given.slot && other.points <= given.points
        };
        facts.reserve().filter(move |place| self.open.ship(ship).discarded.has(*place)).filter(fits)
    }

    /// The bombs of a ship for which there is a place far from enemies.
    fn to_lay_out(self, ship: ShipId) -> impl Iterator<Item = UpgradeId> {
        let is_free =
            move |place: &UpgradeId| self.bomb_on(ship, *place).is_some_and(|device| self.can_put_away(ship, device));
        self.all_equipped(ship, Slot::Bomb).filter(is_free)
    }

    /// The device that an upgrade drops.
    fn bomb_on(self, ship: ShipId, place: UpgradeId) -> Option<Device> {
        self.game.facts(ship).upgrades[place.index()].card.drops()
    }

    /// How an upgrade is chosen.
    pub(crate) fn upgrade_choice(self, ship: ShipId, place: UpgradeId) -> Choice {
        let card = self.game.facts(ship).upgrade_cards[place.index()];
        Choice::Use { ship, card, option: 0, dice: Dice::NONE }
    }
}

impl Turn<'_> {
    /// An upgrade was chosen for what a card asks.
    pub(crate) fn upgrade_chosen(&mut self, upgrades: Upgrades, (ship, upgrade): (ShipId, UpgradeId)) {
        match upgrades {
            Upgrades::Recover(_) | Upgrades::Reserve => self.recover(ship, upgrade),
            // The card that is resolved is about this one from now on.
            Upgrades::GiveUp(_) => {
                if let Frame::Resolving(resolving) = self.position.open.stack.top_mut() {
                    resolving.upgrade = Some(upgrade);
                }
                self.discard(ship, upgrade);
            }
            Upgrades::LayOut => {
                let device = self.table().bomb_on(ship, upgrade).expect("a bomb");
                self.push(Dropping::away(ship, device));
                self.push(Forfeiting { ship, upgrade });
            }
            Upgrades::DiscardAnother | Upgrades::DiscardOf(_) => self.push(Forfeiting { ship, upgrade }),
        }
    }

    /// An upgrade that was discarded is equipped again (XW-UPG-13).
    pub(crate) fn recover(&mut self, ship: ShipId, upgrade: UpgradeId) {
        let card = self.game.facts(ship).upgrade_cards[upgrade.index()];
        self.position.open.ship_mut(ship).discarded.remove(upgrade);
        self.events.happened(Happening::Recovered { ship, card }, why!["XW-UPG-13"]);
    }
}
