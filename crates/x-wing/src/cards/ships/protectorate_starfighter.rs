//! The Protectorate starfighter.

use crate::card::ActionKind::{BarrelRoll, Boost, Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::ScumAndVillainy;
use crate::cards::Slot::{Elite, Torpedo};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Tallon, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "protectoratestarfighter",
    name: "Protectorate Starfighter",
    factions: &[ScumAndVillainy],
    size: BaseSize::Small,
    attack: 3,
    agility: 3,
    hull: 4,
    shields: 0,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock, BarrelRoll, Boost],
    dial: &[
        (1, &[(Turn(Left), White), (Turn(Right), White)]),
        (2, &[(Turn(Left), Green), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), Green)]),
        (2, &[(Tallon(Left), Red), (Tallon(Right), Red)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (4, &[(Straight, White), (Koiogran, Red)]),
        (5, &[(Straight, White)]),
    ],
};

const fn scum(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, ScumAndVillainy, (name, skill, points), slots, card)
}

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    scum("Concord Dawn Ace", 5, 23, &[Elite, Torpedo], Card::plain("concorddawnace")),
    scum("Concord Dawn Veteran", 3, 22, &[Elite, Torpedo], Card::plain("concorddawnveteran")),
    scum(
        "Fenn Rau",
        9,
        28,
        &[Elite, Torpedo],
        Card::plain("fennrau-protectoratestarfighter").with(&[
            may(BeforeAttackRoll).when(&[SelfIs(Attacker), AtRange(One, One)]).then(&[MoreDice(1)]),
            may(BeforeDefenseRoll).when(&[SelfIs(Defender), AtRange(One, One)]).then(&[MoreDice(1)]),
        ]),
    )
    .unique(),
    scum(
        "Kad Solus",
        6,
        25,
        &[Elite, Torpedo],
        Card::plain("kadsolus").with(&[must(AfterManeuver)
            .when(&[SelfIs(Active), Maneuver(Red)])
            .then(&[Gain(Token::Focus), Gain(Token::Focus)])]),
    )
    .unique(),
    scum(
        "Old Teroch",
        7,
        26,
        &[Elite, Torpedo],
        Card::plain("oldteroch").with(&[may(StartOfCombat).then(&[
            Choose(Pick::enemy(One, One)),
            IfChosen(ShipPredicate::SeesMe),
            To(Who::Chosen, Deed::LoseAll(Token::Focus)),
            IfChosen(ShipPredicate::SeesMe),
            To(Who::Chosen, Deed::LoseAll(Token::Evade)),
        ])]),
    )
    .unique(),
    scum("Zealous Recruit", 1, 20, &[Torpedo], Card::plain("zealousrecruit")),
];
