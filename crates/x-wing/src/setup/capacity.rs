//! Whether a position has room for all that the cards of a game can bring about.

use super::facts::card_id;
use super::{BadSetup, ShipFacts};
use crate::card::{Card, Effect, Fuse, Modifier, Question, Until, Upgrades, Who};
use crate::cards::Upgrade;
use crate::cards::devices::{DEVICES, Device};
use crate::ids::Team;
use crate::position::{MOST_DROPPED, MOST_LASTING};

/// Refuses squads whose cards could fill a container of positions beyond its capacity.
pub(super) fn check(ships: &[ShipFacts]) -> Result<(), BadSetup> {
    let others = |side: Team| ships.iter().filter(|other| other.side != side).count();
    let of_ship = |ship: &ShipFacts| {
        let reserve = ship.upgrades[ship.equipped..].iter();
        let one = reserve.map(|upgrade| lasting(&upgrade.card, others(ship.side))).max().unwrap_or(0);
        one + ship.cards().map(|card| lasting(card, others(ship.side))).sum::<usize>()
    };
    let lasting = ships.iter().map(of_ship).sum();
    if lasting > MOST_LASTING {
        return Err(BadSetup::Lasting(lasting));
    }
    let dropped = ships.iter().map(|ship| devices(ship) + cargo(ship, ships)).sum();
    if dropped > MOST_DROPPED {
        return Err(BadSetup::Devices(dropped));
    }
    Ok(())
}

fn effects(card: &Card) -> impl Iterator<Item = Effect> {
    let abilities = card.abilities.iter().flat_map(|ability| ability.effects);
    abilities.chain(card.action_effects()).copied()
}

/// How many lasting effects a card can have at a time. Each begins at a moment that comes once a round, or keeps itself from
/// beginning again; one that lasts to the end of the next round can have a second beside it. What holds for the ship that the
/// moment is about can hold for each enemy. Of abilities that exclude each other one counts.
fn lasting(card: &'static Card, enemies: usize) -> usize {
    let count = |effect: &Effect| match *effect {
        Effect::Lasting(_, Who::Subject, _) => enemies,
        Effect::Lasting(Until::EndOfNextRound, ..) | Effect::ExchangeSkills => 2,
        Effect::Lasting(
            Until::EndOfForces | Until::EndOfPhase | Until::EndOfCombat | Until::EndOfRound | Until::EndOfGame,
            ..,
        )
        | Effect::PutAside(_)
        | Effect::Store => 1,
        // A condition that it assigns can begin its own.
        Effect::Assign(name, _) => lasting(card_id(name).card(), enemies),
        Effect::Now(_)
        | Effect::To(..)
        | Effect::Each(..)
        | Effect::UpTo(..)
        | Effect::Dice(_)
        | Effect::Ask(_)
        | Effect::Roll(_)
        | Effect::If(_)
        | Effect::IfChosen(_)
        | Effect::IfRolled(_)
        | Effect::KeepBomb
        | Effect::Spend(_)
        | Effect::SpendLockOn(_)
        | Effect::SpendReinforce
        | Effect::TakeUp(_)
        | Effect::TakeStored
        | Effect::DiscardOf(_)
        | Effect::DiscardDamage
        | Effect::TurnDamageDown
        | Effect::ReceiveInstead(_)
        | Effect::GainPerDie(_)
        | Effect::GainPerShip(..)
        | Effect::Steal(_)
        | Effect::Pass(_)
        | Effect::PassLock
        | Effect::Flip
        | Effect::TurnOver
        | Effect::RemoveCondition
        | Effect::Drop(_)
        | Effect::DropAhead(_)
        | Effect::Avert
        | Effect::GainPerObstacle(..)
        | Effect::CatchUp(_)
        | Effect::Offer(..)
        | Effect::ReloadOne
        | Effect::TurnOverNamed(_)
        | Effect::Launch
        | Effect::BreakObstacle
        | Effect::DropCargo
        | Effect::Deploy
        | Effect::Attack(_)
        | Effect::AttackAt(..)
        | Effect::NoMoreAttacks
        | Effect::Do(_) => 0,
    };
    let sum = |effects: &[Effect]| effects.iter().map(count).sum::<usize>();
    let (either, each): (Vec<_>, Vec<_>) = card.abilities.iter().partition(|ability| ability.either);
    let either = either.into_iter().map(|ability| sum(ability.effects)).max().unwrap_or(0);
    either
        + each.into_iter().map(|ability| sum(ability.effects)).sum::<usize>()
        + card.action_effects().map(count).sum::<usize>()
}

const LAY_OUT: Effect = Effect::Ask(Question::PickUpgrade(Upgrades::LayOut));

/// How many devices of a ship can lie on the table at a time: all its mines, and of its bombs the one of the round (XW-BMB-12), or
/// all of them if it lays them out at the start.
fn devices(ship: &ShipFacts) -> usize {
    let modifiers = ship.cards().flat_map(|card| card.modifiers);
    let tokens: u8 = modifiers
        .filter_map(|one| {
            if let Modifier::Ordnance(_, count) | Modifier::OrdnanceElsewhere(_, count) = one {
                Some(count)
            } else {
                None
            }
        })
        .sum();
    let lays_out = ship.cards().flat_map(effects).any(|effect| effect == LAY_OUT);
    let dropped = ship.cards().filter_map(Card::drops);
    let (mines, bombs) = dropped.fold((0, 0), |(mines, bombs), device| match fuse(device) {
        Fuse::Overlap => (mines + 1, bombs),
        Fuse::EndOfActivation if lays_out => (mines + 1, bombs),
        Fuse::EndOfActivation => (mines, 1),
    });
    bombs + mines * usize::from(1 + tokens)
}

/// How many tokens of cargo a ship can drop in a game: one for each card that does so, and one more for each token on it. Cards that could
/// come to the ship come without a token.
fn cargo(ship: &ShipFacts, ships: &[ShipFacts]) -> usize {
    let drops = |upgrade: &&&'static Upgrade| effects(&upgrade.card).any(|effect| effect == Effect::DropCargo);
    let squad = ships.iter().filter(|other| other.seat == ship.seat).flat_map(|other| &other.modifiers);
    let (own, reserve) = ship.upgrades.split_at(ship.equipped);
    let of_own = own.iter().filter(drops).map(|upgrade| {
        let is_meant = |modifier: &Modifier| *modifier == Modifier::TokensInSquad(upgrade.slot);
        1 + squad.clone().filter(|(_, modifier)| is_meant(modifier)).count()
    });
    of_own.sum::<usize>() + reserve.iter().filter(drops).count()
}

fn fuse(device: Device) -> Fuse {
    DEVICES[device as usize].charge.expect("a device has a charge").fuse
}
