//! The Kihraxz fighter.

use crate::card::ActionKind::{Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::ScumAndVillainy;
use crate::cards::Slot::{Elite, Illicit, Missile};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "kihraxzfighter",
    name: "Kihraxz Fighter",
    factions: &[ScumAndVillainy],
    size: BaseSize::Small,
    attack: 3,
    agility: 2,
    hull: 4,
    shields: 1,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock],
    dial: &[
        (1, &[(Turn(Left), White), (Bank(Left), Green), (Bank(Right), Green), (Turn(Right), White)]),
        (2, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (3, &[(Bank(Left), White), (Straight, White), (Bank(Right), White)]),
        (4, &[(Straight, White), (Koiogran, Red)]),
        (5, &[(Koiogran, Red)]),
    ],
};

const fn scum(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, ScumAndVillainy, (name, skill, points), slots, card)
}

const ELITE: &[Slot] = &[Elite, Missile, Illicit];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    scum("Black Sun Ace", 5, 23, ELITE, Card::plain("blacksunace")),
    scum(
        "Captain Jostero",
        4,
        24,
        ELITE,
        Card::plain("captainjostero").with(&[may(Suffered)
            .when(&[Not(&Ours(Active)), Not(&That(Active, ShipPredicate::Defends))])
            .once_a_round()
            .then(&[AttackAt(Who::Subject, Weapons::Any)])]),
    )
    .unique(),
    scum("Cartel Marauder", 2, 20, &[Missile, Illicit], Card::plain("cartelmarauder")),
    scum(
        "Graz the Hunter",
        6,
        25,
        &[Missile, Illicit],
        Card::plain("grazthehunter").with(&[must(BeforeDefenseRoll)
            .when(&[SelfIs(Defender), Opponent(ShipPredicate::InMyArc)])
            .then(&[MoreDice(1)])]),
    )
    .unique(),
    scum("Talonbane Cobra", 9, 28, ELITE, Card::plain("talonbanecobra").modifying(&[DoublesRangeBonus])).unique(),
    scum(
        "Viktor Hel",
        7,
        25,
        ELITE,
        Card::plain("viktorhel").with(&[must(AfterAttack)
            .when(&[SelfIs(Defender), Not(&DefenseDice(2))])
            .then(&[To(Who::Attacker, Deed::Gain(Token::Stress))])]),
    )
    .unique(),
];
