//! The TIE/fo fighter.

use crate::card::ActionKind::{BarrelRoll, Evade, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::FirstOrder;
use crate::cards::Slot::{Elite, Tech};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Segnor, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "tiefofighter",
    name: "TIE/fo Fighter",
    factions: &[FirstOrder],
    size: BaseSize::Small,
    attack: 2,
    agility: 3,
    hull: 3,
    shields: 1,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock, BarrelRoll, Evade],
    dial: &[
        (1, &[(Turn(Left), White), (Turn(Right), White)]),
        (2, &[(Turn(Left), Green), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), Green)]),
        (2, &[(Segnor(Left), Red), (Segnor(Right), Red)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (4, &[(Straight, White), (Koiogran, Red)]),
        (5, &[(Straight, White)]),
    ],
};

const fn first_order(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, FirstOrder, (name, skill, points), slots, card)
}

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    first_order(
        "\"Epsilon Ace\"",
        4,
        17,
        &[Tech],
        Card::plain("epsilonace").modifying(&[While(&[DamageCards(0)], &Skill(12))]),
    )
    .unique(),
    first_order(
        "\"Epsilon Leader\"",
        6,
        19,
        &[Tech],
        Card::plain("epsilonleader")
            .with(&[must(StartOfCombat).then(&[Each(Pick::friend(One, One).or_itself(), Deed::Relieve)])]),
    )
    .unique(),
    first_order("Epsilon Squadron Pilot", 1, 15, &[Tech], Card::plain("epsilonsquadronpilot")),
    first_order(
        "\"Omega Ace\"",
        7,
        20,
        &[Elite, Tech],
        Card::plain("omegaace").with(&[may(ModifyAttack).when(&[SelfIs(Attacker)]).then(&[
            Spend(Token::Focus),
            SpendLock,
            ChangeAll(Face::Critical),
        ])]),
    )
    .unique(),
    first_order(
        "\"Omega Leader\"",
        8,
        21,
        &[Elite, Tech],
        Card::plain("omegaleader").modifying(&[While(&[Opponent(ShipPredicate::LockedByMe)], &OpponentCannotModify)]),
    )
    .unique(),
    first_order("Omega Squadron Pilot", 4, 17, &[Elite, Tech], Card::plain("omegasquadronpilot")),
    first_order("\"Zeta Ace\"", 5, 18, &[Elite, Tech], Card::plain("zetaace").modifying(&[RollWith(2)])).unique(),
    first_order(
        "\"Zeta Leader\"",
        7,
        20,
        &[Elite, Tech],
        Card::plain("zetaleader").with(&[may(BeforeAttackRoll)
            .when(&[SelfIs(Attacker), Lack(Token::Stress)])
            .then(&[Gain(Token::Stress), MoreDice(1)])]),
    )
    .unique(),
    first_order("Zeta Squadron Pilot", 3, 16, &[Tech], Card::plain("zetasquadronpilot")),
];
