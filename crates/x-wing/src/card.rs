//! The vocabulary of cards: what a text can say, as plain data.
//!
//! A card is a list of rules of two kinds. An [`Adjust`] is a number or a permission, asked for whenever it matters. An
//! [`Ability`] waits for a [`Window`]; when its [`Condition`]s hold it may, or must, take [`Effect`]s. The tokens of the
//! rulebook (focus, evade, target lock) are such cards too; every ship carries them.

use crate::cards::devices::Device;
use crate::dice::Face;
use geometry::{Band, BombShape};
use serde::{Deserialize, Serialize};

/// A card: its name and what it does.
#[derive(Debug)]
pub struct Card {
    /// How it is written in squad lists, scenarios and records.
    pub name: &'static str,
    /// What holds as long as it is face up.
    pub adjusts: &'static [Adjust],
    /// What it does at its moments.
    pub abilities: &'static [Ability],
    /// The weapon that it is, if it has an `Attack:` header (XW-SEC-01).
    pub weapon: Option<Weapon>,
    /// The action that it offers, if it has an `Action:` header (XW-ACT-04).
    pub action: Option<&'static [Effect]>,
    /// What it is as a token on the table, if it is a device.
    pub charge: Option<Charge>,
    /// Whether all that its text says is here. Nobody plays with a card that does not do what it says.
    pub written: bool,
}

/// A moment at which abilities are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// A ship is about to reveal its dial.
    BeforeReveal,
    /// A ship has revealed its dial.
    Reveal,
    /// A ship has executed a manoeuvre.
    AfterManeuver,
    /// The Combat phase begins.
    StartOfCombat,
    /// Attack dice were rolled.
    Rolled,
    /// Attack dice can be modified.
    ModifyAttack,
    /// Defense dice can be modified.
    ModifyDefense,
    /// The attack hits, and damage is not dealt yet.
    Hit,
    /// An attack was performed.
    AfterAttack,
    /// A ship had its opportunity to attack.
    AfterOpportunity,
    /// This damage card was dealt face up.
    Dealt,
}

impl Window {
    /// How many there are.
    pub(crate) const COUNT: usize = Window::Dealt as usize + 1;
}

/// One thing that a card does at one moment.
#[derive(Debug)]
pub struct Ability {
    /// The moment.
    pub window: Window,
    /// What must hold.
    pub when: &'static [Condition],
    /// Whether it is mandatory: its text has no "may" (XW-ABL-07).
    pub must: bool,
    /// Whether it can be taken again at the same moment, as long as it can be paid (tokens, XW-ATK-18).
    pub again: bool,
    /// What it does, costs first.
    pub effects: &'static [Effect],
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

/// What must hold for an ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// The card's ship plays this part.
    I(Role),
    /// It has such a token.
    Have(Token),
    /// It has a target lock on the defender.
    Locked,
    /// It has a stress token.
    Stressed,
    /// The manoeuvre revealed or executed is of this difficulty.
    Maneuver(Difficulty),
    /// It touches a ship or overlaps an obstacle.
    TouchesOrOverlaps,
    /// The dice at hand show this face.
    Shows(Face),
    /// The dice at hand show this face on a die that was not rerolled yet.
    Fresh(Face),
    /// The attack is made with this very card.
    WithThis,
    /// The attack is made with a secondary weapon.
    WithSecondary,
    /// The attack is at this range.
    AtRange(Band, Band),
    /// The attack hit.
    AttackHit,
}

/// What an ability does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Spends a token.
    Spend(Token),
    /// Spends the target lock on the defender.
    SpendLock,
    /// Discards the card.
    Discard,
    /// Turns the damage card face down.
    Flip,
    /// Receives a stress token.
    Stress,
    /// Suffers so much damage.
    Suffer(u8),
    /// Suffers so much critical damage.
    SufferCritical(u8),
    /// Is dealt so many damage cards face up, shields or not (XW-DMG-16).
    DealFaceUp(u8),
    /// Rolls so many attack dice and suffers what they show.
    RollAndSuffer(u8),
    /// Drops a device (XW-BMB-01).
    Drop(Device),
    /// Turns dice at hand from a face to another, at most so many.
    Change(Face, Face, u8),
    /// Turns every die at hand to a face.
    ChangeAll(Face),
    /// Adds a die that shows a face.
    Add(Face),
    /// Rerolls dice at hand that show one of these faces: as many as chosen, from so many (all, if there are fewer) to so
    /// many.
    Reroll(&'static [Face], u8, u8),
    /// Takes a die with this face away.
    Cancel(Face),
    /// Takes all dice away (XW-CAN-01).
    CancelAll,
    /// The defender suffers so much damage.
    Inflict(u8),
    /// The defender receives an ion token (XW-ION-01).
    Ionize,
    /// Each other ship at this range of the defender suffers a damage.
    Splash(Band),
    /// Receives a token, which is no action (XW-FOC-08).
    Gain(Token),
    /// Rolls an attack die; if it shows one of these faces, the next effect happens, otherwise it is passed over.
    RollFor(&'static [Face]),
    /// May perform a free action of this kind.
    Free(ActionKind),
    /// Ignores obstacles until the end of the round.
    IgnoreObstacles,
    /// Takes one stress token from each friendly ship at this range (XW-FRI-04: itself too).
    CalmFriends(Band),
}

/// A number or a permission that a card changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Adjust {
    /// Agility more or less.
    Agility(i8),
    /// More or fewer attack dice.
    AttackDice(i8),
    /// Pilot skill is this, from the round after the card came.
    Skill(u8),
    /// Turn manoeuvres are red.
    RedTurns,
    /// Cannot attack.
    CannotAttack,
    /// Cannot perform actions but those on damage cards.
    OnlyDamageActions,
    /// Straight manoeuvres cannot be dialled.
    NoStraights,
    /// Damage cards are dealt face up, from the round after the card came.
    DealtFaceUp,
    /// Counts as two damage cards (XW-DST-07).
    CountsTwice,
    /// May barrel roll with this straight template too.
    RollWith(u8),
    /// May boost with the turn 1 templates too.
    BoostTurns,
    /// Shields more than printed.
    Shields(u8),
    /// The action bar has this action too.
    Bar(ActionKind),
}

