//! The TIE Adv. Prototype.

use crate::card::ActionKind::{BarrelRoll, Boost, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::GalacticEmpire;
use crate::cards::Slot::{Elite, Missile};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "tieadvprototype",
    name: "TIE Adv. Prototype",
    factions: &[GalacticEmpire],
    size: BaseSize::Small,
    attack: 2,
    agility: 3,
    hull: 2,
    shields: 2,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock, BarrelRoll, Boost],
    dial: &[
        (1, &[(Turn(Left), Green), (Bank(Left), Green), (Bank(Right), Green), (Turn(Right), Green)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (4, &[(Straight, Green), (Koiogran, Red)]),
        (5, &[(Straight, White)]),
    ],
};

const fn imperial(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, GalacticEmpire, (name, skill, points), slots, card)
}

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    imperial("Baron of the Empire", 4, 19, &[Elite, Missile], Card::plain("baronoftheempire")),
    imperial("Sienar Test Pilot", 2, 16, &[Missile], Card::plain("sienartestpilot")),
    imperial(
        "The Inquisitor",
        8,
        25,
        &[Elite, Missile],
        Card::plain("theinquisitor").modifying(&[While(&[Attacks, WithPrimary], &CountsAsRange(One))]),
    )
    .unique(),
    imperial(
        "Valen Rudor",
        6,
        22,
        &[Elite, Missile],
        Card::plain("valenrudor").with(&[may(AfterAttack).when(&[SelfIs(Defender)]).then(&[FreeAny])]),
    )
    .unique(),
];
