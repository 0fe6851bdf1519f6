//! The TIE Interceptor.

use crate::card::ActionKind::{BarrelRoll, Boost, Evade, Focus};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::GalacticEmpire;
use crate::cards::Slot::Elite;
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "tieinterceptor",
    name: "TIE Interceptor",
    factions: &[GalacticEmpire],
    size: BaseSize::Small,
    attack: 3,
    agility: 3,
    hull: 3,
    shields: 0,
    arcs: Arcs::Front,
    actions: &[Focus, BarrelRoll, Boost, Evade],
    dial: &[
        (1, &[(Turn(Left), White), (Turn(Right), White)]),
        (2, &[(Turn(Left), Green), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), Green)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Koiogran, Red)]),
        (4, &[(Straight, Green)]),
        (5, &[(Straight, White), (Koiogran, Red)]),
    ],
};

const fn imperial(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, GalacticEmpire, (name, skill, points), slots, card)
}

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    imperial("Alpha Squadron Pilot", 1, 18, &[], Card::plain("alphasquadronpilot")),
    imperial("Avenger Squadron Pilot", 3, 20, &[], Card::plain("avengersquadronpilot")),
    imperial(
        "Carnor Jax",
        8,
        26,
        &[Elite],
        Card::plain("carnorjax").modifying(&[Jams(One, Token::Focus), Jams(One, Token::Evade)]),
    )
    .unique(),
    imperial("\"Fel's Wrath\"", 5, 23, &[], Card::plain("felswrath").modifying(&[OutlivesCombat])).unique(),
    imperial(
        "Kir Kanos",
        6,
        24,
        &[],
        Card::plain("kirkanos").with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), AtRange(Two, Three)])
            .then(&[Spend(Token::Evade), Add(Face::Hit)])]),
    )
    .unique(),
    imperial("Lieutenant Lorrir", 5, 23, &[], Card::plain("lieutenantlorrir").modifying(&[MayRollByBanks])).unique(),
    imperial("Royal Guard Pilot", 6, 22, &[Elite], Card::plain("royalguardpilot")),
    imperial("Saber Squadron Pilot", 4, 21, &[Elite], Card::plain("sabersquadronpilot")),
    imperial(
        "Soontir Fel",
        9,
        27,
        &[Elite],
        Card::plain("soontirfel").with(&[may(GotStress).when(&[SelfIs(Active)]).then(&[Gain(Token::Focus)])]),
    )
    .unique(),
    imperial(
        "Tetran Cowall",
        7,
        24,
        &[Elite],
        Card::plain("tetrancowall").with(&[may(Reveal)
            .when(&[SelfIs(Active), Bearings(&[Koiogran])])
            .then(&[Instead(Instead::Speeds(&[1, 3, 5]))])]),
    )
    .unique(),
    imperial(
        "Turr Phennir",
        7,
        25,
        &[Elite],
        Card::plain("turrphennir")
            .with(&[may(AfterAttack).when(&[SelfIs(Attacker)]).then(&[Free(&[Boost, BarrelRoll])])]),
    )
    .unique(),
];
