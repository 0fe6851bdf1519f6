//! The E-wing.

use crate::card::ActionKind::{BarrelRoll, Evade, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::RebelAlliance;
use crate::cards::Slot::{Astromech, Elite, System, Torpedo};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "ewing",
    name: "E-wing",
    factions: &[RebelAlliance],
    size: BaseSize::Small,
    attack: 3,
    agility: 3,
    hull: 2,
    shields: 3,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock, BarrelRoll, Evade],
    dial: &[
        (1, &[(Bank(Left), White), (Straight, Green), (Bank(Right), White)]),
        (2, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Koiogran, Red)]),
        (4, &[(Straight, White), (Koiogran, Red)]),
        (5, &[(Straight, White)]),
    ],
};

const fn rebel(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, RebelAlliance, (name, skill, points), slots, card)
}

const BAR: &[Slot] = &[Astromech, Torpedo, System];
const ELITE: &[Slot] = &[Elite, Astromech, Torpedo, System];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    rebel("Blackmoon Squadron Pilot", 3, 29, BAR, Card::plain("blackmoonsquadronpilot")),
    rebel(
        "Corran Horn",
        8,
        35,
        ELITE,
        Card::plain("corranhorn").with(&[
            may(StartOfEnd).then(&[Attack(Weapons::Any), Lasting(Until::EndOfNextRound, Who::Me, CannotAttack)])
        ]),
    )
    .unique(),
    rebel(
        "Etahn A'baht",
        5,
        32,
        ELITE,
        Card::plain("etahnabaht").with(&[may(ModifyAttack)
            .when(&[Enemy(Defender, One, Three), InMyArc(Defender, One, Three), Shows(Face::Hit)])
            .then(&[Change(Face::Hit, Face::Critical, 1)])]),
    )
    .unique(),
    rebel("Knave Squadron Pilot", 1, 27, BAR, Card::plain("knavesquadronpilot")),
];
