//! Cards as plain data, and how they are written down.
//!
//! A card is a list of rules of two kinds. A [`Modifier`] is a number or a permission, asked for whenever it matters. An
//! [`Ability`] waits for a [`Window`]; when its [`Condition`]s hold it may, or must, take [`Effect`]s. The tokens of the
//! rulebook (focus, evade, target lock) are such cards too; every ship carries them.
//!
//! The types of the words say what can be combined: what happens at once ([`Deed`]) can happen to any ship, what stops for
//! the owner ([`Question`]) or for dice ([`DiceRoll`]) is a step of its own, and a condition that needs a [`Moment`] stands on
//! abilities alone.

mod conditions;
mod deeds;
mod effects;
mod kinds;
mod modifiers;
mod moments;
mod picks;
pub mod prelude;

pub use conditions::{AbilityCondition, Condition, NoMoment, ShipCondition};
pub use deeds::{Deed, DiceWord};
pub use effects::{DiceRoll, Effect, Instead, Question, Upgrades};
pub use kinds::{ActionKind, Curve, Difficulty, Fuse, Header, Token, Until, Weapons};
pub use modifiers::Modifier;
pub(crate) use modifiers::answer;
pub use moments::{Moment, Role, Window};
pub use picks::{Pick, ShipPredicate, Side, Who};

use crate::cards::devices::Device;
use geometry::{Band, BombShape};

/// A card: its name and what it does.
#[derive(Debug)]
pub struct Card {
    /// How it is written in squad lists, scenarios and records.
    pub name: &'static str,
    /// What holds as long as it is face up.
    pub modifiers: &'static [Modifier],
    /// What it does at its moments.
    pub abilities: &'static [Ability],
    /// The weapon that it is, if it has an `Attack:` header (XW-SEC-01).
    pub weapon: Option<Weapon>,
    /// The action that it offers, if it has an `Action:` header (XW-ACT-04).
    pub action: Option<&'static [Effect]>,
    /// The other action that it offers, if it has two such headers.
    pub other_action: Option<&'static [Effect]>,
    /// What it is as a token on the table, if it is a device.
    pub charge: Option<Charge>,
}

/// One thing that a card does at one moment.
#[derive(Debug)]
pub struct Ability {
    /// The moment.
    pub window: Window,
    /// What must hold.
    pub when: &'static [AbilityCondition],
    /// Whether it is mandatory: its text has no "may" (XW-ABL-07).
    pub must: bool,
    /// Whether it can be taken again at the same moment, as long as it can be paid (tokens, XW-ATK-18).
    pub again: bool,
    /// How often it can be taken.
    pub limit: Limit,
    /// Whether it excludes the other abilities of the card at the same moment.
    pub either: bool,
    /// What it does, costs first.
    pub effects: &'static [Effect],
}

/// How often an ability can be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// At every moment once (XW-ABL-02).
    Moment,
    /// Once a round.
    Round,
    /// Once a game.
    Game,
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
    /// Whether the attack is performed twice.
    pub twice: bool,
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

impl Card {
    /// A card without a text, or whose text follows.
    pub const fn plain(name: &'static str) -> Card {
        Card { name, modifiers: &[], abilities: &[], weapon: None, action: None, other_action: None, charge: None }
    }

    /// Whether it does anything in a game.
    pub const fn does_something(&self) -> bool {
        let says = !self.modifiers.is_empty() || !self.abilities.is_empty();
        says || self.weapon.is_some() || self.action.is_some() || self.charge.is_some()
    }

    /// What its actions do.
    pub fn action_effects(&self) -> impl Iterator<Item = &'static Effect> {
        let action: &'static [Effect] = self.action.unwrap_or_default();
        action.iter().chain(self.other_action.unwrap_or_default())
    }

    /// The device that it drops.
    pub(crate) fn drops(&self) -> Option<Device> {
        let abilities = self.abilities.iter().flat_map(|ability| ability.effects);
        let mut effects = abilities.chain(self.action_effects());
        effects.find_map(|effect| if let Effect::Drop(device) = *effect { Some(device) } else { None })
    }

    /// Whether an ability asks for dice that the card has brought into the attack.
    pub(crate) fn asks_for_own_dice(&self) -> bool {
        let boosted = Condition::At(Moment::Boosted);
        let asks = |condition: &AbilityCondition| {
            *condition == boosted || *condition == Condition::Not(&Condition::At(Moment::Boosted))
        };
        self.abilities.iter().any(|ability| ability.when.iter().any(asks))
    }

    /// With abilities.
    #[must_use]
    pub const fn with(self, abilities: &'static [Ability]) -> Card {
        Card { abilities, ..self }
    }

    /// With modifiers.
    #[must_use]
    pub const fn modifying(self, modifiers: &'static [Modifier]) -> Card {
        Card { modifiers, ..self }
    }

    /// With an action.
    #[must_use]
    pub const fn acting(self, action: &'static [Effect]) -> Card {
        Card { action: Some(action), ..self }
    }

    /// With two actions, each of which is one of its own.
    #[must_use]
    pub const fn acting_or(self, action: &'static [Effect], other: &'static [Effect]) -> Card {
        Card { action: Some(action), other_action: Some(other), ..self }
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
    Ability { window, when: &[], must: false, again: false, limit: Limit::Moment, either: false, effects: &[] }
}

/// An ability that has to be used at a moment.
pub const fn must(window: Window) -> Ability {
    Ability { must: true, ..may(window) }
}

impl Ability {
    /// Whether it is about what the card has brought about and what ends at its time, whatever becomes of its ship (XW-ABL-12).
    pub(crate) fn outlives_ship(&self) -> bool {
        self.when.contains(&Condition::At(Moment::InForce))
    }

    /// If all of this holds.
    #[must_use]
    pub const fn when(self, when: &'static [AbilityCondition]) -> Ability {
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

    /// This, or another ability of the card at this moment.
    #[must_use]
    pub const fn either(self) -> Ability {
        Ability { either: true, ..self }
    }

    /// Once a round.
    #[must_use]
    pub const fn once_a_round(self) -> Ability {
        Ability { limit: Limit::Round, ..self }
    }

    /// Once a game.
    #[must_use]
    pub const fn once_a_game(self) -> Ability {
        Ability { limit: Limit::Game, ..self }
    }
}
