//! Playing a round on without thinking.

use crate::habit::habit;
use crate::prospect::Prospect;
use crate::standing::{before_combat, standing};
use play::{Chance, Game, Input, Need, Seat};
use x_wing::{Choice, Frame, Position, ShipId, Team, XWing};

/// By ship: the place on its dial.
pub(crate) type Dials = Vec<(ShipId, u8)>;

/// A round of a game takes fewer inputs than this.
const MOST_INPUTS: usize = 2000;

/// Sets the dials of both sides and commits them.
pub(crate) fn dial_all(game: &XWing, position: &mut Position, plans: [&Dials; 2]) {
    let to_dial = game.table(&position.open).to_dial();
    for (ship, place) in plans.into_iter().flatten() {
        if to_dial.has(*ship) {
            position.dials[ship.index()] = Some(*place);
            position.open.dialled.insert(*ship);
        }
    }
    // A round in which nobody is asked anything leads to the next one at once.
    let round = position.open.round;
    while position.open.stack.top() == Frame::Planning
        && position.open.round == round
        && let Need::Seats(seats) = game.need(position)
    {
        let seat = seats.iter().next().expect("a seat is waited for");
        game.advance(position, &Input::Choice { seat, choice: Choice::Commit }, &mut ());
    }
}

/// How a position looks to a side once all ships have moved, by habit, before anybody fires.
pub(crate) fn moved_on(game: &XWing, position: &mut Position, side: Team, quick: &mut impl Chance) -> Prospect {
    let round = position.open.round;
    for _ in 0..MOST_INPUTS {
        let is_moving = matches!(
            position.open.stack.as_slice()[0],
            Frame::Planning | Frame::Decloak | Frame::Activation | Frame::Detonations
        );
        if !is_moving || position.open.round != round {
            break;
        }
        let input = match game.need(position) {
            Need::Over(_) => return standing(game, position, side),
            Need::Chance(_) => Input::Draw(game.draw(position, quick)),
            Need::Seats(seats) => {
                let seat: Seat = seats.iter().next().expect("a seat is waited for");
                Input::Choice { seat, choice: habit(game, position, seat, quick) }
            }
        };
        game.advance(position, &input, &mut ());
    }
    match position.open.round == round {
        true => before_combat(game, position, side),
        false => standing(game, position, side),
    }
}
