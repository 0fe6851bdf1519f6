//! What the rulebook lets every ship do with tokens, in the words of cards.

use crate::card::Condition::{Have, I, Locked, Reinforced};
use crate::card::Effect::{Add, Change, Reroll, Spend, SpendLock};
use crate::card::Role::{Attacker, Defender};
use crate::card::Token::{Evade, Focus};
use crate::card::Window::{ModifyAttack, ModifyDefense};
use crate::card::{Card, may, must};
use crate::dice::Face;

/// The primary weapon, and what tokens do.
pub static TOKENS: &[Card] = &[
    Card::plain("primary"),
    Card::plain("focus").with(&[
        may(ModifyAttack)
            .when(&[I(Attacker), Have(Focus)])
            .again()
            .then(&[Spend(Focus), Change(Face::Focus, Face::Hit, u8::MAX)]),
        may(ModifyDefense)
            .when(&[I(Defender), Have(Focus)])
            .again()
            .then(&[Spend(Focus), Change(Face::Focus, Face::Evade, u8::MAX)]),
    ]),
    Card::plain("evade")
        .with(&[may(ModifyDefense).when(&[I(Defender), Have(Evade)]).again().then(&[Spend(Evade), Add(Face::Evade)])]),
    Card::plain("reinforce").with(&[must(ModifyDefense).when(&[I(Defender), Reinforced]).then(&[Add(Face::Evade)])]),
    Card::plain("target-lock").with(&[may(ModifyAttack)
        .when(&[I(Attacker), Locked])
        .again()
        .then(&[SpendLock, Reroll(&[Face::Blank, Face::Focus, Face::Hit, Face::Critical], 0, u8::MAX)])]),
];
