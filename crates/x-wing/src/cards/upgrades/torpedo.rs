//! Torpedoes.

use super::{CLOSE, FAR, SPENT, weapon};
use crate::card::Condition::{I, Shows, WithThis};
use crate::card::Effect::Change;
use crate::card::Role::Attacker;
use crate::card::Window::ModifyAttack;
use crate::card::{Card, Header, may};
use crate::cards::Fitting::{Cheaper, Different, Gains, Modifications};
use crate::cards::Only::Ships;
use crate::cards::Slot::{Bomb, Elite, Modification, Torpedo};
use crate::cards::Upgrade;
use crate::dice::Face;

const fn torpedo(name: &'static str, points: i8, card: Card) -> Upgrade {
    Upgrade::of(Torpedo, name, points, card)
}

/// All of them, by name.
pub static UPGRADES: &[Upgrade] = &[
    torpedo(
        "Advanced Proton Torpedoes",
        6,
        Card::unwritten("advprotontorpedoes").attacking(weapon(5, CLOSE, Header::TargetLock, SPENT)),
    ),
    torpedo("Bomb Loadout", 0, Card::unwritten("bombloadout"))
        .limited()
        .only(&[Ships(&["Y-wing"])])
        .fits(&[Gains(&[Bomb])]),
    torpedo("Extra Munitions", 2, Card::unwritten("extramunitions")).limited(),
    torpedo(
        "Flechette Torpedoes",
        2,
        Card::unwritten("flechettetorpedoes").attacking(weapon(3, FAR, Header::TargetLock, SPENT)),
    ),
    torpedo("Ion Torpedoes", 5, Card::unwritten("iontorpedoes").attacking(weapon(4, FAR, Header::TargetLock, SPENT))),
    torpedo(
        "Plasma Torpedoes",
        3,
        Card::unwritten("plasmatorpedoes").attacking(weapon(4, FAR, Header::TargetLock, SPENT)),
    ),
    // Spends lock and card; one focus result may become critical.
    torpedo(
        "Proton Torpedoes",
        4,
        Card::plain("protontorpedoes").attacking(weapon(4, FAR, Header::TargetLock, SPENT)).with(&[may(ModifyAttack)
            .when(&[I(Attacker), WithThis, Shows(Face::Focus)])
            .then(&[Change(Face::Focus, Face::Critical, 1)])]),
    ),
    torpedo("Renegade Refit", -2, Card::unwritten("renegaderefit")).only(&[Ships(&["U-wing", "X-wing"])]).fits(&[
        Modifications(2),
        Different(Modification),
        Cheaper(Elite, 1),
    ]),
    torpedo("Seismic Torpedo", 2, Card::unwritten("seismictorpedo")),
];
