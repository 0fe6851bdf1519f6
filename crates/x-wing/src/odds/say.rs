//! Whether a card has a say in the dice of an attack, and from where.

use crate::card::{Ability, Adjust, Card, Condition, Effect, Role, Token, Window};
use geometry::Band;

/// Where the card is that has a say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Say {
    /// On the ship itself.
    Own,
    /// On a friend, so far away.
    Friend(Band),
}

/// The say of a card in the dice of an attack, on the side of the ship that plays this part.
pub(super) fn say(card: &Card, role: Role) -> Option<Say> {
    let is_weapon = card.weapon.is_some() && role == Role::Attacker;
    let adjusts = card.adjusts.iter().any(|adjust| affects(*adjust, role));
    let is_able = card.abilities.iter().any(|ability| matters(ability) && fits_all(ability.when, role));
    if is_weapon || adjusts || is_able || acts(card, role) {
        return Some(Say::Own);
    }
    card.abilities.iter().filter(|ability| matters(ability)).find_map(|ability| {
        ability.when.iter().find_map(|condition| match condition {
            Condition::Friend(played, near, _) if *played == role => Some(Say::Friend(*near)),
            _ => None,
        })
    })
}

/// Whether an action of a card changes the dice of attacks later in the round.
pub(super) fn acts(card: &Card, role: Role) -> bool {
    let effects = card.action.unwrap_or_default();
    effects.iter().any(|effect| matches!(effect, Effect::Lasting(_, _, adjust) if affects(*adjust, role)))
}

fn affects(adjust: Adjust, role: Role) -> bool {
    match adjust {
        Adjust::While(conditions, adjust) => fits_all(conditions, role) && affects(*adjust, role),
        Adjust::Agility(_) => role == Role::Defender,
        Adjust::AttackDice(_) | Adjust::DefenderAgility(_) | Adjust::SureCriticals(_) | Adjust::SureHits => {
            role == Role::Attacker
        }
        Adjust::OpponentCannotSpend(_) | Adjust::OpponentCannotReroll | Adjust::Jams(..) => true,
        _ => false,
    }
}

/// Whether conditions can hold for a card on the ship that plays this part.
fn fits_all(conditions: &[Condition], role: Role) -> bool {
    conditions.iter().all(|condition| match condition {
        Condition::I(played) => *played == role || *played == Role::Active,
        Condition::Friend(..) => false,
        Condition::Enemy(played, ..) => *played != role,
        _ => true,
    })
}

fn matters(ability: &Ability) -> bool {
    match ability.window {
        Window::BeforeAttackRoll
        | Window::Rolled
        | Window::ModifyAttack
        | Window::BeforeDefenseRoll
        | Window::ModifyDefense
        | Window::Compare => true,
        Window::Declared | Window::Hit => ability.effects.iter().any(counts),
        _ => false,
    }
}

/// Whether an effect of a card changes what comes of an attack.
fn counts(effect: &Effect) -> bool {
    match effect {
        Effect::To(_, effect) | Effect::Each(_, effect) => counts(effect),
        Effect::Gain(token) | Effect::Lose(token) | Effect::Steal(token) => {
            matches!(token, Token::Focus | Token::Evade)
        }
        Effect::Change(..)
        | Effect::ChangeForGood(..)
        | Effect::ChangeAll(_)
        | Effect::Add(_)
        | Effect::Reroll(..)
        | Effect::Cancel(_)
        | Effect::CancelAll
        | Effect::MoreDice(_)
        | Effect::MoreDiceByAgility(_)
        | Effect::FixDice
        | Effect::LockOn(_)
        | Effect::DealFaceUp(_)
        | Effect::DealFaceDown => true,
        _ => false,
    }
}
