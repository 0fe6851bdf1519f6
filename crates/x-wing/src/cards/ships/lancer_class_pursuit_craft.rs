//! The Lancer-class Pursuit craft.

use crate::card::ActionKind::{Evade, Focus, RotateArc, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::ScumAndVillainy;
use crate::cards::Slot::{Crew, Elite, Illicit};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "lancerclasspursuitcraft",
    name: "Lancer-class Pursuit Craft",
    factions: &[ScumAndVillainy],
    size: BaseSize::Large,
    attack: 3,
    agility: 2,
    hull: 7,
    shields: 3,
    arcs: Arcs::Mobile,
    actions: &[Focus, TargetLock, Evade, RotateArc],
    dial: &[
        (1, &[(Bank(Left), White), (Straight, White), (Bank(Right), White)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Turn(Left), Green), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), Green)]),
        (4, &[(Straight, Green)]),
        (5, &[(Straight, White), (Koiogran, Red)]),
    ],
};

const fn scum(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, ScumAndVillainy, (name, skill, points), slots, card)
}

const BAR: &[Slot] = &[Crew, Illicit, Illicit];
const ELITE: &[Slot] = &[Elite, Crew, Illicit, Illicit];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    scum(
        "Asajj Ventress",
        6,
        37,
        ELITE,
        Card::plain("asajjventress").with(&[may(StartOfCombat).then(&[
            Choose(Pick::any(One, Two)),
            IfChosen(ShipPredicate::InMyMobileArc),
            To(Who::Chosen, Deed::Gain(Token::Stress)),
        ])]),
    )
    .unique(),
    scum(
        "Ketsu Onyo",
        7,
        38,
        ELITE,
        Card::plain("ketsuonyo").with(&[may(StartOfCombat).then(&[
            Choose(Pick::any(One, One).that(&[ShipPredicate::InMyPrimaryArc, ShipPredicate::InMyMobileArc])),
            To(Who::Chosen, Deed::Gain(Token::Tractor)),
        ])]),
    )
    .unique(),
    scum(
        "Sabine Wren",
        5,
        35,
        BAR,
        Card::plain("sabinewren-lancerclasspursuitcraft").with(&[may(ModifyDefense)
            .when(&[SelfIs(Defender), InMyMobileArc(Attacker, One, Two)])
            .then(&[Add(Face::Focus)])]),
    )
    .unique(),
    scum("Shadowport Hunter", 2, 33, BAR, Card::plain("shadowporthunter")),
];
