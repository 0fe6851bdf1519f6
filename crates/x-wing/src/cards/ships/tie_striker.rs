//! The TIE Striker.

use crate::card::ActionKind::{BarrelRoll, Evade, Focus};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::GalacticEmpire;
use crate::cards::Slot::Elite;
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Segnor, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "tiestriker",
    name: "TIE Striker",
    factions: &[GalacticEmpire],
    size: BaseSize::Small,
    attack: 3,
    agility: 2,
    hull: 4,
    shields: 0,
    arcs: Arcs::Front,
    actions: &[Focus, BarrelRoll, Evade],
    dial: &[
        (1, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (2, &[(Koiogran, Red), (Segnor(Left), Red), (Segnor(Right), Red)]),
        (3, &[(Bank(Left), White), (Straight, Green), (Bank(Right), White)]),
    ],
};

const fn imperial(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, GalacticEmpire, (name, skill, points), slots, card)
}

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    imperial("Black Squadron Scout", 4, 20, &[Elite], Card::plain("blacksquadronscout")),
    imperial(
        "\"Countdown\"",
        5,
        20,
        &[],
        Card::plain("countdown").with(&[may(Compare)
            .when(&[SelfIs(Defender), Lack(Token::Stress), HullLeft])
            .then(&[Suffer(1), CancelAttack, Gain(Token::Stress)])]),
    )
    .unique(),
    imperial("\"Duchess\"", 8, 23, &[Elite], Card::plain("duchess").modifying(&[MayIgnore("adaptiveailerons")]))
        .unique(),
    imperial("Imperial Trainee", 1, 17, &[], Card::plain("imperialtrainee")),
    imperial(
        "\"Pure Sabacc\"",
        6,
        22,
        &[Elite],
        Card::plain("puresabacc").modifying(&[While(&[DamageCards(1)], &AttackDice(1))]),
    )
    .unique(),
    imperial("Scarif Defender", 3, 18, &[], Card::plain("scarifdefender")),
];
