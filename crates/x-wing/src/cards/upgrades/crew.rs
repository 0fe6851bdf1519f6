//! Crew whose names begin with a number or A to J.

use crate::card::prelude::*;
use crate::cards::Allegiance::GalacticEmpire;
use crate::cards::Faction::{Imperial, Rebel, Scum};
use crate::cards::Fitting::{Gains, TwoIcons};
use crate::cards::Only::Factions;
use crate::cards::Slot::{Bomb, Cargo, Crew, Illicit};
use crate::cards::Upgrade;
use geometry::Bearing::Straight;

pub(super) const fn crew(name: &'static str, points: i8, card: Card) -> Upgrade {
    Upgrade::of(Crew, name, points, card)
}

/// Every damage card that comes face up is turned down for the rest of the round, for a reinforce token.
const SHRUG_OFF: &[Effect] = &[SpendReinforce, Lasting(Until::EndOfRound, Who::Me, ShrugsOff)];

/// Friends whose whole bases are within Range 1 to 2, and the ship itself.
const WITHIN_TWO: Pick = Pick::friend(One, Three).or_itself().that(&[ShipPredicate::Within(One, Two)]);

/// They, by name.
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
    crew(
        "Baze Malbus",
        3,
        Card::plain("bazemalbus").with(&[may(FollowUp)
            .when(&[SelfIs(Attacker), AttackMissed])
            .then(&[Attack(Weapons::PrimaryAtAnother), NoMoreAttacks])]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
    crew(
        "Bistan",
        2,
        Card::plain("bistan").with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), AtRange(One, Two), Shows(Face::Hit)])
            .then(&[Change(Face::Hit, Face::Critical, 1)])]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
    crew(
        "Boba Fett",
        1,
        Card::plain("bobafett-crew").with(&[may(AfterAttack)
            .when(&[SelfIs(Attacker), FaceUpDealt])
            .then(&[Discard, PickUpgrade(Upgrades::DiscardOf(Who::Defender))])]),
    )
    .unique()
    .only(&[Factions(&[Scum])]),
    crew("Bodhi Rook", 1, Card::plain("bodhirook-crew").modifying(&[LocksByFriends]))
        .unique()
        .only(&[Factions(&[Rebel])]),
    crew("Bombardier", 1, Card::plain("bombardier").modifying(&[DropsWith(&[(Straight, 2)])])),
    crew(
        "BoShek",
        2,
        Card::plain("boshek").with(&[may(Activated)
            .when(&[That(Active, ShipPredicate::TouchesMe), That(Active, ShipPredicate::Dialled)])
            .then(&[To(Who::Subject, Deed::ShowDial), To(Who::Subject, Deed::NudgeDial)])]),
    )
    .unique(),
    crew(
        "Bossk",
        2,
        Card::plain("bossk-crew").with(&[must(AfterAttack).when(&[SelfIs(Attacker), AttackMissed]).then(&[
            If(Lack(Token::Stress)),
            Gain(Token::Stress),
            Gain(Token::Focus),
            LockOn(Who::Defender),
        ])]),
    )
    .unique()
    .only(&[Factions(&[Scum])]),
    crew(
        "Breach Specialist",
        1,
        Card::plain("breachspecialist").with(&[
            may(DamageDealt).when(&[SelfIs(Active), DealtUp(Trait::Ship)]).then(SHRUG_OFF),
            may(DamageDealt).when(&[SelfIs(Active), DealtUp(Trait::Pilot)]).then(SHRUG_OFF),
        ]),
    ),
    crew(
        "C-3PO",
        3,
        Card::plain("c3po")
            .with(&[may(BeforeRoll).when(&[SelfIs(Active), Rolls(Die::Defense)]).once_a_round().then(&[Guess])]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
    crew(
        "Cad Bane",
        2,
        Card::plain("cadbane").with(&[may(BombRolled)
            .when(&[OurBomb, Not(&Ours(Active))])
            .once_a_round()
            .then(&[Reroll(&[Face::Blank, Face::Focus], 1, u8::MAX)])]),
    )
    .unique()
    .only(&[Factions(&[Scum])])
    .fits(&[Gains(&[Bomb])]),
    crew(
        "Captain Rex",
        2,
        Card::plain("captainrex-crew")
            .with(&[may(AfterAttack).when(&[SelfIs(Attacker), AttackMissed]).then(&[Gain(Token::Focus)])]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
    crew(
        "Cassian Andor",
        2,
        Card::plain("cassianandor-crew").with(&[
            may(EndOfPlanning).then(&[Choose(Pick::enemy(One, Two).that(&[ShipPredicate::Dialled])), GuessDial])
        ]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
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
    crew(
        "\"Chopper\"",
        0,
        Card::plain("chopper-crew")
            .modifying(&[ActsStressed])
            .with(&[must(AfterStressedAction).when(&[SelfIs(Active)]).then(&[Suffer(1)])]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
    crew(
        "Cikatro Vizago",
        0,
        Card::plain("cikatrovizago").with(&[may(StartOfEnd).then(&[
            Discard,
            PickUpgrade(Upgrades::GiveUp(&[Illicit, Cargo])),
            PickUpgrade(Upgrades::Reserve),
        ])]),
    )
    .unique()
    .only(&[Factions(&[Scum])]),
    crew(
        "Courier Droid",
        0,
        Card::plain("courierdroid").with(&[
            may(StartOfForces).either().then(&[Lasting(Until::EndOfForces, Who::Me, Skill(0))]),
            may(StartOfForces).either().then(&[Lasting(Until::EndOfForces, Who::Me, Skill(8))]),
        ]),
    )
    .limited(),
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
    crew(
        "Death Troopers",
        2,
        Card::plain("deathtroopers").with(&[must(Declared)
            .when(&[Friend(Defender, One, One), InArcOf(Attacker, One, Three)])
            .then(&[To(Who::Attacker, Deed::Gain(Token::Stress))])]),
    )
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
    crew(
        "Director Krennic",
        5,
        Card::plain("directorkrennic").with(&[must(BeforeForces).then(&[
            Choose(
                Pick::friend(One, Three)
                    .or_itself()
                    .anywhere()
                    .that(&[ShipPredicate::Of(GalacticEmpire), ShipPredicate::ShieldsAtMost(3)]),
            ),
            Assign("optimizedprototype", Who::Chosen),
        ])]),
    )
    .unique()
    .only(&[Factions(&[Imperial])]),
    crew(
        "Emperor Palpatine",
        8,
        Card::plain("emperorpalpatine")
            .with(&[may(BeforeRoll).when(&[Ours(Active)]).once_a_round().then(&[NameResult])]),
    )
    .unique()
    .only(&[Factions(&[Imperial])])
    .fits(&[TwoIcons]),
    crew(
        "Ezra Bridger",
        3,
        Card::plain("ezrabridger-crew").with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), Have(Token::Stress), Shows(Face::Focus)])
            .then(&[Change(Face::Focus, Face::Critical, 1)])]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
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
    crew(
        "Fleet Officer",
        3,
        Card::plain("fleetofficer").acting(&[UpTo(2, WITHIN_TWO, Deed::Gain(Token::Focus)), Gain(Token::Stress)]),
    )
    .only(&[Factions(&[Imperial])]),
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
    crew(
        "General Hux",
        5,
        Card::plain("generalhux").acting(&[
            Choose(Pick::friend(One, Two).or_itself()),
            To(Who::Chosen, Deed::Gain(Token::Focus)),
            Assign("fanaticaldevotion", Who::Chosen),
            UpTo(3, Pick::friend(One, Two).or_itself(), Deed::Gain(Token::Focus)),
            Gain(Token::Stress),
        ]),
    )
    .unique()
    .only(&[Factions(&[Imperial])]),
    crew("\"Gonk\"", 2, Card::plain("gonk").acting_or(&[Store], &[TakeStored, RecoverShield]))
        .unique()
        .only(&[Factions(&[Scum])]),
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
    crew(
        "Han Solo",
        2,
        Card::plain("hansolo-crew").with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), Shows(Face::Focus)])
            .then(&[SpendLock, Change(Face::Focus, Face::Hit, u8::MAX)])]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
    crew("Hera Syndulla", 1, Card::plain("herasyndulla-crew").modifying(&[FliesRedStressed]))
        .unique()
        .only(&[Factions(&[Rebel])]),
    crew(
        "Hotshot Co-pilot",
        4,
        Card::plain("hotshotcopilot").modifying(&[
            While(&[Attacks, WithPrimary], &OpponentSpendsFocus),
            While(&[Defends], &OpponentSpendsFocus),
        ]),
    ),
    crew("IG-88D", 1, Card::plain("ig88d-crew").modifying(&[PilotsOf("ig2000")])).unique().only(&[Factions(&[Scum])]),
    crew(
        "Inspiring Recruit",
        1,
        Card::plain("inspiringrecruit").with(&[may(StressRemoved)
            .when(&[OursAt(Active, One, Two), That(Active, ShipPredicate::Has(Token::Stress))])
            .once_a_round()
            .then(&[To(Who::Subject, Deed::Lose(Token::Stress))])]),
    ),
    crew(
        "Intelligence Agent",
        1,
        Card::plain("intelligenceagent")
            .with(&[may(StartOfActivation).then(&[Choose(Pick::enemy(One, Two)), To(Who::Chosen, Deed::ShowDial)])]),
    ),
    crew(
        "ISB Slicer",
        2,
        Card::plain("isbslicer").with(&[may(AfterAction).when(&[SelfIs(Active), Acted(&[ActionKind::Jam])]).then(&[
            Choose(Pick::any(One, One).from(Who::Chosen).or_itself().that(&[ShipPredicate::Lacks(Token::Jam)])),
            To(Who::Chosen, Deed::Gain(Token::Jam)),
        ])]),
    )
    .only(&[Factions(&[Imperial])]),
    crew("Jabba the Hutt", 5, Card::plain("jabbathehutt").modifying(&[TokensInSquad(Illicit)]))
        .unique()
        .only(&[Factions(&[Scum])])
        .fits(&[TwoIcons]),
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
    crew(
        "Jyn Erso",
        2,
        Card::plain("jynerso").acting(&[
            Choose(Pick::friend(One, Two).or_itself()),
            GainPerShip(
                Who::Chosen,
                Token::Focus,
                Pick::enemy(One, Three).anywhere().that(&[ShipPredicate::InMyArcAt(One, Three)]),
                3,
            ),
        ]),
    )
    .unique()
    .only(&[Factions(&[Rebel])]),
];
