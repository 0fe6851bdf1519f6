//! The K-wing.

use crate::card::ActionKind::{Focus, Slam, TargetLock};
use crate::card::Difficulty::{Green, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::RebelAlliance;
use crate::cards::Slot::{Bomb, Crew, Missile, Torpedo, Turret};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "kwing",
    name: "K-wing",
    factions: &[RebelAlliance],
    size: BaseSize::Small,
    attack: 2,
    agility: 1,
    hull: 5,
    shields: 4,
    arcs: Arcs::Turret,
    actions: &[Focus, TargetLock, Slam],
    dial: &[
        (1, &[(Bank(Left), Green), (Straight, Green), (Bank(Right), Green)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Bank(Left), White), (Straight, White), (Bank(Right), White)]),
    ],
};

const fn rebel(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, RebelAlliance, (name, skill, points), slots, card)
}

const BAR: &[Slot] = &[Torpedo, Torpedo, Missile, Turret, Bomb, Bomb, Crew];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    rebel("Esege Tuketu", 6, 28, BAR, Card::plain("esegetuketu").modifying(&[LendsFocus(Two)])).unique(),
    rebel("Guardian Squadron Pilot", 4, 25, BAR, Card::plain("guardiansquadronpilot")),
    rebel(
        "Miranda Doni",
        8,
        29,
        BAR,
        Card::plain("mirandadoni").with(&[
            may(BeforeAttackRoll)
                .when(&[SelfIs(Attacker), Not(&NoShields)])
                .once_a_round()
                .either()
                .then(&[LoseShield, MoreDice(1)]),
            may(BeforeAttackRoll)
                .when(&[SelfIs(Attacker)])
                .once_a_round()
                .either()
                .then(&[FewerDice(1), RecoverShield]),
        ]),
    )
    .unique(),
    rebel("Warden Squadron Pilot", 2, 23, BAR, Card::plain("wardensquadronpilot")),
];
