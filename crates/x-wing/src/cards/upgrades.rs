//! Upgrade cards.

use super::{Only, Slot, Upgrade};
use crate::card::Condition::{Fresh, Have, I, Maneuver, Shows, Stressed, WithThis};
use crate::card::Effect::{Change, Discard, Free, IgnoreObstacles, Reroll, Spend, SpendLock};
use crate::card::Role::{Active, Attacker, Defender};
use crate::card::Window::{BeforeReveal, ModifyAttack, ModifyDefense, Reveal};
use crate::card::{ActionKind, Card, Difficulty, Header, Token, Weapon, may};
use crate::dice::Face;
use geometry::Band;

const fn upgrade(name: &'static str, slot: Slot, points: i8, card: Card) -> Upgrade {
    Upgrade { card, name, slot, points, unique: false, limited: false, only: Only::ANYBODY }
}

/// All of them, by slot.
pub static UPGRADES: &[Upgrade] = &[
    // A green manoeuvre revealed: may barrel roll before it.
    Upgrade {
        unique: true,
        ..upgrade(
            "BB-8",
            Slot::Astromech,
            2,
            Card::plain("bb8").with(&[may(Reveal)
                .when(&[I(Active), Maneuver(Difficulty::Green)])
                .then(&[Free(ActionKind::BarrelRoll)])]),
        )
    },
    // Once: obstacles are nothing for the rest of the round.
    Upgrade {
        unique: true,
        ..upgrade(
            "R5-X3",
            Slot::Astromech,
            1,
            Card::plain("r5x3").with(&[may(BeforeReveal).when(&[I(Active)]).then(&[Discard, IgnoreObstacles])]),
        )
    },
    // Stressed, may reroll focus results.
    upgrade(
        "Wired",
        Slot::Elite,
        1,
        Card::plain("wired").with(&[
            may(ModifyAttack).when(&[I(Attacker), Stressed, Fresh(Face::Focus)]).then(&[Reroll(&[Face::Focus], 1)]),
            may(ModifyDefense).when(&[I(Defender), Stressed, Fresh(Face::Focus)]).then(&[Reroll(&[Face::Focus], 1)]),
        ]),
    ),
    // A focus token turns a blank into a hit.
    upgrade(
        "Weapons Guidance",
        Slot::Tech,
        2,
        Card::plain("weaponsguidance").with(&[may(ModifyAttack)
            .when(&[I(Attacker), Have(Token::Focus), Shows(Face::Blank)])
            .then(&[Spend(Token::Focus), Change(Face::Blank, Face::Hit, 1)])]),
    ),
    // Spends lock and card; one focus result may become critical.
    upgrade(
        "Proton Torpedoes",
        Slot::Torpedo,
        4,
        Card::plain("protontorpedoes")
            .attacking(Weapon {
                dice: 4,
                range: (Band::Two, Band::Three),
                header: Header::TargetLock,
                cost: &[SpendLock, Discard],
            })
            .with(&[may(ModifyAttack).when(&[I(Attacker), WithThis, Shows(Face::Focus)]).then(&[Change(
                Face::Focus,
                Face::Critical,
                1,
            )])]),
    ),
];
