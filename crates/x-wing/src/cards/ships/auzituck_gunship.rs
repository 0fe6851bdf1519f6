//! The Auzituck gunship.

use crate::card::ActionKind::{Focus, Reinforce};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::RebelAlliance;
use crate::cards::Slot::{Crew, Elite};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "auzituckgunship",
    name: "Auzituck Gunship",
    factions: &[RebelAlliance],
    size: BaseSize::Small,
    attack: 3,
    agility: 1,
    hull: 6,
    shields: 3,
    arcs: Arcs::Forward,
    actions: &[Focus, Reinforce],
    dial: &[
        (1, &[(Bank(Left), Green), (Straight, Green), (Bank(Right), Green)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (4, &[(Straight, White)]),
        (5, &[(Straight, Red)]),
    ],
};

const fn rebel(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, RebelAlliance, (name, skill, points), slots, card)
}

const ELITE: &[Slot] = &[Elite, Crew, Crew];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    rebel("Kashyyyk Defender", 1, 24, &[Crew, Crew], Card::plain("kashyyykdefender")),
    rebel(
        "Lowhhrick",
        5,
        28,
        ELITE,
        Card::plain("lowhhrick")
            .with(&[may(ModifyDefense).when(&[Friend(Defender, One, One)]).then(&[SpendReinforce, Add(Face::Evade)])]),
    )
    .unique(),
    rebel("Wookiee Liberator", 3, 26, ELITE, Card::plain("wookieeliberator")),
    rebel(
        "Wullffwarro",
        7,
        30,
        ELITE,
        Card::plain("wullffwarro").modifying(&[While(&[NoShields, Damaged], &AttackDice(1))]),
    )
    .unique(),
];
