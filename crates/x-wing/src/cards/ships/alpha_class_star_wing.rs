//! The Alpha-class Star Wing.

use crate::card::ActionKind::{Focus, Reload, Slam, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::GalacticEmpire;
use crate::cards::Slot::{Elite, Missile, Torpedo};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "alphaclassstarwing",
    name: "Alpha-class Star Wing",
    factions: &[GalacticEmpire],
    size: BaseSize::Small,
    attack: 2,
    agility: 2,
    hull: 4,
    shields: 3,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock, Slam, Reload],
    dial: &[
        (1, &[(Bank(Left), White), (Straight, Green), (Bank(Right), White)]),
        (2, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, White), (Bank(Right), White), (Turn(Right), White)]),
        (4, &[(Straight, Red)]),
    ],
};

const fn imperial(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, GalacticEmpire, (name, skill, points), slots, card)
}

const ELITE: &[Slot] = &[Elite, Torpedo, Missile];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    imperial(
        "Lieutenant Karsabi",
        5,
        24,
        ELITE,
        Card::plain("lieutenantkarsabi").with(&[may(GotDisabled)
            .when(&[SelfIs(Active), Lack(Token::Stress)])
            .then(&[Gain(Token::Stress), Lose(Token::Disabled)])]),
    )
    .unique(),
    imperial(
        "Major Vynder",
        7,
        26,
        ELITE,
        Card::plain("majorvynder")
            .with(&[must(BeforeDefenseRoll).when(&[SelfIs(Defender), Have(Token::Disabled)]).then(&[MoreDice(1)])]),
    )
    .unique(),
    imperial("Nu Squadron Pilot", 2, 18, &[Torpedo, Missile], Card::plain("nusquadronpilot")),
    imperial("Rho Squadron Veteran", 4, 21, ELITE, Card::plain("rhosquadronveteran")),
];
