//! The ARC-170.

use crate::card::ActionKind::{Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::RebelAlliance;
use crate::cards::Slot::{Astromech, Crew, Elite, Torpedo};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "arc170",
    name: "ARC-170",
    factions: &[RebelAlliance],
    size: BaseSize::Small,
    attack: 2,
    agility: 1,
    hull: 6,
    shields: 3,
    arcs: Arcs::Rear,
    actions: &[Focus, TargetLock],
    dial: &[
        (1, &[(Bank(Left), Green), (Straight, Green), (Bank(Right), Green)]),
        (2, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (3, &[(Turn(Left), Red), (Bank(Left), White), (Straight, White), (Bank(Right), White), (Turn(Right), Red)]),
        (4, &[(Straight, Red), (Koiogran, Red)]),
    ],
};

const fn rebel(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, RebelAlliance, (name, skill, points), slots, card)
}

const BAR: &[Slot] = &[Astromech, Torpedo, Crew];
const ELITE: &[Slot] = &[Elite, Astromech, Torpedo, Crew];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    rebel(
        "Braylen Stramm",
        3,
        25,
        BAR,
        Card::plain("braylenstramm").with(&[may(AfterManeuver)
            .when(&[SelfIs(Active), Have(Token::Stress)])
            .then(&[RollFor(&[Face::Hit, Face::Critical]), Lose(Token::Stress)])]),
    )
    .unique(),
    rebel(
        "Norra Wexley",
        7,
        29,
        ELITE,
        Card::plain("norrawexley").with(&[
            may(ModifyAttack).when(&[SelfIs(Attacker)]).then(&[SpendLock, Add(Face::Focus)]),
            may(ModifyDefense).when(&[SelfIs(Defender)]).then(&[SpendLockOn(Who::Attacker), Add(Face::Focus)]),
        ]),
    )
    .unique(),
    rebel("Shara Bey", 6, 28, ELITE, Card::plain("sharabey").modifying(&[LendsLocks(Two)])).unique(),
    rebel(
        "Thane Kyrell",
        4,
        26,
        BAR,
        Card::plain("thanekyrell").with(&[may(AfterAttack)
            .when(&[Ours(Defender), Not(&SelfIs(Defender)), InMyArc(Attacker, One, Three)])
            .then(&[FreeAny])]),
    )
    .unique(),
];
