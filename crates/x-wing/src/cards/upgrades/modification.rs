//! Modifications.

use crate::card::prelude::*;
use crate::cards::Faction::{Rebel, Scum};
use crate::cards::Fitting::{CheapModification, Gains};
use crate::cards::Only::{Action, AgilityUpTo, Factions, Shields, Ships, Size, Slots};
use crate::cards::Slot::{self, Crew, Illicit, Missile, Modification, Torpedo};
use crate::cards::Upgrade;
use geometry::BaseSize::{Large, Small};
use geometry::Bearing::{Bank, Turn};
use geometry::Side::{Left, Right};

const ALONE: &[AbilityCondition] = &[Not(&Somebody(Pick::friend(One, One).anywhere()))];

const fn modification(name: &'static str, points: i8, card: Card) -> Upgrade {
    Upgrade::of(Modification, name, points, card)
}

/// All of them, by name.
pub static UPGRADES: &[Upgrade] = &[
    modification(
        "Advanced Cloaking Device",
        4,
        Card::plain("advancedcloakingdevice")
            .with(&[may(AfterAttack).when(&[SelfIs(Attacker)]).then(&[Free(&[ActionKind::Cloak])])]),
    )
    .only(&[Ships(&["TIE Phantom"])]),
    modification(
        "Advanced SLAM",
        2,
        Card::plain("advancedslam").with(&[may(AfterSlam).when(&[SelfIs(Active), MetNothing]).then(&[FreeOfBar])]),
    ),
    modification(
        "Anti-Pursuit Lasers",
        2,
        Card::plain("antipursuitlasers").with(&[must(AfterOverlap)
            .when(&[Enemy(Active, One, One), OverlapsMe])
            .then(&[RollFor(&[Face::Hit, Face::Critical]), To(Who::Subject, Deed::Suffer(1))])]),
    )
    .only(&[Size(Large)]),
    modification(
        "Autothrusters",
        2,
        Card::plain("autothrusters").with(&[may(ModifyDefense)
            .when(&[SelfIs(Defender), Not(&InArcOf(Attacker, One, Two)), Shows(Face::Blank)])
            .then(&[Change(Face::Blank, Face::Evade, 1)])]),
    )
    .only(&[Action(ActionKind::Boost)]),
    modification("B-wing/E2", 1, Card::plain("bwinge2")).only(&[Ships(&["B-wing"])]).fits(&[Gains(&[Crew])]),
    modification(
        "Captured TIE",
        1,
        Card::plain("capturedtie").modifying(&[HidesFromLowerSkill]).with(&[
            must(AfterAttack).when(&[SelfIs(Attacker)]).then(&[Discard]),
            must(Destroyed).when(ALONE).then(&[Discard]),
            must(StartOfGame).when(ALONE).then(&[Discard]),
        ]),
    )
    .unique()
    .only(&[Factions(&[Rebel]), Ships(&["TIE Fighter"])]),
    modification(
        "Countermeasures",
        3,
        Card::plain("countermeasures").with(&[may(StartOfCombat).then(&[
            Discard,
            Lasting(Until::EndOfRound, Who::Me, Agility(1)),
            MayUnlock,
        ])]),
    )
    .only(&[Size(Large)]),
    modification(
        "Deflective Plating",
        1,
        Card::plain("deflectiveplating").with(&[may(BombStrikes).when(&[SelfIs(Active), OurBomb]).then(&[
            Avert,
            RollFor(&[Face::Hit]),
            Discard,
        ])]),
    )
    .only(&[Ships(&["B/SF-17 Bomber"])]),
    modification("Engine Upgrade", 4, Card::plain("engineupgrade").modifying(&[Bar(ActionKind::Boost)])),
    modification(
        "Experimental Interface",
        3,
        Card::plain("experimentalinterface").with(&[may(AfterAction)
            .when(&[SelfIs(Active)])
            .once_a_round()
            .then(&[FreeOfUpgrades, Gain(Token::Stress)])]),
    )
    .unique(),
    modification(
        "Guidance Chips",
        0,
        Card::plain("guidancechips").with(&[
            may(ModifyAttack)
                .when(&[SelfIs(Attacker), With(&[Torpedo, Missile]), Not(&PrimaryAtLeast(3))])
                .once_a_round()
                .then(&[ChangeOne(Face::Hit)]),
            may(ModifyAttack)
                .when(&[SelfIs(Attacker), With(&[Torpedo, Missile]), PrimaryAtLeast(3)])
                .once_a_round()
                .then(&[ChangeOne(Face::Critical)]),
        ]),
    ),
    modification(
        "Gyroscopic Targeting",
        2,
        Card::plain("gyroscopictargeting").with(&[may(EndOfCombat).when(&[Flew(&[3, 4, 5])]).then(&[TurnArc])]),
    )
    .only(&[Ships(&["Lancer-class Pursuit Craft"])]),
    modification("Hull Upgrade", 3, Card::plain("hullupgrade").modifying(&[Hull(1)])),
    modification(
        "Integrated Astromech",
        0,
        Card::plain("integratedastromech")
            .with(&[may(DamageDealt).when(&[SelfIs(Active)]).then(&[DiscardOf(Slot::Astromech), DiscardDamage])]),
    )
    .only(&[Ships(&["X-wing"])]),
    modification(
        "Ion Projector",
        2,
        Card::plain("ionprojector").with(&[must(AfterOverlap)
            .when(&[Enemy(Active, One, One), OverlapsMe])
            .then(&[RollFor(&[Face::Hit, Face::Critical]), To(Who::Subject, Deed::Gain(Token::Ion))])]),
    )
    .only(&[Size(Large)]),
    modification(
        "Lightweight Frame",
        2,
        Card::plain("lightweightframe")
            .with(&[must(DefenseRolled).when(&[SelfIs(Defender), Outrolled]).then(&[RollAnother])]),
    )
    .only(&[Ships(&["TIE"]), AgilityUpTo(2)]),
    modification("Long-Range Scanners", 0, Card::plain("longrangescanners").modifying(&[LocksFar]))
        .only(&[Slots(&[Torpedo, Missile])]),
    modification(
        "Maneuvering Fins",
        1,
        Card::plain("maneuveringfins")
            .with(&[may(Reveal).when(&[SelfIs(Active)]).then(&[Instead(Instead::BankForTurn)])]),
    )
    .only(&[Ships(&["YV-666"])]),
    modification(
        "Multi-spectral Camouflage",
        1,
        Card::plain("multispectralcamouflage").with(&[must(GotLocked)
            .when(&[SelfIs(Active), LockedOnce])
            .then(&[RollDefenseOrStop(&[Face::Evade]), Unlock(Who::Me, Side::Any)])]),
    )
    .unique()
    .only(&[Size(Small)]),
    modification(
        "Munitions Failsafe",
        1,
        Card::plain("munitionsfailsafe")
            .modifying(&[KeepsWeapons])
            .with(&[must(Hit).when(&[SelfIs(Attacker), WeaponAtStake]).then(&[DiscardWeapon])]),
    ),
    modification(
        "Pulsed Ray Shield",
        2,
        Card::plain("pulsedrayshield").with(&[may(StartOfEnd).then(&[Gain(Token::Ion), RecoverShield])]),
    )
    .only(&[Factions(&[Rebel, Scum]), Shields(1)]),
    modification(
        "Servomotor S-foils",
        0,
        Card::plain("servomotorsfoils")
            .modifying(&[
                While(&[Not(&Back)], &Bar(ActionKind::BarrelRoll)),
                While(&[Back], &Bar(ActionKind::Boost)),
                While(&[Back], &PrimaryValue(-1)),
                While(&[Back], &GreenOnes(&[(Bank(Left), 2), (Bank(Right), 2)])),
            ])
            .with(&[
                may(Reveal)
                    .when(&[
                        Not(&Back),
                        SelfIs(Active),
                        Lack(Token::Stress),
                        Bearings(&[Turn(Left), Turn(Right)]),
                        Speeds(&[3]),
                    ])
                    .then(&[Instead(Instead::Tallon)]),
                may(StartOfActivation).then(&[TurnOver]),
            ]),
    )
    .two_sided()
    .only(&[Ships(&["X-wing"])]),
    modification("Shield Upgrade", 4, Card::plain("shieldupgrade").modifying(&[Modifier::Shields(1)])),
    modification("Smuggling Compartment", 0, Card::plain("smugglingcompartment"))
        .limited()
        .only(&[Ships(&["YT-1300", "YT-2400"])])
        .fits(&[CheapModification(3), Gains(&[Illicit])]),
    modification(
        "Spacetug Tractor Array",
        2,
        Card::plain("spacetugtractorarray").acting(&[
            Choose(Pick::any(One, One).that(&[ShipPredicate::InMyArcAt(One, One)])),
            To(Who::Chosen, Deed::Tow),
        ]),
    )
    .only(&[Ships(&["Quadjumper"])]),
    modification(
        "Stealth Device",
        3,
        Card::plain("stealthdevice")
            .modifying(&[Agility(1)])
            .with(&[must(Hit).when(&[SelfIs(Defender)]).then(&[Discard])]),
    ),
    modification(
        "Stygium Particle Accelerator",
        2,
        Card::plain("stygiumparticleaccelerator").with(&[
            may(AfterAction).when(&[SelfIs(Active), Acted(&[ActionKind::Cloak])]).then(&[Free(&[ActionKind::Evade])]),
            may(Decloaked).when(&[SelfIs(Active)]).then(&[Free(&[ActionKind::Evade])]),
        ]),
    ),
    modification("Tactical Jammer", 1, Card::plain("tacticaljammer").modifying(&[Obstructs])).only(&[Size(Large)]),
    modification("Targeting Computer", 2, Card::plain("targetingcomputer").modifying(&[Bar(ActionKind::TargetLock)])),
    modification(
        "Twin Ion Engine Mk. II",
        1,
        Card::plain("twinionenginemkii").modifying(&[GreenBearings(&[Bank(Left), Bank(Right)])]),
    )
    .only(&[Ships(&["TIE"])]),
    modification("Vectored Thrusters", 2, Card::plain("vectoredthrusters").modifying(&[Bar(ActionKind::BarrelRoll)]))
        .only(&[Size(Small)]),
];
