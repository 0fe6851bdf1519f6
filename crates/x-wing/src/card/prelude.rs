//! The words that card files are written in. Words that mean several things stand with their kind: `Token::Focus`,
//! `Face::Focus`, `ActionKind::Focus`, `Who::Defender`, `Until::EndOfCombat`.

pub use super::words::{
    ActionKind, Adjust, Adjust::*, Condition, Condition::*, Difficulty, Effect, Effect::*, Fuse, Header, Instead, Pick,
    Role::*, Token, Trait, Until, Weapons, Who, Window::*,
};
pub use super::{Ability, Card, Weapon, may, must};
pub use crate::dice::{Die, Face};
pub use geometry::Band::{One, Three, Two};

/// The faces of attack dice.
pub const ATTACK: &[Face] = &[Face::Blank, Face::Focus, Face::Hit, Face::Critical];
/// The faces of defense dice.
pub const DEFENSE: &[Face] = &[Face::Blank, Face::Focus, Face::Evade];
