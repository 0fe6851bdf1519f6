//! The YV-666.

use super::{Arcs, Faction, Pilot, ShipType, Slot};
use crate::card::ActionKind::{Focus, TargetLock};
use crate::card::Card;
use crate::card::Condition::{I, Shows};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::Effect::{Add, Cancel};
use crate::card::Role::Attacker;
use crate::card::Window::Hit;
use crate::card::may;
use crate::dice::Face;
use geometry::Bearing::{Bank, Stationary, Straight, Turn};
use geometry::{BaseSize, Side::Left, Side::Right};

static YV_666: ShipType = ShipType {
    xws: "yv666",
    name: "YV-666",
    factions: &[Faction::Scum],
    size: BaseSize::Large,
    attack: 3,
    agility: 1,
    hull: 6,
    shields: 6,
    arcs: Arcs::Forward,
    actions: &[Focus, TargetLock],
    dial: &[
        (0, &[(Stationary, Red)]),
        (1, &[(Bank(Left), Green), (Straight, Green), (Bank(Right), Green)]),
        (2, &[(Turn(Left), Red), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), Red)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (4, &[(Straight, White)]),
    ],
};

const fn pilot(name: &'static str, skill: u8, points: i8, card: Card) -> Pilot {
    let slots = &[Slot::Cannon, Slot::Missile, Slot::Crew, Slot::Crew, Slot::Crew, Slot::Illicit];
    Pilot { card, name, ship: &YV_666, faction: Faction::Scum, skill, points, unique: false, slots }
}

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    // A critical hit may become two hits.
    Pilot {
        unique: true,
        slots: &[Slot::Elite, Slot::Cannon, Slot::Missile, Slot::Crew, Slot::Crew, Slot::Crew, Slot::Illicit],
        ..pilot(
            "Bossk",
            7,
            35,
            Card::plain("bossk").with(&[may(Hit).when(&[I(Attacker), Shows(Face::Critical)]).then(&[
                Cancel(Face::Critical),
                Add(Face::Hit),
                Add(Face::Hit),
            ])]),
        )
    },
    pilot("Trandoshan Slaver", 2, 29, Card::plain("trandoshanslaver")),
];
