//! How good a position of Super Teams is for one seat.
//!
//! Counted in tenths of a space, so that all of it is whole numbers: the same on every machine.

use play::{Game, Seat};
use super_teams::{Bonus, Kind, Phase, Place, Position, SuperTeams};

const SPACE: i32 = 10;
const HOME: i32 = 25;
const HYPERSPACE: i32 = 28;
const ASTEROID: i32 = -22;
const VICTORY: i32 = 100_000;

/// A bonus card is worth less to a side that has fewer spaces than this left to go.
const CARDS_FADE_BELOW: i32 = 40;

/// The value for the side of `seat`: what it has, less what the best opposing side has.
pub(crate) fn value(game: &SuperTeams, position: &Position, seat: Seat) -> i32 {
    if position.open.phase == Phase::Over {
        return of_the_end(game, position, seat);
    }
    let own = game.side_of(seat);
    let opponents = (0..4).map(Seat).filter(|other| !own.has(*other) && !game.side_ships(*other).is_empty());
    let best = opponents.map(|other| of_a_side(game, position, other)).max().unwrap_or(0);
    of_a_side(game, position, seat) - best
}

/// What a bonus card is worth in hand: it is played when it gains more.
fn worth(bonus: Bonus) -> i32 {
    match bonus {
        Bonus::ExpertPilot => 19,
        Bonus::LightSpeed => 34,
        Bonus::Acceleration => 12,
        Bonus::EvasiveManeuver | Bonus::Tow => 24,
    }
}

fn of_a_side(game: &SuperTeams, position: &Position, seat: Seat) -> i32 {
    let last = i32::from(game.setup().board.last());
    let mut total = 0;
    let mut left = 0;
    for ship in game.side_ships(seat).iter() {
        let place = position.open.ships.at(ship);
        total += of_a_place(place);
        left += last - i32::from(place.space);
    }
    let cards: i32 = game.side_of(seat).iter().map(|seat| of_bonus_cards(position, seat)).sum();
    total + cards * left.min(CARDS_FADE_BELOW) / CARDS_FADE_BELOW
}

fn of_a_place(place: Place) -> i32 {
    let kind = match place.kind {
        Kind::Hyperspace => HYPERSPACE,
        Kind::Asteroid => ASTEROID,
        Kind::Final => HOME,
        Kind::Start | Kind::Normal | Kind::Bonus | Kind::Maw => 0,
    };
    i32::from(place.space) * SPACE + kind
}

fn of_bonus_cards(position: &Position, seat: Seat) -> i32 {
    let cards = position.bonus[seat.index()];
    cards.kinds().map(|bonus| cards.count_of(bonus).cast_signed() * worth(bonus)).sum()
}

/// A victory, a shared one for half as much, or a defeat.
fn of_the_end(game: &SuperTeams, position: &Position, seat: Seat) -> i32 {
    let arrived = |seat: Seat| game.side_ships(seat).iter().all(|ship| position.is_home(ship));
    let seats = (0..4).map(Seat).filter(|seat| !game.side_ships(*seat).is_empty());
    let shared = seats.filter(|other| !game.side_of(seat).has(*other)).any(arrived);
    match (arrived(seat), shared) {
        (true, false) => VICTORY,
        (true, true) => VICTORY / 2,
        (false, _) => -VICTORY,
    }
}
