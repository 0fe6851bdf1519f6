//! The JumpMaster 5000.

use crate::card::ActionKind::{BarrelRoll, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::ScumAndVillainy;
use crate::cards::Slot::{Crew, Elite, Illicit};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Segnor, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "jumpmaster5000",
    name: "JumpMaster 5000",
    factions: &[ScumAndVillainy],
    size: BaseSize::Large,
    attack: 2,
    agility: 2,
    hull: 5,
    shields: 4,
    arcs: Arcs::Turret,
    actions: &[Focus, TargetLock, BarrelRoll],
    dial: &[
        (1, &[(Turn(Left), Green), (Bank(Left), Green), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (2, &[(Turn(Left), Green), (Bank(Left), Green), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (2, &[(Segnor(Left), White), (Segnor(Right), Red)]),
        (3, &[(Bank(Left), White), (Straight, White), (Bank(Right), White)]),
        (4, &[(Straight, White), (Koiogran, Red)]),
    ],
};

const fn scum(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, ScumAndVillainy, (name, skill, points), slots, card)
}

const ELITE: &[Slot] = &[Elite, Crew, Illicit];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    scum("Contracted Scout", 3, 25, ELITE, Card::plain("contractedscout")),
    scum(
        "Dengar",
        9,
        33,
        ELITE,
        Card::plain("dengar").with(&[may(FollowUp)
            .when(&[SelfIs(Defender), Opponent(ShipPredicate::InMyArc)])
            .once_a_round()
            .then(&[AttackAt(Who::Attacker, Weapons::Any)])]),
    )
    .unique(),
    scum(
        "Manaroo",
        4,
        27,
        ELITE,
        Card::plain("manaroo").with(&[may(StartOfCombat).then(&[Choose(Pick::friend(One, One)), Do(Own::Manaroo)])]),
    )
    .unique(),
    scum(
        "Tel Trevura",
        7,
        30,
        ELITE,
        Card::plain("teltrevura").with(&[must(Dying).when(&[SelfIs(Active)]).once_a_game().then(&[
            Do(Own::TelTrevura),
            DealFaceDown,
            DealFaceDown,
            DealFaceDown,
            DealFaceDown,
        ])]),
    )
    .unique(),
];
