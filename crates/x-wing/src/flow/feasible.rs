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
            Effect::Each(pick, _)
            | Effect::UpTo(_, pick, _)
            | Effect::GainPerShip(_, _, pick, _)
            | Effect::Roll(DiceRoll::RerollPer(_, pick)) => is_anybody(pick),
            Effect::Ask(question) => self.can_be_asked(ship, question, is_anybody),
            Effect::SpendLockOn(who) => self.in_attack(who).is_none_or(|other| self.can_spend_lock_on(ship, other)),
            Effect::Spend(token) => self.has_token(ship, token) && self.may_spend(ship, token),
            Effect::SpendReinforce => state.reinforced.is_some(),
            Effect::TakeUp(_) | Effect::TakeStored => self.aside(ship) > 0,
            Effect::DiscardOf(slot) => self.equipped(ship, slot).is_some(),
            Effect::PutAside(token) | Effect::Pass(token) => state.tokens(token) > 0,
            Effect::PassLock => !state.locks.is_empty(),
            Effect::Drop(_) | Effect::DropAhead(_) => self.can_drop(ship),
            Effect::TurnOverNamed(name) => self.carries(ship, name),
            Effect::GainPerObstacle(..) => self.obstacles_near(ship) > 0,
            Effect::ReloadOne => self.spent_ordnance(ship).next().is_some(),
            Effect::BreakObstacle => !self.breakable(ship).is_empty(),
            Effect::Launch | Effect::Deploy => self.docked(ship).is_some(),
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
                | DiceRoll::RollOne(_)
                | DiceRoll::RollDefenseOrStop(_)
                | DiceRoll::RerollByPrimary(_)
                | DiceRoll::RollAndSuffer(_)
                | DiceRoll::RollAndSufferDamage(_)
                | DiceRoll::RollForTokens(_)
                | DiceRoll::RollAnother
                | DiceRoll::Reroll(..),
            )
            | Effect::Store
            | Effect::DiscardDamage
            | Effect::TurnDamageDown
            | Effect::ReceiveInstead(_)
            | Effect::If(_)
            | Effect::IfChosen(_)
            | Effect::IfRolled(_)
            | Effect::KeepBomb
            | Effect::GainPerDie(_)
            | Effect::Steal(_)
            | Effect::Flip
            | Effect::TurnOver
            | Effect::Assign(..)
            | Effect::RemoveCondition
            | Effect::NoMoreAttacks
            | Effect::Lasting(..)
            | Effect::ExchangeSkills
            | Effect::CatchUp(_)
            | Effect::Offer(..)
            | Effect::DropCargo
            | Effect::Avert => true,
        })
    }

    /// Whether there is an answer to a question.
    fn can_be_asked(self, ship: ShipId, question: Question, is_anybody: impl Fn(Pick) -> bool) -> bool {
        match question {
            Question::Choose(pick) => is_anybody(pick),
            Question::SpendLock => {
                let attack = &self.open.attack;
                self.can_spend_lock_on(ship, attack.defender) && !(attack.keeps_locks && ship == attack.attacker)
            }
            Question::TakeLock(who) => self.in_attack(who).is_none_or(|other| !self.open.ship(other).locks.is_empty()),
            Question::LockAnother => !self.more_locks(ship).is_empty(),
            Question::PickUpgrade(upgrades) => self.has_upgrade_for(ship, upgrades),
            Question::FlipOne(concerns) => self.to_flip(ship, concerns).next().is_some(),
            Question::Instead(instead) => self.instead(ship, instead).next().is_some(),
            Question::DiscardOne(slot) => self.equipped(ship, slot).is_some(),
            Question::SpendResult => self.results().next().is_some(),
            Question::MayChoose(_)
            | Question::LetChoose(..)
            | Question::May(_)
            | Question::Discard
            | Question::DiscardWeapon
            | Question::MayUnlock
            | Question::Unlock(..)
            | Question::ChangeOne(_)
            | Question::Guess
            | Question::GuessDial
            | Question::NameResult
            | Question::Fly(_) => true,
        }
    }
}
