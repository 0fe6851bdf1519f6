//! The Lambda-class shuttle.

use super::{Arcs, Faction, Pilot, ShipType, Slot};
use crate::card::ActionKind::{Focus, TargetLock};
use crate::card::Card;
use crate::card::Difficulty::{Green, Red, White};
use geometry::Bearing::{Bank, Stationary, Straight, Turn};
use geometry::{BaseSize, Side::Left, Side::Right};

static LAMBDA: ShipType = ShipType {
    xws: "lambdaclassshuttle",
    name: "Lambda-class Shuttle",
    factions: &[Faction::Imperial],
    size: BaseSize::Large,
    attack: 3,
    agility: 1,
    hull: 5,
    shields: 5,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock],
    dial: &[
        (0, &[(Stationary, Red)]),
        (1, &[(Bank(Left), Green), (Straight, Green), (Bank(Right), Green)]),
        (2, &[(Turn(Left), Red), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), Red)]),
        (3, &[(Bank(Left), Red), (Straight, White), (Bank(Right), Red)]),
    ],
};

const fn pilot(name: &'static str, skill: u8, points: i8, card: Card) -> Pilot {
    let slots = &[Slot::System, Slot::Cannon, Slot::Crew, Slot::Crew];
    Pilot { card, name, ship: &LAMBDA, faction: Faction::Imperial, skill, points, unique: false, slots }
}

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[pilot("Omicron Group Pilot", 2, 21, Card::plain("omicrongrouppilot"))];
