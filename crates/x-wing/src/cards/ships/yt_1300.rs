//! The YT-1300.

use crate::card::ActionKind::{Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::{RebelAlliance, Resistance};
use crate::cards::Slot::{Crew, Elite, Missile};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

const NAMED: ShipType = ShipType {
    xws: "yt1300",
    name: "YT-1300",
    factions: &[RebelAlliance, Resistance],
    size: BaseSize::Large,
    attack: 3,
    agility: 1,
    hull: 8,
    shields: 5,
    arcs: Arcs::Turret,
    actions: &[Focus, TargetLock],
    dial: &[
        (1, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Bank(Left), White), (Straight, White), (Bank(Right), White), (Koiogran, Red)]),
        (4, &[(Straight, White), (Koiogran, Red)]),
    ],
};

/// The ship.
pub static SHIP: ShipType = NAMED;

/// What outer rim smugglers fly is weaker.
static SMUGGLED: ShipType = ShipType { attack: 2, hull: 6, shields: 4, ..NAMED };

const fn rebel(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, RebelAlliance, (name, skill, points), slots, card)
}

const fn resistance(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, Resistance, (name, skill, points), slots, card)
}

const ELITE: &[Slot] = &[Elite, Missile, Crew, Crew];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    rebel("Chewbacca", 5, 42, ELITE, Card::plain("chewbacca").modifying(&[ShrugsOff])).unique(),
    resistance(
        "Chewbacca",
        5,
        42,
        ELITE,
        Card::plain("chewbacca-swx57")
            .with(&[may(Destroyed).when(&[Friend(Active, One, Three), Not(&Fled)]).then(&[Attack(Weapons::Any)])]),
    )
    .unique(),
    rebel(
        "Han Solo",
        9,
        46,
        ELITE,
        Card::plain("hansolo").with(&[may(ModifyAttack).when(&[SelfIs(Attacker)]).then(&[Reroll(
            &[Face::Blank, Face::Focus, Face::Hit, Face::Critical],
            u8::MAX,
            u8::MAX,
        )])]),
    )
    .unique(),
    resistance("Han Solo", 9, 46, ELITE, Card::plain("hansolo-swx57").modifying(&[PlacedAnywhere])).unique(),
    rebel(
        "Lando Calrissian",
        7,
        44,
        ELITE,
        Card::plain("landocalrissian").with(&[must(AfterManeuver)
            .when(&[SelfIs(Active), Maneuver(Green)])
            .then(&[Choose(Pick::friend(One, One)), To(Who::Chosen, Deed::FreeOfBar)])]),
    )
    .unique(),
    Pilot { ship: &SMUGGLED, ..rebel("Outer Rim Smuggler", 1, 27, &[Crew, Crew], Card::plain("outerrimsmuggler")) },
    resistance("Resistance Sympathizer", 3, 38, &[Missile, Crew, Crew], Card::plain("resistancesympathizer")),
    resistance(
        "Rey",
        8,
        45,
        ELITE,
        Card::plain("rey").with(&[
            may(ModifyAttack)
                .when(&[SelfIs(Attacker), Opponent(ShipPredicate::InMyArc), Fresh(Face::Blank)])
                .then(&[Reroll(&[Face::Blank], 1, 2)]),
            may(ModifyDefense)
                .when(&[SelfIs(Defender), Opponent(ShipPredicate::InMyArc), Fresh(Face::Blank)])
                .then(&[Reroll(&[Face::Blank], 1, 2)]),
        ]),
    )
    .unique(),
];
