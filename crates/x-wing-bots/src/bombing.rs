//! Whether a bomb is worth its card, at a glance: whom it will reach when all ships are where their dials lead.

use crate::fighter::Fighter;
use crate::outlook::{CARD, has_to_move};
use crate::places::BLAST;
use play::{Game, Input, Seat};
use x_wing::card::{Fuse, Window};
use x_wing::{Choice, Dropped, Frame, Position, ShipId, XWing};

/// What is answered when a ship reveals its dial and could drop a bomb: the bomb that costs the enemies most, if that is more than it costs
/// friends and than its card is worth. Nothing if the question is another one.
pub(crate) fn bombed(game: &XWing, position: &Position, seat: Seat, legal: &[Choice]) -> Option<Choice> {
    let Frame::Window(frame) = position.open.stack.top() else { return None };
    if frame.window != Window::Reveal || game.facts(frame.subject).seat != seat {
        return None;
    }
    let price = |choice: &Choice| {
        let Choice::Use { ship, card, .. } = *choice else { return 0.0 };
        let facts = game.facts(ship);
        let place = facts.upgrade_cards.iter().position(|known| *known == card);
        place.map_or(0.0, |place| CARD * f32::from(facts.upgrades[place].points))
    };
    let mut best = (0.0, Choice::Pass);
    for choice in legal.iter().filter(|choice| matches!(choice, Choice::Use { .. })) {
        let mut after = *position;
        game.advance(&mut after, &Input::Choice { seat, choice: *choice }, &mut ());
        let gain = harm(game, &after, position, seat)? - price(choice);
        if gain > best.0 {
            best = (gain, *choice);
        }
    }
    legal.contains(&best.1).then_some(best.1)
}

/// What the bomb that was just dropped costs the enemies of a seat less what it costs its friends; nothing if none was.
fn harm(game: &XWing, position: &Position, before: &Position, seat: Seat) -> Option<f32> {
    let open = &position.open;
    let (_, dropped) = open.devices().find(|(place, _)| before.open.devices().all(|(other, _)| other != *place))?;
    if dropped.charge().fuse != Fuse::EndOfActivation {
        return None;
    }
    let near = open.in_play().iter().filter_map(|ship| {
        let apart = away(game, position, dropped, ship) - game.facts(ship).pilot.ship.size.half();
        if apart >= BLAST {
            return None;
        }
        let sign = if game.side_of(seat) == game.facts(ship).side { -1.0 } else { 1.0 };
        Some(sign * Fighter::new(game, game.table(open), ship).one_damage())
    });
    Some(near.sum())
}

/// How far the middle of a ship will be from a bomb.
fn away(game: &XWing, position: &Position, dropped: &Dropped, ship: ShipId) -> f64 {
    let open = &position.open;
    let dial = position.dials[ship.index()].filter(|_| has_to_move(open, ship));
    let revealed = open.ship(ship).revealed.filter(|_| has_to_move(open, ship));
    let maneuver = dial.or(revealed).map(|place| game.facts(ship).dial[place as usize].maneuver);
    let end = match maneuver {
        Some(maneuver) => game.table(open).flight_end(ship, maneuver).pose,
        None => open.ship(ship).pose,
    };
    (end.centre() - dropped.pose.centre()).length()
}
