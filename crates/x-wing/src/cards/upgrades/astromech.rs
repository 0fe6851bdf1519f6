//! Astromechs.

use crate::card::prelude::*;
use crate::cards::Fitting::Gains;
use crate::cards::Only::{Skill, WithoutSlot};
use crate::cards::Slot::{Astromech, Elite};
use crate::cards::Upgrade;

const fn astromech(name: &'static str, points: i8, card: Card) -> Upgrade {
    Upgrade::of(Astromech, name, points, card)
}

/// All of them, by name.
pub static UPGRADES: &[Upgrade] = &[
    astromech(
        "BB-8",
        2,
        Card::plain("bb8").with(&[may(Reveal)
            .when(&[SelfIs(Active), Maneuver(Difficulty::Green)])
            .then(&[Free(&[ActionKind::BarrelRoll])])]),
    )
    .unique(),
    astromech(
        "\"Chopper\"",
        1,
        Card::plain("chopper-swx72").acting(&[PickUpgrade(Upgrades::DiscardAnother), RecoverShield]),
    )
    .unique(),
    astromech(
        "Flight-Assist Astromech",
        1,
        Card::plain("flightassistastromech").modifying(&[ArcsOnly]).with(&[may(AfterManeuver)
            .when(&[SelfIs(Active), MetNothing, Not(&EnemyInArc(One, Three))])
            .then(&[Free(&[ActionKind::Boost, ActionKind::BarrelRoll])])]),
    ),
    astromech(
        "M9-G8",
        3,
        Card::plain("m9g8").modifying(&[LocksFriends]).with(&[may(ModifyAttack)
            .when(&[That(Attacker, ShipPredicate::LockedByMe)])
            .then(&[Reroll(ATTACK, 1, 1)])]),
    )
    .unique(),
    astromech("R2 Astromech", 1, Card::plain("r2astromech").modifying(&[GreenSpeeds(&[1, 2])])),
    astromech(
        "R2-D2",
        4,
        Card::plain("r2d2")
            .with(&[may(AfterManeuver).when(&[SelfIs(Active), Maneuver(Difficulty::Green)]).then(&[RecoverShield])]),
    )
    .unique(),
    astromech("R2-D6", 1, Card::plain("r2d6")).unique().only(&[Skill(3), WithoutSlot(Elite)]).fits(&[Gains(&[Elite])]),
    astromech("R2-F2", 3, Card::plain("r2f2").acting(&[Lasting(Until::EndOfRound, Who::Me, Agility(1))])).unique(),
    astromech(
        "R3-A2",
        2,
        Card::plain("r3a2").with(&[may(Declared)
            .when(&[SelfIs(Attacker), Opponent(ShipPredicate::InMyArc)])
            .then(&[Gain(Token::Stress), To(Who::Defender, Deed::Gain(Token::Stress))])]),
    )
    .unique(),
    astromech(
        "R3 Astromech",
        2,
        Card::plain("r3astromech").with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), WithPrimary, Shows(Face::Focus)])
            .once_a_round()
            .then(&[Cancel(Face::Focus), Gain(Token::Evade)])]),
    ),
    astromech(
        "R4-D6",
        1,
        Card::plain("r4d6").with(&[may(BeforeDamage).when(&[SelfIs(Defender)]).then(&[Do(Own::R4D6)])]),
    )
    .unique(),
    astromech("R5 Astromech", 1, Card::plain("r5astromech").with(&[may(StartOfEnd).then(&[FlipOne(Trait::Ship)])])),
    astromech(
        "R5-D8",
        3,
        Card::plain("r5d8").acting(&[RollOne(Die::Defense), IfRolled(&[Face::Evade, Face::Focus]), DiscardFaceDown]),
    )
    .unique(),
    astromech(
        "R5-K6",
        2,
        Card::plain("r5k6").with(&[must(SpentLock).when(&[SelfIs(Active)]).then(&[
            RollOne(Die::Defense),
            IfRolled(&[Face::Evade]),
            LockBack,
            IfRolled(&[Face::Evade]),
            KeepLocks,
        ])]),
    )
    .unique(),
    astromech("R5-P9", 3, Card::plain("r5p9").with(&[may(EndOfCombat).then(&[Spend(Token::Focus), RecoverShield])]))
        .unique(),
    astromech(
        "R5-X3",
        1,
        Card::plain("r5x3").with(&[may(BeforeReveal).when(&[SelfIs(Active)]).then(&[Discard, Do(Own::R5X3)])]),
    )
    .unique(),
    astromech(
        "R7 Astromech",
        2,
        Card::plain("r7astromech").with(&[may(ModifyAttack)
            .when(&[SelfIs(Defender)])
            .once_a_round()
            .then(&[SpendLockOn(Who::Attacker), Reroll(ATTACK, 1, u8::MAX)])]),
    ),
    astromech(
        "R7-T1",
        3,
        Card::plain("r7t1").acting(&[
            Choose(Pick::enemy(One, Two)),
            IfChosen(ShipPredicate::SeesMe),
            May(Deed::LockOn(Who::Chosen)),
            To(Who::Me, Deed::Free(&[ActionKind::Boost])),
        ]),
    )
    .unique(),
    astromech(
        "Targeting Astromech",
        2,
        Card::plain("targetingastromech")
            .with(&[may(AfterManeuver).when(&[SelfIs(Active), Maneuver(Difficulty::Red)]).then(&[MayLock])]),
    ),
];
