//! The words that card files are written in. Words that mean several things stand with their kind: `Token::Focus`,
//! `Face::Focus`, `ActionKind::Focus`, `Who::Defender`, `Until::EndOfCombat`.
//!
//! Effects and conditions of abilities are made of several types ([`Deed`], [`Question`], [`Moment`]…). Here their words
//! are spelled without the type around them, for lists of effects and conditions: `Suffer(1)` is
//! `Effect::Now(Deed::Suffer(1))`. What happens to other ships is written with its type: `To(Who::Defender,
//! Deed::Suffer(1))`.

#![expect(non_upper_case_globals, non_snake_case, reason = "words of cards are written as the variants that they make")]

pub use super::{
    Ability, AbilityCondition, ActionKind, Card, Condition, Condition::*, Curve, Deed, Difficulty, Effect, Effect::*,
    Fuse, Header, Instead, Modifier, Modifier::*, Pick, Role::*, ShipPredicate, Side, Token, Until, Upgrades, Weapon,
    Weapons, Who, Window::*, may, must,
};
pub use crate::cards::Own;
pub use crate::damage::Trait;
pub use crate::dice::{Die, Face};
pub use crate::happening::Phase;
pub use geometry::Band::{One, Three, Two};

use super::{DiceRoll, DiceWord, Moment, Question, Role};
use crate::cards::Slot;
use geometry::{Band, Bearing};

/// The faces of attack dice.
pub const ATTACK: &[Face] = &[Face::Blank, Face::Focus, Face::Hit, Face::Critical];
/// The faces of defense dice.
pub const DEFENSE: &[Face] = &[Face::Blank, Face::Focus, Face::Evade];

macro_rules! spell {
    ($whole:ident::$holds:ident($kind:ident): $($word:ident $(($($name:ident: $of:ty),+))?),+ $(,)?) => {
        $(spell!(@ $whole $holds $kind $word $(($($name: $of),+))?);)+
    };
    (@ $whole:ident $holds:ident $kind:ident $word:ident) => {
        #[doc = concat!("[`", stringify!($kind), "::", stringify!($word), "`].")]
        pub const $word: spell!($whole) = $whole::$holds($kind::$word);
    };
    (@ $whole:ident $holds:ident $kind:ident $word:ident ($($name:ident: $of:ty),+)) => {
        #[doc = concat!("[`", stringify!($kind), "::", stringify!($word), "`].")]
        pub const fn $word($($name: $of),+) -> spell!($whole) {
            $whole::$holds($kind::$word($($name),+))
        }
    };
    (Condition) => { AbilityCondition };
    (Effect) => { Effect };
}

spell! { Effect::Now(Deed):
    Gain(token: Token), Lose(token: Token), TurnArc, LockOn(who: Who), MayLock, MayLockOn(who: Who), RecoverShield, LoseShield, Suffer(damage: u8),
    SufferCritical(damage: u8), DealFaceUp(count: u8), DealFaceDown, TurnUp, TurnRound, SkipAction, DiscardFaceDown, LockBack, LockTwice, FreeOfBombs,
    Free(kinds: &'static [ActionKind]), FreeOfBar, FreeAny, FreeOfUpgrades, Perform(kind: ActionKind),
    Treat(difficulty: Difficulty), FlyAlong(bend: Curve), FreeIfOnBar(kinds: &'static [ActionKind]),
}

spell! { Effect::Dice(DiceWord):
    Change(from: Face, to: Face, most: u8), ChangeForGood(from: Face, to: Face, most: u8), ChangeAll(to: Face),
    Add(face: Face), Cancel(face: Face), CancelEvery(face: Face), CriticalsFirst, CancelAll, MoreDice(count: u8), MoreDiceByAgility(most: u8), FixDice,
    Pin(token: Token), MoreDiceBySpeed(most: u8), FewerDice(count: u8), KeepLocks, CancelAttack,
    LessAgility, SpeedForAgility, AddMatching, SureHit,
}

spell! { Effect::Ask(Question):
    Choose(pick: Pick), MayChoose(pick: Pick), LetChoose(who: Who, pick: Pick), May(deed: Deed), Discard, DiscardWeapon, DiscardOne(slot: Slot), SpendLock, MayUnlock, Unlock(who: Who, of: Side), TakeLock(who: Who), LockAnother, ChangeOne(to: Face), FlipOne(concerns: Trait), PickUpgrade(upgrades: Upgrades),
    SpendResult, Guess, GuessDial, NameResult, Fly(maneuvers: &'static [(Bearing, u8)]), Instead(instead: Instead),
}

spell! { Effect::Roll(DiceRoll):
    RollFor(faces: &'static [Face]), RollOne(die: Die), RollOrStop(faces: &'static [Face]), RollDefenseOrStop(faces: &'static [Face]), RollAndSuffer(count: u8), RollAndSufferDamage(count: u8), RollForTokens(count: u8), RollAnother,
    Reroll(faces: &'static [Face], least: u8, most: u8), RerollPer(faces: &'static [Face], ships: Pick),
    RerollByPrimary(faces: &'static [Face]),
}

spell! { Condition::At(Moment):
    SelfIs(role: Role), Friend(role: Role, near: Band, far: Band), Enemy(role: Role, near: Band, far: Band),
    Another(role: Role, near: Band, far: Band), Ours(role: Role), InMyArc(role: Role, near: Band, far: Band), InArcOf(role: Role, near: Band, far: Band), AboutGiver, Shows(face: Face), Fresh(face: Face), Rolls(die: Die),
    OursAt(role: Role, near: Band, far: Band), That(role: Role, has: ShipPredicate), InMyMobileArc(role: Role, near: Band, far: Band),
    Acted(kinds: &'static [ActionKind]), ActedWith(slots: &'static [Slot]), ActedOn(has: ShipPredicate), DiscardedOf(slot: Slot), Granted, InForce, Boosted, OverlapsMe, DealtUp(concerns: Trait), OpponentMarked,
    Fled, PastOurBomb, AllSame, OurBomb, ByBomb, TurnsFocus,
}
