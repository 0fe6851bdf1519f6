//! Attacks outside the opportunity of a ship, which abilities grant.

use crate::card::{Effect, Weapons, Window};
use crate::frame::{Extra, Frame, WindowFrame};
use crate::ids::{CardId, ShipId};
use crate::table::Table;
use crate::turn::Turn;
use crate::waiting::UsedAbilities;
use play::Illegal;

impl Extra {
    /// What the card does that grants it.
    fn effects(&self) -> &'static [Effect] {
        self.part.effects(self.card.card())
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
        self.fits(extra.ship, extra.weapons(), (weapon, target)) && extra.target.is_none_or(|only| only == target)
    }

    fn fits(self, ship: ShipId, weapons: Weapons, (weapon, target): (CardId, ShipId)) -> bool {
        match (weapons, self.upgrade_place(ship, weapon)) {
            (Weapons::Auxiliary, place) => place.is_none() && self.is_in_auxiliary_arc(ship, target),
            (Weapons::Any, _) => true,
            (Weapons::Other, _) => weapon != self.open.attack.weapon,
            (Weapons::Primary, place) => place.is_none(),
            (Weapons::PrimaryAtAnother, place) => place.is_none() && target != self.open.attack.defender,
            (Weapons::Of(slots), place) => {
                place.is_some_and(|place| slots.contains(&self.game.facts(ship).upgrades[place.index()].slot))
            }
        }
    }

    /// Whether a ship could make an extra attack with such weapons.
    pub(crate) fn can_attack_with(self, ship: ShipId, weapons: Weapons, only: Option<ShipId>) -> bool {
        let mut can = false;
        self.each_attack(ship, |weapon, target, _| {
            can = can || self.fits(ship, weapons, (weapon, target)) && only.is_none_or(|only| only == target);
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

    /// Whether a ship that an attack of its own pilot skill destroys in the End phase has an ability there that grants it an
    /// attack, and was not asked about it yet (XW-Q-68).
    pub(crate) fn is_owed_an_attack(self, ship: ShipId) -> bool {
        let mut windows = self.open.stack.as_slice().iter().filter_map(|frame| {
            let Frame::Window(frame) = frame else { return None };
            Some(frame)
        });
        let window = windows.find(|frame| frame.window == Window::StartOfEnd);
        let attacker = self.open.attack.attacker;
        self.is_attack()
            && self.skill(attacker) == self.skill(ship)
            && window.is_some_and(|frame| self.may_still_attack(frame, ship))
    }

    /// Whether a ship can still be granted an attack in a window.
    pub(crate) fn may_still_attack(self, frame: &WindowFrame, ship: ShipId) -> bool {
        let seat = self.game.facts(ship).seat;
        let later = (frame.turn..u8::MAX).skip(1).map(|turn| WindowFrame { turn, used: UsedAbilities::NONE, ..*frame });
        let turns = std::iter::once(*frame).chain(later).take_while(|turn| self.game.window_seat(turn).is_some());
        let grants = |place: usize| {
            let known = self.game.at(frame, place);
            known.ship == ship && known.ability.effects.iter().any(|effect| matches!(effect, Effect::Attack(_)))
        };
        let mut own = turns.filter(|turn| self.game.window_seat(turn) == Some(seat));
        own.any(|turn| self.options(&turn, seat).any(grants))
    }

    pub(crate) fn check_extra(
        self,
        extra: &Extra,
        (weapon, target, obstructed): (CardId, ShipId, bool),
    ) -> Result<(), Illegal> {
        // Only of ships that are there can be asked what the card asks; the others are refused by the attack.
        match !self.open.in_play().has(target) || self.is_granted(extra, weapon, target) {
            true => self.check_attack(extra.ship, weapon, target, obstructed),
            false => Err(Illegal::new("XW-ABL-01", "no-such-weapon")),
        }
    }
}

impl Turn<'_> {
    /// Declares an extra attack; the attack that it interrupts is kept for later.
    pub(crate) fn declare_extra(&mut self, extra: &Extra, attack: (CardId, ShipId, bool)) {
        self.close_follow_up();
        let outer = self.position.open.attack;
        self.position.open.before.push(outer);
        self.declare(extra.ship, attack);
        self.position.open.attack.granted = Some(extra.card);
        if extra.effects().contains(&Effect::NoMoreAttacks) {
            self.position.open.ship_mut(extra.ship).no_more_attacks = true;
        }
    }
    /// Once another attack follows, nothing of the attack before it can be used any more (XW-Q-74).
    fn close_follow_up(&mut self) {
        let window = self.position.open.stack.frames_mut().iter_mut().rev().find_map(|frame| {
            let Frame::Window(frame) = frame else { return None };
            Some(frame)
        });
        if let Some(frame) = window.filter(|frame| frame.window == Window::FollowUp) {
            frame.turn = u8::MAX;
        }
    }
}
