//! The B/SF-17 bomber.

use crate::card::ActionKind::{Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::Resistance;
use crate::cards::Slot::{Bomb, System, Tech};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Stationary, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "bsf17bomber",
    name: "B/SF-17 Bomber",
    factions: &[Resistance],
    size: BaseSize::Large,
    attack: 2,
    agility: 1,
    hull: 9,
    shields: 3,
    arcs: Arcs::Turret,
    actions: &[Focus, TargetLock],
    dial: &[
        (0, &[(Stationary, Red)]),
        (1, &[(Turn(Left), Red), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), Red)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Bank(Left), White), (Straight, White), (Bank(Right), White)]),
    ],
};

const fn resistance(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, Resistance, (name, skill, points), slots, card)
}

const BAR: &[Slot] = &[Bomb, Bomb, System, Tech];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    resistance(
        "\"Cobalt Leader\"",
        6,
        28,
        BAR,
        Card::plain("cobaltleader").with(&[must(BeforeDefenseRoll)
            .when(&[SelfIs(Attacker), Opponent(ShipPredicate::AtBomb)])
            .then(&[FewerDice(1)])]),
    )
    .unique(),
    resistance(
        "\"Crimson Leader\"",
        7,
        29,
        BAR,
        Card::plain("crimsonleader").with(&[
            may(ModifyAttack)
                .when(&[SelfIs(Attacker), Opponent(ShipPredicate::InMyArc), Shows(Face::Hit)])
                .either()
                .then(&[Cancel(Face::Hit), Assign("rattled", Who::Defender)]),
            may(ModifyAttack)
                .when(&[SelfIs(Attacker), Opponent(ShipPredicate::InMyArc), Shows(Face::Critical)])
                .either()
                .then(&[Cancel(Face::Critical), Assign("rattled", Who::Defender)]),
        ]),
    )
    .unique(),
    resistance("\"Crimson Specialist\"", 4, 27, BAR, Card::plain("crimsonspecialist").modifying(&[PutsTouching]))
        .unique(),
    resistance("Crimson Squadron Pilot", 1, 25, BAR, Card::plain("crimsonsquadronpilot")),
];
