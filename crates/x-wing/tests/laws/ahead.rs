//! What players are told of moves that they think about is what happens then, and whole plans are accepted.

use crate::watch::next_input;
use chance::Dice;
use geometry::{Base, Bearing, Pose};
use play::{Chance, Event, Game, Input, InputOf, Need, Seat};
use std::collections::BTreeSet;
use x_wing::card::Modifier;
use x_wing::{Action, CardId, Choice, FightStep, Frame, Happening, Position, Rolled, Set, ShipId, XWing};

/// How often each kind of answer was held against what happened.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Manoeuvres that ended where their template does.
    pub free: u64,
    /// Manoeuvres that were stopped by a ship.
    pub overlaps: u64,
    /// Manoeuvres that met an obstacle.
    pub obstacles: u64,
    /// Manoeuvres that left the table.
    pub leaves: u64,
    /// Boosts and barrel rolls.
    pub shifts: u64,
    /// Pairs of ships of which one could attack.
    pub fire: u64,
    /// Whole plans.
    pub plans: u64,
}

/// Plays a game to its end.
pub fn play(game: &XWing, dice: &mut Dice, tally: &mut Tally) -> Result<(), String> {
    let mut position = game.start();
    while let Some(input) = next_input(game, &position, dice) {
        let mut input = input;
        if let Input::Choice { seat, choice } = &mut input {
            plans(game, &position, *seat, dice, tally)?;
            fire(game, &position, *seat, tally)?;
            *choice = in_the_middle(game, &position, *seat, dice).unwrap_or(*choice);
        }
        let shifted = shift(game, &position, &input);
        go_on(game, &mut position, &input, shifted, tally).map_err(|fault| format!("{input:?}: {fault}"))?;
    }
    Ok(())
}

/// Now and then a Tallon Roll is not moved out of the middle, and a barrel roll ends at a place that was foretold.
fn in_the_middle(game: &XWing, position: &Position, seat: Seat, dice: &mut Dice) -> Option<Choice> {
    match position.open.stack.top() {
        Frame::Sliding(_) => {
            let choice = Choice::Slide(0.0);
            game.check(position, &Input::Choice { seat, choice }).is_ok().then_some(choice)
        }
        Frame::Rolling(roll) if matches!(roll.kind, Rolled::Action | Rolled::Free) => {
            let ends: Vec<_> =
                game.table(&position.open).roll_ends(roll.ship, roll.side, (roll.speed, roll.bend)).collect();
            let (choice, _) = ends[dice.below(ends.len() as u32) as usize];
            Some(choice)
        }
        _ => None,
    }
}

/// Where a boost or a barrel roll is said to end.
fn shift(game: &XWing, position: &Position, input: &InputOf<XWing>) -> Option<Pose> {
    let Input::Choice { choice, .. } = input else { return None };
    let table = game.table(&position.open);
    match (position.open.stack.top(), choice) {
        (Frame::Acting(acting), Choice::Action(Action::Boost(boost))) => table.boost_end(acting.ship, *boost).ok(),
        (Frame::Rolling(roll), place) => table
            .roll_ends(roll.ship, roll.side, (roll.speed, roll.bend))
            .find(|(choice, _)| choice == place)
            .map(|(_, pose)| pose),
        _ => None,
    }
}

/// Plays an input step by step: before each step everything is asked, after it the events are looked at.
fn go_on(
    game: &XWing,
    position: &mut Position,
    input: &InputOf<XWing>,
    mut shifted: Option<Pose>,
    tally: &mut Tally,
) -> Result<(), String> {
    let mut is_first = true;
    loop {
        let before = *position;
        let mut events: Vec<Event<Happening>> = Vec::new();
        let mut turn = game.turn(position, &mut events);
        let goes_on = match *input {
            _ if !is_first => turn.go_on(),
            Input::Choice { seat, choice } => {
                turn.answer(seat, choice);
                true
            }
            Input::Draw(draw) => {
                turn.drawn(draw);
                true
            }
            Input::Table(_) => unreachable!("nobody says anything"),
        };
        is_first = false;
        if let Some(wanted) = shifted.take() {
            let to = events
                .iter()
                .find_map(|event| if let Happening::Shifted { to, .. } = event.what { Some(to) } else { None });
            if to != Some(wanted) {
                return Err(format!("a move to {wanted:?} was foretold, and ended at {to:?}"));
            }
            tally.shifts += 1;
        }
        moved(game, &before, input, &events, tally)?;
        if !goes_on {
            return Ok(());
        }
    }
}