/// Tokens that are spent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    /// Focus.
    Focus,
    /// Evade.
    Evade,
}

/// The colour of a manoeuvre, easiest first (XW-DIF-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// Takes a stress token away.
    Green,
    /// Has no effect.
    White,
    /// Gives a stress token.
    Red,
}

/// The actions of action bars.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActionKind {
    /// Focus.
    Focus,
    /// Evade.
    Evade,
    /// Acquire a target lock.
    TargetLock,
    /// Barrel roll.
    BarrelRoll,
    /// Boost.
    Boost,
    /// Cloak.
    Cloak,
    /// Fly a second manoeuvre (XW-X-04).
    Slam,
    /// Turn the mobile arc (XW-X-07).
    RotateArc,
    /// Reinforce a side (XW-X-08).
    Reinforce,
    /// Give an action to a friend.
    Coordinate,
    /// Turn spent torpedoes and missiles up again.
    Reload,
    /// Jam.
    Jam,
}

impl ActionKind {
    /// How it is written.
    pub const fn name(self) -> &'static str {
        match self {
            ActionKind::Focus => "focus",
            ActionKind::Evade => "evade",
            ActionKind::TargetLock => "target-lock",
            ActionKind::BarrelRoll => "barrel-roll",
            ActionKind::Boost => "boost",
            ActionKind::Cloak => "cloak",
            ActionKind::Slam => "slam",
            ActionKind::RotateArc => "rotate-arc",
            ActionKind::Reinforce => "reinforce",
            ActionKind::Coordinate => "coordinate",
            ActionKind::Reload => "reload",
            ActionKind::Jam => "jam",
        }
    }

    /// Whether games can be played with it.
    pub const fn is_written(self) -> bool {
        !matches!(
            self,
            ActionKind::Slam
                | ActionKind::RotateArc
                | ActionKind::Reinforce
                | ActionKind::Coordinate
                | ActionKind::Reload
                | ActionKind::Jam
        )
    }
}

/// What a secondary weapon needs and rolls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weapon {
    /// Its attack value.
    pub dice: u8,
    /// The nearest and farthest range.
    pub range: (Band, Band),
    /// Whether it may attack outside the firing arc (XW-Q-07).
    pub turret: bool,
    /// What its header asks for.
    pub header: Header,
    /// What is paid when the target is declared.
    pub cost: &'static [Effect],
}

/// What stands in parentheses after `Attack` (XW-SEC-09, XW-SEC-11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Header {
    /// Nothing.
    Free,
    /// A target lock on the defender.
    TargetLock,
    /// A focus token.
    Focus,
}

/// A device on the table: its token, what sets it off, what it does to a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Charge {
    /// The shape of its token.
    pub shape: BombShape,
    /// What sets it off.
    pub fuse: Fuse,
    /// What it does to a ship.
    pub effects: &'static [Effect],
}

/// What sets a device off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fuse {
    /// The end of the Activation phase, for every ship at Range 1.
    EndOfActivation,
    /// A ship that moves through or overlaps it, for that ship.
    Overlap,
}

impl Card {
    /// A card without a text, or whose text follows.
    pub const fn plain(name: &'static str) -> Card {
        Card { name, adjusts: &[], abilities: &[], weapon: None, action: None, charge: None, written: true }
    }

    /// A card whose text is not here yet: squads may have it, games refuse it.
    pub const fn unwritten(name: &'static str) -> Card {
        Card { written: false, ..Card::plain(name) }
    }

    /// With abilities.
    #[must_use]
    pub const fn with(self, abilities: &'static [Ability]) -> Card {
        Card { abilities, ..self }
    }

    /// With adjustments.
    #[must_use]
    pub const fn adjusting(self, adjusts: &'static [Adjust]) -> Card {
        Card { adjusts, ..self }
    }

    /// With an action.
    #[must_use]
    pub const fn acting(self, action: &'static [Effect]) -> Card {
        Card { action: Some(action), ..self }
    }

    /// As a device.
    #[must_use]
    pub const fn dropped(self, shape: BombShape, fuse: Fuse, effects: &'static [Effect]) -> Card {
        Card { charge: Some(Charge { shape, fuse, effects }), ..self }
    }

    /// As a weapon.
    #[must_use]
    pub const fn attacking(self, weapon: Weapon) -> Card {
        Card { weapon: Some(weapon), ..self }
    }
}

/// An ability that may be used at a moment.
pub const fn may(window: Window) -> Ability {
    Ability { window, when: &[], must: false, again: false, effects: &[] }
}

/// An ability that has to be used at a moment.
pub const fn must(window: Window) -> Ability {
    Ability { must: true, ..may(window) }
}

impl Ability {
    /// If all of this holds.
    #[must_use]
    pub const fn when(self, when: &'static [Condition]) -> Ability {
        Ability { when, ..self }
    }

    /// It does this.
    #[must_use]
    pub const fn then(self, effects: &'static [Effect]) -> Ability {
        Ability { effects, ..self }
    }

    /// As often as it can be paid.
    #[must_use]
    pub const fn again(self) -> Ability {
        Ability { again: true, ..self }
    }
}
