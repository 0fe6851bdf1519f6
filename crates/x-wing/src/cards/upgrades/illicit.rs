//! Illicit upgrades.

use super::{NEAR, all_round};
use crate::card::prelude::*;
use crate::cards::Only::Size;
use crate::cards::Slot::{Bomb, Cannon, Illicit, Missile, Modification, Torpedo, Turret};
use crate::cards::Upgrade;
use geometry::BaseSize::{Large, Small};

const SALVAGE: &[Effect] = &[
    PickUpgrade(Upgrades::Recover(&[Torpedo, Missile, Bomb, Cannon, Turret, Modification])),
    RollFor(&[Face::Blank]),
    Discard,
];

const fn illicit(name: &'static str, points: i8, card: Card) -> Upgrade {
    Upgrade::of(Illicit, name, points, card)
}

/// All of them, by name.
pub static UPGRADES: &[Upgrade] = &[
    illicit(
        "Black Market Slicer Tools",
        1,
        Card::plain("blackmarketslicertools").acting(&[
            Choose(Pick::enemy(One, Two).that(&[ShipPredicate::Has(Token::Stress)])),
            RollOrStop(&[Face::Hit, Face::Critical]),
            To(Who::Chosen, Deed::Relieve),
            To(Who::Chosen, Deed::DealFaceDown),
        ]),
    ),
    illicit(
        "Burnout SLAM",
        1,
        Card::plain("burnoutslam")
            .modifying(&[Bar(ActionKind::Slam)])
            .with(&[must(AfterAction).when(&[SelfIs(Active), Acted(&[ActionKind::Slam])]).then(&[Discard])]),
    )
    .only(&[Size(Large)]),
    illicit(
        "Cloaking Device",
        2,
        Card::plain("cloakingdevice").acting(&[Perform(ActionKind::Cloak)]).with(&[must(EndOfRound)
            .when(&[Have(Token::Cloak)])
            .then(&[RollOrStop(&[Face::Focus]), Discard, Do(Own::CloakingDevice)])]),
    )
    .unique()
    .only(&[Size(Small)]),
    illicit(
        "Contraband Cybernetics",
        1,
        Card::plain("contrabandcybernetics").with(&[may(Activated).when(&[SelfIs(Active)]).then(&[
            Discard,
            Gain(Token::Stress),
            Lasting(Until::EndOfRound, Who::Me, ActsStressed),
            Lasting(Until::EndOfRound, Who::Me, FliesRedStressed),
        ])]),
    ),
    illicit(
        "Dead Man's Switch",
        2,
        Card::plain("deadmansswitch")
            .with(&[must(Destroyed).when(&[SelfIs(Active)]).then(&[Each(Pick::any(One, One), Deed::Suffer(1))])]),
    ),
    illicit(
        "EMP Device",
        2,
        Card::plain("empdevice").with(&[may(Opportunity).when(&[SelfIs(Active)]).then(&[
            Discard,
            NoMoreAttacks,
            Each(Pick::any(One, One).or_itself(), Deed::Gain(Token::Ion)),
            Each(Pick::any(One, One).or_itself(), Deed::Gain(Token::Ion)),
        ])]),
    )
    .unique(),
    illicit(
        "Feedback Array",
        2,
        Card::plain("feedbackarray").with(&[may(Opportunity).when(&[SelfIs(Active), HullLeft]).then(&[
            Choose(Pick::enemy(One, One)),
            NoMoreAttacks,
            Gain(Token::Ion),
            To(Who::Chosen, Deed::Suffer(1)),
            Suffer(1),
        ])]),
    ),
    illicit(
        "Glitterstim",
        2,
        Card::plain("glitterstim").with(&[
            may(StartOfCombat).then(&[Discard, Gain(Token::Stress), Lasting(Until::EndOfRound, Who::Me, Marker)]),
            may(ModifyAttack).when(&[SelfIs(Attacker), InForce, Shows(Face::Focus)]).then(&[Change(
                Face::Focus,
                Face::Hit,
                u8::MAX,
            )]),
            may(ModifyDefense).when(&[SelfIs(Defender), InForce, Shows(Face::Focus)]).then(&[Change(
                Face::Focus,
                Face::Evade,
                u8::MAX,
            )]),
        ]),
    ),
    illicit(
        "\"Hot Shot\" Blaster",
        3,
        Card::plain("hotshotblaster").attacking(all_round(3, NEAR, Header::Free, &[Discard])),
    ),
    illicit(
        "Inertial Dampeners",
        1,
        Card::plain("inertialdampeners").with(&[may(Reveal).when(&[SelfIs(Active)]).then(&[
            Discard,
            Instead(Instead::Stop),
            Gain(Token::Stress),
        ])]),
    ),
    illicit(
        "Ion Dischargers",
        2,
        Card::plain("iondischargers").with(&[may(GotIon).when(&[SelfIs(Active)]).then(&[
            Choose(Pick::enemy(One, One)),
            Lose(Token::Ion),
            Offer(Who::Chosen, Deed::Gain(Token::Ion)),
            Discard,
        ])]),
    ),
    illicit("Rigged Cargo Chute", 1, Card::plain("riggedcargochute").acting(&[Discard, DropCargo]))
        .only(&[Size(Large)]),
    illicit(
        "Scavenger Crane",
        2,
        Card::plain("scavengercrane").with(&[may(Destroyed).when(&[Another(Active, One, Two)]).then(SALVAGE)]),
    ),
];
