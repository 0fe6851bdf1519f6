//! The U-wing.

use crate::card::ActionKind::{Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::RebelAlliance;
use crate::cards::Slot::{Crew, Elite, System, Torpedo};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Stationary, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "uwing",
    name: "U-wing",
    factions: &[RebelAlliance],
    size: BaseSize::Large,
    attack: 3,
    agility: 1,
    hull: 4,
    shields: 4,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock],
    dial: &[
        (0, &[(Stationary, Red)]),
        (1, &[(Bank(Left), Green), (Straight, Green), (Bank(Right), Green)]),
        (2, &[(Turn(Left), White), (Bank(Left), Green), (Straight, Green), (Bank(Right), Green), (Turn(Right), White)]),
        (3, &[(Bank(Left), White), (Straight, White), (Bank(Right), White)]),
        (4, &[(Straight, White)]),
    ],
};

const fn rebel(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, RebelAlliance, (name, skill, points), slots, card)
}

const BAR: &[Slot] = &[Torpedo, Crew, Crew, System];
const ELITE: &[Slot] = &[Elite, Torpedo, Crew, Crew, System];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    rebel(
        "Benthic Two Tubes",
        4,
        24,
        BAR,
        Card::plain("benthictwotubes").with(&[may(AfterAction)
            .when(&[SelfIs(Active), Acted(&[Focus])])
            .then(&[Choose(Pick::friend(One, Two)), Pass(Token::Focus)])]),
    )
    .unique(),
    rebel("Blue Squadron Pathfinder", 2, 23, BAR, Card::plain("bluesquadronpathfinder")),
    rebel("Bodhi Rook", 4, 25, BAR, Card::plain("bodhirook").modifying(&[FriendsLockByFriends])).unique(),
    rebel(
        "Cassian Andor",
        6,
        27,
        ELITE,
        Card::plain("cassianandor").with(&[may(StartOfActivation).then(&[
            Choose(Pick::friend(One, Two).that(&[ShipPredicate::Has(Token::Stress)])),
            To(Who::Chosen, Deed::Relieve),
        ])]),
    )
    .unique(),
    rebel(
        "Heff Tobber",
        3,
        24,
        BAR,
        Card::plain("hefftobber").with(&[may(AfterOverlap).when(&[Not(&Ours(Active)), OverlapsMe]).then(&[FreeAny])]),
    )
    .unique(),
    rebel("Magva Yarro", 5, 25, BAR, Card::plain("magvayarro").modifying(&[LimitsRerolls(One, Two)])).unique(),
    rebel("Partisan Renegade", 1, 22, BAR, Card::plain("partisanrenegade")),
    rebel(
        "Saw Gerrera",
        6,
        26,
        ELITE,
        Card::plain("sawgerrera").with(&[
            may(ModifyAttack)
                .when(&[OursAt(Attacker, One, Two), That(Attacker, ShipPredicate::Has(Token::Stress))])
                .either()
                .then(&[Reroll(ATTACK, 1, 1)]),
            may(ModifyAttack)
                .when(&[OursAt(Attacker, One, Two), That(Attacker, ShipPredicate::Damaged)])
                .either()
                .then(&[Reroll(ATTACK, 1, 1)]),
        ]),
    )
    .unique(),
];
