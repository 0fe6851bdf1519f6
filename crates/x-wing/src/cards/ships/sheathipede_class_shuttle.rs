//! The Sheathipede-class shuttle.

use crate::card::ActionKind::{Coordinate, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::RebelAlliance;
use crate::cards::Slot::{Astromech, Crew, Elite};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "sheathipedeclassshuttle",
    name: "Sheathipede-class Shuttle",
    factions: &[RebelAlliance],
    size: BaseSize::Small,
    attack: 2,
    agility: 2,
    hull: 4,
    shields: 1,
    arcs: Arcs::Rear,
    actions: &[Focus, TargetLock, Coordinate],
    dial: &[
        (1, &[(Bank(Left), White), (Straight, Green), (Bank(Right), White)]),
        (2, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (3, &[(Turn(Left), Red), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), Red)]),
        (3, &[(Koiogran, Red)]),
        (4, &[(Straight, Red)]),
    ],
};

const fn rebel(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, RebelAlliance, (name, skill, points), slots, card)
}

const ELITE: &[Slot] = &[Elite, Astromech, Crew];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    rebel(
        "AP-5",
        1,
        15,
        &[Astromech, Crew],
        Card::plain("ap5").with(&[may(Coordinates)
            .when(&[SelfIs(Active), ActedOn(ShipPredicate::Has(Token::Stress))])
            .then(&[Gain(Token::Stress), Gain(Token::Stress), To(Who::Chosen, Deed::Relieve)])]),
    )
    .unique(),
    rebel(
        "Ezra Bridger",
        5,
        17,
        ELITE,
        Card::plain("ezrabridger-sheathipedeclassshuttle").with(&[may(ModifyDefense)
            .when(&[SelfIs(Defender), Have(Token::Stress), Shows(Face::Focus)])
            .then(&[Change(Face::Focus, Face::Evade, 2)])]),
    )
    .unique(),
    rebel(
        "Fenn Rau",
        9,
        20,
        ELITE,
        Card::plain("fennrau-sheathipedeclassshuttle").with(&[may(ActiveInCombat)
            .when(&[Enemy(Active, One, Three), InMyArc(Active, One, Three), Lack(Token::Stress)])
            .then(&[Gain(Token::Stress), Lasting(Until::EndOfRound, Who::Subject, NoTokensForAttackDice)])]),
    )
    .unique(),
    rebel(
        "\"Zeb\" Orrelios",
        3,
        16,
        &[Astromech, Crew],
        Card::plain("zeborrelios-sheathipedeclassshuttle").with(&[may(Compare)
            .when(&[SelfIs(Defender), AttackShows(Face::Critical), Shows(Face::Evade)])
            .then(&[CriticalsFirst])]),
    )
    .unique(),
];
