//! The Y-wing.

use crate::card::ActionKind::{Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::{RebelAlliance, ScumAndVillainy};
use crate::cards::Slot::{Astromech, Elite, SalvagedAstromech, Torpedo, Turret};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "ywing",
    name: "Y-wing",
    factions: &[RebelAlliance, ScumAndVillainy],
    size: BaseSize::Small,
    attack: 2,
    agility: 1,
    hull: 5,
    shields: 3,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock],
    dial: &[
        (1, &[(Bank(Left), White), (Straight, Green), (Bank(Right), White)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Turn(Left), Red), (Bank(Left), White), (Straight, White), (Bank(Right), White), (Turn(Right), Red)]),
        (4, &[(Straight, Red), (Koiogran, Red)]),
    ],
};

const fn rebel(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, RebelAlliance, (name, skill, points), slots, card)
}

const fn scum(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, ScumAndVillainy, (name, skill, points), slots, card)
}

const REBEL: &[Slot] = &[Astromech, Torpedo, Torpedo, Turret];
const SCUM: &[Slot] = &[Torpedo, Torpedo, Turret, SalvagedAstromech];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    scum(
        "Drea Renthal",
        5,
        22,
        SCUM,
        Card::plain("drearenthal")
            .with(&[may(SpentLock).when(&[SelfIs(Active)]).then(&[Gain(Token::Stress), MayLock])]),
    )
    .unique(),
    rebel(
        "\"Dutch\" Vander",
        6,
        23,
        REBEL,
        Card::plain("dutchvander").with(&[must(AfterLock)
            .when(&[SelfIs(Active)])
            .then(&[Choose(Pick::friend(One, Two)), To(Who::Chosen, Deed::MayLock)])]),
    )
    .unique(),
    rebel("Gold Squadron Pilot", 2, 18, REBEL, Card::plain("goldsquadronpilot")),
    rebel("Gray Squadron Pilot", 4, 20, REBEL, Card::plain("graysquadronpilot")),
    scum("Hired Gun", 4, 20, SCUM, Card::plain("hiredgun")),
    rebel(
        "Horton Salm",
        8,
        25,
        REBEL,
        Card::plain("hortonsalm").with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), AtRange(Two, Three), Fresh(Face::Blank)])
            .then(&[Reroll(&[Face::Blank], 1, u8::MAX)])]),
    )
    .unique(),
    scum(
        "Kavil",
        7,
        24,
        &[Elite, Torpedo, Torpedo, Turret, SalvagedAstromech],
        Card::plain("kavil").modifying(&[While(&[Attacks, Not(&Opponent(ShipPredicate::InMyArc))], &AttackDice(1))]),
    )
    .unique(),
    scum("Syndicate Thug", 2, 18, SCUM, Card::plain("syndicatethug")),
];
