//! The damage cards of The Force Awakens, in the order of [`DamageCard::ALL`](crate::DamageCard::ALL).

use crate::card::prelude::{
    Active, AfterManeuver, AfterOpportunity, Card, Dealt, Difficulty, Effect, Flip, Gain, Maneuver, Modifier, Reveal,
    RollFor, SelfIs, StartOfCombat, Suffer, SufferCritical, Token, TouchesOrOverlaps, must,
};
use crate::damage::Trait;
use crate::dice::Face::{Critical, Hit};

const REPAIRED_BY_A_ROLL: &[Effect] = &[RollFor(&[Hit, Critical]), Flip];

/// What each damage card does while it is face up.
pub static DAMAGE: &[Card] = &[
    Card::plain("shaken-pilot")
        .modifying(&[Modifier::NoStraights])
        .with(&[must(Reveal).when(&[SelfIs(Active)]).then(&[Flip])]),
    Card::plain("blinded-pilot")
        .modifying(&[Modifier::CannotAttack])
        .with(&[must(AfterOpportunity).when(&[SelfIs(Active)]).then(&[Flip])]),
    Card::plain("damaged-cockpit").modifying(&[Modifier::Skill(0)]),
    Card::plain("stunned-pilot")
        .with(&[must(AfterManeuver).when(&[SelfIs(Active), TouchesOrOverlaps]).then(&[Suffer(1)])]),
    Card::plain("console-fire").acting(&[Flip]).with(&[must(StartOfCombat).then(&[RollFor(&[Hit]), Suffer(1)])]),
    Card::plain("damaged-engine").modifying(&[Modifier::RedTurns]),
    Card::plain("major-explosion").with(&[must(Dealt).then(&[RollFor(&[Hit]), SufferCritical(1), Flip])]),
    Card::plain("weapons-failure").acting(REPAIRED_BY_A_ROLL).modifying(&[Modifier::AttackDice(-1)]),
    Card::plain("major-hull-breach").acting(&[Flip]).modifying(&[Modifier::DealtFaceUp]),
    Card::plain("structural-damage").acting(REPAIRED_BY_A_ROLL).modifying(&[Modifier::Agility(-1)]),
    Card::plain("damaged-sensor-array").acting(REPAIRED_BY_A_ROLL).modifying(&[Modifier::OnlyDamageActions]),
    Card::plain("loose-stabilizer")
        .acting(&[Flip])
        .with(&[must(AfterManeuver).when(&[SelfIs(Active), Maneuver(Difficulty::White)]).then(&[Gain(Token::Stress)])]),
    Card::plain("thrust-control-fire").with(&[must(Dealt).then(&[Gain(Token::Stress), Flip])]),
    Card::plain("direct-hit").modifying(&[Modifier::CountsTwice]),
];

/// The damage deck of the first core set: name, copies, trait. Games are played with the deck of The Force Awakens, which
/// replaces it.
pub static ORIGINAL: &[(&str, u8, Trait)] = &[
    ("Blinded Pilot", 2, Trait::Pilot),
    ("Console Fire", 2, Trait::Ship),
    ("Damaged Cockpit", 2, Trait::Pilot),
    ("Damaged Engine", 2, Trait::Ship),
    ("Damaged Sensor Array", 2, Trait::Ship),
    ("Direct Hit!", 7, Trait::Ship),
    ("Injured Pilot", 2, Trait::Pilot),
    ("Minor Explosion", 2, Trait::Ship),
    ("Minor Hull Breach", 2, Trait::Ship),
    ("Munitions Failure", 2, Trait::Ship),
    ("Structural Damage", 2, Trait::Ship),
    ("Stunned Pilot", 2, Trait::Pilot),
    ("Thrust Control Fire", 2, Trait::Ship),
    ("Weapon Malfunction", 2, Trait::Ship),
];
