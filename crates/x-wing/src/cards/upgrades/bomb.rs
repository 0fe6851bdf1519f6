//! Bombs.

use crate::card::prelude::*;
use crate::cards::Fitting::TwoIcons;
use crate::cards::Only::Ships;
use crate::cards::Slot::Bomb;
use crate::cards::Upgrade;
use crate::cards::devices::Device;

const fn bomb(name: &'static str, points: i8, card: Card) -> Upgrade {
    Upgrade::of(Bomb, name, points, card)
}

const ON_REVEAL_SEISMIC: &[Ability] =
    &[may(Reveal).when(&[SelfIs(Active)]).then(&[Discard, Drop(Device::SeismicCharge)])];
const ON_REVEAL_PROTON: &[Ability] = &[may(Reveal).when(&[SelfIs(Active)]).then(&[Discard, Drop(Device::ProtonBomb)])];

/// All of them, by name.
pub static UPGRADES: &[Upgrade] = &[
    bomb(
        "Bomblet Generator",
        3,
        Card::plain("bombletgenerator").with(&[may(Reveal).when(&[SelfIs(Active)]).then(&[Drop(Device::Bomblet)])]),
    )
    .unique()
    .fits(&[TwoIcons]),
    bomb("Cluster Mines", 4, Card::plain("clustermines").acting(&[Discard, Drop(Device::ClusterMine)])),
    bomb("Conner Net", 4, Card::plain("connernet").acting(&[Discard, Drop(Device::ConnerNet)])),
    bomb(
        "Ion Bombs",
        2,
        Card::plain("ionbombs").with(&[may(Reveal).when(&[SelfIs(Active)]).then(&[Discard, Drop(Device::IonBomb)])]),
    ),
    bomb("Ordnance Silos", 2, Card::unwritten("ordnancesilos")).only(&[Ships(&["B/SF-17 Bomber"])]),
    bomb("Proton Bombs", 5, Card::plain("protonbombs").with(ON_REVEAL_PROTON)),
    bomb("Proximity Mines", 3, Card::plain("proximitymines").acting(&[Discard, Drop(Device::ProximityMine)])),
    bomb("Seismic Charges", 2, Card::plain("seismiccharges").with(ON_REVEAL_SEISMIC)),
    bomb(
        "Thermal Detonators",
        3,
        Card::plain("thermaldetonators")
            .with(&[may(Reveal).when(&[SelfIs(Active)]).then(&[Discard, Drop(Device::ThermalDetonator)])]),
    ),
];
