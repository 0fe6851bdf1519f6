//! Kinds of actions as a set.

use crate::card::ActionKind;
use crate::cards::Slot;
use crate::input::Action;
use crate::set::{Member, Set};
use serde::{Deserialize, Serialize};

/// Kinds of actions, as a mask over [`ActionKind`]; the highest bits stand for the actions of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Kinds(pub Set<Kind>);

/// A kind of action: one of action bars, or what stands on cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One of action bars.
    Bar(ActionKind),
    /// The actions of bombs.
    Bomb,
    /// The actions of upgrades of other ships.
    Lent,
    /// The actions of upgrades.
    Upgrade,
    /// The actions of damage cards, and what a mission offers.
    Damage,
}

impl Kinds {
    /// A set of these kinds of action bars alone.
    pub fn of(kinds: impl IntoIterator<Item = ActionKind>) -> Kinds {
        Kinds(kinds.into_iter().map(Kind::Bar).collect())
    }

    /// Whether an action is among them; if it stands on an upgrade, with its icon.
    pub fn has(self, action: Action, slot: Option<Slot>) -> bool {
        let is_upgrade = matches!(action, Action::Card(_) | Action::OtherOf(_)) && action.damage().is_none();
        let is_lent = matches!(action, Action::Card(card) if card.as_condition().is_none()) && slot.is_none();
        let cards = match is_upgrade {
            true if is_lent => Kind::Lent,
            true => Kind::Upgrade,
            false => Kind::Damage,
        };
        let is_bomb = slot == Some(Slot::Bomb) && self.0.has(Kind::Bomb);
        is_bomb || self.0.has(action.kind().map_or(cards, Kind::Bar))
    }
}

impl Member for Kind {
    #[inline]
    fn number(self) -> u8 {
        match self {
            Kind::Bar(kind) => kind as u8,
            Kind::Lent => 12,
            Kind::Bomb => 13,
            Kind::Upgrade => 14,
            Kind::Damage => 15,
        }
    }

    fn numbered(number: u8) -> Kind {
        match number {
            12 => Kind::Lent,
            13 => Kind::Bomb,
            14 => Kind::Upgrade,
            15 => Kind::Damage,
            bar => Kind::Bar(ActionKind::ALL[bar as usize]),
        }
    }
}
