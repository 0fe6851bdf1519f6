//! Elite pilot talents.

use super::{CLOSE, weapon};
use crate::card::prelude::*;
use crate::cards::Faction::{Imperial, Rebel, Scum};
use crate::cards::Fitting::MostInSquad;
use crate::cards::Only::{Factions, Size};
use crate::cards::Slot::{Elite, Missile, Torpedo};
use crate::cards::Upgrade;
use geometry::BaseSize::Small;
use geometry::Bearing::Turn;
use geometry::Side::{Left, Right};

const fn elite(name: &'static str, points: i8, card: Card) -> Upgrade {
    Upgrade::of(Elite, name, points, card)
}

const LINKED: Pick = Pick::friend(One, Three).anywhere();
const WITHOUT_FOCUS: &[ShipPredicate] =
    &[ShipPredicate::Carries("attannimindlink"), ShipPredicate::Lacks(Token::Focus)];
const WITHOUT_STRESS: &[ShipPredicate] =
    &[ShipPredicate::Carries("attannimindlink"), ShipPredicate::Lacks(Token::Stress)];

const AFTER_SIDESTEP: &[AbilityCondition] =
    &[Not(&Back), SelfIs(Active), Acted(&[ActionKind::Boost, ActionKind::BarrelRoll])];

/// Other ships that see the defender and have an evade token to give.
const SWARM: &[ShipPredicate] =
    &[ShipPredicate::AnotherThanMine, ShipPredicate::Has(Token::Evade), ShipPredicate::SeesDefender(One, Three)];

/// Ships, the defender included, that are less agile than the weapon is expensive.
const NEAR_THE_DEFENDER: Pick =
    Pick::any(One, One).from(Who::Defender).or_itself().that(&[ShipPredicate::AgilityBelowWeaponCost]);

