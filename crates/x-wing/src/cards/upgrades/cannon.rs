//! Cannons.

use super::{ANY, CLOSE, FAR, NEAR, weapon};
use crate::card::prelude::*;
use crate::cards::Faction::{Rebel, Scum};
use crate::cards::Only::{Factions, Size};
use crate::cards::Slot::Cannon;
use crate::cards::Upgrade;
use geometry::BaseSize::Small;

const fn cannon(name: &'static str, points: i8, card: Card) -> Upgrade {
    Upgrade::of(Cannon, name, points, card)
}

/// All of them, by name.
pub static UPGRADES: &[Upgrade] = &[
    cannon(
        "ARC Caster",
        2,
        Card::plain("arccaster")
            .with(&[
                must(Hit)
                    .when(&[SelfIs(Attacker), WithThis])
                    .then(&[Choose(Pick::any(One, One).from(Who::Defender)), To(Who::Chosen, Deed::Suffer(1))]),
                must(AfterAttack).when(&[SelfIs(Attacker), WithThis]).then(&[TurnOver]),
                may(StartOfCombat).when(&[Back]).then(&[Gain(Token::Disabled), TurnOver]),
            ])
            .attacking(weapon(4, CLOSE, Header::Free, &[])),
    )
    .two_sided()
    .only(&[Factions(&[Rebel, Scum])]),
    cannon(
        "Autoblaster",
        5,
        Card::plain("autoblaster").modifying(&[While(&[WithThis], &SureHits)]).attacking(weapon(
            3,
            CLOSE,
            Header::Free,
            &[],
        )),
    ),
    cannon(
        "Flechette Cannon",
        2,
        Card::plain("flechettecannon")
            .with(&[must(Hit).when(&[SelfIs(Attacker), WithThis]).then(&[
                To(Who::Defender, Deed::Suffer(1)),
                If(Opponent(ShipPredicate::Lacks(Token::Stress))),
                To(Who::Defender, Deed::Gain(Token::Stress)),
                CancelAll,
            ])])
            .attacking(weapon(3, ANY, Header::Free, &[])),
    ),
    cannon(
        "Heavy Laser Cannon",
        7,
        Card::plain("heavylasercannon").attacking(weapon(4, FAR, Header::Free, &[])).with(&[must(Rolled)
            .when(&[SelfIs(Attacker), WithThis])
            .then(&[Change(Face::Critical, Face::Hit, u8::MAX)])]),
    ),
    cannon(
        "Ion Cannon",
        3,
        Card::plain("ioncannon")
            .with(&[must(Hit).when(&[SelfIs(Attacker), WithThis]).then(&[
                To(Who::Defender, Deed::Suffer(1)),
                To(Who::Defender, Deed::Gain(Token::Ion)),
                CancelAll,
            ])])
            .attacking(weapon(3, ANY, Header::Free, &[])),
    ),
    cannon(
        "Jamming Beam",
        1,
        Card::plain("jammingbeam")
            .with(&[must(Hit)
                .when(&[SelfIs(Attacker), WithThis])
                .then(&[To(Who::Defender, Deed::Gain(Token::Jam)), CancelAll])])
            .attacking(weapon(3, NEAR, Header::Free, &[])),
    ),
    cannon(
        "Linked Battery",
        2,
        Card::plain("linkedbattery").with(&[
            may(ModifyAttack).when(&[SelfIs(Attacker), WithPrimary]).then(&[Reroll(ATTACK, 1, 1)]),
            may(ModifyAttack).when(&[SelfIs(Attacker), With(&[Cannon])]).then(&[Reroll(ATTACK, 1, 1)]),
        ]),
    )
    .limited()
    .only(&[Size(Small)]),
    cannon(
        "\"Mangler\" Cannon",
        4,
        Card::plain("manglercannon")
            .with(&[may(ModifyAttack).when(&[SelfIs(Attacker), WithThis, Shows(Face::Hit)]).then(&[Change(
                Face::Hit,
                Face::Critical,
                1,
            )])])
            .attacking(weapon(3, ANY, Header::Free, &[])),
    ),
    cannon(
        "Tractor Beam",
        1,
        Card::plain("tractorbeam")
            .with(&[must(Hit)
                .when(&[SelfIs(Attacker), WithThis])
                .then(&[To(Who::Defender, Deed::Gain(Token::Tractor)), CancelAll])])
            .attacking(weapon(3, ANY, Header::Free, &[])),
    ),
];
