//! The Firespray-31 of the Empire.

use super::{Arcs, Faction, Pilot, ShipType, Slot};
use crate::card::ActionKind::{Evade, Focus, TargetLock};
use crate::card::Card;
use crate::card::Condition::{I, WithSecondary};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::Effect::Reroll;
use crate::card::Role::Attacker;
use crate::card::Window::ModifyAttack;
use crate::card::may;
use crate::dice::Face;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::{BaseSize, Side::Left, Side::Right};

static FIRESPRAY: ShipType = ShipType {
    xws: "firespray31",
    name: "Firespray-31",
    factions: &[Faction::Imperial],
    size: BaseSize::Large,
    attack: 3,
    agility: 2,
    hull: 6,
    shields: 4,
    arcs: Arcs::Rear,
    actions: &[Focus, TargetLock, Evade],
    dial: &[
        (1, &[(Bank(Left), Green), (Straight, Green), (Bank(Right), Green)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (
            3,
            &[
                (Turn(Left), White),
                (Bank(Left), White),
                (Straight, White),
                (Bank(Right), White),
                (Turn(Right), White),
                (Koiogran, Red),
            ],
        ),
        (4, &[(Straight, White), (Koiogran, Red)]),
    ],
};

const fn pilot(name: &'static str, skill: u8, points: i8, card: Card) -> Pilot {
    let slots = &[Slot::Cannon, Slot::Bomb, Slot::Crew, Slot::Missile];
    Pilot { card, name, ship: &FIRESPRAY, faction: Faction::Imperial, skill, points, unique: false, slots }
}

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    pilot("Bounty Hunter", 3, 33, Card::plain("bountyhunter")),
    // With a secondary weapon, may reroll one attack die.
    Pilot {
        unique: true,
        ..pilot(
            "Krassis Trelix",
            5,
            36,
            Card::plain("krassistrelix").with(&[may(ModifyAttack)
                .when(&[I(Attacker), WithSecondary])
                .then(&[Reroll(&[Face::Blank, Face::Focus, Face::Hit, Face::Critical], 1, 1)])]),
        )
    },
];
