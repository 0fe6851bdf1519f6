//! Torpedoes.

use super::{CLOSE, FAR, SPENT, weapon};
use crate::card::prelude::*;
use crate::cards::Fitting::{Cheaper, Different, Gains, Modifications};
use crate::cards::Only::Ships;
use crate::cards::Slot::{Bomb, Elite, Missile, Modification, Torpedo};
use crate::cards::Upgrade;

const fn torpedo(name: &'static str, points: i8, card: Card) -> Upgrade {
    Upgrade::of(Torpedo, name, points, card)
}

/// All of them, by name.
pub static UPGRADES: &[Upgrade] = &[
    torpedo(
        "Advanced Proton Torpedoes",
        6,
        Card::plain("advprotontorpedoes")
            .with(&[may(ModifyAttack).when(&[SelfIs(Attacker), WithThis, Shows(Face::Blank)]).then(&[Change(
                Face::Blank,
                Face::Focus,
                3,
            )])])
            .attacking(weapon(5, CLOSE, Header::TargetLock, SPENT)),
    ),
    torpedo("Bomb Loadout", 0, Card::plain("bombloadout"))
        .limited()
        .only(&[Ships(&["Y-wing"])])
        .fits(&[Gains(&[Bomb])]),
    torpedo("Extra Munitions", 2, Card::plain("extramunitions").modifying(&[Ordnance(&[Torpedo, Missile, Bomb], 1)]))
        .limited(),
    torpedo(
        "Flechette Torpedoes",
        2,
        Card::plain("flechettetorpedoes")
            .with(&[must(AfterAttack)
                .when(&[SelfIs(Attacker), WithThis, Opponent(ShipPredicate::HullAtMost(4))])
                .then(&[To(Who::Defender, Deed::Gain(Token::Stress))])])
            .attacking(weapon(3, FAR, Header::TargetLock, SPENT)),
    ),
    torpedo(
        "Ion Torpedoes",
        5,
        Card::plain("iontorpedoes")
            .with(&[must(Hit)
                .when(&[SelfIs(Attacker), WithThis])
                .then(&[Each(Pick::any(One, One).from(Who::Defender).or_itself(), Deed::Gain(Token::Ion))])])
            .attacking(weapon(4, FAR, Header::TargetLock, SPENT)),
    ),
    torpedo(
        "Plasma Torpedoes",
        3,
        Card::plain("plasmatorpedoes")
            .with(&[must(DamageDone).when(&[SelfIs(Attacker), WithThis]).then(&[To(Who::Defender, Deed::LoseShield)])])
            .attacking(weapon(4, FAR, Header::TargetLock, SPENT)),
    ),
    torpedo(
        "Proton Torpedoes",
        4,
        Card::plain("protontorpedoes").attacking(weapon(4, FAR, Header::TargetLock, SPENT)).with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), WithThis, Shows(Face::Focus)])
            .then(&[Change(Face::Focus, Face::Critical, 1)])]),
    ),
    torpedo("Renegade Refit", -2, Card::plain("renegaderefit")).only(&[Ships(&["U-wing", "X-wing"])]).fits(&[
        Modifications(2),
        Different(Modification),
        Cheaper(Elite, 1),
    ]),
    torpedo("Seismic Torpedo", 2, Card::plain("seismictorpedo").acting(&[Discard, BreakObstacle])),
];
