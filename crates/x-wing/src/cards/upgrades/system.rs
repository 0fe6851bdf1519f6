//! Systems.

use crate::card::prelude::*;
use crate::cards::Only::{HullUpTo, Ships, Size};
use crate::cards::Slot::System;
use crate::cards::Upgrade;
use geometry::BaseSize::Large;
use geometry::Bearing;

const fn system(name: &'static str, points: i8, card: Card) -> Upgrade {
    Upgrade::of(System, name, points, card)
}

/// All of them, by name.
pub static UPGRADES: &[Upgrade] = &[
    system(
        "Accuracy Corrector",
        3,
        Card::plain("accuracycorrector").with(&[
            may(ModifyAttack).when(&[SelfIs(Attacker)]).either().then(&[
                CancelAll,
                Add(Face::Hit),
                Add(Face::Hit),
                FixDice,
            ]),
            may(ModifyAttack).when(&[SelfIs(Attacker)]).either().then(&[CancelAll, FixDice]),
        ]),
    ),
    system(
        "Advanced Sensors",
        3,
        Card::plain("advancedsensors").with(&[may(BeforeReveal).when(&[SelfIs(Active)]).then(&[FreeAny, SkipAction])]),
    ),
    system(
        "Advanced Targeting Computer",
        5,
        Card::plain("advtargetingcomputer").with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), WithPrimary, Locked])
            .then(&[Add(Face::Critical), KeepLocks])]),
    )
    .only(&[Ships(&["TIE Advanced"])]),
    system(
        "Collision Detector",
        0,
        Card::plain("collisiondetector").modifying(&[MovesOverObstacles, NoCriticalsOfObstacles]),
    ),
    system(
        "Electronic Baffle",
        1,
        Card::plain("electronicbaffle").with(&[
            may(GotStress).when(&[SelfIs(Active), HullLeft]).then(&[Lose(Token::Stress), Suffer(1)]),
            may(GotIon).when(&[SelfIs(Active), HullLeft]).then(&[Lose(Token::Ion), Suffer(1)]),
        ]),
    ),
    system(
        "Enhanced Scopes",
        1,
        Card::plain("enhancedscopes").modifying(&[While(&[During(Phase::Activation)], &Skill(0))]),
    ),
    system(
        "Fire-Control System",
        2,
        Card::plain("firecontrolsystem")
            .with(&[may(AfterAttack).when(&[SelfIs(Attacker)]).then(&[LockOn(Who::Defender)])]),
    ),
    system(
        "Minefield Mapper",
        0,
        Card::plain("minefieldmapper").with(&[may(StartOfGame).then(&[PickUpgrade(Upgrades::LayOut)])]),
    ),
    system(
        "Reinforced Deflectors",
        3,
        Card::plain("reinforceddeflectors")
            .with(&[must(AfterAttack).when(&[SelfIs(Defender), SufferedInAttack(3)]).then(&[RecoverShield])]),
    )
    .only(&[Size(Large)]),
    system(
        "Sensor Jammer",
        4,
        Card::plain("sensorjammer").with(&[may(ModifyAttack)
            .when(&[SelfIs(Defender), Shows(Face::Hit)])
            .then(&[ChangeForGood(Face::Hit, Face::Focus, 1)])]),
    ),
    system(
        "Targeting Scrambler",
        0,
        Card::plain("targetingscrambler").with(&[may(StartOfPlanning).then(&[
            Choose(Pick::any(One, Three)),
            Gain(Token::Disabled),
            Assign("scrambled", Who::Chosen),
        ])]),
    )
    .unique(),
    system(
        "Thrust Corrector",
        1,
        Card::plain("thrustcorrector").with(&[may(ModifyDefense)
            .when(&[SelfIs(Defender), AtMost(Token::Stress, 3)])
            .then(&[Gain(Token::Stress), CancelAll, Add(Face::Evade), FixDice])]),
    )
    .only(&[HullUpTo(4)]),
    system(
        "Trajectory Simulator",
        1,
        Card::plain("trajectorysimulator").modifying(&[LaunchesWith(Bearing::Straight, 5)]),
    ),
];
