//! The YT-2400.

use crate::card::ActionKind::{BarrelRoll, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::RebelAlliance;
use crate::cards::Slot::{Cannon, Crew, Elite, Missile};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "yt2400",
    name: "YT-2400",
    factions: &[RebelAlliance],
    size: BaseSize::Large,
    attack: 2,
    agility: 2,
    hull: 5,
    shields: 5,
    arcs: Arcs::Turret,
    actions: &[Focus, TargetLock, BarrelRoll],
    dial: &[
        (1, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, White), (Bank(Right), White), (Turn(Right), White)]),
        (4, &[(Straight, White), (Koiogran, Red)]),
    ],
};

const fn rebel(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, RebelAlliance, (name, skill, points), slots, card)
}

const BAR: &[Slot] = &[Missile, Cannon, Crew];
const ELITE: &[Slot] = &[Elite, Missile, Cannon, Crew];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    rebel("Dash Rendar", 7, 36, ELITE, Card::plain("dashrendar").modifying(&[IgnoresObstacles])).unique(),
    rebel(
        "Eaden Vrill",
        3,
        32,
        BAR,
        Card::plain("eadenvrill")
            .modifying(&[While(&[Attacks, WithPrimary, Opponent(ShipPredicate::Has(Token::Stress))], &AttackDice(1))]),
    )
    .unique(),
    rebel("\"Leebo\"", 5, 34, ELITE, Card::plain("leebo").modifying(&[DrawsAnother])).unique(),
    rebel("Wild Space Fringer", 2, 30, BAR, Card::plain("wildspacefringer")),
];
