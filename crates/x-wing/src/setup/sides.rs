//! Which seat is on which side.

use super::{BadSetup, ShipFacts};
use crate::ids::Team;
use play::Seat;

/// The side of each seat; every seat up to the last has ships, all of one side.
pub(super) fn sides(ships: &[ShipFacts]) -> Result<Vec<Team>, BadSetup> {
    let last = ships.iter().map(|ship| ship.seat.0).max().unwrap_or_default();
    let mut sides = Vec::new();
    for seat in 0..=last.min(15) {
        let mut of = ships.iter().filter(|ship| ship.seat == Seat(seat)).map(|ship| ship.side);
        let side = of.next().ok_or(BadSetup::Seat(seat))?;
        if of.any(|other| other != side) {
            return Err(BadSetup::Seat(seat));
        }
        sides.push(side);
    }
    if last > 15 {
        return Err(BadSetup::Seat(last));
    }
    let count = |side: Team| sides.iter().map(|of| usize::from(*of == side)).sum::<usize>();
    match count(Team::First).abs_diff(count(Team::Second)) > 1 {
        true => Err(BadSetup::Uneven(count(Team::First), count(Team::Second))),
        false => Ok(sides),
    }
}
