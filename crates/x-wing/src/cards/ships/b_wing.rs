//! The B-wing.

use crate::card::ActionKind::{BarrelRoll, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::RebelAlliance;
use crate::cards::Slot::{Cannon, Elite, System, Torpedo};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "bwing",
    name: "B-wing",
    factions: &[RebelAlliance],
    size: BaseSize::Small,
    attack: 3,
    agility: 1,
    hull: 3,
    shields: 5,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock, BarrelRoll],
    dial: &[
        (1, &[(Turn(Left), Red), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), Red)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (2, &[(Koiogran, Red)]),
        (3, &[(Bank(Left), Red), (Straight, White), (Bank(Right), Red)]),
        (4, &[(Straight, Red)]),
    ],
};

const fn rebel(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, RebelAlliance, (name, skill, points), slots, card)
}

const BAR: &[Slot] = &[Torpedo, Torpedo, Cannon, System];
const ELITE: &[Slot] = &[Elite, Torpedo, Torpedo, Cannon, System];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    rebel("Blue Squadron Pilot", 2, 22, BAR, Card::plain("bluesquadronpilot")),
    rebel("Dagger Squadron Pilot", 4, 24, BAR, Card::plain("daggersquadronpilot")),
    rebel(
        "Ibtisam",
        6,
        28,
        ELITE,
        Card::plain("ibtisam").with(&[
            may(ModifyAttack).when(&[SelfIs(Attacker), Have(Token::Stress)]).then(&[Reroll(ATTACK, 1, 1)]),
            may(ModifyDefense).when(&[SelfIs(Defender), Have(Token::Stress)]).then(&[Reroll(DEFENSE, 1, 1)]),
        ]),
    )
    .unique(),
    rebel(
        "Keyan Farlander",
        7,
        29,
        ELITE,
        Card::plain("keyanfarlander").with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), Have(Token::Stress)])
            .then(&[Lose(Token::Stress), Change(Face::Focus, Face::Hit, u8::MAX)])]),
    )
    .unique(),
    rebel("Nera Dantels", 5, 26, ELITE, Card::plain("neradantels").modifying(&[AllRound(Torpedo)])).unique(),
    rebel("Ten Numb", 8, 31, ELITE, Card::plain("tennumb").modifying(&[While(&[Attacks], &SureCriticals(1))])).unique(),
];
