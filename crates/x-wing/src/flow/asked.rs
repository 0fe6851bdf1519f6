//! What the owner of a card is asked while it is being resolved: a ship, a manoeuvre, whether at all.

use crate::card::Effect;
use crate::frame::Resolving;
use crate::happening::Happening;
use crate::ids::{ShipId, ships_in};
use crate::input::Choice;
use crate::table::Table;
use crate::turn::Turn;
use geometry::Maneuver;
use play::Illegal;

impl Table<'_> {
    /// Whether the owner of a card has to answer before its next effect.
    pub(crate) fn asks_owner(self, resolving: &Resolving) -> bool {
        match resolving.next() {
            Some(Effect::Choose(_)) => self.to_choose(resolving).is_some_and(|ships| ships.count_ones() > 1),
            Some(Effect::Fly(_) | Effect::Guess | Effect::NameResult) => true,
            Some(Effect::Instead(instead)) => self.instead(resolving.ship, instead).nth(1).is_some(),
            Some(Effect::MayUnlock) => self.locked_by(resolving.ship) != 0,
            Some(Effect::Discard | Effect::DiscardWeapon) => self.spared(resolving).is_some(),
            Some(Effect::LockAnother) => self.more_locks(resolving.ship).count_ones() > 1,
            Some(Effect::SpendLock) => self.has_two_payments(resolving),
            Some(Effect::ChangeOne(to)) => self.to_change(to).nth(1).is_some(),
            Some(Effect::May(effect)) => match *effect {
                Effect::LockOn(who) => self.can_lock(resolving.ship, self.meant(resolving, who)),
                _ => true,
            },
            _ => false,
        }
    }

    /// Every answer that the owner of a card can give.
    pub(crate) fn each_answer_of_owner(self, resolving: &Resolving, mut each: impl FnMut(Choice)) {
        match resolving.next() {
            Some(Effect::Choose(_)) => {
                let ships = self.to_choose(resolving).unwrap_or_default();
                ships_in(ships).for_each(|ship| each(Choice::Ship(ship)));
            }
            Some(Effect::Fly(maneuvers)) => {
                for (bearing, speed) in maneuvers {
                    each(Choice::Instead(Maneuver::new(*bearing, *speed).expect("a template")));
                }
            }
            Some(Effect::Instead(instead)) => {
                self.instead(resolving.ship, instead).for_each(|entry| each(Choice::Instead(entry.maneuver)));
            }
            Some(Effect::MayUnlock) => {
                ships_in(self.locked_by(resolving.ship)).for_each(|ship| each(Choice::Ship(ship)));
                each(Choice::Pass);
            }
            Some(Effect::Discard | Effect::DiscardWeapon | Effect::SpendLock) => {
                let (ship, card, dice) = (resolving.ship, resolving.card, crate::Dice::NONE);
                (0..2).for_each(|way| each(Choice::Use { ship, card, way, dice }));
            }
            Some(Effect::LockAnother) => {
                ships_in(self.more_locks(resolving.ship)).for_each(|ship| each(Choice::Ship(ship)));
            }
            Some(Effect::ChangeOne(to)) => self.to_change(to).for_each(|face| each(Choice::Result(face))),
            Some(Effect::Guess) => (0..=self.dice_due()).for_each(|number| each(Choice::Number(number))),
            Some(Effect::NameResult) => self.to_name().for_each(|face| each(Choice::Result(face))),
            Some(Effect::May(_)) => {
                each(Choice::Use { ship: resolving.ship, card: resolving.card, way: 0, dice: crate::Dice::NONE });
                each(Choice::Pass);
            }
            _ => {}
        }
    }

    /// Whether the owner of a card can answer so.
    pub(crate) fn check_answer_of_owner(self, resolving: &Resolving, choice: Choice) -> Result<(), Illegal> {
        let mut is_known = false;
        self.each_answer_of_owner(resolving, |known| is_known = is_known || known == choice);
        match (is_known, choice) {
            (true, _) => Ok(()),
            (false, Choice::Ship(_)) => Err(Illegal::new("XW-ABL-01", "not-this-ship")),
            (false, Choice::Instead(_)) => Err(Illegal::new("XW-ACTV-17", "not-this-maneuver")),
            (false, Choice::Use { .. }) => Err(Illegal::new("XW-ABL-01", "no-such-ability")),
            (false, _) => Err(Illegal::new("XW-RND-01", "not-now")),
        }
    }
}

impl Turn<'_> {
    /// The owner of a card has answered.
    pub(crate) fn owner_answered(&mut self, resolving: &Resolving, choice: Choice) {
        let ship = resolving.ship;
        let next = Resolving { step: resolving.step + 1, ..*resolving };
        self.replace(next);
        match (resolving.next(), choice) {
            (Some(Effect::MayUnlock), Choice::Ship(by)) => self.unlock(by, ship),
            (Some(Effect::LockAnother), Choice::Ship(target)) => self.lock_another(ship, target),
            (Some(Effect::May(effect)), Choice::Use { .. }) => {
                self.take_effect(&next, ship, *effect);
            }
            (Some(Effect::Instead(instead)), Choice::Instead(maneuver)) => {
                let entry = self.table().instead(ship, instead).find(|entry| entry.maneuver == maneuver);
                let entry = entry.expect("a manoeuvre that was checked");
                self.fly_instead(ship, (instead, entry));
            }
            (Some(Effect::Discard | Effect::DiscardWeapon), Choice::Use { way: 1, .. }) => {
                let place = self.table().spared(resolving).expect("an ordnance token");
                self.position.open.attack.paid |=
                    resolving.ability == Resolving::COST || place == self.position.open.attack.upgrade;
                self.spend_ordnance((ship, place));
            }
            (Some(Effect::SpendLock), Choice::Use { way: 1, .. }) => {
                self.spend(ship, crate::card::Token::Focus);
            }
            (Some(effect @ (Effect::Discard | Effect::DiscardWeapon | Effect::SpendLock)), Choice::Use { .. }) => {
                self.take_effect(&next, ship, effect);
            }
            (Some(Effect::ChangeOne(to)), Choice::Result(from)) => {
                self.modify(Effect::Change(from, to, 1));
            }
            (_, Choice::Number(number)) => self.guess(ship, number),
            (_, Choice::Result(face)) => self.name_result(ship, face),
            (_, Choice::Ship(chosen)) => self.chosen(resolving, chosen),
            (_, Choice::Instead(maneuver)) => {
                let difficulty = self.table().ordered_difficulty(ship, maneuver);
                self.order(ship, maneuver, difficulty, true);
            }
            _ => {}
        }
    }

    /// Focus and evade tokens and target locks, its own and those on it, go over to another ship.
    pub(crate) fn pass_all(&mut self, from: ShipId, to: ShipId) {
        use crate::card::Token;
        for token in [Token::Focus, Token::Evade] {
            for _ in 0..self.position.open.ship(from).tokens(token) {
                self.hand_over(token, (from, to));
            }
        }
        self.pass_lock(from, to);
        for by in ships_in(self.table().locked_by(from)) {
            self.unlock(by, from);
            self.position.open.ship_mut(by).locks |= to.mask();
            self.events.happened(Happening::Locked { ship: by, target: to }, play::why!["XW-ABL-01", "XW-TL-15"]);
        }
    }
}
