//! Missiles.

use super::{ANY, CLOSE, FAR, MID, NEAR, SPENT, weapon};
use crate::card::prelude::*;
use crate::cards::Fitting::TwoIcons;
use crate::cards::Only::Ships;
use crate::cards::Slot::Missile;
use crate::cards::Upgrade;

const fn missile(name: &'static str, points: i8, card: Card) -> Upgrade {
    Upgrade::of(Missile, name, points, card)
}

/// All of them, by name.
pub static UPGRADES: &[Upgrade] = &[
    missile(
        "Advanced Homing Missiles",
        3,
        Card::plain("advhomingmissiles")
            .with(&[must(Hit)
                .when(&[SelfIs(Attacker), WithThis])
                .then(&[To(Who::Defender, Deed::DealFaceUp(1)), CancelAll])])
            .attacking(weapon(3, MID, Header::TargetLock, &[Discard])),
    ),
    missile(
        "Assault Missiles",
        5,
        Card::plain("assaultmissiles").attacking(weapon(4, FAR, Header::TargetLock, SPENT)).with(&[must(Hit)
            .when(&[SelfIs(Attacker), WithThis])
            .then(&[Each(Pick::any(One, One).from(Who::Defender), Deed::Suffer(1))])]),
    ),
    missile("Chardaan Refit", -2, Card::plain("chardaanrefit")).only(&[Ships(&["A-wing"])]),
    missile(
        "Cluster Missiles",
        4,
        Card::plain("clustermissiles").attacking(Weapon { twice: true, ..weapon(3, NEAR, Header::TargetLock, SPENT) }),
    ),
    missile(
        "Concussion Missiles",
        4,
        Card::plain("concussionmissiles").attacking(weapon(4, FAR, Header::TargetLock, SPENT)).with(&[may(
            ModifyAttack,
        )
        .when(&[SelfIs(Attacker), WithThis, Shows(Face::Blank)])
        .then(&[Change(Face::Blank, Face::Hit, 1)])]),
    ),
    missile(
        "Cruise Missiles",
        3,
        Card::plain("cruisemissiles")
            .with(&[may(BeforeAttackRoll).when(&[SelfIs(Attacker), WithThis]).then(&[MoreDiceBySpeed(4)])])
            .attacking(weapon(1, FAR, Header::TargetLock, &[Discard])),
    ),
    missile(
        "Harpoon Missiles",
        4,
        Card::plain("harpoonmissiles")
            .with(&[must(AfterAttack)
                .when(&[SelfIs(Attacker), WithThis, AttackHit])
                .then(&[Assign("harpooned", Who::Defender)])])
            .attacking(weapon(4, FAR, Header::TargetLock, &[Discard])),
    ),
    missile(
        "Homing Missiles",
        5,
        Card::plain("homingmissiles")
            .modifying(&[While(&[WithThis], &OpponentCannotSpend(Token::Evade))])
            .attacking(weapon(4, FAR, Header::TargetLock, &[Discard])),
    ),
    missile(
        "Ion Pulse Missiles",
        3,
        Card::plain("ionpulsemissiles")
            .with(&[must(Hit).when(&[SelfIs(Attacker), WithThis]).then(&[
                To(Who::Defender, Deed::Suffer(1)),
                To(Who::Defender, Deed::Gain(Token::Ion)),
                To(Who::Defender, Deed::Gain(Token::Ion)),
                CancelAll,
            ])])
            .attacking(weapon(3, FAR, Header::TargetLock, &[Discard])),
    ),
    missile(
        "Proton Rockets",
        3,
        Card::plain("protonrockets")
            .with(&[may(BeforeAttackRoll).when(&[SelfIs(Attacker), WithThis]).then(&[MoreDiceByAgility(3)])])
            .attacking(weapon(2, CLOSE, Header::Focus, &[Discard])),
    ),
    missile(
        "Scrambler Missiles",
        2,
        Card::plain("scramblermissiles")
            .with(&[must(Hit)
                .when(&[SelfIs(Attacker), WithThis])
                .then(&[Each(Pick::any(One, One).from(Who::Defender).or_itself(), Deed::Gain(Token::Jam)), CancelAll])])
            .attacking(weapon(3, FAR, Header::TargetLock, &[Discard])),
    ),
    missile(
        "Unguided Rockets",
        2,
        Card::plain("unguidedrockets").modifying(&[While(&[WithThis], &OnlyFocusModifies)]).attacking(weapon(
            3,
            ANY,
            Header::Focus,
            &[],
        )),
    )
    .fits(&[TwoIcons]),
    missile(
        "XX-23 S-Thread Tracers",
        1,
        Card::plain("xx23sthreadtracers")
            .with(&[must(Hit)
                .when(&[SelfIs(Attacker), WithThis])
                .then(&[Each(Pick::friend(One, Two).or_itself(), Deed::MayLockOn(Who::Defender)), CancelAll])])
            .attacking(weapon(3, ANY, Header::Focus, &[Discard])),
    ),
];
