//! The TIE Phantom.

use super::{Arcs, Faction, Pilot, ShipType, Slot};
use crate::card::ActionKind::{BarrelRoll, Cloak, Evade, Focus};
use crate::card::Card;
use crate::card::Condition::{AttackHit, I};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::Effect::Gain;
use crate::card::Role::Attacker;
use crate::card::Window::AfterAttack;
use crate::card::{Token, may};
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::{BaseSize, Side::Left, Side::Right};

static PHANTOM: ShipType = ShipType {
    xws: "tiephantom",
    name: "TIE Phantom",
    factions: &[Faction::Imperial],
    size: BaseSize::Small,
    attack: 4,
    agility: 2,
    hull: 2,
    shields: 2,
    arcs: Arcs::Front,
    actions: &[Focus, BarrelRoll, Evade, Cloak],
    dial: &[
        (1, &[(Turn(Left), White), (Turn(Right), White)]),
        (2, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (
            3,
            &[
                (Turn(Left), White),
                (Bank(Left), White),
                (Straight, Green),
                (Bank(Right), White),
                (Turn(Right), White),
                (Koiogran, Red),
            ],
        ),
        (4, &[(Straight, White), (Koiogran, Red)]),
    ],
};

const fn pilot(name: &'static str, skill: u8, points: i8, card: Card) -> Pilot {
    let slots = &[Slot::System, Slot::Crew];
    Pilot { card, name, ship: &PHANTOM, faction: Faction::Imperial, skill, points, unique: false, slots }
}

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    pilot("Sigma Squadron Pilot", 3, 25, Card::plain("sigmasquadronpilot")),
    // An attack that hits gives a focus token.
    Pilot {
        unique: true,
        slots: &[Slot::Elite, Slot::System, Slot::Crew],
        ..pilot(
            "\"Whisper\"",
            7,
            32,
            Card::plain("whisper")
                .with(&[may(AfterAttack).when(&[I(Attacker), AttackHit]).then(&[Gain(Token::Focus)])]),
        )
    },
];
