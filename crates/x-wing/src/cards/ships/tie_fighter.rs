//! The TIE fighter.

use crate::card::ActionKind::{BarrelRoll, Evade, Focus};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::{GalacticEmpire, RebelAlliance};
use crate::cards::Slot::Elite;
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "tiefighter",
    name: "TIE Fighter",
    factions: &[GalacticEmpire, RebelAlliance],
    size: BaseSize::Small,
    attack: 2,
    agility: 3,
    hull: 3,
    shields: 0,
    arcs: Arcs::Front,
    actions: &[Focus, BarrelRoll, Evade],
    dial: &[
        (1, &[(Turn(Left), White), (Turn(Right), White)]),
        (2, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Koiogran, Red)]),
        (4, &[(Straight, White), (Koiogran, Red)]),
        (5, &[(Straight, White)]),
    ],
};

const fn imperial(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, GalacticEmpire, (name, skill, points), slots, card)
}

const fn rebel(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, RebelAlliance, (name, skill, points), slots, card)
}

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    imperial("Academy Pilot", 1, 12, &[], Card::plain("academypilot")),
    rebel(
        "Ahsoka Tano",
        7,
        17,
        &[Elite],
        Card::plain("ahsokatano").with(&[may(StartOfCombat).then(&[
            Spend(Token::Focus),
            Choose(Pick::friend(One, One).or_itself()),
            To(Who::Chosen, Deed::FreeAny),
        ])]),
    )
    .unique(),
    imperial(
        "\"Backstabber\"",
        6,
        16,
        &[],
        Card::plain("backstabber")
            .modifying(&[While(&[Attacks, Opponent(ShipPredicate::DoesNotSeeMe)], &AttackDice(1))]),
    )
    .unique(),
    imperial("Black Squadron Pilot", 4, 14, &[Elite], Card::plain("blacksquadronpilot")),
    rebel(
        "Captain Rex",
        4,
        14,
        &[],
        Card::plain("captainrex")
            .with(&[must(AfterAttack).when(&[SelfIs(Attacker)]).then(&[Assign("suppressivefire", Who::Defender)])]),
    )
    .unique(),
    imperial(
        "\"Chaser\"",
        3,
        14,
        &[],
        Card::plain("chaser").with(&[must(SpentFocus).when(&[Friend(Active, One, One)]).then(&[Gain(Token::Focus)])]),
    )
    .unique(),
    imperial(
        "\"Dark Curse\"",
        6,
        16,
        &[],
        Card::plain("darkcurse").modifying(&[
            While(&[Defends], &OpponentCannotSpend(Token::Focus)),
            While(&[Defends], &OpponentCannotReroll),
        ]),
    )
    .unique(),
    imperial(
        "\"Howlrunner\"",
        8,
        18,
        &[Elite],
        Card::plain("howlrunner")
            .with(&[may(ModifyAttack).when(&[Friend(Attacker, One, One), WithPrimary]).then(&[Reroll(ATTACK, 1, 1)])]),
    )
    .unique(),
    imperial(
        "\"Mauler Mithel\"",
        7,
        17,
        &[Elite],
        Card::plain("maulermithel").modifying(&[While(&[Attacks, AtRange(One, One)], &AttackDice(1))]),
    )
    .unique(),
    imperial(
        "\"Night Beast\"",
        5,
        15,
        &[],
        Card::plain("nightbeast")
            .with(&[may(AfterManeuver).when(&[SelfIs(Active), Maneuver(Green)]).then(&[Free(&[Focus])])]),
    )
    .unique(),
    imperial("Obsidian Squadron Pilot", 3, 13, &[], Card::plain("obsidiansquadronpilot")),
    rebel(
        "Sabine Wren",
        5,
        15,
        &[Elite],
        Card::plain("sabinewren-tiefighter")
            .with(&[may(BeforeReveal).when(&[SelfIs(Active)]).then(&[Free(&[ActionKind::Boost, BarrelRoll])])]),
    )
    .unique(),
    imperial(
        "\"Scourge\"",
        7,
        17,
        &[Elite],
        Card::plain("scourge").modifying(&[While(&[Attacks, Opponent(ShipPredicate::Damaged)], &AttackDice(1))]),
    )
    .unique(),
    imperial(
        "\"Wampa\"",
        4,
        14,
        &[],
        Card::plain("wampa").with(&[may(Compare).when(&[SelfIs(Attacker)]).then(&[
            If(AttackShows(Face::Critical)),
            To(Who::Defender, Deed::DealFaceDown),
            CancelAttack,
        ])]),
    )
    .unique(),
    imperial(
        "\"Winged Gundark\"",
        5,
        15,
        &[],
        Card::plain("wingedgundark").with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), AtRange(One, One), Shows(Face::Hit)])
            .then(&[Change(Face::Hit, Face::Critical, 1)])]),
    )
    .unique(),
    imperial(
        "\"Youngster\"",
        6,
        15,
        &[Elite],
        Card::plain("youngster").modifying(&[LendsActions(Elite, "tiefighter")]),
    )
    .unique(),
    rebel(
        "\"Zeb\" Orrelios",
        3,
        13,
        &[],
        Card::plain("zeborrelios-tiefighter").with(&[may(Compare)
            .when(&[SelfIs(Defender), AttackShows(Face::Critical), Shows(Face::Evade)])
            .then(&[CriticalsFirst])]),
    )
    .unique(),
];
