//! The Z-95 Headhunter.

use crate::card::ActionKind::{Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::{RebelAlliance, ScumAndVillainy};
use crate::cards::Slot::{Elite, Illicit, Missile};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "z95headhunter",
    name: "Z-95 Headhunter",
    factions: &[RebelAlliance, ScumAndVillainy],
    size: BaseSize::Small,
    attack: 2,
    agility: 2,
    hull: 2,
    shields: 2,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock],
    dial: &[
        (1, &[(Bank(Left), White), (Straight, Green), (Bank(Right), White)]),
        (2, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, White), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Koiogran, Red)]),
        (4, &[(Straight, White)]),
    ],
};

const fn rebel(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, RebelAlliance, (name, skill, points), slots, card)
}

const fn scum(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, ScumAndVillainy, (name, skill, points), slots, card)
}

const ELITE: &[Slot] = &[Elite, Missile, Illicit];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    rebel(
        "Airen Cracken",
        8,
        19,
        &[Elite, Missile],
        Card::plain("airencracken").with(&[may(AfterAttack)
            .when(&[SelfIs(Attacker)])
            .then(&[Choose(Pick::friend(One, One)), To(Who::Chosen, Deed::FreeAny)])]),
    )
    .unique(),
    rebel("Bandit Squadron Pilot", 2, 12, &[Missile], Card::plain("banditsquadronpilot")),
    scum("Binayre Pirate", 1, 12, &[Missile, Illicit], Card::plain("binayrepirate")),
    scum("Black Sun Soldier", 3, 13, &[Missile, Illicit], Card::plain("blacksunsoldier")),
    scum(
        "Kaa'to Leeachos",
        5,
        15,
        ELITE,
        Card::plain("kaatoleeachos").with(&[
            may(StartOfCombat)
                .either()
                .then(&[Choose(Pick::friend(One, Two).that(&[ShipPredicate::Has(Token::Focus)])), Steal(Token::Focus)]),
            may(StartOfCombat)
                .either()
                .then(&[Choose(Pick::friend(One, Two).that(&[ShipPredicate::Has(Token::Evade)])), Steal(Token::Evade)]),
        ]),
    )
    .unique(),
    rebel("Lieutenant Blount", 6, 17, &[Elite, Missile], Card::plain("lieutenantblount").modifying(&[AlwaysHits]))
        .unique(),
    // Comes into play by the title Hound's Tooth, with the skill and the text of the ship lost.
    Pilot {
        for_squads: false,
        ..scum("Nashtah Pup Pilot", 0, 0, &[], Card::plain("nashtahpuppilot").modifying(&[PilotOfCarrier])).unique()
    },
    scum(
        "N'dru Suhlak",
        7,
        17,
        ELITE,
        Card::plain("ndrusuhlak").modifying(&[While(&[Attacks, Alone(One, Two)], &AttackDice(1))]),
    )
    .unique(),
    rebel("Tala Squadron Pilot", 4, 13, &[Missile], Card::plain("talasquadronpilot")),
];
