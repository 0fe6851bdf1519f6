//! The M12-L Kimogila fighter.

use crate::card::ActionKind::{BarrelRoll, Focus, Reload, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::ScumAndVillainy;
use crate::cards::Slot::{Elite, Illicit, Missile, SalvagedAstromech, Torpedo};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "m12lkimogilafighter",
    name: "M12-L Kimogila Fighter",
    factions: &[ScumAndVillainy],
    size: BaseSize::Small,
    attack: 3,
    agility: 1,
    hull: 6,
    shields: 2,
    arcs: Arcs::Bullseye,
    actions: &[Focus, TargetLock, BarrelRoll, Reload],
    dial: &[
        (1, &[(Turn(Left), Red), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), Red)]),
        (2, &[(Turn(Left), Red), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), Red)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (4, &[(Koiogran, Red)]),
    ],
};

const fn scum(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, ScumAndVillainy, (name, skill, points), slots, card)
}

const ELITE: &[Slot] = &[Elite, Torpedo, Missile, SalvagedAstromech, Illicit];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    scum("Cartel Brute", 3, 22, &[Torpedo, Missile, SalvagedAstromech, Illicit], Card::plain("cartelbrute")),
    scum("Cartel Executioner", 5, 24, ELITE, Card::plain("cartelexecutioner")),
    scum(
        "Dalan Oberos",
        7,
        25,
        ELITE,
        Card::plain("dalanoberos-m12lkimogilafighter").with(&[may(StartOfCombat)
            .then(&[Choose(Pick::enemy(One, Three).that(&[ShipPredicate::InMyBullseye])), LockOn(Who::Chosen)])]),
    )
    .unique(),
    scum(
        "Torani Kulda",
        8,
        27,
        ELITE,
        Card::plain("toranikulda").with(&[must(AfterAttack).when(&[SelfIs(Attacker)]).then(&[Each(
            Pick::enemy(One, Three).that(&[ShipPredicate::InMyBullseye]),
            Deed::Either(&[Deed::Suffer(1)], &[Deed::LoseAll(Token::Focus), Deed::LoseAll(Token::Evade)]),
        )])]),
    )
    .unique(),
];
