//! Attacks outside the opportunity of a ship, which abilities grant.

use crate::card::{Effect, Weapons};
use crate::frame::Extra;
use crate::ids::{CardId, ShipId};
use crate::table::Table;
use crate::turn::Turn;
use play::Illegal;

impl Extra {
    /// What the card does that grants it.
    fn effects(&self) -> &'static [Effect] {
        self.card.card().abilities[self.ability as usize].effects
    }

    /// The weapons that it may be made with.
    fn weapons(&self) -> Weapons {
        let weapons = self.effects().iter().find_map(|effect| {
            if let Effect::Attack(weapons) | Effect::AttackAt(_, weapons) = effect { Some(*weapons) } else { None }
        });
        weapons.unwrap_or(Weapons::Primary)
    }
}

impl Table<'_> {
    /// Whether an extra attack may be made with a weapon at a target.
    fn is_granted(self, extra: &Extra, weapon: CardId, target: ShipId) -> bool {
        self.fits(extra.ship, extra.weapons(), weapon) && extra.target.is_none_or(|only| only == target)
    }

    fn fits(self, ship: ShipId, weapons: Weapons, weapon: CardId) -> bool {
        match (weapons, self.upgrade_place(ship, weapon)) {
            (Weapons::Any, _) => true,
            (Weapons::Primary, place) => place.is_none(),
            (Weapons::Of(slots), place) => {
                place.is_some_and(|place| slots.contains(&self.game.facts(ship).upgrades[place as usize].slot))
            }
        }
    }

    /// Whether a ship could make an extra attack with such weapons.
    pub(crate) fn can_attack_with(self, ship: ShipId, weapons: Weapons, only: Option<ShipId>) -> bool {
        let mut can = false;
        self.each_attack(ship, |weapon, target, _| {
            can = can || self.fits(ship, weapons, weapon) && only.is_none_or(|only| only == target);
        });
        can
    }

    /// Every extra attack that can be declared.
    pub(crate) fn each_extra(self, extra: &Extra, mut each: impl FnMut(CardId, ShipId, bool)) {
        self.each_attack(extra.ship, |weapon, target, obstructed| {
            if self.is_granted(extra, weapon, target) {
                each(weapon, target, obstructed);
            }
        });
    }

    pub(crate) fn check_extra(
        self,
        extra: &Extra,
        (weapon, target, obstructed): (CardId, ShipId, bool),
    ) -> Result<(), Illegal> {
        match self.is_granted(extra, weapon, target) {
            true => self.check_attack(extra.ship, weapon, target, obstructed),
            false => Err(Illegal::new("XW-ABL-01", "no-such-weapon")),
        }
    }
}

impl Turn<'_> {
    /// Declares an extra attack; the attack that it interrupts is kept for later.
    pub(crate) fn declare_extra(&mut self, extra: &Extra, attack: (CardId, ShipId, bool)) {
        let outer = self.position.open.attack;
        self.position.open.before.push(outer);
        self.declare(extra.ship, attack);
        self.position.open.attack.granted = Some(extra.card);
        if extra.effects().contains(&Effect::NoMoreAttacks) {
            self.position.open.ship_mut(extra.ship).no_more_attacks = true;
        }
    }
}
