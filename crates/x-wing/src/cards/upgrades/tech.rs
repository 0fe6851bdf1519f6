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
    tech("Hyperwave Comm Scanner", 1, Card::unwritten("hyperwavecommscanner")),
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
    tech("Targeting Synchronizer", 3, Card::unwritten("targetingsynchronizer")),
    tech("Threat Tracker", 3, Card::unwritten("threattracker")).only(&[Size(Small)]),
    tech(
        "Weapons Guidance",
        2,
        Card::plain("weaponsguidance").with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), Have(Token::Focus), Shows(Face::Blank)])
            .then(&[Spend(Token::Focus), Change(Face::Blank, Face::Hit, 1)])]),
    ),
];
