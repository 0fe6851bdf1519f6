//! A random player with the sense to stay on the table and to shoot, so that ships really meet.

use crate::fighter::Fighter;
use crate::places::Ground;
use geometry::{Base, Maneuver};
use play::{Chance, Seat};
use x_wing::frame::Fighting;
use x_wing::{Choice, DialEntry, Difficulty, FightStep, Frame, Open, ShipId, Table, XWing};

/// Any choice of `seat`, but manoeuvres that stay on the table if there are any, and attacks whenever one is possible.
///
/// ```
/// # use x_wing::{Options, Setup, Squad, SquadShip, XWing};
/// # use play::{Game, Seat};
/// use x_wing_bots::random_pilot;
/// # let ship = |pilot: &str| SquadShip { pilot: pilot.into(), upgrades: vec![], name: None, seat: None };
/// # let squads = [Squad { ships: vec![ship("poedameron")] }, Squad { ships: vec![ship("omegaace")] }];
/// let game = XWing::new(Setup { squads, options: Options::default() })?;
/// let choice = random_pilot(&game, &game.start().open, Seat(1), &mut chance::Dice::new(1, 0));
/// assert!(matches!(choice, x_wing::Choice::Initiative(_)));
/// # Ok::<(), x_wing::BadSetup>(())
/// ```
pub fn random_pilot(game: &XWing, open: &Open, seat: Seat, chance: &mut impl Chance) -> Choice {
    let table = game.table(open);
    let top = open.stack.top();
    if top == Frame::Planning {
        let mine = (table.to_dial() & game.commanded(seat)) - open.dialled;
        return match mine.first() {
            Some(ship) => Choice::Dial { ship, maneuver: staying(table, game, ship, chance) },
            None => Choice::Commit,
        };
    }
    if let Frame::Fighting(Fighting { ship, step: FightStep::Declare }) = top {
        let mut count = 0;
        let mut picked = Choice::Pass;
        table.each_attack(ship, |weapon, target, obstructed| {
            count += 1;
            if chance.below(count) == 0 {
                picked = Choice::Attack { weapon, target, obstructed };
            }
        });
        return picked;
    }
    table.sample(seat, chance)
}

/// The same, but manoeuvres after which there are several ways on, if there are any.
pub(crate) fn careful_pilot(game: &XWing, open: &Open, seat: Seat, chance: &mut impl Chance) -> Choice {
    let table = game.table(open);
    let mine = (table.to_dial() & game.commanded(seat)) - open.dialled;
    let Some(ship) = mine.first().filter(|_| open.stack.top() == Frame::Planning) else {
        return random_pilot(game, open, seat, chance);
    };
    let (ground, fighter) = (Ground::new(game, table), Fighter::new(game, table, ship));
    let dial = ground.dial(&fighter).into_iter().map(|entry| ground.flown(&fighter, entry, &[]));
    let safe: Vec<_> =
        dial.filter(|place| place.value > -0.15 * fighter.cost).filter_map(|place| place.maneuver).collect();
    if safe.is_empty() {
        return random_pilot(game, open, seat, chance);
    }
    Choice::Dial { ship, maneuver: safe[chance.below(safe.len() as u32) as usize] }
}

/// A manoeuvre that ends on the table with room for another, from a random place on the dial onwards; any if there is
/// none.
fn staying(table: Table<'_>, game: &XWing, ship: ShipId, chance: &mut impl Chance) -> Maneuver {
    let facts = game.facts(ship);
    let base = table.base(ship);
    let count = facts.dial.len();
    let from = chance.below(count as u32) as usize;
    let stressed = table.open().ship(ship).stress > 0;
    let allowed = |place: &usize| table.may_dial(facts.seat, ship, facts.dial[*place].maneuver);
    let places = (0..count).map(|step| (from + step) % count).filter(allowed);
    let area = game.area();
    let stays = |from: Base, entry: &DialEntry| {
        let end = Base::new(from.size, entry.maneuver.end(from));
        (!area.has_fled(&end)).then_some(end)
    };
    let is_good = |place: &usize| {
        let entry = facts.dial[*place];
        let is_red = stressed && table.difficulty(ship, entry) == Difficulty::Red;
        let goes_on = |end: Base| facts.dial.iter().any(|next| stays(end, next).is_some());
        !is_red && stays(base, &entry).is_some_and(goes_on)
    };
    let place = places.clone().find(is_good).or_else(|| places.clone().next());
    facts.dial[place.expect("a dial has a manoeuvre")].maneuver
}
