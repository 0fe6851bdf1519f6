//! Titles.

use crate::card::prelude::*;
use crate::cards::Faction::{Rebel, Scum};
use crate::cards::Fitting::{
    AllCheaper, Carries, Cheaper, Different, Docks, Gains, GainsOneOf, Loses, LosesAll, Modifications, SlotUnique,
    SlotUpTo, Titles,
};
use crate::cards::Only::{Factions, Ships, Skill};
use crate::cards::Slot::{
    Bomb, Cannon, Crew, Elite, Illicit, Missile, Modification, SalvagedAstromech, System, Title, Torpedo, Turret,
};
use crate::cards::Upgrade;
use geometry::Bearing;
use geometry::Bearing::{Bank, Stationary, Straight};
use geometry::Side::{Left, Right};

const fn title(name: &'static str, points: i8, card: Card) -> Upgrade {
    Upgrade::of(Title, name, points, card)
}

const FROM_PRIMARY_ARC: &[AbilityCondition] =
    &[SelfIs(Attacker), WithPrimary, Opponent(ShipPredicate::InMyPrimaryArc), Not(&Granted)];
const WITHOUT_A_DIE: &[AbilityCondition] =
    &[SelfIs(Attacker), WithPrimary, Opponent(ShipPredicate::InMyPrimaryArc), Not(&Granted), Not(&Boosted)];

const AILERONS: &[(Bearing, u8)] = &[(Bank(Left), 1), (Straight, 1), (Bank(Right), 1)];

const DEPLOYS: &[Ability] = &[may(AfterManeuver).when(&[SelfIs(Active)]).then(&[Deploy])];

