//! What is dropped on the table: bombs that go off at the end of a phase, and mines that wait for a ship.

use crate::card::prelude::{
    Card, DealFaceUp, Effect, Fuse, Gain, RollAndSuffer, RollAndSufferDamage, SkipAction, Suffer, Token,
};
use geometry::BombShape;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The kinds of devices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are those of the tokens")]
pub enum Device {
    SeismicCharge,
    ProtonBomb,
    ProximityMine,
    ConnerNet,
    ClusterMine,
    IonBomb,
    ThermalDetonator,
    Bomblet,
}

impl Device {
    /// All of them, in the order of [`DEVICES`].
    pub const ALL: [Device; Device::VARIANTS.len()] = *Device::VARIANTS.first_chunk().expect("as many as there are");

    /// How it is written.
    pub fn name(self) -> &'static str {
        DEVICES[self as usize].name
    }

    /// The device of a name.
    pub fn named(name: &str) -> Option<Device> {
        Device::ALL.into_iter().find(|device| device.name() == name)
    }
}

const fn timed(name: &'static str, effects: &'static [Effect]) -> Card {
    Card::plain(name).dropped(BombShape::Timed, Fuse::EndOfActivation, effects)
}

const CAUGHT: &[Effect] = &[Suffer(1), Gain(Token::Ion), Gain(Token::Ion), SkipAction];

/// What each device does to a ship, in the order of [`Device::ALL`].
pub static DEVICES: &[Card] = &[
    timed("seismic-charge", &[Suffer(1)]),
    timed("proton-bomb", &[DealFaceUp(1)]),
    Card::plain("proximity-mine").dropped(BombShape::ProximityMine, Fuse::Overlap, &[RollAndSuffer(3)]),
    Card::plain("conner-net").dropped(BombShape::ConnerNet, Fuse::Overlap, CAUGHT),
    Card::plain("cluster-mine").dropped(BombShape::ClusterMines, Fuse::Overlap, &[RollAndSufferDamage(2)]),
    timed("ion-bomb", &[Gain(Token::Ion), Gain(Token::Ion)]),
    timed("thermal-detonator", &[Suffer(1), Gain(Token::Stress)]),
    timed("bomblet", &[RollAndSuffer(2)]),
];
