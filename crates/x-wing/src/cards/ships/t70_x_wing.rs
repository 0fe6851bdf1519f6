//! The T-70 X-wing.

use crate::card::ActionKind::{Boost, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::Resistance;
use crate::cards::Slot::{Astromech, Elite, Tech, Torpedo};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Tallon, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "t70xwing",
    name: "T-70 X-wing",
    factions: &[Resistance],
    size: BaseSize::Small,
    attack: 3,
    agility: 2,
    hull: 3,
    shields: 3,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock, Boost],
    dial: &[
        (1, &[(Bank(Left), Green), (Straight, Green), (Bank(Right), Green)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Tallon(Left), Red), (Tallon(Right), Red)]),
        (4, &[(Straight, White), (Koiogran, Red)]),
    ],
};

const fn resistance(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, Resistance, (name, skill, points), slots, card)
}

const BAR: &[Slot] = &[Astromech, Torpedo, Tech];
const ELITE: &[Slot] = &[Elite, Astromech, Torpedo, Tech];

const FOCUSED: &[Ability] = &[
    may(ModifyAttack).when(&[SelfIs(Attacker), Have(Token::Focus), Shows(Face::Focus)]).then(&[Change(
        Face::Focus,
        Face::Hit,
        1,
    )]),
    may(ModifyDefense).when(&[SelfIs(Defender), Have(Token::Focus), Shows(Face::Focus)]).then(&[Change(
        Face::Focus,
        Face::Evade,
        1,
    )]),
];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    resistance("\"Blue Ace\"", 5, 27, BAR, Card::plain("blueace").modifying(&[BoostTurns])).unique(),
    resistance("Blue Squadron Novice", 2, 24, BAR, Card::plain("bluesquadronnovice")),
    resistance(
        "Ello Asty",
        7,
        30,
        ELITE,
        Card::plain("elloasty")
            .modifying(&[While(&[Lack(Token::Stress)], &WhiteBearings(&[Tallon(Left), Tallon(Right)]))]),
    )
    .unique(),
    resistance(
        "Jess Pava",
        3,
        25,
        BAR,
        Card::plain("jesspava").with(&[
            may(ModifyAttack).when(&[SelfIs(Attacker)]).then(&[RerollPer(ATTACK, Pick::friend(One, One))]),
            may(ModifyDefense).when(&[SelfIs(Defender)]).then(&[RerollPer(DEFENSE, Pick::friend(One, One))]),
        ]),
    )
    .unique(),
    resistance(
        "Nien Nunb",
        7,
        29,
        ELITE,
        Card::plain("niennunb")
            .with(&[may(GotStress).when(&[SelfIs(Active), EnemyInArc(One, One)]).then(&[Lose(Token::Stress)])]),
    )
    .unique(),
    resistance("Poe Dameron", 8, 31, ELITE, Card::plain("poedameron").with(FOCUSED)).unique(),
    resistance("Poe Dameron", 9, 33, ELITE, Card::plain("poedameron-swx57").with(FOCUSED)).unique(),
    resistance(
        "\"Red Ace\"",
        6,
        29,
        BAR,
        Card::plain("redace")
            .with(&[must(ShieldLost).when(&[SelfIs(Active)]).once_a_round().then(&[Gain(Token::Evade)])]),
    )
    .unique(),
    resistance("Red Squadron Veteran", 4, 26, ELITE, Card::plain("redsquadronveteran")),
    resistance(
        "\"Snap\" Wexley",
        6,
        28,
        ELITE,
        Card::plain("snapwexley").with(&[may(AfterManeuver)
            .when(&[SelfIs(Active), Speeds(&[2, 3, 4]), TouchesNothing])
            .then(&[Free(&[Boost])])]),
    )
    .unique(),
];
