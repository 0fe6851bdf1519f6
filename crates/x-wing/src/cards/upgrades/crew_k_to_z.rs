//! Crew whose names begin with K to Z.

use super::crew::crew;
use crate::card::prelude::*;
use crate::cards::Faction::{Imperial, Rebel, Scum};
use crate::cards::Fitting::{Gains, TwoIcons};
use crate::cards::Only::{Beside, Factions};
use crate::cards::Slot::{Bomb, Crew};
use crate::cards::Upgrade;
use geometry::Bearing::Straight;

/// They, by name.
pub static UPGRADES: &[Upgrade] = &[
    crew(
        "K4 Security Droid",
        3,
        Card::plain("k4securitydroid")
            .with(&[may(AfterManeuver).when(&[SelfIs(Active), Maneuver(Difficulty::Green)]).then(&[MayLock])]),
    )
    .only(&[Factions(&[Scum])]),
    crew(
        "Kanan Jarrus",
        3,
        Card::plain("kananjarrus-crew").with(&[may(AfterManeuver)
            .when(&[
                OursAt(Active, One, Two),
                Maneuver(Difficulty::White),
                That(Active, ShipPredicate::Has(Token::Stress)),
            ])
            .once_a_round()
            .then(&[To(Who::Subject, Deed::Relieve)])]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
    crew(
        "Ketsu Onyo",
        1,
        Card::plain("ketsuonyo-crew").with(&[may(StartOfEnd).then(&[
            Choose(Pick::enemy(One, Three).anywhere().that(&[ShipPredicate::InMyArcAt(One, Two)])),
            Lasting(Until::EndOfRound, Who::Chosen, Keeps(Token::Tractor)),
        ])]),
    )
    .unique()
    .only(&[Factions(&[Scum])]),
    crew(
        "Kyle Katarn",
        3,
        Card::plain("kylekatarn-crew").with(&[may(StressRemoved).when(&[SelfIs(Active)]).then(&[Gain(Token::Focus)])]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
    crew(
        "Kylo Ren",
        3,
        Card::plain("kyloren-crew")
            .acting(&[Choose(Pick::enemy(One, Three)), Assign("illshowyouthedarkside", Who::Chosen)]),
    )
    .unique()
    .only(&[Factions(&[Imperial])]),
    crew("Lando Calrissian", 3, Card::plain("landocalrissian-crew").acting(&[RollForTokens(2)]))
        .unique()
        .only(&[Factions(&[Rebel])]),
    crew(
        "Latts Razzi",
        2,
        Card::plain("lattsrazzi-crew").with(&[may(ModifyDefense)
            .when(&[SelfIs(Defender), Opponent(ShipPredicate::Has(Token::Stress))])
            .then(&[To(Who::Attacker, Deed::Relieve), Add(Face::Evade)])]),
    )
    .unique()
    .only(&[Factions(&[Scum])]),
    crew("\"Leebo\"", 2, Card::plain("leebo-crew").acting(&[Perform(ActionKind::Boost), Gain(Token::Ion)]))
        .unique()
        .only(&[Factions(&[Rebel])]),
    crew(
        "Leia Organa",
        4,
        Card::plain("leiaorgana").with(&[
            may(StartOfActivation).then(&[Discard, Lasting(Until::EndOfPhase, Who::Me, Marker)]),
            may(Reveal).when(&[Ours(Active), InForce, Maneuver(Difficulty::Red)]).then(&[Treat(Difficulty::White)]),
        ]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
    crew(
        "Luke Skywalker",
        7,
        Card::plain("lukeskywalker-crew").with(&[
            may(FollowUp).when(&[SelfIs(Attacker), AttackMissed]).then(&[Attack(Weapons::Primary), NoMoreAttacks]),
            may(ModifyAttack).when(&[SelfIs(Attacker), Granted, Shows(Face::Focus)]).then(&[Change(
                Face::Focus,
                Face::Hit,
                1,
            )]),
        ]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
    crew(
        "Magva Yarro",
        2,
        Card::plain("magvayarro-crew")
            .with(&[may(AfterAttack).when(&[SelfIs(Defender)]).then(&[LockOn(Who::Attacker)])]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
    crew(
        "Mara Jade",
        3,
        Card::plain("marajade").with(&[must(EndOfCombat).then(&[Each(
            Pick::enemy(One, One).that(&[ShipPredicate::Lacks(Token::Stress)]),
            Deed::Gain(Token::Stress),
        )])]),
    )
    .unique()
    .only(&[Factions(&[Imperial])]),
    crew(
        "Maul",
        3,
        Card::plain("maul").with(&[
            may(ModifyAttack)
                .when(&[SelfIs(Attacker), Lack(Token::Stress)])
                .then(&[GainPerDie(Token::Stress), Reroll(ATTACK, 1, u8::MAX)]),
            may(AfterAttack).when(&[SelfIs(Attacker), AttackHit, Have(Token::Stress)]).then(&[Lose(Token::Stress)]),
        ]),
    )
    .unique()
    .only(&[Beside(&[Scum], "Ezra Bridger")]),
    crew(
        "Mercenary Copilot",
        2,
        Card::plain("mercenarycopilot").with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), AtRange(Three, Three), Shows(Face::Hit)])
            .then(&[Change(Face::Hit, Face::Critical, 1)])]),
    ),
    crew(
        "Moff Jerjerrod",
        2,
        Card::plain("moffjerjerrod").with(&[
            may(DamageDealt).when(&[SelfIs(Active), DealtUp(Trait::Ship)]).then(&[DiscardOne(Crew), TurnDamageDown]),
            may(DamageDealt).when(&[SelfIs(Active), DealtUp(Trait::Pilot)]).then(&[DiscardOne(Crew), TurnDamageDown]),
        ]),
    )
    .unique()
    .only(&[Factions(&[Imperial])]),
    crew(
        "Navigator",
        3,
        Card::plain("navigator").with(&[may(Reveal).when(&[SelfIs(Active)]).then(&[Instead(Instead::SameBearing)])]),
    ),
    crew("Nien Nunb", 1, Card::plain("niennunb-crew").modifying(&[GreenBearings(&[Straight])]))
        .unique()
        .only(&[Factions(&[Rebel])]),
    crew(
        "Operations Specialist",
        3,
        Card::plain("operationsspecialist").with(&[may(AfterAttack)
            .when(&[OursAt(Attacker, One, Two), AttackMissed])
            .then(&[
                Choose(Pick::friend(One, Three).from(Who::Attacker).or_itself()),
                To(Who::Chosen, Deed::Gain(Token::Focus)),
            ])]),
    )
    .limited(),
    crew(
        "Outlaw Tech",
        2,
        Card::plain("outlawtech")
            .with(&[may(AfterManeuver).when(&[SelfIs(Active), Maneuver(Difficulty::Red)]).then(&[Gain(Token::Focus)])]),
    )
    .limited()
    .only(&[Factions(&[Scum])]),
    crew(
        "R2-D2",
        4,
        Card::plain("r2d2-swx22").with(&[may(EndOfRound).when(&[NoShields]).then(&[
            RecoverShield,
            RollFor(&[Face::Hit]),
            TurnUp,
        ])]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
    crew("Rear Admiral Chiraneau", 3, Card::plain("rearadmiralchiraneau-crew").acting(&[Fly(&[(Straight, 1)])]))
        .unique()
        .only(&[Factions(&[Imperial])]),
    crew(
        "Rebel Captive",
        3,
        Card::plain("rebelcaptive").with(&[must(Declared)
            .when(&[SelfIs(Defender)])
            .once_a_round()
            .then(&[To(Who::Attacker, Deed::Gain(Token::Stress))])]),
    )
    .unique()
    .only(&[Factions(&[Imperial])]),
    crew(
        "Recon Specialist",
        3,
        Card::plain("reconspecialist").with(&[must(AfterAction)
            .when(&[SelfIs(Active), Acted(&[ActionKind::Focus])])
            .then(&[Gain(Token::Focus)])]),
    ),
    crew(
        "Rey",
        2,
        Card::plain("rey-crew").with(&[
            may(StartOfEnd).then(&[PutAside(Token::Focus)]),
            may(StartOfCombat).when(&[HasAside]).then(&[TakeUp(Token::Focus)]),
        ]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
    crew(
        "Sabine Wren",
        2,
        Card::plain("sabinewren-crew").with(&[must(BombGone).when(&[Ours(Active)]).once_a_round().then(&[
            Choose(Pick::enemy(One, Three).anywhere().that(&[ShipPredicate::NearBomb])),
            To(Who::Chosen, Deed::Suffer(1)),
        ])]),
    )
    .unique()
    .only(&[Factions(&[Rebel])])
    .fits(&[Gains(&[Bomb])]),
    crew(
        "Saboteur",
        2,
        Card::plain("saboteur").acting(&[
            Choose(Pick::enemy(One, One)),
            RollFor(&[Face::Hit, Face::Critical]),
            To(Who::Chosen, Deed::TurnUp),
        ]),
    ),
    crew(
        "Saw Gerrera",
        1,
        Card::plain("sawgerrera-crew").with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), HullLeft, Shows(Face::Focus)])
            .then(&[Suffer(1), Change(Face::Focus, Face::Critical, u8::MAX)])]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
    crew(
        "Systems Officer",
        2,
        Card::plain("systemsofficer").with(&[must(AfterManeuver)
            .when(&[SelfIs(Active), Maneuver(Difficulty::Green)])
            .then(&[Choose(Pick::friend(One, One)), To(Who::Chosen, Deed::MayLock)])]),
    )
    .limited()
    .only(&[Factions(&[Imperial])]),
    crew("Tactical Officer", 2, Card::plain("tacticalofficer").modifying(&[Bar(ActionKind::Coordinate)]))
        .only(&[Factions(&[Imperial])]),
    crew(
        "Tactician",
        2,
        Card::plain("tactician").with(&[must(AfterAttack)
            .when(&[SelfIs(Attacker), InMyArc(Defender, Two, Two)])
            .then(&[To(Who::Defender, Deed::Gain(Token::Stress))])]),
    )
    .limited(),
    crew(
        "Tail Gunner",
        2,
        Card::plain("tailgunner")
            .modifying(&[While(&[Attacks, WithPrimary, Opponent(ShipPredicate::InMyRearArc)], &DefenderAgility(-1))]),
    )
    .limited(),
    // What it says costs energy, which small and large ships do not have (XW-C-291).
    crew("Targeting Coordinator", 4, Card::plain("targetingcoordinator")).limited(),
    crew(
        "Unkar Plutt",
        1,
        Card::plain("unkarplutt-crew")
            .with(&[may(AfterManeuver).when(&[SelfIs(Active), OverlappedEnemy, HullLeft]).then(&[Suffer(1), FreeAny])]),
    )
    .unique()
    .only(&[Factions(&[Scum])]),
    crew(
        "Weapons Engineer",
        3,
        Card::plain("weaponsengineer")
            .modifying(&[TwoLocks])
            .with(&[may(AfterLock).when(&[SelfIs(Active)]).then(&[LockAnother])]),
    ),
    crew(
        "Wookiee Commandos",
        1,
        Card::plain("wookieecommandos").with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), Fresh(Face::Focus)])
            .then(&[Reroll(&[Face::Focus], 1, u8::MAX)])]),
    )
    .only(&[Factions(&[Rebel])])
    .fits(&[TwoIcons]),
    crew(
        "Ysanne Isard",
        4,
        Card::plain("ysanneisard")
            .with(&[may(StartOfCombat).when(&[NoShields, Damaged]).then(&[Free(&[ActionKind::Evade])])]),
    )
    .unique()
    .only(&[Factions(&[Imperial])]),
    crew("\"Zeb\" Orrelios", 1, Card::plain("zeborrelios-crew").modifying(&[ApartInCombat]))
        .unique()
        .only(&[Factions(&[Rebel])]),
    crew(
        "Zuckuss",
        1,
        Card::plain("zuckuss-crew").with(&[may(ModifyDefense)
            .when(&[SelfIs(Attacker), Lack(Token::Stress)])
            .then(&[GainPerDie(Token::Stress), Reroll(DEFENSE, 1, u8::MAX)])]),
    )
    .unique()
    .only(&[Factions(&[Scum])]),
];
