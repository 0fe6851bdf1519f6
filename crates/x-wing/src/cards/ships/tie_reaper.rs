//! The TIE Reaper.

use crate::card::ActionKind::{Evade, Focus, Jam};
use crate::card::Card;
use crate::card::Difficulty::{Green, Red, White};
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

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    imperial("Captain Feroph", 4, 24, ELITE, Card::unwritten("captainferoph")).unique(),
    imperial("Major Vermeil", 6, 26, ELITE, Card::unwritten("majorvermeil")).unique(),
    imperial("Scarif Base Pilot", 1, 22, &[Crew, Crew], Card::plain("scarifbasepilot")),
    imperial("\"Vizier\"", 3, 23, &[Crew, Crew], Card::unwritten("vizier")).unique(),
];
