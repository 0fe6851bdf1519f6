//! Whether a card has a say in the dice of an attack, and from where.

use crate::card::{Ability, Adjust, Card, Condition, Effect, Role, Token, Window};
use crate::frame::Resolving;
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
    if is_weapon || adjusts || is_able(card, role) || !acts(card, role).is_empty() {
        return Some(Say::Own);
    }
    card.abilities.iter().filter(|ability| matters(ability)).find_map(|ability| {
        ability.when.iter().find_map(|condition| match condition {
            Condition::Friend(played, near, _) if *played == role => Some(Say::Friend(*near)),
            _ => None,
        })
    })
}

/// The action and the abilities of a card, by their numbers, that change the dice of attacks later in the round.
pub(super) fn acts(card: &Card, role: Role) -> Vec<u8> {
    let lasts = |effects: &[Effect]| {
        effects.iter().any(|effect| match effect {
            Effect::Lasting(_, _, Adjust::Stays) => is_able(card, role),
            Effect::Lasting(_, _, adjust) => affects(*adjust, role),
            _ => false,
        })
    };
    let action = card.action.filter(|effects| lasts(effects)).map(|_| Resolving::ACTION);
    let abilities = card.abilities.iter().zip(0..).filter(|(ability, _)| !matters(ability) && lasts(ability.effects));
    action.into_iter().chain(abilities.map(|(_, number)| number)).collect()
}

fn is_able(card: &Card, role: Role) -> bool {
    card.abilities.iter().any(|ability| matters(ability) && fits_all(ability.when, role))
}

fn affects(adjust: Adjust, role: Role) -> bool {
    match adjust {
        Adjust::While(conditions, adjust) => fits_all(conditions, role) && affects(*adjust, role),
        Adjust::Agility(_) => role == Role::Defender,
        Adjust::AttackDice(_)
        | Adjust::DefenderAgility(_)
        | Adjust::SureCriticals(_)
        | Adjust::SureHits
        | Adjust::CannotModify
        | Adjust::OnlyFocusModifies => role == Role::Attacker,
        Adjust::OpponentCannotSpend(_) | Adjust::OpponentCannotReroll | Adjust::Jams(..) => true,
        _ => false,
    }
}

/// Whether conditions can hold for a card on the ship that plays this part.
fn fits_all(conditions: &[Condition], role: Role) -> bool {
    conditions.iter().all(|condition| match condition {
        Condition::I(played) | Condition::Ours(played) => *played == role || *played == Role::Active,
        Condition::Friend(..) => false,
        Condition::Enemy(played, ..) => *played != role,
        Condition::WithThis => role == Role::Attacker,
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
        Window::Declared | Window::Hit | Window::BeforeRoll => ability.effects.iter().any(counts),
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
        | Effect::ChangeOne(_)
        | Effect::Guess
        | Effect::NameResult
        | Effect::Add(_)
        | Effect::Reroll(..)
        | Effect::RerollPer(..)
        | Effect::Pin(_)
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
