//! Crew.

use crate::card::prelude::*;
use crate::cards::Faction::{Imperial, Rebel, Scum};
use crate::cards::Fitting::{Gains, TwoIcons};
use crate::cards::Only::{Beside, Factions};
use crate::cards::Slot::{Bomb, Crew};
use crate::cards::Upgrade;
use geometry::Bearing::Straight;

const fn crew(name: &'static str, points: i8, card: Card) -> Upgrade {
    Upgrade::of(Crew, name, points, card)
}

/// All of them, by name.
pub static UPGRADES: &[Upgrade] = &[
    crew(
        "4-LOM",
        1,
        Card::plain("4lom-crew").with(&[
            may(ModifyAttack)
                .when(&[SelfIs(Attacker), Opponent(ShipPredicate::Has(Token::Focus))])
                .either()
                .then(&[Gain(Token::Ion), Pin(Token::Focus)]),
            may(ModifyAttack)
                .when(&[SelfIs(Attacker), Opponent(ShipPredicate::Has(Token::Evade))])
                .either()
                .then(&[Gain(Token::Ion), Pin(Token::Evade)]),
        ]),
    )
    .unique()
    .only(&[Factions(&[Scum])]),
    crew(
        "Agent Kallus",
        2,
        Card::plain("agentkallus").with(&[
            must(StartOfGame)
                .then(&[Choose(Pick::enemy(One, Three).anywhere()), Lasting(Until::EndOfGame, Who::Chosen, Marker)]),
            may(ModifyAttack).when(&[SelfIs(Attacker), OpponentMarked, Shows(Face::Focus)]).then(&[Change(
                Face::Focus,
                Face::Hit,
                1,
            )]),
            may(ModifyDefense).when(&[SelfIs(Defender), OpponentMarked, Shows(Face::Focus)]).then(&[Change(
                Face::Focus,
                Face::Evade,
                1,
            )]),
        ]),
    )
    .unique()
    .only(&[Factions(&[Imperial])]),
    crew("Baze Malbus", 3, Card::unwritten("bazemalbus")).unique().only(&[Factions(&[Rebel])]),
    crew("Bistan", 2, Card::unwritten("bistan")).unique().only(&[Factions(&[Rebel])]),
    crew("Boba Fett", 1, Card::unwritten("bobafett-crew")).unique().only(&[Factions(&[Scum])]),
    crew("Bodhi Rook", 1, Card::unwritten("bodhirook-crew")).unique().only(&[Factions(&[Rebel])]),
    crew("Bombardier", 1, Card::plain("bombardier").modifying(&[DropsWith(&[(Straight, 2)])])),
    crew("BoShek", 2, Card::unwritten("boshek")).unique(),
    crew("Bossk", 2, Card::unwritten("bossk-crew")).unique().only(&[Factions(&[Scum])]),
    crew("Breach Specialist", 1, Card::unwritten("breachspecialist")),
    crew(
        "C-3PO",
        3,
        Card::plain("c3po")
            .with(&[may(BeforeRoll).when(&[SelfIs(Active), Rolls(Die::Defense)]).once_a_round().then(&[Guess])]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
    crew("Cad Bane", 2, Card::unwritten("cadbane")).unique().only(&[Factions(&[Scum])]).fits(&[Gains(&[Bomb])]),
    crew("Captain Rex", 2, Card::unwritten("captainrex-crew")).unique().only(&[Factions(&[Rebel])]),
    crew("Cassian Andor", 2, Card::unwritten("cassianandor-crew")).unique().only(&[Factions(&[Rebel])]),
    crew(
        "Chewbacca",
        4,
        Card::plain("chewbacca-crew").with(&[may(DamageDealt).when(&[SelfIs(Active)]).then(&[
            DiscardDamage,
            If(ShieldsMissing),
            To(Who::Me, Deed::RecoverShield),
            Discard,
        ])]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
    crew("\"Chopper\"", 0, Card::unwritten("chopper-crew")).unique().only(&[Factions(&[Rebel])]),
    crew("Cikatro Vizago", 0, Card::unwritten("cikatrovizago")).unique().only(&[Factions(&[Scum])]),
    crew("Courier Droid", 0, Card::unwritten("courierdroid")).limited(),
    crew(
        "Darth Vader",
        3,
        Card::plain("darthvader-crew").with(&[may(AfterAttack)
            .when(&[SelfIs(Attacker), HullLeft])
            .then(&[Suffer(2), To(Who::Defender, Deed::SufferCritical(1))])]),
    )
    .unique()
    .only(&[Factions(&[Imperial])]),
    crew("Dash Rendar", 2, Card::plain("dashrendar-crew").modifying(&[AttacksOnObstacles, Unobstructed]))
        .unique()
        .only(&[Factions(&[Rebel])]),
    crew("Death Troopers", 2, Card::unwritten("deathtroopers"))
        .unique()
        .only(&[Factions(&[Imperial])])
        .fits(&[TwoIcons]),
    crew(
        "Dengar",
        3,
        Card::plain("dengar-crew").with(&[
            may(ModifyAttack).when(&[SelfIs(Attacker), Opponent(ShipPredicate::Unique)]).then(&[Reroll(ATTACK, 1, 2)]),
            may(ModifyAttack)
                .when(&[SelfIs(Attacker), Not(&Opponent(ShipPredicate::Unique))])
                .then(&[Reroll(ATTACK, 1, 1)]),
        ]),
    )
    .unique()
    .only(&[Factions(&[Scum])]),
    crew("Director Krennic", 5, Card::unwritten("directorkrennic")).unique().only(&[Factions(&[Imperial])]),
    crew(
        "Emperor Palpatine",
        8,
        Card::plain("emperorpalpatine")
            .with(&[may(BeforeRoll).when(&[Ours(Active)]).once_a_round().then(&[NameResult])]),
    )
    .unique()
    .only(&[Factions(&[Imperial])])
    .fits(&[TwoIcons]),
    crew("Ezra Bridger", 3, Card::unwritten("ezrabridger-crew")).unique().only(&[Factions(&[Rebel])]),
    crew(
        "Finn",
        5,
        Card::plain("finn").with(&[
            may(ModifyAttack)
                .when(&[SelfIs(Attacker), WithPrimary, Opponent(ShipPredicate::InMyArc)])
                .then(&[Add(Face::Blank)]),
            may(ModifyDefense).when(&[SelfIs(Defender), Opponent(ShipPredicate::InMyArc)]).then(&[Add(Face::Blank)]),
        ]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
    crew("Fleet Officer", 3, Card::unwritten("fleetofficer")).only(&[Factions(&[Imperial])]),
    crew(
        "Flight Instructor",
        4,
        Card::plain("flightinstructor").with(&[
            may(ModifyDefense).when(&[SelfIs(Defender), Fresh(Face::Focus)]).either().then(&[Reroll(
                &[Face::Focus],
                1,
                1,
            )]),
            may(ModifyDefense)
                .when(&[SelfIs(Defender), Opponent(ShipPredicate::SkillAtMost(2)), Fresh(Face::Blank)])
                .either()
                .then(&[Reroll(&[Face::Blank], 1, 1)]),
        ]),
    ),
    crew("General Hux", 5, Card::unwritten("generalhux")).unique().only(&[Factions(&[Imperial])]),
    crew("\"Gonk\"", 2, Card::unwritten("gonk")).unique().only(&[Factions(&[Scum])]),
    crew(
        "Greedo",
        1,
        Card::plain("greedo")
            .modifying(&[While(&[Attacks, First], &FirstCardFaceUp), While(&[Defends, First], &FirstCardFaceUp)]),
    )
    .unique()
    .only(&[Factions(&[Scum])]),
    crew(
        "Gunner",
        5,
        Card::plain("gunner").with(&[may(FollowUp)
            .when(&[SelfIs(Attacker), AttackMissed])
            .then(&[Attack(Weapons::Primary), NoMoreAttacks])]),
    ),
    crew("Han Solo", 2, Card::unwritten("hansolo-crew")).unique().only(&[Factions(&[Rebel])]),
    crew("Hera Syndulla", 1, Card::unwritten("herasyndulla-crew")).unique().only(&[Factions(&[Rebel])]),
    crew(
        "Hotshot Co-pilot",
        4,
        Card::plain("hotshotcopilot").modifying(&[
            While(&[Attacks, WithPrimary], &OpponentSpendsFocus),
            While(&[Defends], &OpponentSpendsFocus),
        ]),
    ),
    crew("IG-88D", 1, Card::plain("ig88d-crew").modifying(&[PilotsOf("ig2000")])).unique().only(&[Factions(&[Scum])]),
    crew("Inspiring Recruit", 1, Card::unwritten("inspiringrecruit")),
    crew(
        "Intelligence Agent",
        1,
        Card::plain("intelligenceagent")
            .with(&[may(StartOfActivation).then(&[Choose(Pick::enemy(One, Two)), Do(Own::IntelligenceAgent)])]),
    ),
    crew("ISB Slicer", 2, Card::unwritten("isbslicer")).only(&[Factions(&[Imperial])]),
    crew("Jabba the Hutt", 5, Card::unwritten("jabbathehutt")).unique().only(&[Factions(&[Scum])]).fits(&[TwoIcons]),
    crew(
        "Jan Ors",
        2,
        Card::plain("janors-crew").with(&[may(WouldFocus)
            .when(&[OursAt(Active, One, Three)])
            .once_a_round()
            .then(&[ReceiveInstead(Token::Evade)])]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
    crew("Jyn Erso", 2, Card::unwritten("jynerso")).unique().only(&[Factions(&[Rebel])]),
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
            .then(&[To(Who::Subject, Deed::Lose(Token::Stress))])]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
    crew("Ketsu Onyo", 1, Card::unwritten("ketsuonyo-crew")).unique().only(&[Factions(&[Scum])]),
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
    crew("Latts Razzi", 2, Card::unwritten("lattsrazzi-crew")).unique().only(&[Factions(&[Scum])]),
    crew("\"Leebo\"", 2, Card::plain("leebo-crew").acting(&[Perform(ActionKind::Boost), Gain(Token::Ion)]))
        .unique()
        .only(&[Factions(&[Rebel])]),
    crew("Leia Organa", 4, Card::unwritten("leiaorgana")).unique().only(&[Factions(&[Rebel])]),
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
    crew("Magva Yarro", 2, Card::unwritten("magvayarro-crew")).unique().only(&[Factions(&[Rebel])]),
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
    crew("Maul", 3, Card::unwritten("maul")).unique().only(&[Beside(&[Scum], "Ezra Bridger")]),
    crew(
        "Mercenary Copilot",
        2,
        Card::plain("mercenarycopilot").with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), AtRange(Three, Three), Shows(Face::Hit)])
            .then(&[Change(Face::Hit, Face::Critical, 1)])]),
    ),
    crew("Moff Jerjerrod", 2, Card::unwritten("moffjerjerrod")).unique().only(&[Factions(&[Imperial])]),
    crew(
        "Navigator",
        3,
        Card::plain("navigator").with(&[may(Reveal).when(&[SelfIs(Active)]).then(&[Instead(Instead::SameBearing)])]),
    ),
    crew("Nien Nunb", 1, Card::plain("niennunb-crew").modifying(&[GreenBearings(&[Straight])]))
        .unique()
        .only(&[Factions(&[Rebel])]),
    crew("Operations Specialist", 3, Card::unwritten("operationsspecialist")).limited(),
    crew("Outlaw Tech", 2, Card::unwritten("outlawtech")).limited().only(&[Factions(&[Scum])]),
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
    crew("Saw Gerrera", 1, Card::unwritten("sawgerrera-crew")).unique().only(&[Factions(&[Rebel])]),
    crew(
        "Systems Officer",
        2,
        Card::plain("systemsofficer").with(&[must(AfterManeuver)
            .when(&[SelfIs(Active), Maneuver(Difficulty::Green)])
            .then(&[Choose(Pick::friend(One, One)), To(Who::Chosen, Deed::MayLock)])]),
    )
    .limited()
    .only(&[Factions(&[Imperial])]),
    crew("Tactical Officer", 2, Card::unwritten("tacticalofficer")).only(&[Factions(&[Imperial])]),
    crew(
        "Tactician",
        2,
        Card::plain("tactician").with(&[must(AfterAttack)
            .when(&[SelfIs(Attacker), InMyArc(Defender, Two, Two)])
            .then(&[To(Who::Defender, Deed::Gain(Token::Stress))])]),
    )
    .limited(),
    crew("Tail Gunner", 2, Card::unwritten("tailgunner")).limited(),
    crew("Targeting Coordinator", 4, Card::unwritten("targetingcoordinator")).limited(),
    crew("Unkar Plutt", 1, Card::unwritten("unkarplutt-crew")).unique().only(&[Factions(&[Scum])]),
    crew(
        "Weapons Engineer",
        3,
        Card::plain("weaponsengineer")
            .modifying(&[TwoLocks])
            .with(&[may(AfterLock).when(&[SelfIs(Active)]).then(&[LockAnother])]),
    ),
    crew("Wookiee Commandos", 1, Card::unwritten("wookieecommandos")).only(&[Factions(&[Rebel])]).fits(&[TwoIcons]),
    crew(
        "Ysanne Isard",
        4,
        Card::plain("ysanneisard")
            .with(&[may(StartOfCombat).when(&[NoShields, Damaged]).then(&[Free(&[ActionKind::Evade])])]),
    )
    .unique()
    .only(&[Factions(&[Imperial])]),
    crew("\"Zeb\" Orrelios", 1, Card::unwritten("zeborrelios-crew")).unique().only(&[Factions(&[Rebel])]),
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
