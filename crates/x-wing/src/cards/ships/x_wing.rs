//! The X-wing.

use crate::card::ActionKind::{Focus, TargetLock};
use crate::card::Difficulty::{Green, Red, White};
use crate::card::prelude::*;
use crate::cards::Allegiance::RebelAlliance;
use crate::cards::Slot::{Astromech, Elite, Torpedo};
use crate::cards::{Arcs, Pilot, ShipType, Slot};
use geometry::BaseSize;
use geometry::Bearing::{Bank, Koiogran, Straight, Turn};
use geometry::Side::{Left, Right};

/// The ship.
pub static SHIP: ShipType = ShipType {
    xws: "xwing",
    name: "X-wing",
    factions: &[RebelAlliance],
    size: BaseSize::Small,
    attack: 3,
    agility: 2,
    hull: 3,
    shields: 2,
    arcs: Arcs::Front,
    actions: &[Focus, TargetLock],
    dial: &[
        (1, &[(Bank(Left), Green), (Straight, Green), (Bank(Right), Green)]),
        (2, &[(Turn(Left), White), (Bank(Left), White), (Straight, Green), (Bank(Right), White), (Turn(Right), White)]),
        (3, &[(Turn(Left), White), (Bank(Left), White), (Straight, White), (Bank(Right), White), (Turn(Right), White)]),
        (4, &[(Straight, White), (Koiogran, Red)]),
    ],
};

const fn rebel(name: &'static str, skill: u8, points: i8, slots: &'static [Slot], card: Card) -> Pilot {
    Pilot::of(&SHIP, RebelAlliance, (name, skill, points), slots, card)
}

const ELITE: &[Slot] = &[Elite, Astromech, Torpedo];

/// Its pilots, by name.
pub static PILOTS: &[Pilot] = &[
    rebel(
        "Biggs Darklighter",
        5,
        25,
        &[Astromech, Torpedo],
        Card::plain("biggsdarklighter").with(&[may(StartOfCombat).once_a_game().then(&[Lasting(
            Until::EndOfRound,
            Who::Me,
            Guards(One),
        )])]),
    )
    .unique(),
    rebel("Cavern Angels Zealot", 1, 22, ELITE, Card::plain("cavernangelszealot")),
    rebel(
        "Edrio Two Tubes",
        4,
        24,
        ELITE,
        Card::plain("edriotwotubes")
            .with(&[may(Activated).when(&[SelfIs(Active), Have(Token::Focus)]).then(&[FreeAny])]),
    )
    .unique(),
    rebel(
        "Garven Dreis",
        6,
        26,
        &[Astromech, Torpedo],
        Card::plain("garvendreis").with(&[may(SpentFocus)
            .when(&[SelfIs(Active)])
            .then(&[Choose(Pick::friend(One, Two)), To(Who::Chosen, Deed::Gain(Token::Focus))])]),
    )
    .unique(),
    rebel(
        "\"Hobbie\" Klivian",
        5,
        25,
        &[Astromech, Torpedo],
        Card::plain("hobbieklivian").with(&[
            may(AfterLock).when(&[SelfIs(Active), Have(Token::Stress)]).then(&[Lose(Token::Stress)]),
            may(SpentLock).when(&[SelfIs(Active), Have(Token::Stress)]).then(&[Lose(Token::Stress)]),
        ]),
    )
    .unique(),
    rebel(
        "Jek Porkins",
        7,
        26,
        ELITE,
        Card::plain("jekporkins").with(&[may(GotStress).when(&[SelfIs(Active)]).then(&[
            Lose(Token::Stress),
            RollFor(&[Face::Hit]),
            DealFaceDown,
        ])]),
    )
    .unique(),
    rebel(
        "Kullbee Sperado",
        7,
        26,
        ELITE,
        Card::plain("kullbeesperado").with(&[may(AfterAction)
            .when(&[SelfIs(Active), Acted(&[ActionKind::Boost, ActionKind::BarrelRoll])])
            .then(&[TurnOverNamed("servomotorsfoils")])]),
    )
    .unique(),
    rebel(
        "Leevan Tenza",
        5,
        25,
        ELITE,
        Card::plain("leevantenza").with(&[may(AfterAction)
            .when(&[SelfIs(Active), Acted(&[ActionKind::Boost])])
            .then(&[Gain(Token::Stress), Gain(Token::Evade)])]),
    )
    .unique(),
    rebel(
        "Luke Skywalker",
        8,
        28,
        ELITE,
        Card::plain("lukeskywalker").with(&[may(ModifyDefense)
            .when(&[SelfIs(Defender), Shows(Face::Focus)])
            .then(&[Change(Face::Focus, Face::Evade, 1)])]),
    )
    .unique(),
    rebel("Red Squadron Pilot", 4, 23, &[Astromech, Torpedo], Card::plain("redsquadronpilot")),
    rebel("Rookie Pilot", 2, 21, &[Astromech, Torpedo], Card::plain("rookiepilot")),
    rebel(
        "Tarn Mison",
        3,
        23,
        &[Astromech, Torpedo],
        Card::plain("tarnmison").with(&[may(Declared).when(&[SelfIs(Defender)]).then(&[LockOn(Who::Attacker)])]),
    )
    .unique(),
    rebel(
        "Wedge Antilles",
        9,
        29,
        ELITE,
        Card::plain("wedgeantilles").modifying(&[While(&[Attacks], &DefenderAgility(-1))]),
    )
    .unique(),
    rebel(
        "Wes Janson",
        8,
        29,
        ELITE,
        Card::plain("wesjanson").with(&[
            may(AfterAttack)
                .when(&[SelfIs(Attacker), Opponent(ShipPredicate::Has(Token::Focus))])
                .either()
                .then(&[To(Who::Defender, Deed::Lose(Token::Focus))]),
            may(AfterAttack)
                .when(&[SelfIs(Attacker), Opponent(ShipPredicate::Has(Token::Evade))])
                .either()
                .then(&[To(Who::Defender, Deed::Lose(Token::Evade))]),
            may(AfterAttack).when(&[SelfIs(Attacker)]).either().then(&[TakeLock(Who::Defender)]),
        ]),
    )
    .unique(),
];
