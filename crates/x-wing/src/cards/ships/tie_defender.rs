//! The TIE Defender.

use crate::card::ActionKind::{BarrelRoll, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::GalacticEmpire;
use crate::cards::Slot::{Cannon, Elite, Missile};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "tiedefender",
    name: "TIE Defender",
    factions: &[GalacticEmpire],
    size: BaseSize::Small,
    attack: 3,
    agility: 3,
    hull: 3,
    shields: 3,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock, BarrelRoll],
    dial: &[
        (1, &[(Turn(Left), Red), (Bank(Left), White), (Bank(Right), White), (Turn(Right), Red)]),
        (2, &[(Turn(Left), Red), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), Red)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (4, &[(Straight, Green), (Koiogran, White)]),
        (5, &[(Straight, Green)]),
    ],
};

const fn imperial(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, GalacticEmpire, (name, skill, points), slots, card)
}

const ELITE: &[Slot] = &[Elite, Missile, Cannon];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    imperial(
        "Colonel Vessery",
        6,
        35,
        ELITE,
        Card::plain("colonelvessery").with(&[may(Rolled)
            .when(&[SelfIs(Attacker), Opponent(ShipPredicate::IsLocked)])
            .then(&[LockOn(Who::Defender)])]),
    )
    .unique(),
    imperial(
        "Countess Ryad",
        5,
        34,
        ELITE,
        Card::plain("countessryad").with(&[may(Reveal).when(&[SelfIs(Active)]).then(&[Instead(Instead::Koiogran)])]),
    )
    .unique(),
    imperial("Delta Squadron Pilot", 1, 30, &[Missile, Cannon], Card::plain("deltasquadronpilot")),
    imperial("Glaive Squadron Pilot", 6, 34, ELITE, Card::plain("glaivesquadronpilot")),
    imperial("Maarek Stele", 7, 35, ELITE, Card::plain("maarekstele-tiedefender").modifying(&[PicksDamage])).unique(),
    imperial("Onyx Squadron Pilot", 3, 32, &[Missile, Cannon], Card::plain("onyxsquadronpilot")),
    imperial(
        "Rexler Brath",
        8,
        37,
        ELITE,
        Card::plain("rexlerbrath").with(&[may(AfterAttack)
            .when(&[SelfIs(Attacker), DealtFaceDown])
            .then(&[Spend(Token::Focus), Do(Own::RexlerBrath)])]),
    )
    .unique(),
];
