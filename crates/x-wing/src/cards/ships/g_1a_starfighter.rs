//! The G-1A starfighter.

use crate::card::ActionKind::{Evade, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::ScumAndVillainy;
use crate::cards::Slot::{Crew, Elite, Illicit, System};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "g1astarfighter",
    name: "G-1A Starfighter",
    factions: &[ScumAndVillainy],
    size: BaseSize::Small,
    attack: 3,
    agility: 1,
    hull: 4,
    shields: 4,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock, Evade],
    dial: &[
        (1, &[(Turn(Left), Red), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), Red)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Bank(Left), Red), (Straight, Green), (Bank(Right), Red), (Koiogran, Red)]),
        (4, &[(Straight, White), (Koiogran, Red)]),
    ],
};

const fn scum(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, ScumAndVillainy, (name, skill, points), slots, card)
}

const ELITE: &[Slot] = &[Elite, Crew, System, Illicit];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    scum(
        "4-LOM",
        6,
        27,
        ELITE,
        Card::plain("4lom").with(&[may(StartOfEnd).then(&[Choose(Pick::any(One, One)), Pass(Token::Stress)])]),
    )
    .unique(),
    scum("Gand Findsman", 5, 25, ELITE, Card::plain("gandfindsman")),
    scum("Ruthless Freelancer", 3, 23, &[Crew, System, Illicit], Card::plain("ruthlessfreelancer")),
    scum(
        "Zuckuss",
        7,
        28,
        ELITE,
        Card::plain("zuckuss").with(&[
            may(BeforeAttackRoll).when(&[SelfIs(Attacker)]).then(&[MoreDice(1)]),
            must(BeforeDefenseRoll).when(&[SelfIs(Attacker), Boosted]).then(&[MoreDice(1)]),
        ]),
    )
    .unique(),
];
