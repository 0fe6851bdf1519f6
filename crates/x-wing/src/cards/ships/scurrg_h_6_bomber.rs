//! The Scurrg H-6 bomber.

use crate::card::ActionKind::{BarrelRoll, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::{RebelAlliance, ScumAndVillainy};
use crate::cards::Slot::{Bomb, Crew, Elite, Missile, Torpedo, Turret};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Straight, Tallon, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "scurrgh6bomber",
    name: "Scurrg H-6 Bomber",
    factions: &[RebelAlliance, ScumAndVillainy],
    size: BaseSize::Small,
    attack: 3,
    agility: 1,
    hull: 5,
    shields: 5,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock, BarrelRoll],
    dial: &[
        (1, &[(Bank(Left), White), (Straight, Green), (Bank(Right), White)]),
        (2, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (3, &[(Turn(Left), Red), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), Red)]),
        (3, &[(Tallon(Left), Red), (Tallon(Right), Red)]),
        (4, &[(Straight, White)]),
        (5, &[(Straight, Red)]),
    ],
};

const fn rebel(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, RebelAlliance, (name, skill, points), slots, card)
}

const fn scum(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, ScumAndVillainy, (name, skill, points), slots, card)
}

const ELITE: &[Slot] = &[Elite, Torpedo, Missile, Turret, Bomb, Bomb, Crew];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    rebel(
        "Captain Nym",
        8,
        30,
        ELITE,
        Card::plain("captainnym-rebel")
            .with(&[may(WouldDetonate).when(&[Ours(Active)]).once_a_round().then(&[KeepBomb])]),
    )
    .unique(),
    scum(
        "Captain Nym",
        8,
        30,
        ELITE,
        Card::plain("captainnym-scum")
            .modifying(&[IgnoresFriendlyBombs])
            .with(&[may(ModifyDefense).when(&[Ours(Defender), PastOurBomb]).then(&[Add(Face::Evade)])]),
    )
    .unique(),
    scum("Karthakk Pirate", 1, 24, &[Torpedo, Missile, Turret, Bomb, Bomb, Crew], Card::plain("karthakkpirate")),
    scum("Lok Revenant", 3, 26, ELITE, Card::plain("lokrevenant")),
    scum(
        "Sol Sixxa",
        6,
        28,
        ELITE,
        Card::plain("solsixxa").modifying(&[DropsWith(&[(Turn(Left), 1), (Turn(Right), 1)])]),
    )
    .unique(),
];