fn moved(
    game: &XWing,
    before: &Position,
    input: &InputOf<XWing>,
    events: &[Event<Happening>],
    tally: &mut Tally,
) -> Result<(), String> {
    let Some((ship, maneuver, from, to)) = events.iter().find_map(|event| match event.what {
        Happening::Moved { ship, maneuver, from, to } => Some((ship, maneuver, from, to)),
        _ => None,
    }) else {
        return Ok(());
    };
    let is_slid = matches!(input, Input::Choice { choice: Choice::Slide(slide), .. } if *slide != 0.0);
    if is_slid {
        return Ok(());
    }
    let end = game.table(&before.open).flight_end(ship, maneuver);
    let (mut touches, mut obstacles, mut leaves) = (Set::NONE, Set::NONE, false);
    for event in events {
        match event.what {
            Happening::Touched { ship: one, other } if one == ship => touches.insert(other),
            Happening::Met { ship: one, obstacle } if one == ship => obstacles.insert(obstacle),
            Happening::Fled { ship: one } | Happening::Left { ship: one } if one == ship => leaves = true,
            _ => {}
        }
    }
    if (end.pose, end.touches, end.obstacles, end.leaves) != (to, touches, obstacles, leaves) {
        return Err(format!("{ship:?} {maneuver}: {end:?} was foretold, and it ended at {to:?} ({events:?})"));
    }
    let start = Base::new(game.facts(ship).pilot.ship.size, from);
    let (_, template) = game.table(&before.open).laid(ship, maneuver);
    if !end.overlaps && maneuver.end_along(start, template, 0.0) != to {
        return Err(format!("{ship:?} {maneuver}: nothing is in the way, and it does not end where its template does"));
    }
    if !end.overlaps && !touches.is_empty() {
        return Err(format!("{ship:?} {maneuver} touches ships that it did not overlap"));
    }
    tally.free += u64::from(!end.overlaps && maneuver.bearing() != Bearing::Stationary);
    tally.overlaps += u64::from(end.overlaps);
    tally.obstacles += u64::from(!obstacles.is_empty());
    tally.leaves += u64::from(leaves);
    Ok(())
}

/// Primary attacks are offered along lines of fire alone, and at their range.
fn fire(game: &XWing, position: &Position, seat: Seat, tally: &mut Tally) -> Result<(), String> {
    let Frame::Fighting(fighting) = position.open.stack.top() else { return Ok(()) };
    if fighting.step != FightStep::Declare {
        return Ok(());
    }
    let table = game.table(&position.open);
    let mut offered: BTreeSet<(ShipId, bool)> = BTreeSet::new();
    game.legal(position, seat, |choice| {
        if let Choice::Attack { weapon: CardId::PRIMARY, target, obstructed } = choice {
            offered.insert((target, obstructed));
        }
    });
    for (target, obstructed) in offered {
        let line = table.line_of_fire(fighting.ship, target).ok_or_else(|| format!("no line of fire to {target:?}"))?;
        let can = if obstructed { line.is_obstructed } else { line.is_clear };
        let choice = Choice::Attack { weapon: CardId::PRIMARY, target, obstructed };
        let mut after = *position;
        game.advance(&mut after, &Input::Choice { seat, choice }, &mut ());
        let counted = game.facts(fighting.ship).pilot.card.modifiers.iter().find_map(|modifier| match modifier {
            Modifier::While(_, Modifier::CountsAsRange(band)) => Some(*band),
            _ => None,
        });
        let said = (counted.unwrap_or(line.range).number(), can);
        let really = (after.open.attack.range, after.open.attack.obstructed == obstructed);
        if said != really {
            return Err(format!("{line:?} at {target:?}, and the attack is at {really:?}"));
        }
        tally.fire += 1;
    }
    Ok(())
}

/// Every dial that is legal is in the plans and no other; a plan is accepted move by move, and then the seat has planned.
fn plans(game: &XWing, position: &Position, seat: Seat, dice: &mut Dice, tally: &mut Tally) -> Result<(), String> {
    let table = game.table(&position.open);
    let Some(plans) = table.plans(seat) else {
        return match position.open.stack.top() {
            Frame::Planning => Err("a seat that is waited for has no plans".to_owned()),
            _ => Ok(()),
        };
    };
    let mut legal = Vec::new();
    game.legal(position, seat, |choice| {
        if let Choice::Dial { ship, maneuver } = choice
            && !position.open.dialled.has(ship)
        {
            legal.push((ship, maneuver));
        }
    });
    let dials: Vec<_> =
        plans.dials().flat_map(|(ship, maneuvers)| maneuvers.iter().map(move |maneuver| (ship, *maneuver))).collect();
    if dials != legal {
        return Err(format!("{dials:?} can be planned, {legal:?} is legal"));
    }
    let number = (0..4).fold(0, |number, _| number << 30 | u128::from(dice.below(1 << 30))) % plans.count();
    let mut after = *position;
    for choice in plans.get(number).expect("a number below the count") {
        game.apply(&mut after, &Input::Choice { seat, choice }, &mut ())
            .map_err(|refusal| format!("plan {number}: {choice:?}: {refusal}"))?;
    }
    // A round in which nobody has anything to decide is over at once, and then the seat plans the next.
    let is_same = after.open.round == position.open.round && after.open.stack.top() == Frame::Planning;
    let still = is_same && matches!(game.need(&after), Need::Seats(seats) if seats.has(seat));
    if still {
        return Err(format!("plan {number} does not end the planning of {seat}"));
    }
    tally.plans += 1;
    Ok(())
}

/// How many plans the second seat has in the first round. All are different.
pub fn all_plans(game: &XWing, dice: &mut Dice) -> u128 {
    let mut position = game.start();
    while position.open.stack.top() != Frame::Planning {
        let input = next_input(game, &position, dice).expect("a game that has not begun");
        game.apply(&mut position, &input, &mut ()).expect("an input of a pilot");
    }
    let seat = Seat(1);
    let plans = game.table(&position.open).plans(seat).expect("a seat that plans");
    let all: BTreeSet<_> = plans.iter().map(|plan| format!("{plan:?}")).collect();
    assert_eq!(all.len() as u128, plans.count());
    assert_eq!(plans.get(plans.count()), None);
    plans.count()
}
