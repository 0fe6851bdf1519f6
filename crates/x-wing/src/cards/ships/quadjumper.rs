//! The Quadjumper.

use crate::card::ActionKind::{BarrelRoll, Focus};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::ScumAndVillainy;
use crate::cards::Slot::{Bomb, Crew, Elite, Illicit, Tech};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, ReverseBank, ReverseStraight, Segnor, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "quadjumper",
    name: "Quadjumper",
    factions: &[ScumAndVillainy],
    size: BaseSize::Small,
    attack: 2,
    agility: 2,
    hull: 5,
    shields: 0,
    arcs: Arcs::Front,
    actions: &[Focus, BarrelRoll],
    dial: &[
        (1, &[(Turn(Left), White), (Straight, White), (Turn(Right), White)]),
        (1, &[(ReverseBank(Left), Red), (ReverseStraight, Red), (ReverseBank(Right), Red)]),
        (2, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (2, &[(Segnor(Left), Red), (Segnor(Right), Red)]),
        (3, &[(Bank(Left), White), (Straight, Green), (Bank(Right), White)]),
    ],
};

const fn scum(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, ScumAndVillainy, (name, skill, points), slots, card)
}

const BAR: &[Slot] = &[Bomb, Crew, Illicit, Tech];
const ELITE: &[Slot] = &[Elite, Bomb, Crew, Illicit, Tech];

const BACKWARDS: &[geometry::Bearing] = &[ReverseStraight, ReverseBank(Left), ReverseBank(Right)];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    scum(
        "Constable Zuvio",
        7,
        19,
        ELITE,
        Card::plain("constablezuvio").modifying(&[While(&[Bearings(BACKWARDS)], &DropsAheadOnReveal)]),
    )
    .unique(),
    scum("Jakku Gunrunner", 1, 15, BAR, Card::plain("jakkugunrunner")),
    scum(
        "Sarco Plank",
        5,
        18,
        ELITE,
        Card::plain("sarcoplank").with(&[may(BeforeDefenseRoll)
            .when(&[SelfIs(Defender), Flew(&[0, 1, 2, 3, 4, 5])])
            .then(&[SpeedForAgility])]),
    )
    .unique(),
    scum(
        "Unkar Plutt",
        3,
        17,
        BAR,
        Card::plain("unkarplutt").with(&[must(EndOfActivation)
            .then(&[Each(Pick::any(One, One).that(&[ShipPredicate::TouchesMe]), Deed::Gain(Token::Tractor))])]),
    )
    .unique(),
];
