//! What an ability, an action, a device or a cost does, step by step.

use super::{Deed, DiceWord, Modifier, Pick, ShipCondition, ShipPredicate, Side, Token, Until, Weapons, Who};
use crate::cards::devices::Device;
use crate::cards::{Own, Slot};
use crate::damage::Trait;
use crate::dice::{Die, Face};
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
    /// This happens to as many of these ships as the owner wants, at most so many; a ship that was chosen before counts as one of
    /// them.
    UpTo(u8, Pick, Deed),
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
    /// If one of the dice that the card rolled shows one of these faces, the next effect happens, otherwise it is passed over.
    IfRolled(&'static [Face]),
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
    /// A shield token is put onto the card, of which its ship has no use there.
    Store,
    /// A shield token is taken off the card.
    TakeStored,
    /// Discards an upgrade of this icon.
    DiscardOf(Slot),
    /// Discards the damage card that is being dealt.
    DiscardDamage,
    /// Turns the damage card that is being dealt face down, without effect.
    TurnDamageDown,
    /// The ship that is about to receive a token receives this one instead.
    ReceiveInstead(Token),
    /// Receives a token for each die that was chosen.
    GainPerDie(Token),
    /// That ship receives a token for each of these ships, at most so many.
    GainPerShip(Who, Token, Pick, u8),
    /// Receives a token for each obstacle at Range 1, at most so many.
    GainPerObstacle(Token, u8),
    /// Receives such tokens until it has as many as the ship that it has locked on to.
    CatchUp(Token),
    /// The player of that ship may have this happen to it; otherwise nothing more happens.
    Offer(Who, Deed),
    /// One of its discarded torpedoes and missiles is turned up again.
    ReloadOne,
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
    /// Turns over an upgrade of this name that its ship has.
    TurnOverNamed(&'static str),
    /// Assigns a condition to a ship (XW-X-09).
    Assign(&'static str, Who),
    /// Removes the condition.
    RemoveCondition,
    /// Drops a device (XW-BMB-01).
    Drop(Device),
    /// The bomb that is about to go off does not, and stays (XW-X-157).
    KeepBomb,
    /// Drops a device ahead of its ship.
    DropAhead(Device),
    /// The bomb that is about to strike does nothing to its ship.
    Avert,
    /// Breaks up an obstacle at Range 1 to 2 inside its primary firing arc (XW-X-166).
    BreakObstacle,
    /// Drops a token of cargo (XW-X-163).
    DropCargo,
    /// Launches the ship that it carries.
    Launch,
    /// Deploys the ship that is docked to it (XW-X-66).
    Deploy,
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
    /// The owner of that ship chooses one of these ships that he commands.
    LetChoose(Who, Pick),
    /// This happens if the card's owner wants it.
    May(Deed),
    /// Discards the card.
    Discard,
    /// Discards the weapon of the attack.
    DiscardWeapon,
    /// Discards an upgrade of this icon, of the owner's choice.
    DiscardOne(Slot),
    /// Spends the target lock on the defender.
    SpendLock,
    /// May take away one target lock that an enemy has on it.
    MayUnlock,
    /// Takes away one target lock that ships of this side, seen from that ship, have on it.
    Unlock(Who, Side),
    /// Takes away one target lock that that ship has.
    TakeLock(Who),
    /// Besides the target lock that it has just acquired it acquires one on another ship.
    LockAnother,
    /// Chooses an upgrade.
    PickUpgrade(Upgrades),
    /// Turns one of its face-up damage cards of this trait face down.
    FlipOne(Trait),
    /// Turns one die at hand, of its owner's choice, to a face.
    ChangeOne(Face),
    /// Takes one die at hand, of its owner's choice, away.
    SpendResult,
    /// Guesses how many evades the roll will show; if that is right, it shows one more.
    Guess,
    /// Guesses what is on the dial of the chosen ship and looks at it; if that is right, its own dial may be turned.
    GuessDial,
    /// Names a face; a die of the roll, of its owner's choice, is turned to it and cannot be modified again.
    NameResult,
    /// Executes one of these white manoeuvres (XW-ACTV-17).
    Fly(&'static [(Bearing, u8)]),
    /// Executes another manoeuvre than the one it revealed.
    Instead(Instead),
}

/// Upgrades of which one is chosen, and what becomes of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Upgrades {
    /// Another one of its own is discarded.
    DiscardAnother,
    /// One of that ship is discarded; its owner may spare it for an ordnance token (XW-C-045).
    DiscardOf(Who),
    /// One of its own of these icons is given up, for which there is another to have.
    GiveUp(&'static [Slot]),
    /// Another one of the icon of the one that was given up, and no dearer, comes to it (XW-C-082).
    Reserve,
    /// Its own bombs, one after another as long as its owner wants, are discarded and put down far from enemies (XW-X-159).
    LayOut,
    /// One of its own of these icons that was discarded is turned face up again (XW-UPG-13).
    Recover(&'static [Slot]),
}

/// Dice that chance rolls for a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceRoll {
    /// Rolls an attack die; if it shows one of these faces, the next effect happens, otherwise it is passed over.
    RollFor(&'static [Face]),
    /// Rolls an attack die; unless it shows one of these faces, nothing more happens.
    RollOrStop(&'static [Face]),
    /// Rolls a die of this kind, of which the card speaks afterwards ([`Effect::IfRolled`]).
    RollOne(Die),
    /// Rolls a defense die; unless it shows one of these faces, nothing more happens.
    RollDefenseOrStop(&'static [Face]),
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
    /// The dial is turned to another manoeuvre of the same speed. Whatever is flown then is red (XW-C-283).
    SameSpeed,
    /// In place of a turn, a red Tallon Roll of the same speed to the same side.
    Tallon,
    /// In place of a turn, a bank or a Segnor's Loop, a red Tallon Roll of the same speed to the same side, along the template
    /// of the manoeuvre revealed.
    TallonAlong,
    /// In place of a straight, a Koiogran turn of the same speed and colour (XW-X-175).
    Koiogran,
}
