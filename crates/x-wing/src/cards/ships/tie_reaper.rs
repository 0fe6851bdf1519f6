//! The TIE Reaper.

use crate::card::ActionKind::{Evade, Focus, Jam};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::GalacticEmpire;
use crate::cards::Slot::{Crew, Elite};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Segnor, Stationary, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "tiereaper",
    name: "TIE Reaper",
    factions: &[GalacticEmpire],
    size: BaseSize::Small,
    attack: 3,
    agility: 1,
    hull: 6,
    shields: 2,
    arcs: Arcs::Front,
    actions: &[Focus, Evade, Jam],
    dial: &[
        (0, &[(Stationary, Red)]),
        (1, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (1, &[(Segnor(Left), Red), (Segnor(Right), Red)]),
        (2, &[(Turn(Left), Red), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), Red)]),
        (3, &[(Bank(Left), Red), (Straight, Green), (Bank(Right), Red)]),
    ],
};

const fn imperial(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, GalacticEmpire, (name, skill, points), slots, card)
}

const ELITE: &[Slot] = &[Elite, Crew, Crew];

/// The defender has neither a focus nor an evade token.
const UNGUARDED: [AbilityCondition; 2] =
    [Opponent(ShipPredicate::Lacks(Token::Focus)), Opponent(ShipPredicate::Lacks(Token::Evade))];

/// The ship that has flown overlapped nobody.
const FREE: AbilityCondition = That(Active, ShipPredicate::OverlappedNobody);

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    imperial(
        "Captain Feroph",
        4,
        24,
        ELITE,
        Card::plain("captainferoph").with(&[must(ModifyDefense)
            .when(&[SelfIs(Defender), Opponent(ShipPredicate::Has(Token::Jam))])
            .then(&[Add(Face::Evade)])]),
    )
    .unique(),
    imperial(
        "Major Vermeil",
        6,
        26,
        ELITE,
        Card::plain("majorvermeil").with(&[
            may(ModifyAttack)
                .when(&[SelfIs(Attacker), UNGUARDED[0], UNGUARDED[1], Shows(Face::Blank)])
                .either()
                .then(&[Change(Face::Blank, Face::Hit, 1)]),
            may(ModifyAttack)
                .when(&[SelfIs(Attacker), UNGUARDED[0], UNGUARDED[1], Shows(Face::Focus)])
                .either()
                .then(&[Change(Face::Focus, Face::Hit, 1)]),
        ]),
    )
    .unique(),
    imperial("Scarif Base Pilot", 1, 22, &[Crew, Crew], Card::plain("scarifbasepilot")),
    imperial(
        "\"Vizier\"",
        3,
        23,
        &[Crew, Crew],
        Card::plain("vizier").with(&[
            may(AfterManeuver)
                .when(&[Friend(Active, One, One), Speeds(&[1]), FREE, Have(Token::Focus)])
                .either()
                .then(&[Lose(Token::Focus), To(Who::Subject, Deed::Gain(Token::Focus))]),
            may(AfterManeuver)
                .when(&[Friend(Active, One, One), Speeds(&[1]), FREE, Have(Token::Evade)])
                .either()
                .then(&[Lose(Token::Evade), To(Who::Subject, Deed::Gain(Token::Evade))]),
        ]),
    )
    .unique(),
];
