//! The TIE/sf fighter.

use crate::card::ActionKind::{BarrelRoll, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::FirstOrder;
use crate::cards::Slot::{Elite, Missile, System, Tech};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Segnor, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "tiesffighter",
    name: "TIE/sf Fighter",
    factions: &[FirstOrder],
    size: BaseSize::Small,
    attack: 2,
    agility: 2,
    hull: 3,
    shields: 3,
    arcs: Arcs::Rear,
    actions: &[Focus, TargetLock, BarrelRoll],
    dial: &[
        (1, &[(Turn(Left), Red), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), Red)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Turn(Left), Red), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), Red)]),
        (3, &[(Segnor(Left), Red), (Segnor(Right), Red)]),
        (4, &[(Straight, White)]),
    ],
};

const fn first_order(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, FirstOrder, (name, skill, points), slots, card)
}

const ELITE: &[Slot] = &[Elite, Missile, System, Tech];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    first_order(
        "\"Backdraft\"",
        7,
        27,
        ELITE,
        Card::plain("backdraft").with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), Opponent(ShipPredicate::InMyAuxiliaryArc)])
            .then(&[Add(Face::Critical)])]),
    )
    .unique(),
    first_order("Omega Specialist", 5, 25, ELITE, Card::plain("omegaspecialist")),
    first_order(
        "\"Quickdraw\"",
        9,
        29,
        ELITE,
        Card::plain("quickdraw")
            .with(&[may(ShieldLost).when(&[SelfIs(Active)]).once_a_round().then(&[Attack(Weapons::Primary)])]),
    )
    .unique(),
    first_order("Zeta Specialist", 3, 23, &[Missile, System, Tech], Card::plain("zetaspecialist")),
];
