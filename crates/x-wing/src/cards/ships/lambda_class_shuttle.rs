//! The Lambda-class shuttle.

use crate::card::ActionKind::{Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::GalacticEmpire;
use crate::cards::Slot::{Cannon, Crew, System};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Stationary, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "lambdaclassshuttle",
    name: "Lambda-class Shuttle",
    factions: &[GalacticEmpire],
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

const fn imperial(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, GalacticEmpire, (name, skill, points), slots, card)
}

const BAR: &[Slot] = &[Cannon, Crew, Crew, System];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    imperial("Captain Kagi", 8, 27, BAR, Card::plain("captainkagi").modifying(&[DrawsLocks])).unique(),
    imperial(
        "Captain Yorr",
        4,
        24,
        BAR,
        Card::plain("captainyorr").with(&[may(WouldStress)
            .when(&[Friend(Active, One, Two), AtMost(Token::Stress, 2)])
            .then(&[Do(Own::CaptainYorr)])]),
    )
    .unique(),
    imperial(
        "Colonel Jendon",
        6,
        26,
        BAR,
        Card::plain("coloneljendon").with(&[
            may(StartOfCombat).then(&[Choose(Pick::friend(One, One).that(&[ShipPredicate::Unlocking])), PassLock])
        ]),
    )
    .unique(),
    imperial("Omicron Group Pilot", 2, 21, BAR, Card::plain("omicrongrouppilot")),
];
