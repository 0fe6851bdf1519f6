//! The M3-A Interceptor.

use crate::card::ActionKind::{BarrelRoll, Evade, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::ScumAndVillainy;
use crate::cards::Slot::Elite;
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "m3ainterceptor",
    name: "M3-A Interceptor",
    factions: &[ScumAndVillainy],
    size: BaseSize::Small,
    attack: 2,
    agility: 3,
    hull: 2,
    shields: 1,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock, BarrelRoll, Evade],
    dial: &[
        (1, &[(Turn(Left), White), (Bank(Left), Green), (Bank(Right), Green), (Turn(Right), White)]),
        (2, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (3, &[(Bank(Left), White), (Straight, Green), (Bank(Right), White), (Koiogran, Red)]),
        (4, &[(Straight, White)]),
        (5, &[(Koiogran, Red)]),
    ],
};

const fn scum(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, ScumAndVillainy, (name, skill, points), slots, card)
}

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    scum("Cartel Spacer", 2, 14, &[], Card::plain("cartelspacer")),
    scum(
        "Genesis Red",
        7,
        19,
        &[Elite],
        Card::plain("genesisred")
            .with(&[must(AfterLock).when(&[SelfIs(Active)]).then(&[CatchUp(Token::Focus), CatchUp(Token::Evade)])]),
    )
    .unique(),
    scum(
        "Inaldra",
        3,
        15,
        &[Elite],
        Card::plain("inaldra").with(&[
            may(ModifyAttack)
                .when(&[SelfIs(Attacker), Not(&NoShields)])
                .then(&[LoseShield, Reroll(ATTACK, 1, u8::MAX)]),
            may(ModifyDefense)
                .when(&[SelfIs(Defender), Not(&NoShields)])
                .then(&[LoseShield, Reroll(DEFENSE, 1, u8::MAX)]),
        ]),
    )
    .unique(),
    scum(
        "Laetin A'shera",
        6,
        18,
        &[],
        Card::plain("laetinashera")
            .with(&[may(AfterAttack).when(&[SelfIs(Defender), AttackMissed]).then(&[Gain(Token::Evade)])]),
    )
    .unique(),
    scum(
        "Quinn Jast",
        6,
        18,
        &[Elite],
        Card::plain("quinnjast").with(&[may(StartOfCombat).then(&[Gain(Token::Disabled), ReloadOne])]),
    )
    .unique(),
    scum(
        "Serissu",
        8,
        20,
        &[Elite],
        Card::plain("serissu")
            .with(&[may(ModifyDefense).when(&[Friend(Defender, One, One)]).then(&[Reroll(DEFENSE, 1, 1)])]),
    )
    .unique(),
    scum(
        "Sunny Bounder",
        1,
        14,
        &[],
        Card::plain("sunnybounder").with(&[
            may(Rolled).when(&[SelfIs(Attacker), AllSame]).once_a_round().either().then(&[AddMatching]),
            may(DefenseRolled).when(&[SelfIs(Defender), AllSame]).once_a_round().either().then(&[AddMatching]),
            may(Rerolled).when(&[SelfIs(Active), AllSame]).once_a_round().either().then(&[AddMatching]),
        ]),
    )
    .unique(),
    scum("Tansarii Point Veteran", 5, 17, &[Elite], Card::plain("tansariipointveteran")),
];
