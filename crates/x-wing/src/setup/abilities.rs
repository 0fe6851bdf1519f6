//! The abilities that the ships of a game have, or could come to have.

use super::ShipFacts;
use super::facts::card_id;
use crate::card::{Ability, Card, Condition, Effect, Limit, Modifier, Moment, Role};
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
    /// The ship card of an enemy, once a condition has marked that ship (XW-X-134).
    Marked(ShipId),
    /// An upgrade of another ship, whose action this one performed.
    Lent,
}

impl Source {
    /// The upgrade that it is, if it is one.
    pub fn upgrade(self) -> Option<UpgradeId> {
        if let Source::Upgrade(upgrade) = self { Some(upgrade) } else { None }
    }

    /// Whether an ability of the card comes with it: of an enemy's pilot none that assigns conditions, of a lent action what it
    /// brings about.
    fn has(self, ability: &Ability) -> bool {
        match self {
            Source::Marked(_) => !ability.effects.iter().any(|effect| matches!(effect, Effect::Assign(..))),
            Source::Lent => ability.outlives_ship(),
            Source::Token
            | Source::Pilot
            | Source::Upgrade(_)
            | Source::Condition
            | Source::Damage(..)
            | Source::Shared(..) => true,
        }
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
    let conditions = assignable(ships.iter().flat_map(ShipFacts::cards));
    for (index, facts) in ships.iter().enumerate() {
        let ship = ShipId(index as u8);
        let mut add = |card: CardId, source: Source| {
            for (index, ability) in card.card().abilities.iter().enumerate() {
                if !source.has(ability) {
                    continue;
                }
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
        if !facts.is_still {
            add(card_id(pilot.card.name), Source::Pilot);
        }
        for (place, card) in facts.upgrade_cards.iter().enumerate() {
            add(*card, Source::Upgrade(UpgradeId::at(place)));
        }
        for title in docked_titles(ships, ship) {
            add(title, Source::Pilot);
        }
        for (other, place) in pilots_shared(ships, index) {
            add(card_id(ships[other.index()].pilot.card.name), Source::Shared(other, place));
        }
        for other in pilots_to_mark(ships, index) {
            add(card_id(ships[other.index()].pilot.card.name), Source::Marked(other));
        }
        for card in actions_lent(ships, index) {
            add(card, Source::Lent);
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

/// The titles of the ships that are docked to a ship, which speak of it.
fn docked_titles(ships: &[ShipFacts], carrier: ShipId) -> impl Iterator<Item = CardId> {
    let is_docked = move |name: &&str| {
        let has = |ship: &ShipFacts| ship.upgrades.iter().any(|upgrade| upgrade.card.name == *name);
        ships.iter().any(|ship| ship.carrier == Some(carrier) && has(ship))
    };
    ships[carrier.index()].docks().filter(is_docked).map(card_id)
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

/// The ships whose pilots' texts a ship can come to have, because it can mark them for that.
fn pilots_to_mark(ships: &[ShipFacts], index: usize) -> impl Iterator<Item = ShipId> {
    let facts = &ships[index];
    let marks = |effect: &Effect| matches!(effect, Effect::Lasting(_, _, Modifier::PilotOfMarked));
    let conditions = assignable(facts.cards());
    let is_marker = conditions.iter().flat_map(|card| card.card().abilities).flat_map(|one| one.effects).any(marks);
    let enemies = (0..ships.len()).filter(move |other| is_marker && ships[*other].side != facts.side);
    enemies.map(|other| ShipId(other as u8))
}

/// The upgrades of friends whose actions a ship may perform, but those that it has itself.
fn actions_lent(ships: &[ShipFacts], index: usize) -> impl Iterator<Item = CardId> {
    let facts = &ships[index];
    let friends = (0..ships.len()).filter(move |other| *other != index && ships[*other].side == facts.side);
    let lent = friends.flat_map(move |other| {
        let lender = &ships[other];
        let cards = lender.upgrade_cards.iter().zip(&lender.upgrades);
        cards.filter(|(_, upgrade)| lender.lends_action(facts.pilot.ship, upgrade)).map(|(card, _)| *card)
    });
    lent.filter(|card| !facts.upgrade_cards.contains(card))
}

/// The conditions that cards can assign.
pub(super) fn assignable<'a>(cards: impl Iterator<Item = &'a Card>) -> Vec<CardId> {
    let effects = cards.flat_map(|card| {
        let abilities = card.abilities.iter().flat_map(|ability| ability.effects);
        abilities.chain(card.action_effects())
    });
    let mut found: Vec<_> = effects
        .filter_map(|effect| if let Effect::Assign(name, _) = effect { Some(card_id(name)) } else { None })
        .collect();
    play::sort_few(&mut found, Ord::cmp);
    found.dedup();
    found
}
