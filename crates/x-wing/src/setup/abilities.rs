//! The abilities that the ships of a game have, or could come to have.

use super::ShipFacts;
use super::facts::card_id;
use crate::card::{Ability, Condition, Effect, Limit, Modifier, Moment, Role};
use crate::damage::DamageCard;
use crate::ids::{CardId, ShipId, UpgradeId};

/// Where an ability or modifier comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// A token, whose ability every ship has by the rulebook.
    Token,
    /// The ship card.
    Pilot,
    /// One of the upgrades.
    Upgrade(UpgradeId),
    /// A condition card.
    Condition,
    /// A damage card, the first or second of its kind.
    Damage(DamageCard, u8),
    /// The ship card of another ship, by an upgrade of its own.
    Shared(ShipId, UpgradeId),
}

impl Source {
    /// The upgrade that it is, if it is one.
    pub fn upgrade(self) -> Option<UpgradeId> {
        if let Source::Upgrade(upgrade) = self { Some(upgrade) } else { None }
    }
}

/// An ability that a ship has, or could come to have.
#[derive(Clone, Copy, Debug)]
pub struct AbilityInstance {
    /// The ship that has it.
    pub ship: ShipId,
    /// The card that the ability is on.
    pub card: CardId,
    /// Its place on the card.
    pub(crate) index: u8,
    pub(crate) source: Source,
    /// Its number among those with a limit of their own.
    pub(crate) limited: u8,
    /// The part that its ship must play, if there is one; this rules out most abilities at once.
    pub(crate) part: Option<Role>,
    /// The ability itself.
    pub ability: &'static Ability,
}

/// Everything the ships' cards can do, now or after they were dealt damage, and how many of these abilities have a limit.
pub(super) fn abilities(ships: &[ShipFacts]) -> (Vec<AbilityInstance>, usize) {
    let mut abilities = Vec::new();
    let mut limits = 0_u16;
    let conditions = assignable(ships);
    for (index, facts) in ships.iter().enumerate() {
        let ship = ShipId(index as u8);
        let mut add = |card: CardId, source: Source| {
            for (index, ability) in card.card().abilities.iter().enumerate() {
                let before = card.card().abilities[..index].last();
                let shares = ability.either && before.is_some_and(|other| other.either && other.limit == ability.limit);
                if ability.limit != Limit::Moment && !shares {
                    limits += 1;
                }
                let limited = limits.saturating_sub(1) as u8;
                let part = ability.when.iter().find_map(|condition| {
                    if let Condition::At(Moment::SelfIs(role)) = condition { Some(*role) } else { None }
                });
                abilities.push(AbilityInstance { ship, card, index: index as u8, source, limited, part, ability });
            }
        };
        for token in [CardId::FOCUS, CardId::EVADE, CardId::REINFORCE, CardId::TARGET_LOCK] {
            add(token, Source::Token);
        }
        let carrier = facts.carrier.filter(|_| facts.takes_over());
        let pilot = carrier.map_or(facts.pilot, |carrier| ships[carrier.index()].pilot);
        add(card_id(pilot.card.name), Source::Pilot);
        for (place, card) in facts.upgrade_cards.iter().enumerate() {
            add(*card, Source::Upgrade(UpgradeId::at(place)));
        }
        for (other, place) in pilots_shared(ships, index) {
            add(card_id(ships[other.index()].pilot.card.name), Source::Shared(other, place));
        }
        for card in &conditions {
            add(*card, Source::Condition);
        }
        for card in DamageCard::ALL {
            for copy in 0..card.copies() {
                add(CardId::damage(card), Source::Damage(card, copy));
            }
        }
    }
    (abilities, limits.into())
}

/// The other ships whose pilots' texts a ship has, and the upgrade that gives them to it.
pub(super) fn pilots_shared(ships: &[ShipFacts], index: usize) -> Vec<(ShipId, UpgradeId)> {
    let facts = &ships[index];
    let mut found = Vec::new();
    for (source, modifier) in &facts.modifiers {
        let (Source::Upgrade(place), Modifier::PilotsOf(name)) = (*source, *modifier) else { continue };
        for (other, giver) in ships.iter().enumerate() {
            let carries = giver.upgrades.iter().any(|upgrade| upgrade.card.name == name);
            let ship = ShipId(other as u8);
            if other != index && giver.side == facts.side && carries && found.iter().all(|(known, _)| *known != ship) {
                found.push((ship, place));
            }
        }
    }
    found
}

/// The conditions that cards of these ships can assign.
fn assignable(ships: &[ShipFacts]) -> Vec<CardId> {
    let upgrades = ships.iter().flat_map(|ship| ship.upgrades.iter().map(|upgrade| &upgrade.card));
    let cards = ships.iter().map(|ship| &ship.pilot.card).chain(upgrades);
    let effects = cards.flat_map(|card| {
        let abilities = card.abilities.iter().flat_map(|ability| ability.effects);
        abilities.chain(card.action.unwrap_or_default())
    });
    let mut found: Vec<_> = effects
        .filter_map(|effect| if let Effect::Assign(name, _) = effect { Some(card_id(name)) } else { None })
        .collect();
    found.sort_unstable();
    found.dedup();
    found
}
