//! Playing a round on without thinking.

use crate::bombing::bombed;
use crate::glance::glance;
use crate::habit::habit;
use crate::prospect::Prospect;
use crate::standing::{before_combat, standing};
use play::{Chance, Game, Input, Need, Seat};
use x_wing::{Choice, Frame, Open, Position, ShipId, Team, XWing};

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

/// Whether ships have still to move, or cards are asked before the first of them may fire.
pub(crate) fn is_before_shots(open: &Open) -> bool {
    let frames = open.stack.as_slice();
    match frames[0] {
        Frame::Planning | Frame::PlanningEnds | Frame::Decloak | Frame::Activation | Frame::Detonations => true,
        Frame::Combat => {
            let is_asked = frames.len() > 1 && !frames.iter().any(|frame| matches!(frame, Frame::Fighting(_)));
            is_asked && open.in_play().iter().all(|ship| !open.ship(ship).fought)
        }
        _ => false,
    }
}

/// How questions are answered while a round is played on.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Care {
    /// By habit.
    Habit,
    /// With a glance at the table for actions, which takes several times as long.
    Glance,
}

/// What a seat answers.
fn flown_by(game: &XWing, position: &Position, seat: Seat, care: Care, quick: &mut impl Chance) -> Choice {
    if matches!(position.open.stack.top(), Frame::Window(_))
        && let Some(choice) = bombed(game, position, seat, &play::legal(game, position, seat))
    {
        return choice;
    }
    match care {
        Care::Habit => habit(game, position, seat, quick),
        Care::Glance => glance(game, position, seat, quick),
    }
}

/// How a position looks to a side once all ships have moved, by habit, before anybody fires.
pub(crate) fn moved_on(
    game: &XWing,
    position: &mut Position,
    side: Team,
    care: Care,
    quick: &mut impl Chance,
) -> Prospect {
    let round = position.open.round;
    for _ in 0..MOST_INPUTS {
        if !is_before_shots(&position.open) || position.open.round != round {
            break;
        }
        let input = match game.need(position) {
            Need::Over(_) => return standing(game, position, side),
            Need::Chance(_) => Input::Draw(game.draw(position, quick)),
            Need::Seats(seats) => {
                let seat: Seat = seats.iter().next().expect("a seat is waited for");
                Input::Choice { seat, choice: flown_by(game, position, seat, care, quick) }
            }
        };
        game.advance(position, &input, &mut ());
    }
    match position.open.round == round {
        true => before_combat(game, position, side),
        false => standing(game, position, side),
    }
}