/// All of them, by name.
pub static UPGRADES: &[Upgrade] = &[
    elite(
        "Adaptability",
        0,
        Card::plain("adaptability").modifying(&[While(&[Not(&Back)], &SkillBy(1)), While(&[Back], &SkillBy(-1))]),
    )
    .two_sided(),
    elite(
        "Adrenaline Rush",
        1,
        Card::plain("adrenalinerush").with(&[may(Reveal)
            .when(&[SelfIs(Active), Maneuver(Difficulty::Red)])
            .then(&[Discard, Treat(Difficulty::White)])]),
    ),
    elite(
        "A Score to Settle",
        0,
        Card::plain("ascoretosettle").with(&[
            must(BeforeForces).then(&[Choose(Pick::enemy(One, Three).anywhere()), Assign("adebttopay", Who::Chosen)]),
            may(ModifyAttack)
                .when(&[SelfIs(Attacker), Opponent(ShipPredicate::HasCondition("adebttopay")), Shows(Face::Focus)])
                .then(&[Change(Face::Focus, Face::Critical, 1)]),
        ]),
    )
    .unique(),
    elite(
        "Attanni Mindlink",
        1,
        Card::plain("attannimindlink").with(&[
            must(GotFocus).when(&[SelfIs(Active)]).then(&[Each(LINKED.that(WITHOUT_FOCUS), Deed::Gain(Token::Focus))]),
            must(GotStress)
                .when(&[SelfIs(Active)])
                .then(&[Each(LINKED.that(WITHOUT_STRESS), Deed::Gain(Token::Stress))]),
        ]),
    )
    .only(&[Factions(&[Scum])])
    .fits(&[MostInSquad(2)]),
    elite(
        "Bodyguard",
        2,
        Card::plain("bodyguard").with(&[may(StartOfCombat).then(&[
            Spend(Token::Focus),
            Choose(Pick::friend(One, One).that(&[ShipPredicate::HigherSkill])),
            Lasting(Until::EndOfRound, Who::Chosen, Agility(1)),
        ])]),
    )
    .unique()
    .only(&[Factions(&[Scum])]),
    elite(
        "Calculation",
        1,
        Card::plain("calculation").with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), Shows(Face::Focus)])
            .then(&[Spend(Token::Focus), Change(Face::Focus, Face::Critical, 1)])]),
    ),
    elite(
        "Cool Hand",
        1,
        Card::plain("coolhand").with(&[
            may(GotStress).when(&[SelfIs(Active)]).either().then(&[Discard, Gain(Token::Focus)]),
            may(GotStress).when(&[SelfIs(Active)]).either().then(&[Discard, Gain(Token::Evade)]),
        ]),
    ),
    elite(
        "Crack Shot",
        1,
        Card::plain("crackshot").with(&[may(Compare)
            .when(&[SelfIs(Attacker), Opponent(ShipPredicate::InMyArc), Shows(Face::Evade)])
            .then(&[Discard, Cancel(Face::Evade)])]),
    ),
    elite(
        "Daredevil",
        3,
        Card::plain("daredevil").acting(&[
            Fly(&[(Turn(Left), 1), (Turn(Right), 1)]),
            Gain(Token::Stress),
            If(Not(&HasAction(ActionKind::Boost))),
            RollAndSuffer(2),
        ]),
    ),
    elite("Deadeye", 1, Card::plain("deadeye").modifying(&[FocusForLocks])).only(&[Size(Small)]),
    elite("Debris Gambit", 2, Card::plain("debrisgambit").acting(&[GainPerObstacle(Token::Evade, 2)]))
        .only(&[Size(Small)]),
    elite(
        "Decoy",
        2,
        Card::plain("decoy").with(&[may(StartOfCombat).then(&[Choose(Pick::friend(One, Two)), ExchangeSkills])]),
    ),
    elite(
        "Determination",
        1,
        Card::plain("determination")
            .with(&[must(DamageDealt).when(&[SelfIs(Active), DealtUp(Trait::Pilot)]).then(&[DiscardDamage])]),
    ),
    elite(
        "Draw Their Fire",
        1,
        Card::plain("drawtheirfire").with(&[may(BeforeDamage)
            .when(&[Friend(Defender, One, One), Shows(Face::Critical)])
            .then(&[Cancel(Face::Critical), SufferCritical(1)])]),
    ),
    elite(
        "Elusiveness",
        2,
        Card::plain("elusiveness").with(&[may(ModifyAttack)
            .when(&[SelfIs(Defender), Lack(Token::Stress)])
            .then(&[Gain(Token::Stress), Reroll(ATTACK, 1, 1)])]),
    ),
    elite(
        "Expert Handling",
        2,
        Card::plain("experthandling").acting(&[
            Perform(ActionKind::BarrelRoll),
            If(Not(&HasAction(ActionKind::BarrelRoll))),
            Gain(Token::Stress),
            MayUnlock,
        ]),
    ),
    elite(
        "Expertise",
        4,
        Card::plain("expertise").with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), Lack(Token::Stress), Shows(Face::Focus)])
            .then(&[Change(Face::Focus, Face::Hit, u8::MAX)])]),
    ),
    elite(
        "Expose",
        4,
        Card::plain("expose").acting(&[
            Lasting(Until::EndOfRound, Who::Me, PrimaryValue(1)),
            Lasting(Until::EndOfRound, Who::Me, Agility(-1)),
        ]),
    ),
    elite(
        "Fearlessness",
        1,
        Card::plain("fearlessness").with(&[may(ModifyAttack)
            .when(&[
                SelfIs(Attacker),
                AtRange(One, One),
                Opponent(ShipPredicate::SeesMe),
                Opponent(ShipPredicate::InMyArc),
            ])
            .then(&[Add(Face::Hit)])]),
    )
    .only(&[Factions(&[Scum])]),
    elite(
        "Intensity",
        2,
        Card::plain("intensity").with(&[
            may(AfterAction).when(AFTER_SIDESTEP).either().then(&[Gain(Token::Focus), TurnOver]),
            may(AfterAction).when(AFTER_SIDESTEP).either().then(&[Gain(Token::Evade), TurnOver]),
            may(EndOfCombat).when(&[Back]).either().then(&[Spend(Token::Focus), TurnOver]),
            may(EndOfCombat).when(&[Back]).either().then(&[Spend(Token::Evade), TurnOver]),
        ]),
    )
    .two_sided()
    .only(&[Size(Small)]),
    elite("Intimidation", 2, Card::plain("intimidation").modifying(&[AgilityOfTouching(-1)])),
    elite(
        "Juke",
        2,
        Card::plain("juke").with(&[may(ModifyDefense)
            .when(&[SelfIs(Attacker), Have(Token::Evade), Shows(Face::Evade)])
            .then(&[Change(Face::Evade, Face::Focus, 1)])]),
    )
    .only(&[Size(Small)]),
    elite(
        "Lightning Reflexes",
        1,
        Card::plain("lightningreflexes").with(&[may(AfterManeuver)
            .when(&[SelfIs(Active), Revealed, OnDial, Not(&Maneuver(Difficulty::Red))])
            .then(&[Discard, TurnRound, Gain(Token::Stress)])]),
    )
    .only(&[Size(Small)]),
    elite(
        "Lone Wolf",
        2,
        Card::plain("lonewolf").with(&[
            may(ModifyAttack).when(&[SelfIs(Attacker), Alone(One, Two), Fresh(Face::Blank)]).then(&[Reroll(
                &[Face::Blank],
                1,
                1,
            )]),
            may(ModifyDefense).when(&[SelfIs(Defender), Alone(One, Two), Fresh(Face::Blank)]).then(&[Reroll(
                &[Face::Blank],
                1,
                1,
            )]),
        ]),
    )
    .unique(),
    elite(
        "Marksmanship",
        3,
        Card::plain("marksmanship").acting(&[Lasting(Until::EndOfRound, Who::Me, Marker)]).with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), InForce, Shows(Face::Focus)])
            .then(&[Change(Face::Focus, Face::Critical, 1), Change(Face::Focus, Face::Hit, u8::MAX)])]),
    ),
    elite(
        "Opportunist",
        4,
        Card::plain("opportunist").with(&[may(BeforeAttackRoll)
            .when(&[
                SelfIs(Attacker),
                Lack(Token::Stress),
                Opponent(ShipPredicate::Lacks(Token::Focus)),
                Opponent(ShipPredicate::Lacks(Token::Evade)),
            ])
            .then(&[Gain(Token::Stress), MoreDice(1)])]),
    ),
    elite(
        "Outmaneuver",
        3,
        Card::plain("outmaneuver").modifying(&[While(
            &[Attacks, Opponent(ShipPredicate::InMyArc), Opponent(ShipPredicate::DoesNotSeeMe)],
            &DefenderAgility(-1),
        )]),
    ),
    elite(
        "Predator",
        3,
        Card::plain("predator").with(&[
            may(ModifyAttack)
                .when(&[SelfIs(Attacker), Opponent(ShipPredicate::SkillAtMost(2))])
                .then(&[Reroll(ATTACK, 1, 2)]),
            may(ModifyAttack)
                .when(&[SelfIs(Attacker), Not(&Opponent(ShipPredicate::SkillAtMost(2)))])
                .then(&[Reroll(ATTACK, 1, 1)]),
        ]),
    ),
    elite(
        "Push the Limit",
        3,
        Card::plain("pushthelimit")
            .with(&[may(AfterAction).when(&[SelfIs(Active)]).once_a_round().then(&[FreeOfBar, Gain(Token::Stress)])]),
    ),
    elite(
        "Rage",
        1,
        Card::plain("rage")
            .acting(&[
                Gain(Token::Focus),
                Gain(Token::Stress),
                Gain(Token::Stress),
                Lasting(Until::EndOfRound, Who::Me, Marker),
            ])
            .with(&[may(ModifyAttack).when(&[SelfIs(Attacker), InForce]).then(&[Reroll(ATTACK, 1, 3)])]),
    ),
    elite(
        "Ruthlessness",
        3,
        Card::plain("ruthlessness").with(&[must(AfterAttack).when(&[SelfIs(Attacker), AttackHit]).then(&[
            Choose(Pick::any(One, One).from(Who::Defender).that(&[ShipPredicate::AnotherThanMine])),
            To(Who::Chosen, Deed::Suffer(1)),
        ])]),
    )
    .only(&[Factions(&[Imperial])]),
    elite(
        "Saturation Salvo",
        1,
        Card::plain("saturationsalvo").with(&[must(AfterAttack)
            .when(&[SelfIs(Attacker), AttackMissed, With(&[Torpedo, Missile])])
            .then(&[Each(NEAR_THE_DEFENDER, Deed::RollDamage(1))])]),
    ),
    elite(
        "Selflessness",
        1,
        Card::plain("selflessness").with(&[may(BeforeDamage)
            .when(&[Friend(Defender, One, One), Shows(Face::Hit)])
            .then(&[Discard, Do(Own::Selflessness)])]),
    )
    .unique()
    .only(&[Factions(&[Rebel]), Size(Small)]),
    elite(
        "Snap Shot",
        2,
        Card::plain("snapshot")
            .modifying(&[While(&[WithThis], &CannotModify)])
            .with(&[
                may(AfterManeuver)
                    .when(&[Enemy(Active, One, One)])
                    .then(&[AttackAt(Who::Subject, Weapons::Of(&[Elite]))]),
                must(Declared).when(&[SelfIs(Attacker), WithThis]).then(&[Lasting(
                    Until::EndOfPhase,
                    Who::Me,
                    CannotAttack,
                )]),
            ])
            .attacking(weapon(2, CLOSE, Header::Free, &[])),
    ),
    elite(
        "Squad Leader",
        2,
        Card::plain("squadleader")
            .acting(&[Choose(Pick::any(One, Two).that(&[ShipPredicate::LowerSkill])), To(Who::Chosen, Deed::FreeAny)]),
    )
    .unique(),
    elite(
        "Stay on Target",
        2,
        Card::plain("stayontarget").with(&[may(Reveal).when(&[SelfIs(Active)]).then(&[Instead(Instead::SameSpeed)])]),
    ),
    elite(
        "Swarm Leader",
        3,
        Card::plain("swarmleader").with(&[may(BeforeAttackRoll).when(&[SelfIs(Attacker), WithPrimary]).then(&[
            Choose(Pick::friend(One, Three).anywhere().that(SWARM)),
            To(Who::Chosen, Deed::Lose(Token::Evade)),
            MoreDice(1),
            MayChoose(Pick::friend(One, Three).from(Who::Chosen).anywhere().that(SWARM)),
            To(Who::Chosen, Deed::Lose(Token::Evade)),
            MoreDice(1),
        ])]),
    )
    .unique(),
    elite(
        "Swarm Tactics",
        2,
        Card::plain("swarmtactics").with(&[may(StartOfCombat)
            .then(&[Choose(Pick::friend(One, One)), Lasting(Until::EndOfPhase, Who::Chosen, SkillOfGiver)])]),
    ),
    elite(
        "Trick Shot",
        0,
        Card::plain("trickshot")
            .with(&[may(BeforeAttackRoll).when(&[SelfIs(Attacker), Obstructed]).then(&[MoreDice(1)])]),
    ),
    elite("Veteran Instincts", 1, Card::plain("veteraninstincts").modifying(&[SkillBy(2)])),
    elite(
        "Wingman",
        2,
        Card::plain("wingman").with(&[must(StartOfCombat).then(&[
            Choose(Pick::friend(One, One).that(&[ShipPredicate::Has(Token::Stress)])),
            To(Who::Chosen, Deed::Relieve),
        ])]),
    ),
    elite(
        "Wired",
        1,
        Card::plain("wired").with(&[
            may(ModifyAttack).when(&[SelfIs(Attacker), Have(Token::Stress), Fresh(Face::Focus)]).then(&[Reroll(
                &[Face::Focus],
                1,
                u8::MAX,
            )]),
            may(ModifyDefense).when(&[SelfIs(Defender), Have(Token::Stress), Fresh(Face::Focus)]).then(&[Reroll(
                &[Face::Focus],
                1,
                u8::MAX,
            )]),
        ]),
    ),
];
