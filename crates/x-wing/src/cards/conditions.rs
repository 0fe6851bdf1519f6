//! Condition cards: out of play until an effect assigns them to a ship (XW-X-09).

use crate::card::prelude::*;

/// A condition card.
#[derive(Debug)]
pub struct ConditionCard {
    /// What it does; its name is how squad lists write it.
    pub card: Card,
    /// Its name.
    pub name: &'static str,
    /// Whether the name is unique.
    pub unique: bool,
}

const fn common(name: &'static str, card: Card) -> ConditionCard {
    ConditionCard { card, name, unique: false }
}

const fn unique(name: &'static str, card: Card) -> ConditionCard {
    ConditionCard { unique: true, ..common(name, card) }
}

/// All of them, by name.
pub static CONDITIONS: &[ConditionCard] = &[
    unique("A Debt to Pay", Card::unwritten("adebttopay")),
    unique("Fanatical Devotion", Card::unwritten("fanaticaldevotion")),
    // A critical hit: each other ship at Range 1 suffers a damage, and the ship is dealt a damage card; its end: each ship
    // at Range 1 suffers a damage. Action: take it off; on a hit or critical hit the ship suffers a damage.
    common(
        "Harpooned!",
        Card::plain("harpooned").acting(&[RemoveCondition, RollFor(&[Face::Hit, Face::Critical]), Suffer(1)]).with(&[
            must(Hit).when(&[SelfIs(Defender), Shows(Face::Critical)]).then(&[
                Each(Pick::any(One, One), Deed::Suffer(1)),
                RemoveCondition,
                DealFaceDown,
            ]),
            must(Destroyed).when(&[SelfIs(Active)]).then(&[Each(Pick::any(One, One), Deed::Suffer(1))]),
        ]),
    ),
    unique(
        "I'll Show You the Dark Side",
        Card::plain("illshowyouthedarkside")
            .modifying(&[DealtHeldCard])
            .with(&[must(Assigned).when(&[SelfIs(Active)]).then(&[Do(Own::IllShowYouTheDarkSide)])]),
    ),
    unique("Mimicked", Card::unwritten("mimicked")),
    unique("Optimized Prototype", Card::unwritten("optimizedprototype")),
    unique("Rattled", Card::unwritten("rattled")),
    unique("Scrambled", Card::unwritten("scrambled")),
    unique("Shadowed", Card::unwritten("shadowed")),
    unique(
        "Suppressive Fire",
        Card::plain("suppressivefire").modifying(&[While(&[Attacks, Not(&GiverDefends)], &AttackDice(-1))]).with(&[
            must(Declared).when(&[SelfIs(Attacker), GiverDefends]).then(&[RemoveCondition]),
            must(Destroyed).when(&[AboutGiver]).then(&[RemoveCondition]),
            must(EndOfCombat).when(&[Not(&GiverAttacked)]).then(&[RemoveCondition]),
        ]),
    ),
];
