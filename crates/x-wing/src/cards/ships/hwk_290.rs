//! The HWK-290.

use crate::card::ActionKind::{Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::{RebelAlliance, ScumAndVillainy};
use crate::cards::Slot::{Crew, Elite, Illicit, Turret};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "hwk290",
    name: "HWK-290",
    factions: &[RebelAlliance, ScumAndVillainy],
    size: BaseSize::Small,
    attack: 1,
    agility: 2,
    hull: 4,
    shields: 1,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock],
    dial: &[
        (1, &[(Bank(Left), Green), (Straight, Green), (Bank(Right), Green)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Bank(Left), Red), (Straight, White), (Bank(Right), Red)]),
        (4, &[(Straight, Red)]),
    ],
};

const fn rebel(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, RebelAlliance, (name, skill, points), slots, card)
}

const fn scum(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, ScumAndVillainy, (name, skill, points), slots, card)
}

const BAR: &[Slot] = &[Turret, Crew, Illicit];
const REBEL_ELITE: &[Slot] = &[Elite, Turret, Crew];
const SCUM_ELITE: &[Slot] = &[Elite, Turret, Crew, Illicit];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    scum(
        "Dace Bonearm",
        7,
        23,
        SCUM_ELITE,
        Card::plain("dacebonearm").with(&[may(GotIon)
            .when(&[Enemy(Active, One, Three), Lack(Token::Stress)])
            .then(&[Gain(Token::Stress), To(Who::Subject, Deed::Suffer(1))])]),
    )
    .unique(),
    rebel(
        "Jan Ors",
        8,
        25,
        REBEL_ELITE,
        Card::plain("janors").with(&[may(BeforeAttackRoll)
            .when(&[Friend(Attacker, One, Three), Lack(Token::Stress)])
            .then(&[Gain(Token::Stress), MoreDice(1)])]),
    )
    .unique(),
    rebel(
        "Kyle Katarn",
        6,
        21,
        REBEL_ELITE,
        Card::plain("kylekatarn")
            .with(&[may(StartOfCombat).then(&[Choose(Pick::friend(One, Three)), Pass(Token::Focus)])]),
    )
    .unique(),
    scum(
        "Palob Godalhi",
        5,
        20,
        SCUM_ELITE,
        Card::plain("palobgodalhi").with(&[
            may(StartOfCombat)
                .either()
                .then(&[Choose(Pick::enemy(One, Two).that(&[ShipPredicate::Has(Token::Focus)])), Steal(Token::Focus)]),
            may(StartOfCombat)
                .either()
                .then(&[Choose(Pick::enemy(One, Two).that(&[ShipPredicate::Has(Token::Evade)])), Steal(Token::Evade)]),
        ]),
    )
    .unique(),
    rebel("Rebel Operative", 2, 16, &[Turret, Crew], Card::plain("rebeloperative")),
    rebel(
        "Roark Garnet",
        4,
        19,
        &[Turret, Crew],
        Card::plain("roarkgarnet").with(&[must(StartOfCombat)
            .then(&[Choose(Pick::friend(One, Three)), Lasting(Until::EndOfPhase, Who::Chosen, Skill(12))])]),
    )
    .unique(),
    scum("Spice Runner", 1, 16, BAR, Card::plain("spicerunner")),
    scum(
        "Torkil Mux",
        3,
        19,
        BAR,
        Card::plain("torkilmux").with(&[must(EndOfActivation)
            .then(&[Choose(Pick::enemy(One, Two)), Lasting(Until::EndOfCombat, Who::Chosen, Skill(0))])]),
    )
    .unique(),
];
