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

const LATE: &[AbilityCondition] = &[SelfIs(Active), MayDropLate, Revealed, Not(&Overlapped)];

/// A bomb that is dropped when its ship reveals its dial, or after its manoeuvre, if a card lets it.
macro_rules! on_reveal {
    ($device:expr) => {
        &[
            may(Reveal).when(&[SelfIs(Active)]).then(&[Discard, Drop($device)]),
            may(AfterManeuver).when(LATE).then(&[Discard, Drop($device)]),
        ]
    };
}

/// All of them, by name.
pub static UPGRADES: &[Upgrade] = &[
    bomb(
        "Bomblet Generator",
        3,
        Card::plain("bombletgenerator").with(&[
            may(Reveal).when(&[SelfIs(Active)]).then(&[Drop(Device::Bomblet)]),
            may(AfterManeuver).when(LATE).then(&[Discard, Drop(Device::Bomblet)]),
        ]),
    )
    .unique()
    .fits(&[TwoIcons]),
    bomb("Cluster Mines", 4, Card::plain("clustermines").acting(&[Discard, Drop(Device::ClusterMine)])),
    bomb("Conner Net", 4, Card::plain("connernet").acting(&[Discard, Drop(Device::ConnerNet)])),
    bomb("Ion Bombs", 2, Card::plain("ionbombs").with(on_reveal!(Device::IonBomb))),
    bomb("Ordnance Silos", 2, Card::unwritten("ordnancesilos")).only(&[Ships(&["B/SF-17 Bomber"])]),
    bomb("Proton Bombs", 5, Card::plain("protonbombs").with(on_reveal!(Device::ProtonBomb))),
    bomb("Proximity Mines", 3, Card::plain("proximitymines").acting(&[Discard, Drop(Device::ProximityMine)])),
    bomb("Seismic Charges", 2, Card::plain("seismiccharges").with(on_reveal!(Device::SeismicCharge))),
    bomb("Thermal Detonators", 3, Card::plain("thermaldetonators").with(on_reveal!(Device::ThermalDetonator))),
];
