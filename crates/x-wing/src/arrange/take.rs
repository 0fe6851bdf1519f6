//! Making facts hold in a position.

use super::Fact;
use crate::cards::devices::Device;
use crate::damage::DamageCards;
use crate::frame::{Acting, FightStep, Fighting, Kinds};
use crate::ids::{ShipId, Team};
use crate::position::{Assigned, Dropped, Lying, Open, Placed, Position};
use crate::set::Set;
use crate::setup::XWing;
use crate::ship::{Life, Ship};
use geometry::{Maneuver, Obstacle, Pose};

/// Makes a fact hold, unless it cannot be put down at all; says why.
pub(super) fn take(game: &XWing, position: &mut Position, fact: Fact) -> Result<(), String> {
    let open = &mut position.open;
    match fact {
        Fact::Round(round) => open.round = round,
        Fact::Initiative(side) => open.initiative = side,
        Fact::Edge(edge) => open.edge = edge,
        Fact::Committed(seat) => open.committed = open.committed.with(seat),
        Fact::TimeCalled => open.time_called = true,
        Fact::Deck(side, cards) => set_deck(open, side, cards),
        Fact::DiscardPile(side, cards) => open.decks[side.index()].discard = cards,
        Fact::Scanned(side, marker) => open.scanned[side.index()].insert(marker),
        Fact::Obstacle(obstacle, pose) => return lay(game, open, obstacle, pose),
        Fact::Device(device, ship, pose) => return drop_device(open, device, ship, pose),
        Fact::Condition { card, ship, by, holds } => {
            return assign(open, Assigned { card, ship, by, holds });
        }
        Fact::Ship(ship, pose) => {
            let state = open.ship_mut(ship);
            state.pose = pose;
            if matches!(state.life, Life::Waiting | Life::Docked) {
                state.life = Life::Flying;
            }
        }
        Fact::Dial(ship, maneuver) => return dial(game, position, ship, maneuver),
        Fact::Discarded(ship, card) => {
            let place = game.table(open).upgrade_place(ship, card);
            let place = place.ok_or_else(|| format!("`{}` has no such upgrade", game.facts(ship).name))?;
            let state = open.ship_mut(ship);
            state.discarded.insert(place);
            state.ordnance.iter_mut().for_each(|tokens| tokens.remove(place));
        }
        Fact::Touching(one, two) => {
            open.ship_mut(one).touching.insert(two);
            open.ship_mut(two).touching.insert(one);
        }
        Fact::FaceDown(ship, count) => {
            let deck = &mut open.decks[game.deck_of(ship)];
            deck.left = deck.left.checked_sub(count).ok_or("the deck has no more cards")?;
            open.ship_mut(ship).face_down[0] += count;
        }
        Fact::FaceUp(ship, cards) => {
            let state = draw(game, open, ship, cards)?;
            state.face_up = state.face_up.plus(cards);
        }
        Fact::Fresh(ship, cards) => {
            let state = draw(game, open, ship, cards)?;
            state.face_up = state.face_up.plus(cards);
            cards.iter().for_each(|card| state.fresh.insert(card));
        }
        Fact::Turned(ship, cards) => {
            let state = draw(game, open, ship, cards)?;
            state.turned = state.turned.plus(cards);
        }
        Fact::Life(ship, life) => open.ship_mut(ship).life = life,
        Fact::Tokens(ship, token, count) => *open.ship_mut(ship).tokens_mut(token) = count,
        Fact::Shields(ship, count) => open.ship_mut(ship).shields = count,
        Fact::Markers(ship, count) => open.ship_mut(ship).markers = count,
        Fact::Arc(ship, facing) => open.ship_mut(ship).arc = facing,
        Fact::Lock(ship, target) => open.ship_mut(ship).locks.insert(target),
        Fact::Activated(ship) => open.ship_mut(ship).activated = true,
        Fact::Dropped(ship) => open.ship_mut(ship).dropped = true,
        Fact::Fought(ship) => open.ship_mut(ship).fought = true,
        Fact::IgnoresObstacles(ship) => open.ship_mut(ship).ignores_obstacles = true,
        Fact::OffTable(_) | Fact::Active(_) | Fact::FreeAction(..) => {}
    }
    Ok(())
}

/// What a ship is in the middle of, on top of the phase.
pub(super) fn under_way(position: &mut Position, fact: Fact) {
    if let Fact::Active(ship) = fact {
        position.open.stack.push(Fighting { ship, step: FightStep::Declare }.into());
    }
    if let Fact::FreeAction(ship, kind) = fact {
        position.open.stack.push(Acting::new(ship, Some(Kinds::of([kind]))).into());
    }
}

fn set_deck(open: &mut Open, side: Team, cards: DamageCards) {
    let deck = &mut open.decks[side.index()];
    deck.unseen[0] = cards;
    deck.left = cards.total();
}

fn lay(game: &XWing, open: &mut Open, obstacle: Obstacle, pose: Pose) -> Result<(), String> {
    if obstacle == Obstacle::CARGO {
        return drop(open, Lying::Cargo(pose));
    }
    let number = game.obstacles().iter().position(|known| *known == obstacle);
    let number = number.ok_or_else(|| format!("`{}` is not in the pool", obstacle.name()))?;
    if open.obstacles.as_slice().len() == open.obstacles.capacity() {
        return Err("an obstacle too many: six at most lie on a table".to_owned());
    }
    open.obstacles.push(Placed { obstacle: number as u8, pose });
    Ok(())
}

fn drop_device(open: &mut Open, device: Device, ship: ShipId, pose: Pose) -> Result<(), String> {
    drop(open, Lying::Device(Dropped { device, tokens: Set::one(0), ship, pose, kept: false }))
}

fn drop(open: &mut Open, lying: Lying) -> Result<(), String> {
    if open.dropped.as_slice().len() == open.dropped.capacity() {
        return Err("a device or a token of cargo too many".to_owned());
    }
    open.dropped.put(lying);
    Ok(())
}

fn assign(open: &mut Open, assigned: Assigned) -> Result<(), String> {
    if assigned.card.as_condition().is_none() {
        return Err(format!("`{}` is no condition", assigned.card.name()));
    }
    if open.conditions.as_slice().len() == open.conditions.capacity() {
        return Err("a condition too many".to_owned());
    }
    open.conditions.put(assigned);
    Ok(())
}

fn dial(game: &XWing, position: &mut Position, ship: ShipId, maneuver: Maneuver) -> Result<(), String> {
    let facts = game.facts(ship);
    let place = facts.dial.iter().position(|entry| entry.maneuver == maneuver);
    let absent = || format!("`{maneuver}` is not on the dial of `{}` (XW-SHIP-03)", facts.name);
    position.dials[ship.index()] = Some(place.ok_or_else(absent)? as u8);
    position.open.dialled.insert(ship);
    Ok(())
}

/// Draws damage cards for a ship from its deck; it has to be said how they lie.
fn draw<'a>(game: &XWing, open: &'a mut Open, ship: ShipId, cards: DamageCards) -> Result<&'a mut Ship, String> {
    let deck = &mut open.decks[game.deck_of(ship)];
    if !deck.unseen[0].has(cards) || deck.left < cards.total() {
        return Err("the deck has no such cards".to_owned());
    }
    deck.unseen[0] = deck.unseen[0].minus(cards);
    deck.left -= cards.total();
    Ok(open.ship_mut(ship))
}
