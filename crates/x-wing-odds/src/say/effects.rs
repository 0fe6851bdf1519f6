//! Whether what a card does changes what comes of an attack.

use x_wing::card::{Deed, DiceRoll, Effect, Question, Token};
use x_wing::cards::Own;

/// Whether an effect of a card changes what comes of an attack.
#[expect(clippy::too_many_lines, reason = "a line for each word")]
pub(super) fn counts(effect: Effect) -> bool {
    match effect {
        Effect::Now(deed)
        | Effect::To(_, deed)
        | Effect::Each(_, deed)
        | Effect::Offer(_, deed)
        | Effect::UpTo(_, _, deed) => deed_counts(deed),
        Effect::Steal(token)
        | Effect::GainPerShip(_, token, ..)
        | Effect::GainPerObstacle(token, _)
        | Effect::CatchUp(token) => is_for_dice(token),
        Effect::Dice(_)
        | Effect::Roll(
            DiceRoll::Reroll(..) | DiceRoll::RerollPer(..) | DiceRoll::RerollByPrimary(_) | DiceRoll::RollAnother,
        )
        | Effect::Ask(Question::ChangeOne(_) | Question::SpendResult | Question::Guess | Question::NameResult) => true,
        Effect::Roll(
            DiceRoll::RollFor(_)
            | DiceRoll::RollOrStop(_)
            | DiceRoll::RollOne(_)
            | DiceRoll::RollDefenseOrStop(_)
            | DiceRoll::RollAndSuffer(_)
            | DiceRoll::RollAndSufferDamage(_)
            | DiceRoll::RollForTokens(_),
        )
        | Effect::Ask(
            Question::Choose(_)
            | Question::GuessDial
            | Question::MayChoose(_)
            | Question::LetChoose(..)
            | Question::May(_)
            | Question::Discard
            | Question::DiscardWeapon
            | Question::DiscardOne(_)
            | Question::SpendLock
            | Question::MayUnlock
            | Question::Unlock(..)
            | Question::TakeLock(_)
            | Question::LockAnother
            | Question::FlipOne(_)
            | Question::PickUpgrade(_)
            | Question::Fly(_)
            | Question::Instead(_),
        )
        | Effect::If(_)
        | Effect::IfChosen(_)
        | Effect::IfRolled(_)
        | Effect::KeepBomb
        | Effect::Spend(_)
        | Effect::SpendLockOn(_)
        | Effect::SpendReinforce
        | Effect::PutAside(_)
        | Effect::TakeUp(_)
        | Effect::Store
        | Effect::TakeStored
        | Effect::DiscardOf(_)
        | Effect::DiscardDamage
        | Effect::TurnDamageDown
        | Effect::ReceiveInstead(_)
        | Effect::GainPerDie(_)
        | Effect::Pass(_)
        | Effect::PassLock
        | Effect::Flip
        | Effect::TurnOver
        | Effect::TurnOverNamed(_)
        | Effect::ReloadOne
        | Effect::Assign(..)
        | Effect::RemoveCondition
        | Effect::Drop(_)
        | Effect::DropAhead(_)
        | Effect::Avert
        | Effect::Launch
        | Effect::BreakObstacle
        | Effect::DropCargo
        | Effect::Deploy
        | Effect::Attack(_)
        | Effect::AttackAt(..)
        | Effect::NoMoreAttacks
        | Effect::Lasting(..)
        | Effect::ExchangeSkills => false,
        Effect::Do(own) => own_counts(own),
    }
}

/// Whether what a card alone does changes what comes of an attack.
fn own_counts(own: Own) -> bool {
    match own {
        Own::R4D6 | Own::Selflessness => true,
        Own::CaptainYorr
        | Own::CloakingDevice
        | Own::IllShowYouTheDarkSide
        | Own::Manaroo
        | Own::PatternAnalyzer
        | Own::R5X3
        | Own::RexlerBrath
        | Own::TelTrevura
        | Own::TomaxBren => false,
    }
}

fn deed_counts(deed: Deed) -> bool {
    match deed {
        Deed::Gain(token) | Deed::Lose(token) | Deed::LoseAll(token) => is_for_dice(token),
        Deed::LockOn(_) | Deed::LockBack | Deed::DealFaceUp(_) | Deed::DealFaceDown => true,
        Deed::MayLock
        | Deed::MayLockOn(_)
        | Deed::LockTwice
        | Deed::Tow
        | Deed::DiscardFaceDown
        | Deed::FreeOfBombs
        | Deed::Relieve
        | Deed::TurnArc
        | Deed::RecoverShield
        | Deed::LoseShield
        | Deed::Suffer(_)
        | Deed::SufferCritical(_)
        | Deed::TurnUp
        | Deed::TurnRound
        | Deed::SkipAction
        | Deed::Free(_)
        | Deed::FreeOfBar
        | Deed::FreeAny
        | Deed::FreeOfUpgrades
        | Deed::Perform(_)
        | Deed::Treat(_)
        | Deed::FlyAlong(_)
        | Deed::FreeIfOnBar(_)
        | Deed::RollDamage(_)
        | Deed::ShowDial
        | Deed::NudgeDial
        | Deed::Either(..) => false,
    }
}

fn is_for_dice(token: Token) -> bool {
    matches!(token, Token::Focus | Token::Evade)
}
