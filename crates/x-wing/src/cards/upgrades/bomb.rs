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

const AHEAD: &[AbilityCondition] = &[SelfIs(Active), MayDropAheadOnReveal];
const LATE: &[AbilityCondition] = &[SelfIs(Active), MayDropLate, Revealed, Not(&Overlapped)];

/// A bomb that is dropped when its ship reveals its dial, or after its manoeuvre, if a card lets it.
macro_rules! on_reveal {
    ($device:expr) => {
        &[
            may(Reveal).when(&[SelfIs(Active)]).then(&[Discard, Drop($device)]),
            may(AfterManeuver).when(LATE).then(&[Discard, Drop($device)]),
            may(Reveal).when(AHEAD).then(&[Discard, DropAhead($device)]),
        ]
    };
}

/// A bomb that is dropped as an action, or when its ship reveals its dial, if a card lets it.
macro_rules! by_action {
    ($name:literal, $device:expr) => {
        Card::plain($name)
            .acting(&[Discard, Drop($device)])
            .with(&[may(Reveal).when(AHEAD).then(&[Discard, DropAhead($device)])])
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
            may(Reveal).when(AHEAD).then(&[DropAhead(Device::Bomblet)]),
        ]),
    )
    .unique()
    .fits(&[TwoIcons]),
    bomb("Cluster Mines", 4, by_action!("clustermines", Device::ClusterMine)),
    bomb("Conner Net", 4, by_action!("connernet", Device::ConnerNet)),
    bomb("Ion Bombs", 2, Card::plain("ionbombs").with(on_reveal!(Device::IonBomb))),
    bomb("Ordnance Silos", 2, Card::plain("ordnancesilos").modifying(&[OrdnanceElsewhere(&[Bomb], 3)]))
        .only(&[Ships(&["B/SF-17 Bomber"])]),
    bomb("Proton Bombs", 5, Card::plain("protonbombs").with(on_reveal!(Device::ProtonBomb))),
    bomb("Proximity Mines", 3, by_action!("proximitymines", Device::ProximityMine)),
    bomb("Seismic Charges", 2, Card::plain("seismiccharges").with(on_reveal!(Device::SeismicCharge))),
    bomb("Thermal Detonators", 3, Card::plain("thermaldetonators").with(on_reveal!(Device::ThermalDetonator))),
];
