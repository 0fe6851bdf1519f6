//! When a card is asked, and what can be said of that moment.

use crate::cards::Slot;
use crate::damage::Trait;
use crate::dice::{Die, Face};
use geometry::Band;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::{ActionKind, ShipPredicate};

/// A moment at which abilities are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Window {
    /// Obstacles lie and edges are chosen; ships are about to be placed (XW-X-181).
    BeforeForces,
    /// Ships begin to be placed.
    StartOfForces,
    /// A ship was placed during set-up.
    Placed,
    /// The first round begins.
    StartOfGame,
    /// The Planning phase begins.
    StartOfPlanning,
    /// All dials are set, and the Planning phase is about to end.
    EndOfPlanning,
    /// The Activation phase begins.
    StartOfActivation,
    /// A ship becomes the active ship of the Activation phase, ionized or not.
    Activated,
    /// A ship is about to reveal its dial.
    BeforeReveal,
    /// A ship has revealed its dial.
    Reveal,
    /// A ship was moved by its manoeuvre; pilot stress is not checked yet.
    Moved,
    /// A ship has executed a manoeuvre.
    AfterManeuver,
    /// A ship has executed a manoeuvre in which it overlapped a ship, and all else that follows a manoeuvre is done.
    AfterOverlap,
    /// A ship has performed an action.
    AfterAction,
    /// A ship has performed an action, and was stressed when it began it.
    AfterStressedAction,
    /// A ship coordinates: it has chosen a friend, which may act next.
    Coordinates,
    /// A ship has performed a SLAM: an action and a manoeuvre at once (XW-X-06).
    AfterSlam,
    /// A ship has acquired a target lock.
    AfterLock,
    /// A ship was locked on to.
    GotLocked,
    /// A ship has dropped a device.
    AfterDrop,
    /// A ship has decloaked.
    Decloaked,
    /// All ships were active in the Activation phase.
    EndOfActivation,
    /// The Combat phase begins.
    StartOfCombat,
    /// An attack was declared.
    Declared,
    /// Attack dice are about to be rolled.
    BeforeAttackRoll,
    /// Attack dice were rolled.
    Rolled,
    /// Attack dice can be modified.
    ModifyAttack,
    /// Defense dice are about to be rolled.
    BeforeDefenseRoll,
    /// Defense dice were rolled.
    DefenseRolled,
    /// Defense dice can be modified.
    ModifyDefense,
    /// Dice of a ship were rerolled by its own side.
    Rerolled,
    /// Results are about to be compared.
    Compare,
    /// The attack hits, and damage is not dealt yet.
    Hit,
    /// The attack hits, and all that is said about it was said; damage is not dealt yet.
    BeforeDamage,
    /// The attack hit, and its damage is dealt.
    DamageDone,
    /// The attack misses.
    Missed,
    /// An attack was performed; two with a weapon that attacks twice count as one (XW-Q-62).
    AfterAttack,
    /// All else that comes after an attack is done: another attack may follow (XW-Q-74).
    FollowUp,
    /// A ship becomes the active ship of the Combat phase, with an opportunity to attack or without.
    ActiveInCombat,
    /// A ship has its opportunity to attack.
    Opportunity,
    /// A ship had its opportunity to attack.
    AfterOpportunity,
    /// All ships had their opportunity to attack.
    EndOfCombat,
    /// The End phase begins.
    StartOfEnd,
    /// The round ends.
    EndOfRound,
    /// A ship is about to receive a focus token.
    WouldFocus,
    /// A ship received a focus token.
    GotFocus,
    /// A ship is about to receive a stress token.
    WouldStress,
    /// A ship received a stress token.
    GotStress,
    /// A ship received an ion token.
    GotIon,
    /// A ship received a weapons disabled token.
    GotDisabled,
    /// A ship spent a focus token.
    SpentFocus,
    /// A ship spent a target lock (XW-X-124).
    SpentLock,
    /// A stress token was removed from a ship.
    #[serde(rename = "calmed")]
    #[strum(serialize = "calmed")]
    StressRemoved,
    /// A ship discarded an upgrade.
    Discarded,
    /// A ship lost a shield token.
    ShieldLost,
    /// A ship is dealt a damage card, which has no effect yet.
    DamageDealt,
    /// This damage card was dealt face up.
    Dealt,
    /// A bomb of a ship is about to go off.
    WouldDetonate,
    /// Dice were rolled for a ship that a bomb strikes.
    BombRolled,
    /// A ship has suffered damage or critical damage.
    Suffered,
    /// A bomb is about to strike a ship.
    BombStrikes,
    /// A bomb token of a ship is about to leave the table, its effect resolved.
    BombGone,
    /// A ship was destroyed.
    Destroyed,
    /// A ship is about to roll dice.
    BeforeRoll,
    /// A ship would be destroyed.
    Dying,
    /// A ship was assigned a condition.
    Assigned,
}

