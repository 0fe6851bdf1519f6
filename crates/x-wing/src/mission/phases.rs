//! What a mission lets happen at the start of phases.

use super::Whom;
use crate::card::Token;
use crate::happening::Phase;
use serde::{Deserialize, Serialize};

/// What happens to some ships at the start of a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PhaseRule {
    /// The phase.
    pub start: Phase,
    /// The ships that it happens to.
    pub who: Whom,
    /// Of these only the ones near a marker.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub near: Option<Near>,
    /// The first and the last round in which it happens; every round if it is silent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<[u16; 2]>,
    /// What happens.
    pub what: Grant,
}

/// Near a marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Near {
    /// The marker, from 0.
    pub marker: u8,
    /// How far away at most: Range 1, 2 or 3.
    pub range: u8,
}

/// What happens to a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grant {
    /// It recovers a shield.
    RecoverShield,
    /// It receives a focus token.
    Focus,
    /// It receives an evade token.
    Evade,
    /// It receives a stress token.
    Stress,
    /// It receives an ion token.
    Ion,
}

impl PhaseRule {
    /// Whether it happens in a round.
    pub(crate) fn is_in(&self, round: u16) -> bool {
        self.rounds.is_none_or(|[first, last]| (first..=last).contains(&round))
    }
}

impl Grant {
    /// The token that a ship receives; nothing if it is a shield.
    pub(crate) fn token(self) -> Option<Token> {
        match self {
            Grant::RecoverShield => None,
            Grant::Focus => Some(Token::Focus),
            Grant::Evade => Some(Token::Evade),
            Grant::Stress => Some(Token::Stress),
            Grant::Ion => Some(Token::Ion),
        }
    }
}
