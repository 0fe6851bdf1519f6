//! The TIE bomber.

use crate::card::ActionKind::{BarrelRoll, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::GalacticEmpire;
use crate::cards::Slot::{Bomb, Elite, Missile, Torpedo};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "tiebomber",
    name: "TIE Bomber",
    factions: &[GalacticEmpire],
    size: BaseSize::Small,
    attack: 2,
    agility: 2,
    hull: 6,
    shields: 0,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock, BarrelRoll],
    dial: &[
        (1, &[(Bank(Left), White), (Straight, Green), (Bank(Right), White)]),
        (2, &[(Turn(Left), Red), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), Red)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (4, &[(Straight, White)]),
        (5, &[(Koiogran, Red)]),
    ],
};

const fn imperial(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, GalacticEmpire, (name, skill, points), slots, card)
}

const BAR: &[Slot] = &[Torpedo, Torpedo, Missile, Missile, Bomb];
const ELITE: &[Slot] = &[Elite, Torpedo, Torpedo, Missile, Missile, Bomb];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    imperial(
        "Captain Jonus",
        6,
        22,
        ELITE,
        Card::plain("captainjonus").with(&[may(ModifyAttack)
            .when(&[Friend(Attacker, One, One), WithSecondary])
            .then(&[Reroll(ATTACK, 1, 2)])]),
    )
    .unique(),
    imperial(
        "\"Deathfire\"",
        3,
        17,
        BAR,
        Card::plain("deathfire").with(&[
            may(Reveal).when(&[SelfIs(Active)]).then(&[FreeOfBombs]),
            may(AfterAction).when(&[SelfIs(Active)]).then(&[FreeOfBombs]),
        ]),
    )
    .unique(),
    imperial("Gamma Squadron Pilot", 4, 18, BAR, Card::plain("gammasquadronpilot")),
    imperial("Gamma Squadron Veteran", 5, 19, ELITE, Card::plain("gammasquadronveteran")),
    imperial("Major Rhymer", 7, 26, ELITE, Card::plain("majorrhymer").modifying(&[WiderRanges])).unique(),
    imperial("Scimitar Squadron Pilot", 2, 16, BAR, Card::plain("scimitarsquadronpilot")),
    imperial(
        "Tomax Bren",
        8,
        24,
        ELITE,
        Card::plain("tomaxbren").with(&[must(Discarded)
            .when(&[SelfIs(Active), DiscardedOf(Elite)])
            .once_a_round()
            .then(&[Do(Own::TomaxBren)])]),
    )
    .unique(),
];
