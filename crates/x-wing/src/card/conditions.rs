//! What must hold.

use super::{ActionKind, Difficulty, Moment, Pick, ShipPredicate, Token};
use crate::cards::Slot;
use crate::dice::Face;
use crate::happening::Phase;
use geometry::{Band, Bearing};

/// What must hold of the card's ship and of the table. `M` are the words about a moment that may stand here as well:
/// [`Moment`] on abilities, none on what holds or is asked without one ([`ShipCondition`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition<M: 'static> {
    /// This holds of the moment.
    At(M),
    /// This does not hold.
    Not(&'static Condition<M>),
    /// It is the attacker of the attack under way.
    Attacks,
    /// It is the defender of the attack under way.
    Defends,
    /// The attack is made with this very card.
    WithThis,
    /// The card, printed on both sides, lies with its back up.
    Back,
    /// It has such a token.
    Have(Token),
    /// It has no such token.
    Lack(Token),
    /// It has a target lock on the defender.
    Locked,
    /// The manoeuvre revealed or executed is of this difficulty.
    Maneuver(Difficulty),
    /// It is of one of these bearings.
    Bearings(&'static [Bearing]),
    /// It is of one of these speeds.
    Speeds(&'static [u8]),
    /// It touches a ship or overlaps an obstacle.
    TouchesOrOverlaps,
    /// It touches no ship.
    TouchesNothing,
    /// The attack is made with the primary weapon.
    WithPrimary,
    /// The attack is made with a secondary weapon.
    WithSecondary,
    /// The attack is made with an upgrade of one of these icons.
    With(&'static [Slot]),
    /// The attack is at this range.
    AtRange(Band, Band),
    /// The attack hit.
    AttackHit,
    /// The defender cancelled a critical hit.
    CriticalCancelled,
    /// The attack did not hit.
    AttackMissed,
    /// This holds of the opponent in the attack.
    Opponent(ShipPredicate),
    /// No other friendly ship is at this range.
    Alone(Band, Band),
    /// An enemy ship is at this range.
    EnemyAt(Band, Band),
    /// It has no shield token.
    NoShields,
    /// It has hull left, so that it can pay in damage (XW-Q-73).
    HullLeft,
    /// The ship that assigned it a condition has attacked this round.
    GiverAttacked,
    /// It is reinforced towards the attacker (XW-X-08).
    Reinforced,
    /// Its action bar has this action.
    HasAction(ActionKind),
    /// It is its first attack, or the first on it, of the round.
    First,
    /// The weapon of the attack is an upgrade of this many squad points at most.
    WeaponCosts(u8),
    /// The weapon of the attack is one to be discarded, and was not yet.
    WeaponAtStake,
    /// The attack dealt the defender a damage card face down.
    DealtFaceDown,
    /// The attack dealt the defender a damage card face up.
    FaceUpDealt,
    /// Its primary weapon value is at least this.
    PrimaryAtLeast(u8),
    /// It has at most this many of such a token.
    AtMost(Token, u8),
    /// The ship that assigned it the condition is the defender of the attack.
    GiverDefends,
    /// It has a damage card.
    Damaged,
    /// Its last manoeuvre overlapped neither a ship nor an obstacle.
    MetNothing,
    /// Its last manoeuvre overlapped a ship.
    Overlapped,
    /// The attack is obstructed.
    Obstructed,
    /// The attack dice show this face.
    AttackShows(Face),
    /// It has an upgrade of this icon that was not discarded.
    Equipped(Slot),
    /// It has fewer shield tokens than its shield value.
    ShieldsMissing,
    /// More attack dice were rolled than defense dice.
    Outrolled,
    /// A token lies on the card (XW-C-262).
    HasAside,
    /// An enemy ship is inside a firing arc of its own, at this range measured inside it (XW-X-58).
    EnemyInArc(Band, Band),
    /// The defender alone is inside a firing arc of its own, at this range measured inside it.
    OnlyDefenderInArc(Band, Band),
    /// It has at most this many damage cards.
    DamageCards(u8),
    /// This phase is under way.
    During(Phase),
    /// It has executed a manoeuvre of one of these speeds this round, the last one counting.
    Flew(&'static [u8]),
    /// The manoeuvre executed is the one of its activation, and it has revealed its dial for it.
    Revealed,
    /// The manoeuvre executed is on its dial.
    OnDial,
    /// A card lets it drop bombs after its manoeuvre.
    MayDropLate,
    /// A card lets it ignore what this card says.
    MayIgnoreThis,
    /// The attack destroyed the defender, which may have its own attack first (XW-SIM-02).
    DefenderDestroyed,
    /// Exactly this many defense dice were rolled in the attack.
    DefenseDice(u8),
    /// There is one of these ships.
    Somebody(Pick),
    /// As the defender it suffered at least this much damage in the attack, critical damage included.
    SufferedInAttack(u8),
    /// Its last manoeuvre overlapped an enemy ship.
    OverlappedEnemy,
    /// One target lock alone is on it.
    LockedOnce,
    /// A card lets it drop any bomb ahead of it when it reveals its dial.
    MayDropAheadOnReveal,
    /// A ship is docked to it.
    Carrying,
}

/// A condition of an ability.
pub type AbilityCondition = Condition<Moment>;

/// A condition that needs no moment.
pub type ShipCondition = Condition<NoMoment>;

/// The words about a moment where there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoMoment {}
