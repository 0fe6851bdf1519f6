//! Turrets.

use super::{CLOSE, FAR, NEAR, all_round};
use crate::card::prelude::*;
use crate::cards::Slot::Turret;
use crate::cards::Upgrade;

const fn turret(name: &'static str, points: i8, card: Card) -> Upgrade {
    Upgrade::of(Turret, name, points, card)
}

/// All of them, by name.
pub static UPGRADES: &[Upgrade] = &[
    turret(
        "Autoblaster Turret",
        2,
        Card::plain("autoblasterturret").modifying(&[While(&[WithThis], &SureHits)]).attacking(all_round(
            2,
            CLOSE,
            Header::Free,
            &[],
        )),
    ),
    turret(
        "Blaster Turret",
        4,
        Card::plain("blasterturret").attacking(all_round(3, NEAR, Header::Focus, &[Spend(Token::Focus)])),
    ),
    turret(
        "Dorsal Turret",
        3,
        Card::plain("dorsalturret")
            .modifying(&[While(&[WithThis, AtRange(One, One)], &AttackDice(1))])
            .attacking(all_round(2, NEAR, Header::Free, &[])),
    ),
    turret(
        "Ion Cannon Turret",
        5,
        Card::plain("ioncannonturret").attacking(all_round(3, NEAR, Header::Free, &[])).with(&[must(Hit)
            .when(&[SelfIs(Attacker), WithThis])
            .then(&[To(Who::Defender, Deed::Suffer(1)), To(Who::Defender, Deed::Gain(Token::Ion)), CancelAll])]),
    ),
    turret(
        "Synced Turret",
        4,
        Card::plain("syncedturret")
            .with(&[may(ModifyAttack)
                .when(&[SelfIs(Attacker), WithThis, Opponent(ShipPredicate::InMyPrimaryArc)])
                .then(&[RerollByPrimary(ATTACK)])])
            .attacking(all_round(3, NEAR, Header::TargetLock, &[])),
    ),
    turret(
        "Twin Laser Turret",
        6,
        Card::plain("twinlaserturret")
            .with(&[must(Hit)
                .when(&[SelfIs(Attacker), WithThis])
                .then(&[To(Who::Defender, Deed::Suffer(1)), CancelAll])])
            .attacking(Weapon { twice: true, ..all_round(3, FAR, Header::Free, &[]) }),
    ),
];
