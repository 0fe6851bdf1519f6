//! Tech.

use crate::card::prelude::*;
use crate::cards::Only::Size;
use crate::cards::Slot::Tech;
use crate::cards::Upgrade;
use geometry::BaseSize::Small;

const fn tech(name: &'static str, points: i8, card: Card) -> Upgrade {
    Upgrade::of(Tech, name, points, card)
}

/// All of them, by name.
pub static UPGRADES: &[Upgrade] = &[
    tech("Advanced Optics", 2, Card::plain("advancedoptics").modifying(&[OneOnly(Token::Focus), Keeps(Token::Focus)])),
    tech("Comm Relay", 3, Card::plain("commrelay").modifying(&[OneOnly(Token::Evade), Keeps(Token::Evade)])),
    tech(
        "Hyperwave Comm Scanner",
        1,
        Card::plain("hyperwavecommscanner").with(&[
            may(StartOfForces).either().then(&[Lasting(Until::EndOfForces, Who::Me, Skill(0))]),
            may(StartOfForces).either().then(&[Lasting(Until::EndOfForces, Who::Me, Skill(6))]),
            may(StartOfForces).either().then(&[Lasting(Until::EndOfForces, Who::Me, Skill(12))]),
            may(Placed).when(&[Friend(Active, One, Two)]).either().then(&[To(Who::Subject, Deed::Gain(Token::Focus))]),
            may(Placed).when(&[Friend(Active, One, Two)]).either().then(&[To(Who::Subject, Deed::Gain(Token::Evade))]),
        ]),
    ),
    tech(
        "Pattern Analyzer",
        2,
        Card::plain("patternanalyzer").with(&[may(Moved).when(&[SelfIs(Active)]).then(&[Do(Own::PatternAnalyzer)])]),
    ),
    tech(
        "Primed Thrusters",
        1,
        Card::plain("primedthrusters").modifying(&[ActsStressedFor(&[ActionKind::Boost, ActionKind::BarrelRoll], 3)]),
    )
    .only(&[Size(Small)]),
    tech(
        "Sensor Cluster",
        2,
        Card::plain("sensorcluster").with(&[may(ModifyDefense)
            .when(&[SelfIs(Defender), Shows(Face::Blank)])
            .then(&[Spend(Token::Focus), Change(Face::Blank, Face::Evade, 1)])]),
    ),
    tech("Targeting Synchronizer", 3, Card::plain("targetingsynchronizer").modifying(&[LendsLocksToSpend(Two)])),
    tech(
        "Threat Tracker",
        3,
        Card::plain("threattracker").with(&[may(ActiveInCombat)
            .when(&[Not(&Ours(Active)), InMyArc(Active, One, Two), That(Active, ShipPredicate::LockedByMe)])
            .then(&[SpendLockOn(Who::Subject), FreeIfOnBar(&[ActionKind::Boost, ActionKind::BarrelRoll])])]),
    )
    .only(&[Size(Small)]),
    tech(
        "Weapons Guidance",
        2,
        Card::plain("weaponsguidance").with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), Have(Token::Focus), Shows(Face::Blank)])
            .then(&[Spend(Token::Focus), Change(Face::Blank, Face::Hit, 1)])]),
    ),
];
