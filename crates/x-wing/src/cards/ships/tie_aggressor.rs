//! The TIE Aggressor.

use crate::card::ActionKind::{BarrelRoll, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::GalacticEmpire;
use crate::cards::Slot::{Elite, Missile, Turret};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "tieaggressor",
    name: "TIE Aggressor",
    factions: &[GalacticEmpire],
    size: BaseSize::Small,
    attack: 2,
    agility: 2,
    hull: 4,
    shields: 1,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock, BarrelRoll],
    dial: &[
        (1, &[(Bank(Left), White), (Straight, Green), (Bank(Right), White)]),
        (2, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (4, &[(Straight, White), (Koiogran, Red)]),
    ],
};

const fn imperial(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, GalacticEmpire, (name, skill, points), slots, card)
}

const BAR: &[Slot] = &[Missile, Missile, Turret];
const ELITE: &[Slot] = &[Elite, Missile, Missile, Turret];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    imperial(
        "\"Double Edge\"",
        4,
        19,
        ELITE,
        Card::plain("doubleedge").with(&[may(FollowUp)
            .when(&[SelfIs(Attacker), WithSecondary, AttackMissed])
            .once_a_round()
            .then(&[Attack(Weapons::Other)])]),
    )
    .unique(),
    imperial(
        "Lieutenant Kestal",
        7,
        22,
        ELITE,
        Card::plain("lieutenantkestal").with(&[may(ModifyDefense).when(&[SelfIs(Attacker)]).then(&[
            Spend(Token::Focus),
            CancelEvery(Face::Blank),
            CancelEvery(Face::Focus),
        ])]),
    )
    .unique(),
    imperial("Onyx Squadron Escort", 5, 19, BAR, Card::plain("onyxsquadronescort")),
    imperial("Sienar Specialist", 2, 17, BAR, Card::plain("sienarspecialist")),
];
