//! The TIE Advanced.

use crate::card::ActionKind::{BarrelRoll, Evade, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::GalacticEmpire;
use crate::cards::Slot::{Elite, Missile};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "tieadvanced",
    name: "TIE Advanced",
    factions: &[GalacticEmpire],
    size: BaseSize::Small,
    attack: 2,
    agility: 3,
    hull: 3,
    shields: 2,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock, BarrelRoll, Evade],
    dial: &[
        (1, &[(Bank(Left), Green), (Bank(Right), Green)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (4, &[(Straight, White), (Koiogran, Red)]),
        (5, &[(Straight, White)]),
    ],
};

const fn imperial(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, GalacticEmpire, (name, skill, points), slots, card)
}

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    imperial(
        "Commander Alozen",
        5,
        25,
        &[Elite, Missile],
        Card::plain("commanderalozen")
            .with(&[may(StartOfCombat).then(&[Choose(Pick::enemy(One, One)), LockOn(Who::Chosen)])]),
    )
    .unique(),
    imperial("Darth Vader", 9, 29, &[Elite, Missile], Card::plain("darthvader").modifying(&[TwoActions])).unique(),
    imperial(
        "Juno Eclipse",
        8,
        28,
        &[Elite, Missile],
        Card::plain("junoeclipse")
            .with(&[may(Reveal).when(&[SelfIs(Active)]).then(&[Instead(Instead::FasterOrSlower)])]),
    )
    .unique(),
    imperial(
        "Lieutenant Colzet",
        3,
        23,
        &[Missile],
        Card::plain("lieutenantcolzet").with(&[may(StartOfEnd).then(&[
            Choose(Pick::enemy(One, Three).anywhere().that(&[ShipPredicate::LockedByMe])),
            SpendLockOn(Who::Chosen),
            To(Who::Chosen, Deed::TurnUp),
        ])]),
    )
    .unique(),
    imperial(
        "Maarek Stele",
        7,
        27,
        &[Elite, Missile],
        Card::plain("maarekstele-tieadvanced").modifying(&[PicksDamage]),
    )
    .unique(),
    imperial("Storm Squadron Pilot", 4, 23, &[Missile], Card::plain("stormsquadronpilot")),
    imperial("Tempest Squadron Pilot", 2, 21, &[Missile], Card::plain("tempestsquadronpilot")),
    imperial("Zertik Strom", 6, 26, &[Elite, Missile], Card::plain("zertikstrom").modifying(&[DeniesRangeBonus(One)]))
        .unique(),
];
