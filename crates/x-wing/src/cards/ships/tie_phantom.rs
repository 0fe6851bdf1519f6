//! The TIE Phantom.

use crate::card::ActionKind::{BarrelRoll, Cloak, Evade, Focus};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::GalacticEmpire;
use crate::cards::Slot::{Crew, Elite, System};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "tiephantom",
    name: "TIE Phantom",
    factions: &[GalacticEmpire],
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
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Koiogran, Red)]),
        (4, &[(Straight, White), (Koiogran, Red)]),
    ],
};

const fn imperial(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, GalacticEmpire, (name, skill, points), slots, card)
}

const ELITE: &[Slot] = &[Elite, Crew, System];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    imperial("\"Echo\"", 6, 30, ELITE, Card::plain("echo").modifying(&[DecloaksByBanks])).unique(),
    imperial("Shadow Squadron Pilot", 5, 27, &[Crew, System], Card::plain("shadowsquadronpilot")),
    imperial("Sigma Squadron Pilot", 3, 25, &[Crew, System], Card::plain("sigmasquadronpilot")),
    imperial(
        "\"Whisper\"",
        7,
        32,
        ELITE,
        Card::plain("whisper")
            .with(&[may(AfterAttack).when(&[SelfIs(Attacker), AttackHit]).then(&[Gain(Token::Focus)])]),
    )
    .unique(),
];
