//! What the rulebook lets every ship do with tokens, in the words of cards.

use crate::card::Token::{Evade, Focus};
use crate::card::prelude::{
    Add, Attacker, Card, Change, Defender, Face, Have, ModifyAttack, ModifyDefense, Reinforced, Reroll, SelfIs, Spend,
    SpendLock, may, must,
};

/// The primary weapon, and what tokens do.
pub static TOKENS: &[Card] = &[
    Card::plain("primary"),
    Card::plain("focus").with(&[
        may(ModifyAttack)
            .when(&[SelfIs(Attacker), Have(Focus)])
            .again()
            .then(&[Spend(Focus), Change(Face::Focus, Face::Hit, u8::MAX)]),
        may(ModifyDefense)
            .when(&[SelfIs(Defender), Have(Focus)])
            .again()
            .then(&[Spend(Focus), Change(Face::Focus, Face::Evade, u8::MAX)]),
    ]),
    Card::plain("evade").with(&[may(ModifyDefense)
        .when(&[SelfIs(Defender), Have(Evade)])
        .again()
        .then(&[Spend(Evade), Add(Face::Evade)])]),
    Card::plain("reinforce")
        .with(&[must(ModifyDefense).when(&[SelfIs(Defender), Reinforced]).then(&[Add(Face::Evade)])]),
    Card::plain("target-lock").with(&[may(ModifyAttack)
        .when(&[SelfIs(Attacker)])
        .again()
        .then(&[SpendLock, Reroll(&[Face::Blank, Face::Focus, Face::Hit, Face::Critical], 0, u8::MAX)])]),
];
