//! The VT-49 Decimator.

use crate::card::ActionKind::{Focus, TargetLock};
use crate::card::Difficulty::{Green, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::GalacticEmpire;
use crate::cards::Slot::{Bomb, Crew, Elite, Torpedo};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "vt49decimator",
    name: "VT-49 Decimator",
    factions: &[GalacticEmpire],
    size: BaseSize::Large,
    attack: 3,
    agility: 0,
    hull: 12,
    shields: 4,
    arcs: Arcs::Turret,
    actions: &[Focus, TargetLock],
    dial: &[
        (1, &[(Bank(Left), White), (Straight, White), (Bank(Right), White)]),
        (2, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (4, &[(Straight, White)]),
    ],
};

const fn imperial(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, GalacticEmpire, (name, skill, points), slots, card)
}

const ELITE: &[Slot] = &[Elite, Torpedo, Bomb, Crew, Crew, Crew];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    imperial(
        "Captain Oicunn",
        4,
        42,
        ELITE,
        Card::plain("captainoicunn").with(&[must(AfterManeuver)
            .when(&[SelfIs(Active)])
            .then(&[Each(Pick::enemy(One, One).that(&[ShipPredicate::TouchesMe]), Deed::Suffer(1))])]),
    )
    .unique(),
    imperial(
        "Commander Kenkirk",
        6,
        44,
        ELITE,
        Card::plain("commanderkenkirk").modifying(&[While(&[NoShields, Damaged], &Agility(1))]),
    )
    .unique(),
    imperial("Patrol Leader", 3, 40, &[Torpedo, Bomb, Crew, Crew, Crew], Card::plain("patrolleader")),
    imperial(
        "Rear Admiral Chiraneau",
        8,
        46,
        ELITE,
        Card::plain("rearadmiralchiraneau").with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), AtRange(One, Two), Shows(Face::Focus)])
            .then(&[Change(Face::Focus, Face::Critical, 1)])]),
    )
    .unique(),
];
