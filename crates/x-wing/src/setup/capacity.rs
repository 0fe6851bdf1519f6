//! Whether a position has room for all that the cards of a game can bring about.

use super::{BadSetup, ShipFacts};
use crate::card::{Card, Effect, Fuse, Modifier, Until};
use crate::cards::devices::{DEVICES, Device};
use crate::position::{MOST_DEVICES, MOST_LASTING};

/// Refuses squads whose cards could fill a container of positions beyond its capacity.
pub(super) fn check(ships: &[ShipFacts]) -> Result<(), BadSetup> {
    let lasting = ships.iter().flat_map(cards).map(lasting).sum();
    if lasting > MOST_LASTING {
        return Err(BadSetup::Lasting(lasting));
    }
    let devices = ships.iter().map(devices).sum();
    if devices > MOST_DEVICES {
        return Err(BadSetup::Devices(devices));
    }
    Ok(())
}

fn cards(ship: &ShipFacts) -> impl Iterator<Item = &'static Card> {
    std::iter::once(&ship.pilot.card).chain(ship.upgrades.iter().map(|upgrade| &upgrade.card))
}

fn effects(card: &Card) -> impl Iterator<Item = Effect> {
    let abilities = card.abilities.iter().flat_map(|ability| ability.effects);
    abilities.chain(card.action.unwrap_or_default()).copied()
}

/// How many lasting effects a card can have at a time. Each begins at a moment that comes once a round, or keeps itself from
/// beginning again; one that lasts to the end of the next round can have a second beside it.
fn lasting(card: &'static Card) -> usize {
    let count = |effect: Effect| match effect {
        Effect::Lasting(Until::EndOfNextRound, ..) | Effect::ExchangeSkills => 2,
        Effect::Lasting(Until::EndOfPhase | Until::EndOfCombat | Until::EndOfRound | Until::EndOfGame, ..)
        | Effect::PutAside(_) => 1,
        Effect::Now(_)
        | Effect::To(..)
        | Effect::Each(..)
        | Effect::Dice(_)
        | Effect::Ask(_)
        | Effect::Roll(_)
        | Effect::If(_)
        | Effect::IfChosen(_)
        | Effect::Spend(_)
        | Effect::SpendLockOn(_)
        | Effect::SpendReinforce
        | Effect::TakeUp(_)
        | Effect::DiscardOf(_)
        | Effect::DiscardDamage
        | Effect::ReceiveInstead(_)
        | Effect::GainPerDie(_)
        | Effect::GainPerShip(..)
        | Effect::Steal(_)
        | Effect::Pass(_)
        | Effect::PassLock
        | Effect::Flip
        | Effect::TurnOver
        | Effect::Assign(..)
        | Effect::RemoveCondition
        | Effect::Drop(_)
        | Effect::Launch
        | Effect::Attack(_)
        | Effect::AttackAt(..)
        | Effect::NoMoreAttacks
        | Effect::Do(_) => 0,
    };
    effects(card).map(count).sum()
}

/// How many devices of a ship can lie on the table at a time: all its mines, and of its bombs the one of the round (XW-BMB-12).
fn devices(ship: &ShipFacts) -> usize {
    let has_tokens = cards(ship).any(|card| card.modifiers.iter().any(|one| matches!(one, Modifier::Ordnance(_))));
    let dropped = cards(ship).flat_map(effects).filter_map(dropped);
    let (mines, bombs) = dropped.fold((0, 0), |(mines, bombs), device| match fuse(device) {
        Fuse::Overlap => (mines + 1, bombs),
        Fuse::EndOfActivation => (mines, 1),
    });
    bombs + mines * if has_tokens { 2 } else { 1 }
}

fn dropped(effect: Effect) -> Option<Device> {
    if let Effect::Drop(device) = effect { Some(device) } else { None }
}

fn fuse(device: Device) -> Fuse {
    DEVICES[device as usize].charge.expect("a device has a charge").fuse
}
