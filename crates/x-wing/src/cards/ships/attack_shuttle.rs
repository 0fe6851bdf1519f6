//! The Attack shuttle.

use crate::card::ActionKind::{BarrelRoll, Evade, Focus};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::RebelAlliance;
use crate::cards::Slot::{Crew, Elite, Turret};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "attackshuttle",
    name: "Attack Shuttle",
    factions: &[RebelAlliance],
    size: BaseSize::Small,
    attack: 3,
    agility: 2,
    hull: 2,
    shields: 2,
    arcs: Arcs::Front,
    actions: &[Focus, BarrelRoll, Evade],
    dial: &[
        (1, &[(Turn(Left), Red), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), Red)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Turn(Left), Red), (Bank(Left), White), (Straight, White), (Bank(Right), White), (Turn(Right), Red)]),
        (4, &[(Straight, White), (Koiogran, Red)]),
    ],
};

const fn rebel(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, RebelAlliance, (name, skill, points), slots, card)
}

const ELITE: &[Slot] = &[Elite, Turret, Crew];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    rebel(
        "Ezra Bridger",
        4,
        20,
        ELITE,
        Card::plain("ezrabridger-attackshuttle").with(&[may(ModifyDefense)
            .when(&[SelfIs(Defender), Have(Token::Stress), Shows(Face::Focus)])
            .then(&[Change(Face::Focus, Face::Evade, 2)])]),
    )
    .unique(),
    rebel(
        "Hera Syndulla",
        7,
        22,
        ELITE,
        Card::plain("herasyndulla-attackshuttle")
            .with(&[may(Reveal).when(&[SelfIs(Active), Not(&Maneuver(White))]).then(&[Instead(Instead::SameColour)])]),
    )
    .unique(),
    rebel(
        "Sabine Wren",
        5,
        21,
        ELITE,
        Card::plain("sabinewren-attackshuttle")
            .with(&[may(BeforeReveal).when(&[SelfIs(Active)]).then(&[Free(&[ActionKind::Boost, BarrelRoll])])]),
    )
    .unique(),
    rebel(
        "\"Zeb\" Orrelios",
        3,
        18,
        &[Turret, Crew],
        Card::plain("zeborrelios-attackshuttle").with(&[may(Compare)
            .when(&[SelfIs(Defender), AttackShows(Face::Critical), Shows(Face::Evade)])
            .then(&[CriticalsFirst])]),
    )
    .unique(),
];
