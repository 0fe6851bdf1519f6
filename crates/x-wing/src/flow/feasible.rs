//! Whether a card can do what it says: what is to be spent is there, somebody can be chosen.

use crate::card::{DiceRoll, Effect, Pick, Question};
use crate::ids::ShipId;
use crate::table::Table;

impl Table<'_> {
    /// Whether effects can be taken at all: what is to be spent is there, somebody can be chosen.
    pub(crate) fn is_feasible(self, ship: ShipId, subject: ShipId, effects: &[Effect]) -> bool {
        let state = self.open.ship(ship);
        let is_anybody = |pick: Pick| self.picked(ship, self.pick_from(ship, subject, pick), pick).next().is_some();
        effects.iter().all(|effect| match *effect {
            Effect::Now(deed) => self.can_happen(ship, deed),
            Effect::Each(pick, _) | Effect::GainPerShip(_, _, pick, _) | Effect::Roll(DiceRoll::RerollPer(_, pick)) => {
                is_anybody(pick)
            }
            Effect::Ask(question) => self.can_be_asked(ship, question, is_anybody),
            Effect::SpendLockOn(who) => self.in_attack(who).is_none_or(|other| state.has_lock(other)),
            Effect::Spend(token) => state.tokens(token) > 0 && self.may_spend(ship, token),
            Effect::SpendReinforce => state.reinforced.is_some(),
            Effect::TakeUp(_) => self.aside(ship) > 0,
            Effect::DiscardOf(slot) => self.equipped(ship, slot).is_some(),
            Effect::PutAside(token) | Effect::Pass(token) => state.tokens(token) > 0,
            Effect::PassLock => !state.locks.is_empty(),
            Effect::Drop(_) => self.can_drop(ship),
            Effect::Launch => self.docked(ship).is_some(),
            Effect::Attack(weapons) => self.can_attack_with(ship, weapons, None),
            Effect::AttackAt(who, weapons) => {
                let target = self.in_attack(who).unwrap_or(subject);
                self.can_attack_with(ship, weapons, Some(target))
            }
            Effect::Do(own) => own.is_possible(self, ship),
            Effect::To(..)
            | Effect::Dice(_)
            | Effect::Roll(
                DiceRoll::RollFor(_)
                | DiceRoll::RollOrStop(_)
                | DiceRoll::RerollByPrimary(_)
                | DiceRoll::RollAndSuffer(_)
                | DiceRoll::RollAndSufferDamage(_)
                | DiceRoll::RollForTokens(_)
                | DiceRoll::RollAnother
                | DiceRoll::Reroll(..),
            )
            | Effect::DiscardDamage
            | Effect::ReceiveInstead(_)
            | Effect::If(_)
            | Effect::IfChosen(_)
            | Effect::GainPerDie(_)
            | Effect::Steal(_)
            | Effect::Flip
            | Effect::TurnOver
            | Effect::Assign(..)
            | Effect::RemoveCondition
            | Effect::NoMoreAttacks
            | Effect::Lasting(..)
            | Effect::ExchangeSkills => true,
        })
    }

    /// Whether there is an answer to a question.
    fn can_be_asked(self, ship: ShipId, question: Question, is_anybody: impl Fn(Pick) -> bool) -> bool {
        match question {
            Question::Choose(pick) => is_anybody(pick),
            Question::SpendLock => {
                let attack = &self.open.attack;
                self.open.ship(ship).has_lock(attack.defender) && !(attack.keeps_locks && ship == attack.attacker)
            }
            Question::TakeLock(who) => self.in_attack(who).is_none_or(|other| !self.open.ship(other).locks.is_empty()),
            Question::LockAnother => !self.more_locks(ship).is_empty(),
            Question::Instead(instead) => self.instead(ship, instead).next().is_some(),
            Question::MayChoose(_)
            | Question::May(_)
            | Question::Discard
            | Question::DiscardWeapon
            | Question::MayUnlock
            | Question::Unlock(_)
            | Question::ChangeOne(_)
            | Question::Guess
            | Question::NameResult
            | Question::Fly(_) => true,
        }
    }
}
