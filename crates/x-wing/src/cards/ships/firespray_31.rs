//! The Firespray-31.

use crate::card::ActionKind::{Evade, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::{GalacticEmpire, ScumAndVillainy};
use crate::cards::Slot::{Bomb, Cannon, Crew, Elite, Illicit, Missile};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "firespray31",
    name: "Firespray-31",
    factions: &[GalacticEmpire, ScumAndVillainy],
    size: BaseSize::Large,
    attack: 3,
    agility: 2,
    hull: 6,
    shields: 4,
    arcs: Arcs::Rear,
    actions: &[Focus, TargetLock, Evade],
    dial: &[
        (1, &[(Bank(Left), Green), (Straight, Green), (Bank(Right), Green)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, White), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Koiogran, Red)]),
        (4, &[(Straight, White), (Koiogran, Red)]),
    ],
};

const fn imperial(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, GalacticEmpire, (name, skill, points), slots, card)
}

const fn scum(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, ScumAndVillainy, (name, skill, points), slots, card)
}

const IMPERIAL: &[Slot] = &[Missile, Cannon, Bomb, Crew];
const IMPERIAL_ELITE: &[Slot] = &[Elite, Missile, Cannon, Bomb, Crew];
const SCUM_ELITE: &[Slot] = &[Elite, Missile, Cannon, Bomb, Crew, Illicit];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    imperial(
        "Boba Fett",
        8,
        39,
        IMPERIAL_ELITE,
        Card::plain("bobafett-imperial").with(&[may(Reveal)
            .when(&[SelfIs(Active), Bearings(&[Bank(Left), Bank(Right)])])
            .then(&[Instead(Instead::OtherBank)])]),
    )
    .unique(),
    scum(
        "Boba Fett",
        8,
        39,
        SCUM_ELITE,
        Card::plain("bobafett-scum").with(&[
            may(ModifyAttack).when(&[SelfIs(Attacker)]).then(&[RerollPer(ATTACK, Pick::enemy(One, One))]),
            may(ModifyDefense).when(&[SelfIs(Defender)]).then(&[RerollPer(DEFENSE, Pick::enemy(One, One))]),
        ]),
    )
    .unique(),
    imperial("Bounty Hunter", 3, 33, IMPERIAL, Card::plain("bountyhunter")),
    scum(
        "Emon Azzameen",
        6,
        36,
        &[Missile, Cannon, Bomb, Crew, Illicit],
        Card::plain("emonazzameen").modifying(&[DropsWith(&[(Turn(Left), 3), (Straight, 3), (Turn(Right), 3)])]),
    )
    .unique(),
    imperial(
        "Kath Scarlet",
        7,
        38,
        IMPERIAL_ELITE,
        Card::plain("kathscarlet-imperial").with(&[
            must(Hit)
                .when(&[SelfIs(Attacker), CriticalCancelled])
                .then(&[To(Who::Defender, Deed::Gain(Token::Stress))]),
            must(Missed)
                .when(&[SelfIs(Attacker), CriticalCancelled])
                .then(&[To(Who::Defender, Deed::Gain(Token::Stress))]),
        ]),
    )
    .unique(),
    scum(
        "Kath Scarlet",
        7,
        38,
        SCUM_ELITE,
        Card::plain("kathscarlet-scum")
            .modifying(&[While(&[Attacks, Opponent(ShipPredicate::InMyAuxiliaryArc)], &AttackDice(1))]),
    )
    .unique(),
    imperial(
        "Krassis Trelix",
        5,
        36,
        IMPERIAL,
        Card::plain("krassistrelix").with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), WithSecondary])
            .then(&[Reroll(&[Face::Blank, Face::Focus, Face::Hit, Face::Critical], 1, 1)])]),
    )
    .unique(),
    scum("Mandalorian Mercenary", 5, 35, SCUM_ELITE, Card::plain("mandalorianmercenary")),
];
