//! The YT-1300 of the Rebels.

use super::{Arcs, Faction, Pilot, ShipType, Slot};
use crate::card::ActionKind::{Focus, TargetLock};
use crate::card::Card;
use crate::card::Condition::I;
use crate::card::Difficulty::{Green, Red, White};
use crate::card::Effect::Reroll;
use crate::card::Role::Attacker;
use crate::card::Window::ModifyAttack;
use crate::card::may;
use crate::dice::Face;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::{BaseSize, Side::Left, Side::Right};

static YT_1300: ShipType = ShipType {
    xws: "yt1300",
    name: "YT-1300",
    factions: &[Faction::Rebel],
    size: BaseSize::Large,
    attack: 3,
    agility: 1,
    hull: 8,
    shields: 5,
    arcs: Arcs::Turret,
    actions: &[Focus, TargetLock],
    dial: &[
        (1, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Bank(Left), White), (Straight, White), (Bank(Right), White), (Koiogran, Red)]),
        (4, &[(Straight, White), (Koiogran, Red)]),
    ],
};

const fn pilot(name: &'static str, skill: u8, points: i8, card: Card) -> Pilot {
    let slots = &[Slot::Crew, Slot::Crew, Slot::Missile];
    Pilot { card, name, ship: &YT_1300, faction: Faction::Rebel, skill, points, unique: false, slots }
}

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    // May reroll attack dice, but then all of them.
    Pilot {
        unique: true,
        slots: &[Slot::Elite, Slot::Missile, Slot::Crew, Slot::Crew],
        ..pilot(
            "Han Solo",
            9,
            46,
            Card::plain("hansolo").with(&[may(ModifyAttack).when(&[I(Attacker)]).then(&[Reroll(
                &[Face::Blank, Face::Focus, Face::Hit, Face::Critical],
                u8::MAX,
                u8::MAX,
            )])]),
        )
    },
    pilot("Resistance Sympathizer", 3, 38, Card::plain("resistancesympathizer")),
];
