//! What an ability, an action, a device or a cost does, step by step.

use super::{Deed, DiceWord, Modifier, Pick, ShipCondition, ShipPredicate, Token, Until, Weapons, Who};
use crate::cards::devices::Device;
use crate::cards::{Own, Slot};
use crate::dice::Face;
use geometry::Bearing;

/// A step of what an ability does, to the card's own ship unless it says otherwise. Cards spell the words of the inner
/// types as if they stood here: `Suffer(1)`, `Reroll(..)` (`prelude`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// This happens to the card's ship.
    Now(Deed),
    /// This happens to another ship.
    To(Who, Deed),
    /// This happens to each of these ships.
    Each(Pick, Deed),
    /// This happens to the dice at hand.
    Dice(DiceWord),
    /// The owner of the card may be asked.
    Ask(Question),
    /// Chance rolls dice.
    Roll(DiceRoll),
    /// If this holds, the next effect happens, otherwise it is passed over.
    If(ShipCondition),
    /// If this holds of the ship that was chosen, the next effect happens, otherwise it is passed over.
    IfChosen(ShipPredicate),
    /// Spends a token.
    Spend(Token),
    /// Spends its target lock on that ship.
    SpendLockOn(Who),
    /// Spends its reinforce token (XW-X-107).
    SpendReinforce,
    /// Puts a token of its ship onto the card.
    PutAside(Token),
    /// Its ship receives a token that lies on the card.
    TakeUp(Token),
    /// Discards an upgrade of this icon.
    DiscardOf(Slot),
    /// Discards the damage card that is being dealt.
    DiscardDamage,
    /// The ship that is about to receive a token receives this one instead.
    ReceiveInstead(Token),
    /// Receives a token for each die that was chosen.
    GainPerDie(Token),
    /// That ship receives a token for each of these ships, at most so many.
    GainPerShip(Who, Token, Pick, u8),
    /// Hands a token of the chosen ship over to the card's ship.
    Steal(Token),
    /// Hands a token over to the chosen ship.
    Pass(Token),
    /// Hands its target lock over to the chosen ship (XW-TL-15).
    PassLock,
    /// Turns the damage card face down.
    Flip,
    /// Turns the card over, which is printed on both sides.
    TurnOver,
    /// Assigns a condition to a ship (XW-X-09).
    Assign(&'static str, Who),
    /// Removes the condition.
    RemoveCondition,
    /// Drops a device (XW-BMB-01).
    Drop(Device),
    /// Launches the ship that it carries.
    Launch,
    /// May attack again with such a weapon.
    Attack(Weapons),
    /// May attack that ship with such a weapon.
    AttackAt(Who, Weapons),
    /// Attacks no more this round.
    NoMoreAttacks,
    /// This holds for a ship for some time. It is found again by its place in the list ([`Lasting`](crate::Lasting)).
    Lasting(Until, Who, Modifier),
    /// The ship's pilot skill and that of the chosen ship are exchanged for the phase.
    ExchangeSkills,
    /// What this card alone does: a function of its own (`cards/own.rs`).
    Do(Own),
}

/// What the owner of the card is asked, if there is anything to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Chooses a ship.
    Choose(Pick),
    /// Chooses a ship, or none: then nothing more happens.
    MayChoose(Pick),
    /// This happens if the card's owner wants it.
    May(Deed),
    /// Discards the card.
    Discard,
    /// Discards the weapon of the attack.
    DiscardWeapon,
    /// Spends the target lock on the defender.
    SpendLock,
    /// May take away one target lock that an enemy has on it.
    MayUnlock,
    /// Takes away one target lock that an enemy has on that ship.
    Unlock(Who),
    /// Takes away one target lock that that ship has.
    TakeLock(Who),
    /// Besides the target lock that it has just acquired it acquires one on another ship.
    LockAnother,
    /// Turns one die at hand, of its owner's choice, to a face.
    ChangeOne(Face),
    /// Guesses how many evades the roll will show; if that is right, it shows one more.
    Guess,
    /// Names a face; a die of the roll, of its owner's choice, is turned to it and cannot be modified again.
    NameResult,
    /// Executes one of these white manoeuvres (XW-ACTV-17).
    Fly(&'static [(Bearing, u8)]),
    /// Executes another manoeuvre than the one it revealed.
    Instead(Instead),
}

/// Dice that chance rolls for a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceRoll {
    /// Rolls an attack die; if it shows one of these faces, the next effect happens, otherwise it is passed over.
    RollFor(&'static [Face]),
    /// Rolls an attack die; unless it shows one of these faces, nothing more happens.
    RollOrStop(&'static [Face]),
    /// Rolls this many attack dice and suffers what they show.
    RollAndSuffer(u8),
    /// Rolls this many attack dice and suffers one damage for each hit and critical hit.
    RollAndSufferDamage(u8),
    /// Rolls this many defense dice and receives a focus token for each focus, an evade token for each evade.
    RollForTokens(u8),
    /// Rerolls dice at hand that show one of these faces, as many as chosen: at least the first number (all, if there are
    /// fewer), at most the second.
    Reroll(&'static [Face], u8, u8),
    /// Rolls another die of the kind at hand, which counts with the others.
    RollAnother,
    /// Rerolls dice at hand that show one of these faces, one for each of these ships at most.
    RerollPer(&'static [Face], Pick),
    /// Rerolls dice at hand that show one of these faces, at most as many as its primary weapon value.
    RerollByPrimary(&'static [Face]),
}

/// Manoeuvres to execute instead of the one that was revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Instead {
    /// The dial is turned to the same bearing at another speed; not to a red one while stressed.
    SameBearing,
    /// The dial is turned to the bank of the same speed to the other side.
    OtherBank,
    /// The dial is turned to another manoeuvre of the same colour.
    SameColour,
    /// In place of a turn, the dial is turned to the bank of the same speed to the same side.
    BankForTurn,
    /// The same bearing and colour at one of these speeds.
    Speeds(&'static [u8]),
    /// The same bearing and colour, one faster or one slower.
    FasterOrSlower,
    /// None at all, which is white.
    Stop,
    /// In place of a turn, a red Tallon Roll of the same speed to the same side.
    Tallon,
    /// In place of a straight, a Koiogran turn of the same speed and colour (XW-X-175).
    Koiogran,
}
