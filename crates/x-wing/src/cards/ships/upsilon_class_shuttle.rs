//! The Upsilon-class shuttle.

use crate::card::ActionKind::{Coordinate, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::FirstOrder;
use crate::cards::Slot::{Crew, Elite, System, Tech};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Stationary, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "upsilonclassshuttle",
    name: "Upsilon-class Shuttle",
    factions: &[FirstOrder],
    size: BaseSize::Large,
    attack: 4,
    agility: 1,
    hull: 6,
    shields: 6,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock, Coordinate],
    dial: &[
        (0, &[(Stationary, Red)]),
        (1, &[(Turn(Left), Red), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), Red)]),
        (2, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (3, &[(Turn(Left), Red), (Bank(Left), White), (Straight, White), (Bank(Right), White), (Turn(Right), Red)]),
    ],
};

const fn first_order(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, FirstOrder, (name, skill, points), slots, card)
}

const BAR: &[Slot] = &[Crew, Crew, System, Tech, Tech];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    first_order(
        "Kylo Ren",
        6,
        34,
        &[Elite, Crew, Crew, System, Tech, Tech],
        Card::plain("kyloren-upsilonclassshuttle").with(&[must(Hit)
            .when(&[SelfIs(Defender)])
            .once_a_round()
            .then(&[Assign("illshowyouthedarkside", Who::Attacker)])]),
    )
    .unique(),
    first_order("Lieutenant Dormitz", 3, 31, BAR, Card::plain("lieutenantdormitz").modifying(&[PlacesFriends(Two)]))
        .unique(),
    first_order("Major Stridan", 4, 32, BAR, Card::plain("majorstridan").modifying(&[FriendsCountNear])).unique(),
    first_order("Starkiller Base Pilot", 2, 30, BAR, Card::plain("starkillerbasepilot")),
];
