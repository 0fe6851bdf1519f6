//! The kinds of things that cards speak of: tokens, actions, manoeuvres, weapons, devices.

use crate::cards::Slot;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// Tokens of ships.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Token {
    /// Focus.
    Focus,
    /// Evade.
    Evade,
    /// Stress.
    Stress,
    /// Ion.
    Ion,
    /// Cloak.
    Cloak,
    /// Tractor beam (XW-X-01).
    Tractor,
    /// Weapons disabled (XW-X-05).
    Disabled,
    /// Jam (XW-X-25).
    Jam,
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

/// The curved templates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Curve {
    /// A bank.
    Bank,
    /// A turn.
    Turn,
}

/// The actions of action bars.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
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
    /// Give an action to a friend (XW-X-15).
    Coordinate,
    /// Turn spent torpedoes and missiles up again.
    Reload,
    /// Jam an enemy (XW-X-24).
    Jam,
}

impl ActionKind {
    /// All of them.
    pub const ALL: [ActionKind; ActionKind::VARIANTS.len()] =
        *ActionKind::VARIANTS.first_chunk().expect("as many as there are");

    /// How it is written.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// Weapons that an attack may be made with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weapons {
    /// The primary weapon.
    Primary,
    /// Every weapon.
    Any,
    /// Upgrades of these icons.
    Of(&'static [Slot]),
    /// The primary weapon, out of the auxiliary firing arc.
    Auxiliary,
    /// Every weapon but the one of the attack before.
    Other,
    /// The primary weapon, at another ship than the attack before.
    PrimaryAtAnother,
}

/// How long something lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// To the end of the Place Forces step.
    EndOfForces,
    /// To the end of the phase.
    EndOfPhase,
    /// To the end of the Combat phase.
    EndOfCombat,
    /// To the end of the round.
    EndOfRound,
    /// To the end of the next round.
    EndOfNextRound,
    /// To the end of the game.
    EndOfGame,
}

/// What sets a device off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fuse {
    /// The end of the Activation phase, for every ship at Range 1.
    EndOfActivation,
    /// A ship that moves through or overlaps it, for that ship.
    Overlap,
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