impl Window {
    /// How many there are.
    pub(crate) const COUNT: usize = Window::VARIANTS.len();
}

/// The part that a ship plays at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// It attacks.
    Attacker,
    /// It is attacked.
    Defender,
    /// It is the ship that the moment is about.
    Active,
}

/// What must hold of the moment at which an ability is asked. Only abilities can ask for it, since nothing else knows a
/// moment: [`Modifier::While`](super::Modifier::While) and [`Effect::If`](super::Effect::If) do not compile with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The card's ship plays this part.
    SelfIs(Role),
    /// Another friendly ship at this range plays it.
    Friend(Role, Band, Band),
    /// An enemy ship at this range plays it.
    Enemy(Role, Band, Band),
    /// Another ship at this range, friend or enemy, plays it.
    Another(Role, Band, Band),
    /// A ship of its side, itself included, plays this part.
    Ours(Role),
    /// A ship of its side at this range, itself included, plays this part.
    OursAt(Role, Band, Band),
    /// This can be said of the ship with this part.
    That(Role, ShipPredicate),
    /// The ship with this part is inside a firing arc of its own (XW-X-14); the part of it that is inside is at this range
    /// (XW-Q-64).
    InMyArc(Role, Band, Band),
    /// The ship with this part is inside its mobile firing arc, at this range measured inside it (XW-X-54).
    InMyMobileArc(Role, Band, Band),
    /// The card's ship is inside a firing arc of the ship with this part, at this range measured in the same way.
    InArcOf(Role, Band, Band),
    /// The moment is about the ship that assigned it the condition.
    AboutGiver,
    /// The dice at hand show this face.
    Shows(Face),
    /// The dice at hand show this face on a die that was not rerolled yet.
    Fresh(Face),
    /// Dice of this kind are about to be rolled.
    Rolls(Die),
    /// The action that was performed is of one of these kinds.
    Acted(&'static [ActionKind]),
    /// The action that was performed stands on an upgrade of one of these icons.
    ActedWith(&'static [Slot]),
    /// This can be said of the ship that the action is performed on.
    ActedOn(ShipPredicate),
    /// The upgrade that was discarded is of this icon.
    DiscardedOf(Slot),
    /// This card granted the attack.
    Granted,
    /// This card brought dice into the attack.
    Boosted,
    /// The ship that the moment is about overlapped its ship in that manoeuvre.
    OverlapsMe,
    /// The damage card that is dealt comes face up and is about this.
    DealtUp(Trait),
    /// What the card brought about with [`Modifier::Marker`](super::Modifier::Marker) lasts for the opponent in the attack.
    OpponentMarked,
    /// What the card brought about with [`Modifier::Marker`](super::Modifier::Marker) still lasts.
    InForce,
    /// The ship that the moment is about has fled.
    Fled,
    /// The range of the attack cannot be measured but through a friendly bomb token.
    PastOurBomb,
    /// All dice at hand show the same face.
    AllSame,
    /// The bomb is a friendly one (XW-X-156).
    OurBomb,
    /// The damage comes from a bomb.
    ByBomb,
    /// The focus token is spent to turn focus results of the dice at hand, not for a card.
    TurnsFocus,
}
