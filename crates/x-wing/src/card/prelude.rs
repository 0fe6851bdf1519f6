//! The words that card files are written in. Words that mean several things stand with their kind: `Token::Focus`,
//! `Face::Focus`, `ActionKind::Focus`, `Who::Defender`, `Until::EndOfCombat`.

pub use super::words::{
    ActionKind, Adjust, Adjust::*, Condition, Condition::*, Difficulty, Effect, Effect::*, Fuse, Header, Pick, Role::*,
    Token, Trait, Until, Who, Window::*,
};
pub use super::{Ability, Card, Weapon, may, must};
pub use crate::dice::Face;
pub use geometry::Band::{One, Three, Two};
