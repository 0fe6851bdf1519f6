//! The TIE Silencer.

use crate::card::ActionKind::{BarrelRoll, Boost, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::FirstOrder;
use crate::cards::Slot::{Elite, System, Tech};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Tallon, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "tiesilencer",
    name: "TIE Silencer",
    factions: &[FirstOrder],
    size: BaseSize::Small,
    attack: 3,
    agility: 3,
    hull: 4,
    shields: 2,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock, BarrelRoll, Boost],
    dial: &[
        (1, &[(Turn(Left), White), (Turn(Right), White)]),
        (2, &[(Turn(Left), Green), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), Green)]),
        (3, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (3, &[(Tallon(Left), Red), (Tallon(Right), Red)]),
        (4, &[(Straight, Green), (Koiogran, Red)]),
        (5, &[(Straight, Green)]),
    ],
};

const fn first_order(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, FirstOrder, (name, skill, points), slots, card)
}

const ELITE: &[Slot] = &[Elite, System, Tech];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    first_order("First Order Test Pilot", 6, 29, ELITE, Card::plain("firstordertestpilot")),
    first_order(
        "Kylo Ren",
        9,
        35,
        ELITE,
        Card::plain("kyloren-tiesilencer").with(&[must(Hit)
            .when(&[SelfIs(Defender)])
            .once_a_round()
            .then(&[Assign("illshowyouthedarkside", Who::Attacker)])]),
    )
    .unique(),
    first_order("Sienar-Jaemus Analyst", 4, 26, &[System, Tech], Card::plain("sienarjaemusanalyst")),
    first_order(
        "Test Pilot \"Blackout\"",
        7,
        31,
        ELITE,
        Card::plain("testpilotblackout")
            .with(&[must(BeforeDefenseRoll).when(&[SelfIs(Attacker), Obstructed]).then(&[FewerDice(2)])]),
    )
    .unique(),
];
