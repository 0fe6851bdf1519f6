//! A random player with the sense to stay on the table and to shoot, so that ships really meet.

use crate::frame::{FightStep, Fighting, Frame};
use crate::ids::ShipId;
use crate::input::Choice;
use crate::position::Position;
use crate::setup::{DialEntry, XWing};
use geometry::{Base, Maneuver};
use play::{Chance, Seat};

/// Any choice of `seat`, but manoeuvres that stay on the table if there are any, and attacks whenever one is possible.
///
/// ```
/// # use x_wing::{Options, Setup, Squad, SquadShip, XWing, random_pilot};
/// # use play::{Game, Seat};
/// # let ship = |pilot: &str| SquadShip { pilot: pilot.into(), upgrades: vec![], name: None, seat: None };
/// # let squads = [Squad { ships: vec![ship("poedameron")] }, Squad { ships: vec![ship("omegaace")] }];
/// let game = XWing::new(Setup { squads, options: Options::default() })?;
/// let choice = random_pilot(&game, &game.start(), Seat(1), &mut chance::Dice::new(1, 0));
/// assert!(matches!(choice, x_wing::Choice::Initiative(_)));
/// # Ok::<(), x_wing::BadSetup>(())
/// ```
pub fn random_pilot(game: &XWing, position: &Position, seat: Seat, chance: &mut impl Chance) -> Choice {
    let open = &position.open;
    let top = open.stack.top();
    if top == Frame::Planning {
        let mine = game.table(open).to_dial() & (game.commanded(seat) - open.dialled);
        return match mine.iter().next() {
            Some(ship) => Choice::Dial { ship, maneuver: staying(game, position, ship, chance) },
            None => Choice::Commit,
        };
    }
    if let Frame::Fighting(Fighting { ship, step: FightStep::Declare }) = top {
        let mut count = 0;
        let mut picked = Choice::Pass;
        game.table(open).each_attack(ship, |weapon, target, obstructed| {
            count += 1;
            if chance.below(count) == 0 {
                picked = Choice::Attack { weapon, target, obstructed };
            }
        });
        return picked;
    }
    game.table(open).sample(seat, chance)
}

/// A manoeuvre that ends on the table with room for another, from a random place on the dial onwards; any if there is
/// none.
fn staying(game: &XWing, position: &Position, ship: ShipId, chance: &mut impl Chance) -> Maneuver {
    let (facts, open) = (game.facts(ship), &position.open);
    let base = game.table(open).base(ship);
    let count = facts.dial.len();
    let from = chance.below(count as u32) as usize;
    let stressed = open.ship(ship).stress > 0;
    let allowed = |place: &usize| game.table(open).may_dial(facts.seat, ship, facts.dial[*place].maneuver);
    let places = (0..count).map(|step| (from + step) % count).filter(allowed);
    let area = game.setup.options.area;
    let stays = |from: Base, entry: &DialEntry| {
        let end = Base::new(from.size, entry.maneuver.end(from));
        (!area.has_fled(&end)).then_some(end)
    };
    let is_good = |place: &usize| {
        let entry = facts.dial[*place];
        let is_red = stressed && game.table(open).difficulty(ship, entry) == crate::Difficulty::Red;
        let goes_on = |end: Base| facts.dial.iter().any(|next| stays(end, next).is_some());
        !is_red && stays(base, &entry).is_some_and(goes_on)
    };
    let place = places.clone().find(is_good).or_else(|| places.clone().next());
    facts.dial[place.expect("a dial has a manoeuvre")].maneuver
}
