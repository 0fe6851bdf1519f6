//! The A-wing.

use crate::card::ActionKind::{Boost, Evade, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::RebelAlliance;
use crate::cards::Slot::{Elite, Missile};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "awing",
    name: "A-wing",
    factions: &[RebelAlliance],
    size: BaseSize::Small,
    attack: 2,
    agility: 3,
    hull: 2,
    shields: 2,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock, Boost, Evade],
    dial: &[
        (1, &[(Turn(Left), White), (Turn(Right), White)]),
        (2, &[(Turn(Left), Green), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), Green)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Koiogran, Red)]),
        (4, &[(Straight, Green)]),
        (5, &[(Straight, Green), (Koiogran, Red)]),
    ],
};

const fn rebel(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, RebelAlliance, (name, skill, points), slots, card)
}

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    rebel("Arvel Crynyd", 6, 23, &[Missile], Card::plain("arvelcrynyd").modifying(&[AttacksTouching])).unique(),
    rebel(
        "Gemmer Sojan",
        5,
        22,
        &[Missile],
        Card::plain("gemmersojan").modifying(&[While(&[EnemyAt(One, One)], &Agility(1))]),
    )
    .unique(),
    rebel("Green Squadron Pilot", 3, 19, &[Elite, Missile], Card::plain("greensquadronpilot")),
    rebel(
        "Jake Farrell",
        7,
        24,
        &[Elite, Missile],
        Card::plain("jakefarrell").with(&[
            may(GotFocus).when(&[SelfIs(Active)]).then(&[Free(&[Boost, ActionKind::BarrelRoll])]),
            may(AfterAction)
                .when(&[SelfIs(Active), Acted(&[Focus]), Lack(Token::Focus)])
                .then(&[Free(&[Boost, ActionKind::BarrelRoll])]),
        ]),
    )
    .unique(),
    rebel("Prototype Pilot", 1, 17, &[Missile], Card::plain("prototypepilot")),
    rebel("Tycho Celchu", 8, 26, &[Elite, Missile], Card::plain("tychocelchu").modifying(&[ActsStressed])).unique(),
];
