//! The StarViper.

use crate::card::ActionKind::{BarrelRoll, Boost, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::ScumAndVillainy;
use crate::cards::Slot::{Elite, Torpedo};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Segnor, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "starviper",
    name: "StarViper",
    factions: &[ScumAndVillainy],
    size: BaseSize::Small,
    attack: 3,
    agility: 3,
    hull: 4,
    shields: 1,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock, BarrelRoll, Boost],
    dial: &[
        (1, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Bank(Left), White), (Straight, Green), (Bank(Right), White), (Segnor(Left), Red), (Segnor(Right), Red)]),
        (4, &[(Straight, White)]),
    ],
};

const fn scum(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, ScumAndVillainy, (name, skill, points), slots, card)
}

const ANY_ENEMY: Pick = Pick::enemy(One, Three).anywhere();

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    scum("Black Sun Assassin", 5, 28, &[Elite, Torpedo], Card::plain("blacksunassassin")),
    scum("Black Sun Enforcer", 1, 25, &[Torpedo], Card::plain("blacksunenforcer")),
    scum("Black Sun Vigo", 3, 27, &[Torpedo], Card::plain("blacksunvigo")),
    scum(
        "Dalan Oberos",
        6,
        30,
        &[Elite, Torpedo],
        Card::plain("dalanoberos-starviper")
            .with(&[may(Reveal).when(&[SelfIs(Active), Lack(Token::Stress)]).then(&[Instead(Instead::TallonAlong)])]),
    )
    .unique(),
    scum(
        "Guri",
        5,
        30,
        &[Elite, Torpedo],
        Card::plain("guri").with(&[may(StartOfCombat).when(&[EnemyAt(One, One)]).then(&[Gain(Token::Focus)])]),
    )
    .unique(),
    scum(
        "Prince Xizor",
        7,
        31,
        &[Elite, Torpedo],
        Card::plain("princexizor").with(&[
            may(Hit).when(&[SelfIs(Defender), Shows(Face::Hit)]).either().then(&[
                Choose(Pick::friend(One, One)),
                Cancel(Face::Hit),
                To(Who::Chosen, Deed::Suffer(1)),
            ]),
            may(Hit).when(&[SelfIs(Defender), Shows(Face::Critical)]).either().then(&[
                Choose(Pick::friend(One, One)),
                Cancel(Face::Critical),
                To(Who::Chosen, Deed::SufferCritical(1)),
            ]),
        ]),
    )
    .unique(),
    scum(
        "Thweek",
        4,
        28,
        &[Torpedo],
        Card::plain("thweek").with(&[
            may(BeforeForces).either().then(&[Choose(ANY_ENEMY), Assign("mimicked", Who::Chosen)]),
            may(BeforeForces).either().then(&[Choose(ANY_ENEMY), Assign("shadowed", Who::Chosen)]),
        ]),
    )
    .unique(),
];
