//! The ships that a mission gives to the sides, and where ships stand from the beginning.

use super::facts::facts;
use super::{BadSetup, ShipFacts, Source};
use crate::card::Modifier;
use crate::ids::Team;
use crate::mission::{Mission, MissionShip, pose};
use crate::set::Set;
use crate::squad::{EquippedShip, resolve};
use geometry::{Base, PlayArea};
use play::Seat;

/// The ships that a mission gives; the first seat of a side commands them.
pub(super) fn given(mission: &Mission, squads: &[ShipFacts]) -> Vec<ShipFacts> {
    let seat = |side: Team| squads.iter().filter(|ship| ship.side == side).map(|ship| ship.seat).min();
    let ships = mission.ships.iter().map(|ship| {
        let side = Team::of(ship.side);
        of_mission(ship, side, seat(side).unwrap_or(Seat(ship.side)))
    });
    ships.collect()
}

fn of_mission(ship: &MissionShip, side: Team, seat: Seat) -> ShipFacts {
    let pilot = resolve::pilots(&ship.pilot)[0];
    let equipped = EquippedShip { pilot, upgrades: Vec::new(), backs: Set::NONE, named: Set::NONE };
    let mut facts = facts(side, seat, Some(ship.name.clone()), equipped);
    let numbers = &mut facts.numbers;
    let own = [
        (&mut numbers.skill, ship.skill),
        (&mut numbers.attack, ship.attack),
        (&mut numbers.agility, ship.agility),
        (&mut numbers.hull, ship.hull),
        (&mut numbers.shields, ship.shields),
    ];
    for (number, own) in own {
        *number = own.unwrap_or(*number);
    }
    facts.cost = ship.points.into();
    facts.is_given = true;
    facts.stands = ship.pose();
    facts.is_still = ship.still;
    if ship.still {
        facts.dial = Vec::new();
        facts.modifiers = vec![(Source::Pilot, Modifier::CannotAttack)];
    }
    facts
}

/// Puts ships of the squads where the mission places them, and looks whether all that stand have room.
pub(super) fn place(mission: &Mission, area: PlayArea, ships: &mut [ShipFacts]) -> Result<(), BadSetup> {
    for place in &mission.places {
        let side = Team::of(place.side);
        let mut squad = ships.iter_mut().filter(|ship| ship.side == side && !ship.is_given && ship.carrier.is_none());
        if let Some(ship) = squad.nth(place.ship.into()) {
            ship.stands = pose(place.at);
        }
    }
    let standing = ships.iter().filter_map(|ship| {
        let name = if ship.name.is_empty() { ship.pilot.card.name } else { &ship.name };
        Some((name, Base::new(ship.pilot.ship.size, ship.stands?)))
    });
    let standing: Vec<_> = standing.collect();
    Ok(mission.check_standing(area, &standing)?)
}

/// The leaders of both sides: the ship that the mission says, or the first one of the squad.
pub(super) fn leaders(mission: Option<&Mission>, ships: &[ShipFacts]) -> [usize; 2] {
    Team::BOTH.map(|side| {
        let of_side = || ships.iter().enumerate().filter(|(_, ship)| ship.side == side);
        let said = mission.and_then(|mission| mission.given(side).find(|ship| ship.leader));
        let given = said.and_then(|said| of_side().find(|(_, ship)| ship.is_given && ship.name == said.name));
        given.or_else(|| of_side().next()).map_or(0, |(index, _)| index)
    })
}
