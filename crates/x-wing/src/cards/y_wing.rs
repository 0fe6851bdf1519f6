//! The Y-wing of the Rebels.

use super::{Arcs, Faction, Pilot, ShipType, Slot};
use crate::card::ActionKind::{Focus, TargetLock};
use crate::card::Card;
use crate::card::Condition::{AtRange, Fresh, I};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::Effect::Reroll;
use crate::card::Role::Attacker;
use crate::card::Window::ModifyAttack;
use crate::card::may;
use crate::dice::Face;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::{Band, BaseSize, Side::Left, Side::Right};

static Y_WING: ShipType = ShipType {
    xws: "ywing",
    name: "Y-wing",
    factions: &[Faction::Rebel],
    size: BaseSize::Small,
    attack: 2,
    agility: 1,
    hull: 5,
    shields: 3,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock],
    dial: &[
        (1, &[(Bank(Left), White), (Straight, Green), (Bank(Right), White)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Turn(Left), Red), (Bank(Left), White), (Straight, White), (Bank(Right), White), (Turn(Right), Red)]),
        (4, &[(Straight, Red), (Koiogran, Red)]),
    ],
};

const fn pilot(name: &'static str, skill: u8, points: i8, card: Card) -> Pilot {
    let slots = &[Slot::Turret, Slot::Torpedo, Slot::Torpedo, Slot::Astromech];
    Pilot { card, name, ship: &Y_WING, faction: Faction::Rebel, skill, points, unique: false, slots }
}

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    pilot("Gold Squadron Pilot", 2, 18, Card::plain("goldsquadronpilot")),
    // From afar, may reroll blanks.
    Pilot {
        unique: true,
        ..pilot(
            "Horton Salm",
            8,
            25,
            Card::plain("hortonsalm").with(&[may(ModifyAttack)
                .when(&[I(Attacker), AtRange(Band::Two, Band::Three), Fresh(Face::Blank)])
                .then(&[Reroll(&[Face::Blank], 1, u8::MAX)])]),
        )
    },
];