/// All of them, by name.
pub static UPGRADES: &[Upgrade] = &[
    title(
        "Adaptive Ailerons",
        0,
        Card::plain("adaptiveailerons").with(&[
            may(BeforeReveal).when(&[SelfIs(Active), Lack(Token::Stress), MayIgnoreThis]).then(&[Fly(AILERONS)]),
            must(BeforeReveal).when(&[SelfIs(Active), Lack(Token::Stress), Not(&MayIgnoreThis)]).then(&[Fly(AILERONS)]),
        ]),
    )
    .only(&[Ships(&["TIE Striker"])]),
    title(
        "Advanced Ailerons",
        0,
        Card::plain("advancedailerons").modifying(&[WhiteOnes(&[(Bank(Left), 3), (Bank(Right), 3)])]).with(&[must(
            BeforeReveal,
        )
        .when(&[SelfIs(Active), Lack(Token::Stress)])
        .then(&[Fly(AILERONS)])]),
    )
    .only(&[Ships(&["TIE Reaper"])]),
    title(
        "Alliance Overhaul",
        0,
        Card::plain("allianceoverhaul").with(&[
            may(BeforeAttackRoll)
                .when(&[SelfIs(Attacker), WithPrimary, Opponent(ShipPredicate::InMyPrimaryArc)])
                .then(&[MoreDice(1)]),
            may(ModifyAttack)
                .when(&[SelfIs(Attacker), WithPrimary, Opponent(ShipPredicate::InMyAuxiliaryArc), Shows(Face::Focus)])
                .then(&[Change(Face::Focus, Face::Critical, 1)]),
        ]),
    )
    .only(&[Ships(&["ARC-170"])]),
    title("Andrasta", 0, Card::plain("andrasta"))
        .unique()
        .only(&[Ships(&["Firespray-31"])])
        .fits(&[Gains(&[Bomb, Bomb])]),
    title("A-wing Test Pilot", 0, Card::plain("awingtestpilot"))
        .only(&[Ships(&["A-wing"]), Skill(2)])
        .fits(&[Gains(&[Elite]), Different(Elite)]),
    title(
        "Black One",
        1,
        Card::plain("blackone").with(&[may(AfterAction)
            .when(&[SelfIs(Active), Acted(&[ActionKind::Boost, ActionKind::BarrelRoll])])
            .then(&[
                Choose(Pick::friend(One, One).or_itself().that(&[ShipPredicate::IsLockedByEnemy])),
                Unlock(Who::Chosen, Side::Enemy),
            ])]),
    )
    .unique()
    .only(&[Ships(&["T-70 X-wing"]), Skill(7)]),
    title(
        "BTL-A4 Y-wing",
        0,
        Card::plain("btla4ywing")
            .modifying(&[ArcsOnly])
            .with(&[may(FollowUp).when(&[SelfIs(Attacker), WithPrimary]).then(&[Attack(Weapons::Of(&[Turret]))])]),
    )
    .only(&[Ships(&["Y-wing"])]),
    title(
        "Concord Dawn Protector",
        1,
        Card::plain("concorddawnprotector").with(&[must(ModifyDefense)
            .when(&[
                SelfIs(Defender),
                AtRange(One, One),
                Opponent(ShipPredicate::SeesMe),
                Opponent(ShipPredicate::InMyArc),
            ])
            .then(&[Add(Face::Evade)])]),
    )
    .only(&[Ships(&["Protectorate Starfighter"])]),
    title(
        "Crossfire Formation",
        2,
        Card::plain("crossfireformation").with(&[may(ModifyDefense)
            .when(&[
                SelfIs(Defender),
                Somebody(
                    Pick::friend(One, Two).from(Who::Attacker).that(&[
                        ShipPredicate::AnotherThanMine,
                        ShipPredicate::Of(crate::cards::Allegiance::Resistance),
                    ]),
                ),
            ])
            .then(&[Add(Face::Focus)])]),
    )
    .only(&[Ships(&["B/SF-17 Bomber"])]),
    title(
        "Dauntless",
        2,
        Card::plain("dauntless")
            .with(&[may(AfterManeuver).when(&[SelfIs(Active), Overlapped]).then(&[FreeAny, Gain(Token::Stress)])]),
    )
    .unique()
    .only(&[Ships(&["VT-49 Decimator"])]),
    title(
        "Enforcer",
        1,
        Card::plain("enforcer").with(&[must(AfterAttack)
            .when(&[SelfIs(Defender), Opponent(ShipPredicate::InMyBullseye)])
            .then(&[To(Who::Attacker, Deed::Gain(Token::Stress))])]),
    )
    .unique()
    .only(&[Ships(&["M12-L Kimogila Fighter"])]),
    title(
        "First Order Vanguard",
        2,
        Card::plain("firstordervanguard").with(&[
            may(ModifyAttack).when(&[SelfIs(Attacker), OnlyDefenderInArc(One, Three)]).then(&[Reroll(ATTACK, 1, 1)]),
            may(ModifyDefense).when(&[SelfIs(Defender)]).then(&[Discard, Reroll(DEFENSE, u8::MAX, u8::MAX)]),
        ]),
    )
    .unique()
    .only(&[Ships(&["TIE Silencer"])]),
    title("Ghost", 0, Card::plain("ghost").with(DEPLOYS))
        .unique()
        .only(&[Ships(&["VCX-100"])])
        .fits(&[Docks("phantom")]),
    title("Ghost", 0, Card::plain("ghost-swx72").with(DEPLOYS))
        .unique()
        .only(&[Ships(&["VCX-100"])])
        .fits(&[Docks("phantomii")]),
    title("Havoc", 0, Card::plain("havoc")).unique().only(&[Ships(&["Scurrg H-6 Bomber"])]).fits(&[
        Gains(&[System, SalvagedAstromech]),
        Loses(&[Crew]),
        SlotUnique(SalvagedAstromech),
    ]),
    title("\"Heavy Scyk\" Interceptor", 2, Card::plain("heavyscykinterceptor").modifying(&[Hull(1)]))
        .only(&[Ships(&["M3-A Interceptor"])])
        .fits(&[GainsOneOf(&[Cannon, Torpedo, Missile])]),
    title(
        "Hound's Tooth",
        6,
        Card::plain("houndstooth")
            .modifying(&[Modifier::Carries("nashtahpuppilot")])
            .with(&[may(Destroyed).when(&[SelfIs(Active)]).then(&[Launch])]),
    )
    .unique()
    .only(&[Ships(&["YV-666"])]),
    title("IG-2000", 0, Card::plain("ig2000").modifying(&[PilotsOf("ig2000")]))
        .only(&[Factions(&[Scum]), Ships(&["Aggressor"])]),
    title(
        "Kylo Ren's Shuttle",
        2,
        Card::plain("kylorensshuttle").with(&[must(EndOfCombat).then(&[
            Choose(Pick::enemy(One, Two).that(&[ShipPredicate::Lacks(Token::Stress)])),
            LetChoose(Who::Chosen, Pick::enemy(One, Two)),
            To(Who::Chosen, Deed::Gain(Token::Stress)),
        ])]),
    )
    .unique()
    .only(&[Ships(&["Upsilon-class Shuttle"])]),
    title(
        "\"Light Scyk\" Interceptor",
        -2,
        Card::plain("lightscykinterceptor").modifying(&[DealtFaceUp, GreenBearings(&[Bank(Left), Bank(Right)])]),
    )
    .only(&[Ships(&["M3-A Interceptor"])])
    .fits(&[Modifications(0)]),
    title("Millennium Falcon", 1, Card::plain("millenniumfalcon").modifying(&[Bar(ActionKind::Evade)]))
        .unique()
        .only(&[Ships(&["YT-1300"])]),
    title(
        "Millennium Falcon",
        1,
        Card::plain("millenniumfalcon-swx57").with(&[may(AfterManeuver)
            .when(&[
                SelfIs(Active),
                Bearings(&[Bank(Left), Bank(Right)]),
                Speeds(&[3]),
                TouchesNothing,
                Lack(Token::Stress),
            ])
            .then(&[Gain(Token::Stress), TurnRound])]),
    )
    .unique()
    .only(&[Ships(&["YT-1300"])]),
    title("Mist Hunter", 0, Card::plain("misthunter").modifying(&[Bar(ActionKind::BarrelRoll)]))
        .unique()
        .only(&[Ships(&["G-1A Starfighter"])])
        .fits(&[Carries(Cannon, "tractorbeam")]),
    title("Moldy Crow", 3, Card::plain("moldycrow").modifying(&[Keeps(Token::Focus)]))
        .unique()
        .only(&[Ships(&["HWK-290"])]),
    title(
        "Os-1 Arsenal Loadout",
        2,
        Card::plain("os1arsenalloadout").modifying(&[DisabledFiresAtLocked(&[Torpedo, Missile])]),
    )
    .only(&[Ships(&["Alpha-class Star Wing"])])
    .fits(&[Gains(&[Torpedo, Missile])]),
    title(
        "Outrider",
        5,
        Card::plain("outrider")
            .modifying(&[While(&[Equipped(Cannon)], &NoPrimary), While(&[Equipped(Cannon)], &AllRound(Cannon))]),
    )
    .unique()
    .only(&[Ships(&["YT-2400"])]),
    title(
        "Phantom",
        0,
        Card::plain("phantom")
            .modifying(&[While(&[Carrying], &PrimaryInSpecialArc)])
            .with(&[may(EndOfCombat).when(&[Carrying]).then(&[Attack(Weapons::Of(&[Turret])), NoMoreAttacks])]),
    )
    .unique()
    .only(&[Ships(&["Attack Shuttle"])]),
    title(
        "Phantom II",
        0,
        Card::plain("phantomii")
            .modifying(&[While(&[Carrying], &PrimaryInSpecialArc)])
            .with(&[may(EndOfActivation).when(&[Carrying]).then(&[Free(&[ActionKind::Coordinate])])]),
    )
    .unique()
    .only(&[Ships(&["Sheathipede-class Shuttle"])]),
    title(
        "Pivot Wing",
        0,
        Card::plain("pivotwing").modifying(&[While(&[Not(&Back)], &Agility(1))]).with(&[
            may(Reveal).when(&[Back, SelfIs(Active), Bearings(&[Stationary])]).then(&[TurnRound]),
            may(AfterManeuver).when(&[SelfIs(Active)]).then(&[TurnOver]),
        ]),
    )
    .two_sided()
    .only(&[Ships(&["U-wing"])]),
    title("Punishing One", 12, Card::plain("punishingone").modifying(&[PrimaryValue(1)]))
        .unique()
        .only(&[Ships(&["JumpMaster 5000"])]),
    title("Royal Guard TIE", 0, Card::plain("royalguardtie"))
        .only(&[Ships(&["TIE Interceptor"]), Skill(5)])
        .fits(&[Modifications(2), Different(Modification)]),
    title("Sabine's Masterpiece", 1, Card::plain("sabinesmasterpiece"))
        .unique()
        .only(&[Factions(&[Rebel]), Ships(&["TIE Fighter"])])
        .fits(&[Gains(&[Crew, Illicit])]),
    title(
        "Shadow Caster",
        3,
        Card::plain("shadowcaster").with(&[may(AfterAttack)
            .when(&[SelfIs(Attacker), AttackHit, InMyMobileArc(Defender, One, Two)])
            .then(&[To(Who::Defender, Deed::Gain(Token::Tractor))])]),
    )
    .unique()
    .only(&[Ships(&["Lancer-class Pursuit Craft"])]),
    title("Slave I", 0, Card::plain("slavei")).unique().only(&[Ships(&["Firespray-31"])]).fits(&[Gains(&[Torpedo])]),
    title(
        "Special Ops Training",
        0,
        Card::plain("specialopstraining").with(&[
            may(BeforeAttackRoll).when(FROM_PRIMARY_ARC).then(&[MoreDice(1)]),
            may(FollowUp).when(WITHOUT_A_DIE).then(&[Attack(Weapons::Auxiliary)]),
        ]),
    )
    .only(&[Ships(&["TIE/sf Fighter"])]),
    title("ST-321", 3, Card::plain("st321").modifying(&[LocksAnywhere]))
        .unique()
        .only(&[Ships(&["Lambda-class Shuttle"])]),
    title("StarViper Mk.II", -3, Card::plain("starvipermkii").modifying(&[RollsByBanks]))
        .only(&[Ships(&["StarViper"])])
        .fits(&[Titles(2), Different(Title)]),
    title(
        "TIE/D",
        0,
        Card::plain("tied").with(&[may(FollowUp)
            .when(&[SelfIs(Attacker), With(&[Cannon]), WeaponCosts(3)])
            .once_a_round()
            .then(&[Attack(Weapons::Primary)])]),
    )
    .only(&[Ships(&["TIE Defender"])]),
    title("TIE Shuttle", 0, Card::plain("tieshuttle")).only(&[Ships(&["TIE Bomber"])]).fits(&[
        Gains(&[Crew, Crew]),
        LosesAll(&[Torpedo, Missile, Bomb]),
        SlotUpTo(Crew, 4),
    ]),
    title(
        "TIE/v1",
        1,
        Card::plain("tiev1").with(&[may(AfterLock).when(&[SelfIs(Active)]).then(&[Free(&[ActionKind::Evade])])]),
    )
    .only(&[Ships(&["TIE Adv. Prototype"])]),
    title("TIE/x1", 0, Card::plain("tiex1"))
        .only(&[Ships(&["TIE Advanced"])])
        .fits(&[Gains(&[System]), Cheaper(System, 4)]),
    title(
        "TIE/x7",
        -2,
        Card::plain("tiex7").with(&[may(AfterManeuver)
            .when(&[SelfIs(Active), Speeds(&[3, 4, 5]), MetNothing])
            .then(&[Free(&[ActionKind::Evade])])]),
    )
    .only(&[Ships(&["TIE Defender"])])
    .fits(&[Loses(&[Cannon, Missile])]),
    title("Vaksai", 0, Card::plain("vaksai")).only(&[Ships(&["Kihraxz Fighter"])]).fits(&[
        Modifications(3),
        Different(Modification),
        AllCheaper(1),
    ]),
    title("Virago", 1, Card::plain("virago"))
        .unique()
        .only(&[Ships(&["StarViper"]), Skill(4)])
        .fits(&[Gains(&[System, Illicit])]),
    title(
        "Xg-1 Assault Configuration",
        1,
        Card::plain("xg1assaultconfiguration").modifying(&[DisabledFires(&[Cannon], 2)]),
    )
    .only(&[Ships(&["Alpha-class Star Wing"])])
    .fits(&[Gains(&[Cannon, Cannon])]),
];
