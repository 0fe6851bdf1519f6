//! The damage cards of The Force Awakens, in the order of [`DamageCard::ALL`](crate::DamageCard::ALL).

use crate::card::Condition::{I, Maneuver, TouchesOrOverlaps};
use crate::card::Effect::{Flip, Gain, RollFor, Suffer, SufferCritical};
use crate::card::Role::Active;
use crate::card::Window::{AfterManeuver, AfterOpportunity, Dealt, Reveal, StartOfCombat};
use crate::card::{Adjust, Card, Difficulty, Effect, Token, must};
use crate::damage::Trait;
use crate::dice::Face::{Critical, Hit};

const REPAIRED_BY_A_ROLL: &[Effect] = &[RollFor(&[Hit, Critical]), Flip];

/// What each damage card does while it is face up.
pub static DAMAGE: &[Card] = &[
    Card::plain("shaken-pilot")
        .adjusting(&[Adjust::NoStraights])
        .with(&[must(Reveal).when(&[I(Active)]).then(&[Flip])]),
    Card::plain("blinded-pilot")
        .adjusting(&[Adjust::CannotAttack])
        .with(&[must(AfterOpportunity).when(&[I(Active)]).then(&[Flip])]),
    Card::plain("damaged-cockpit").adjusting(&[Adjust::Skill(0)]),
    Card::plain("stunned-pilot").with(&[must(AfterManeuver).when(&[I(Active), TouchesOrOverlaps]).then(&[Suffer(1)])]),
    Card::plain("console-fire").acting(&[Flip]).with(&[must(StartOfCombat).then(&[RollFor(&[Hit]), Suffer(1)])]),
    Card::plain("damaged-engine").adjusting(&[Adjust::RedTurns]),
    Card::plain("major-explosion").with(&[must(Dealt).then(&[RollFor(&[Hit]), SufferCritical(1), Flip])]),
    Card::plain("weapons-failure").acting(REPAIRED_BY_A_ROLL).adjusting(&[Adjust::AttackDice(-1)]),
    Card::plain("major-hull-breach").acting(&[Flip]).adjusting(&[Adjust::DealtFaceUp]),
    Card::plain("structural-damage").acting(REPAIRED_BY_A_ROLL).adjusting(&[Adjust::Agility(-1)]),
    Card::plain("damaged-sensor-array").acting(REPAIRED_BY_A_ROLL).adjusting(&[Adjust::OnlyDamageActions]),
    Card::plain("loose-stabilizer")
        .acting(&[Flip])
        .with(&[must(AfterManeuver).when(&[I(Active), Maneuver(Difficulty::White)]).then(&[Gain(Token::Stress)])]),
    Card::plain("thrust-control-fire").with(&[must(Dealt).then(&[Gain(Token::Stress), Flip])]),
    Card::plain("direct-hit").adjusting(&[Adjust::CountsTwice]),
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
