//! The VCX-100.

use crate::card::ActionKind::{Evade, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::RebelAlliance;
use crate::cards::Slot::{Crew, System, Torpedo, Turret};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "vcx100",
    name: "VCX-100",
    factions: &[RebelAlliance],
    size: BaseSize::Large,
    attack: 4,
    agility: 0,
    hull: 10,
    shields: 6,
    arcs: Arcs::RearTorpedoes,
    actions: &[Focus, TargetLock, Evade],
    dial: &[
        (1, &[(Turn(Left), Red), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), Red)]),
        (2, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (3, &[(Turn(Left), Red), (Bank(Left), White), (Straight, White), (Bank(Right), White), (Turn(Right), Red)]),
        (4, &[(Straight, White)]),
        (5, &[(Koiogran, Red)]),
    ],
};

const fn rebel(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, RebelAlliance, (name, skill, points), slots, card)
}

const BAR: &[Slot] = &[Torpedo, Torpedo, Turret, Crew, Crew, System];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    rebel(
        "\"Chopper\"",
        4,
        37,
        BAR,
        Card::plain("chopper").with(&[must(StartOfCombat)
            .then(&[Each(Pick::enemy(One, One).that(&[ShipPredicate::TouchesMe]), Deed::Gain(Token::Stress))])]),
    )
    .unique(),
    rebel(
        "Hera Syndulla",
        7,
        40,
        BAR,
        Card::plain("herasyndulla-vcx100")
            .with(&[may(Reveal).when(&[SelfIs(Active), Not(&Maneuver(White))]).then(&[Instead(Instead::SameColour)])]),
    )
    .unique(),
    rebel(
        "Kanan Jarrus",
        5,
        38,
        BAR,
        Card::plain("kananjarrus").with(&[may(BeforeAttackRoll)
            .when(&[Enemy(Attacker, One, Two)])
            .then(&[Spend(Token::Focus), FewerDice(1)])]),
    )
    .unique(),
    rebel("Lothal Rebel", 3, 35, BAR, Card::plain("lothalrebel")),
];
