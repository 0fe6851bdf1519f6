//! The YV-666.

use crate::card::ActionKind::{Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::ScumAndVillainy;
use crate::cards::Slot::{Cannon, Crew, Elite, Illicit, Missile};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Stationary, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "yv666",
    name: "YV-666",
    factions: &[ScumAndVillainy],
    size: BaseSize::Large,
    attack: 3,
    agility: 1,
    hull: 6,
    shields: 6,
    arcs: Arcs::Forward,
    actions: &[Focus, TargetLock],
    dial: &[
        (0, &[(Stationary, Red)]),
        (1, &[(Bank(Left), Green), (Straight, Green), (Bank(Right), Green)]),
        (2, &[(Turn(Left), Red), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), Red)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (4, &[(Straight, White)]),
    ],
};

const fn scum(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, ScumAndVillainy, (name, skill, points), slots, card)
}

const BAR: &[Slot] = &[Missile, Cannon, Crew, Crew, Crew, Illicit];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    scum(
        "Bossk",
        7,
        35,
        &[Elite, Missile, Cannon, Crew, Crew, Crew, Illicit],
        Card::plain("bossk").with(&[may(Hit).when(&[SelfIs(Attacker), Shows(Face::Critical)]).then(&[
            Cancel(Face::Critical),
            Add(Face::Hit),
            Add(Face::Hit),
        ])]),
    )
    .unique(),
    scum(
        "Latts Razzi",
        5,
        33,
        BAR,
        Card::plain("lattsrazzi")
            .with(&[may(Declared).when(&[Ours(Attacker)]).then(&[SpendLockOn(Who::Defender), LessAgility])]),
    )
    .unique(),
    scum("Moralo Eval", 6, 34, BAR, Card::plain("moraloeval").modifying(&[Aims(Cannon)])).unique(),
    scum("Trandoshan Slaver", 2, 29, BAR, Card::plain("trandoshanslaver")),
];
