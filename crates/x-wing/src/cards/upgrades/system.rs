//! Systems.

use crate::card::Card;
use crate::cards::Only::{HullUpTo, Ships, Size};
use crate::cards::Slot::System;
use crate::cards::Upgrade;
use geometry::BaseSize::Large;

const fn system(name: &'static str, points: i8, card: Card) -> Upgrade {
    Upgrade::of(System, name, points, card)
}

/// All of them, by name.
pub static UPGRADES: &[Upgrade] = &[
    system("Accuracy Corrector", 3, Card::unwritten("accuracycorrector")),
    system("Advanced Sensors", 3, Card::unwritten("advancedsensors")),
    system("Advanced Targeting Computer", 5, Card::unwritten("advtargetingcomputer")).only(&[Ships(&["TIE Advanced"])]),
    system("Collision Detector", 0, Card::unwritten("collisiondetector")),
    system("Electronic Baffle", 1, Card::unwritten("electronicbaffle")),
    system("Enhanced Scopes", 1, Card::unwritten("enhancedscopes")),
    system("Fire-Control System", 2, Card::unwritten("firecontrolsystem")),
    system("Minefield Mapper", 0, Card::unwritten("minefieldmapper")),
    system("Reinforced Deflectors", 3, Card::unwritten("reinforceddeflectors")).only(&[Size(Large)]),
    system("Sensor Jammer", 4, Card::unwritten("sensorjammer")),
    system("Targeting Scrambler", 0, Card::unwritten("targetingscrambler")).unique(),
    system("Thrust Corrector", 1, Card::unwritten("thrustcorrector")).only(&[HullUpTo(4)]),
    system("Trajectory Simulator", 1, Card::unwritten("trajectorysimulator")),
];
