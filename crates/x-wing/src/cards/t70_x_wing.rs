//! The T-70 X-wing.

use super::{Arcs, Faction, Pilot, ShipType, Slot};
use crate::card::ActionKind::{Boost, Focus, TargetLock};
use crate::card::Condition::{Have, I, Shows};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::Effect::Change;
use crate::card::Role::{Attacker, Defender};
use crate::card::Window::{ModifyAttack, ModifyDefense};
use crate::card::{Adjust, Card, Token, may};
use crate::dice::Face;
use geometry::Bearing::{Bank, Koiogran, Straight, Tallon, Turn};
use geometry::{BaseSize, Side::Left, Side::Right};

static T70: ShipType = ShipType {
    xws: "t70xwing",
    name: "T-70 X-wing",
    factions: &[Faction::Rebel],
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

const fn pilot(name: &'static str, skill: u8, points: i8, card: Card) -> Pilot {
    let slots = &[Slot::Torpedo, Slot::Astromech, Slot::Tech];
    Pilot { card, name, ship: &T70, faction: Faction::Rebel, skill, points, unique: false, slots }
}

const ELITE: &[Slot] = &[Slot::Elite, Slot::Torpedo, Slot::Astromech, Slot::Tech];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    // May boost with the turn 1 templates.
    Pilot { unique: true, ..pilot("\"Blue Ace\"", 5, 27, Card::plain("blueace").adjusting(&[Adjust::BoostTurns])) },
    pilot("Blue Squadron Novice", 2, 24, Card::plain("bluesquadronnovice")),
    // With a focus token, may turn one focus result.
    Pilot {
        unique: true,
        slots: ELITE,
        ..pilot(
            "Poe Dameron",
            8,
            31,
            Card::plain("poedameron").with(&[
                may(ModifyAttack).when(&[I(Attacker), Have(Token::Focus), Shows(Face::Focus)]).then(&[Change(
                    Face::Focus,
                    Face::Hit,
                    1,
                )]),
                may(ModifyDefense).when(&[I(Defender), Have(Token::Focus), Shows(Face::Focus)]).then(&[Change(
                    Face::Focus,
                    Face::Evade,
                    1,
                )]),
            ]),
        )
    },
    Pilot { slots: ELITE, ..pilot("Red Squadron Veteran", 4, 26, Card::plain("redsquadronveteran")) },
];
