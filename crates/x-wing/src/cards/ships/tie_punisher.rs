//! The TIE Punisher.

use crate::card::ActionKind::{BarrelRoll, Boost, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::GalacticEmpire;
use crate::cards::Slot::{Bomb, Missile, System, Torpedo};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "tiepunisher",
    name: "TIE Punisher",
    factions: &[GalacticEmpire],
    size: BaseSize::Small,
    attack: 2,
    agility: 1,
    hull: 6,
    shields: 3,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock, Boost],
    dial: &[
        (1, &[(Bank(Left), Green), (Straight, Green), (Bank(Right), Green)]),
        (2, &[(Turn(Left), Red), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), Red)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, White), (Bank(Right), White), (Turn(Right), White)]),
        (4, &[(Koiogran, Red)]),
    ],
};

const fn imperial(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, GalacticEmpire, (name, skill, points), slots, card)
}

const BAR: &[Slot] = &[Torpedo, Torpedo, Missile, Missile, Bomb, Bomb, System];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    imperial("Black Eight Squadron Pilot", 4, 23, BAR, Card::plain("blackeightsqpilot")),
    imperial("Cutlass Squadron Pilot", 2, 21, BAR, Card::plain("cutlasssquadronpilot")),
    imperial(
        "\"Deathrain\"",
        6,
        26,
        BAR,
        Card::plain("deathrain")
            .modifying(&[DropsAhead])
            .with(&[may(AfterDrop).when(&[SelfIs(Active)]).then(&[Free(&[BarrelRoll])])]),
    )
    .unique(),
    imperial(
        "\"Redline\"",
        7,
        27,
        BAR,
        Card::plain("redline").with(&[may(AfterLock).when(&[SelfIs(Active)]).then(&[LockTwice])]),
    )
    .unique(),
];
