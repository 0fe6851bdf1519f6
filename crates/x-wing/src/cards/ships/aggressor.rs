//! The Aggressor.

use crate::card::ActionKind::{Boost, Evade, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::ScumAndVillainy;
use crate::cards::Slot::{Bomb, Cannon, Elite, Illicit, System};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Segnor, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "aggressor",
    name: "Aggressor",
    factions: &[ScumAndVillainy],
    size: BaseSize::Large,
    attack: 3,
    agility: 3,
    hull: 4,
    shields: 4,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock, Boost, Evade],
    dial: &[
        (1, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (2, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (3, &[(Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Segnor(Left), Red), (Segnor(Right), Red)]),
        (4, &[(Koiogran, Red)]),
    ],
};

const fn scum(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, ScumAndVillainy, (name, skill, points), slots, card)
}

const ELITE: &[Slot] = &[Elite, Cannon, Cannon, Bomb, System, Illicit];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    scum(
        "IG-88A",
        6,
        36,
        ELITE,
        Card::plain("ig88a")
            .with(&[may(AfterAttack).when(&[SelfIs(Attacker), DefenderDestroyed]).then(&[RecoverShield])]),
    )
    .unique(),
    scum(
        "IG-88B",
        6,
        36,
        ELITE,
        Card::plain("ig88b").with(&[may(FollowUp)
            .when(&[SelfIs(Attacker), AttackMissed])
            .once_a_round()
            .then(&[Attack(Weapons::Of(&[Cannon]))])]),
    )
    .unique(),
    scum(
        "IG-88C",
        6,
        36,
        ELITE,
        Card::plain("ig88c").with(&[may(AfterAction).when(&[SelfIs(Active), Acted(&[Boost])]).then(&[Free(&[Evade])])]),
    )
    .unique(),
    scum(
        "IG-88D",
        6,
        36,
        ELITE,
        Card::plain("ig88d").with(&[may(Reveal)
            .when(&[SelfIs(Active), Bearings(&[Segnor(Left), Segnor(Right)]), Speeds(&[3])])
            .then(&[FlyAlong(Curve::Turn)])]),
    )
    .unique(),
];
