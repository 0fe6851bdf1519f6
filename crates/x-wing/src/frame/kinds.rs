//! Kinds of actions as a set.

use crate::card::ActionKind;
use crate::input::Action;
use serde::{Deserialize, Serialize};

/// Kinds of actions, as a mask over [`ActionKind`]; the highest bits stand for the actions of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Kinds(pub u16);

impl Kinds {
    /// The actions of damage cards, and what a mission offers.
    pub const DAMAGE: u16 = 1 << 15;
    /// The actions of upgrades.
    pub const UPGRADES: u16 = 1 << 14;

    /// A set of these kinds alone.
    pub fn of(kinds: &[ActionKind]) -> Kinds {
        Kinds(kinds.iter().fold(0, |mask, kind| mask | 1 << *kind as u16))
    }

    /// Whether an action is among them.
    pub fn has(self, action: Action) -> bool {
        let is_upgrade = matches!(action, Action::Card(_)) && action.damage().is_none();
        let cards = if is_upgrade { Kinds::UPGRADES } else { Kinds::DAMAGE };
        self.0 & action.kind().map_or(cards, |kind| 1 << kind as u16) != 0
    }
}
