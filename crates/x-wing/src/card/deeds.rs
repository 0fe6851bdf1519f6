//! What happens at once: to a ship, or to dice.

use super::{ActionKind, Curve, Difficulty, Token, Who};
use crate::dice::Face;

/// Something that happens to a ship without asking first. It is what can happen to another ship than the card's own, to
/// several, or only if the owner wants it; what has to stop halfway for an answer or for dice cannot. A deed may leave a
/// question behind for the player of that ship, such as a free action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Receives a token, which is no action (XW-FOC-08).
    Gain(Token),
    /// Loses a token, if it has one.
    Lose(Token),
    /// Loses all such tokens.
    LoseAll(Token),
    /// Is relieved of a stress token by the ship with the card, which is not removing it (XW-C-310) unless it is that ship.
    Relieve,
    /// Its mobile firing arc may be turned, which is no action.
    TurnArc,
    /// Locks on to a ship, which is no action (XW-TL-11).
    LockOn(Who),
    /// May acquire a target lock, which is no action (XW-TL-11).
    MayLock,
    /// May acquire a target lock on that ship, which is no action.
    MayLockOn(Who),
    /// Has a second target lock on the ship that it has just locked on to.
    LockTwice,
    /// Receives a tractor beam token; who has the card moves it, also a friend (XW-X-96).
    Tow,
    /// Locks on again to the ship whose lock was spent.
    LockBack,
    /// Recovers a shield token.
    RecoverShield,
    /// Loses a shield token, which is no damage.
    LoseShield,
    /// Suffers this much damage.
    Suffer(u8),
    /// Suffers this much critical damage.
    SufferCritical(u8),
    /// Is dealt this many damage cards face up, shields or not (XW-DMG-16).
    DealFaceUp(u8),
    /// Is dealt a damage card face down, shields or not.
    DealFaceDown,
    /// One of its face-down damage cards, by chance, is turned face up and has its effect.
    TurnUp,
    /// One of its face-down damage cards, by chance, is discarded.
    DiscardFaceDown,
    /// Is turned by 180° where it stands.
    TurnRound,
    /// Skips its Perform Action step this round.
    SkipAction,
    /// May perform a free action of one of these kinds.
    Free(&'static [ActionKind]),
    /// May perform a free action of its action bar.
    FreeOfBar,
    /// May perform any free action.
    FreeAny,
    /// May perform a free action of one of its upgrades.
    FreeOfUpgrades,
    /// May perform a free action of one of its bombs.
    FreeOfBombs,
    /// Performs a free action of this kind.
    Perform(ActionKind),
    /// The manoeuvre that it revealed is of this difficulty.
    Treat(Difficulty),
    /// The manoeuvre that it revealed is flown along this template of the same speed to the same side.
    FlyAlong(Curve),
    /// May perform a free action of one of these kinds that is on its action bar.
    FreeIfOnBar(&'static [ActionKind]),
    /// Rolls this many attack dice and suffers what they show.
    RollDamage(u8),
    /// The card's owner looks at its dial.
    ShowDial,
    /// Its player turns its dial to the manoeuvre beside the one on it, which may be flown while stressed (XW-X-178).
    NudgeDial,
    /// Its player chooses which of these happens; what would change nothing cannot be chosen if the other would.
    Either(&'static [Deed], &'static [Deed]),
}

impl Deed {
    /// Whether it can destroy a ship, so that it matters which of several ships it strikes first (XW-Q-67).
    pub(crate) const fn is_harm(self) -> bool {
        match self {
            Deed::Suffer(_)
            | Deed::SufferCritical(_)
            | Deed::DealFaceUp(_)
            | Deed::DealFaceDown
            | Deed::TurnUp
            | Deed::RollDamage(_)
            | Deed::Either(..) => true,
            Deed::Gain(_)
            | Deed::Lose(_)
            | Deed::LoseAll(_)
            | Deed::Relieve
            | Deed::TurnArc
            | Deed::LockOn(_)
            | Deed::MayLock
            | Deed::MayLockOn(_)
            | Deed::LockBack
            | Deed::LockTwice
            | Deed::Tow
            | Deed::FreeOfBombs
            | Deed::DiscardFaceDown
            | Deed::RecoverShield
            | Deed::LoseShield
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
            | Deed::ShowDial
            | Deed::NudgeDial => false,
        }
    }
}

/// Something that happens to the dice of the attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceWord {
    /// Turns dice at hand from a face to another, at most this many.
    Change(Face, Face, u8),
    /// The same, and they cannot be rerolled.
    ChangeForGood(Face, Face, u8),
    /// Turns every die at hand to a face.
    ChangeAll(Face),
    /// Adds a die that shows a face.
    Add(Face),
    /// Adds a die that shows the face that all others show.
    AddMatching,
    /// Takes a die with this face away.
    Cancel(Face),
    /// Takes every die with this face away.
    CancelEvery(Face),
    /// Takes all dice away (XW-CAN-01).
    CancelAll,
    /// This many dice more are rolled.
    MoreDice(u8),
    /// As many dice more as its agility, at most this many.
    MoreDiceByAgility(u8),
    /// As many dice more as the speed of the manoeuvre that it executed this round, at most this many.
    MoreDiceBySpeed(u8),
    /// This many dice fewer are rolled.
    FewerDice(u8),
    /// The attacker cannot spend target locks any more in this attack.
    KeepLocks,
    /// Takes all attack dice away, whichever dice are at hand.
    CancelAttack,
    /// Evades cancel critical hits before hits.
    CriticalsFirst,
    /// The dice at hand cannot be modified any more in this attack.
    FixDice,
    /// The defender's agility is one lower in this attack, never below 0.
    LessAgility,
    /// As many defense dice as the speed of the manoeuvre that it executed this round take the place of its agility.
    SpeedForAgility,
    /// One hit of the attack cannot be cancelled by defense dice.
    SureHit,
    /// One such token of the defender cannot be spent in this attack.
    Pin(Token),
}
