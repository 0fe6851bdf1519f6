//! The TIE/fo fighter.

use super::{Arcs, Faction, Pilot, ShipType, Slot};
use crate::card::ActionKind::{BarrelRoll, Evade, Focus, TargetLock};
use crate::card::Condition::{Have, I, Locked};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::Effect::{CalmFriends, ChangeAll, Spend, SpendLock};
use crate::card::Role::Attacker;
use crate::card::Window::{ModifyAttack, StartOfCombat};
use crate::card::{Adjust, Card, Token, may, must};
use crate::dice::Face;
use geometry::Bearing::{Bank, Koiogran, Segnor, Straight, Turn};
use geometry::{Band, BaseSize, Side::Left, Side::Right};

static TIE_FO: ShipType = ShipType {
    xws: "tiefofighter",
    name: "TIE/fo Fighter",
    factions: &[Faction::Imperial],
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

const fn pilot(name: &'static str, skill: u8, points: i8, card: Card) -> Pilot {
    let slots = &[Slot::Tech];
    Pilot { card, name, ship: &TIE_FO, faction: Faction::Imperial, skill, points, unique: false, slots }
}

const ELITE: &[Slot] = &[Slot::Elite, Slot::Tech];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    // When the Combat phase begins, friends at Range 1 lose a stress token each.
    Pilot {
        unique: true,
        ..pilot(
            "\"Epsilon Leader\"",
            6,
            19,
            Card::plain("epsilonleader").with(&[must(StartOfCombat).then(&[CalmFriends(Band::One)])]),
        )
    },
    pilot("Epsilon Squadron Pilot", 1, 15, Card::plain("epsilonsquadronpilot")),
    // May spend focus and lock to make every result critical.
    Pilot {
        unique: true,
        slots: ELITE,
        ..pilot(
            "\"Omega Ace\"",
            7,
            20,
            Card::plain("omegaace").with(&[may(ModifyAttack)
                .when(&[I(Attacker), Have(Token::Focus), Locked])
                .then(&[Spend(Token::Focus), SpendLock, ChangeAll(Face::Critical)])]),
        )
    },
    Pilot { slots: ELITE, ..pilot("Omega Squadron Pilot", 4, 17, Card::plain("omegasquadronpilot")) },
    // May barrel roll with the straight 2.
    Pilot {
        unique: true,
        slots: ELITE,
        ..pilot("\"Zeta Ace\"", 5, 18, Card::plain("zetaace").adjusting(&[Adjust::RollWith(2)]))
    },
    pilot("Zeta Squadron Pilot", 3, 16, Card::plain("zetasquadronpilot")),
];
