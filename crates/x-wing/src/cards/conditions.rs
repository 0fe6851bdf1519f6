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
    unique(
        "A Debt to Pay",
        Card::plain("adebttopay").with(&[may(ModifyAttack)
            .when(&[SelfIs(Attacker), Opponent(ShipPredicate::Carries("ascoretosettle")), Shows(Face::Focus)])
            .then(&[Change(Face::Focus, Face::Critical, 1)])]),
    ),
    unique(
        "Fanatical Devotion",
        Card::plain("fanaticaldevotion").modifying(&[While(&[Defends], &CannotSpend(Token::Focus))]).with(&[
            must(SpentFocus).when(&[SelfIs(Active), Attacks, TurnsFocus]).then(&[SureHit]),
            must(EndOfRound).then(&[RemoveCondition]),
        ]),
    ),
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
    unique(
        "Mimicked",
        Card::plain("mimicked").with(&[must(Assigned).when(&[SelfIs(Active)]).then(&[Lasting(
            Until::EndOfGame,
            Who::Giver,
            PilotOfMarked,
        )])]),
    ),
    unique(
        "Optimized Prototype",
        Card::plain("optimizedprototype").modifying(&[Shields(1)]).with(&[
            must(Assigned).when(&[SelfIs(Active)]).then(&[RecoverShield]),
            may(ModifyAttack)
                .when(&[SelfIs(Attacker), WithPrimary, Opponent(ShipPredicate::Shielded)])
                .once_a_round()
                .then(&[SpendResult, To(Who::Defender, Deed::LoseShield)]),
            may(AfterAttack).when(&[SelfIs(Attacker), WithPrimary]).then(&[
                Choose(Pick::friend(One, Two).or_itself().that(&[ShipPredicate::Carries("directorkrennic")])),
                To(Who::Chosen, Deed::LockOn(Who::Defender)),
            ]),
        ]),
    ),
    unique(
        "Rattled",
        Card::plain("rattled")
            .acting(&[RollFor(&[Face::Focus, Face::Hit]), RemoveCondition])
            .with(&[must(Suffered).when(&[SelfIs(Active), ByBomb]).then(&[SufferCritical(1), RemoveCondition])]),
    ),
    unique(
        "Scrambled",
        Card::plain("scrambled")
            .modifying(&[While(
                &[Attacks, AtRange(One, One), Opponent(ShipPredicate::Carries("targetingscrambler"))],
                &CannotModify,
            )])
            .with(&[must(EndOfCombat).then(&[RemoveCondition])]),
    ),
    unique(
        "Shadowed",
        Card::plain("shadowed").with(&[must(StartOfGame).then(&[Lasting(Until::EndOfGame, Who::Giver, SkillOfGiver)])]),
    ),
    unique(
        "Suppressive Fire",
        Card::plain("suppressivefire").modifying(&[While(&[Attacks, Not(&GiverDefends)], &AttackDice(-1))]).with(&[
            must(Declared).when(&[SelfIs(Attacker), GiverDefends]).then(&[RemoveCondition]),
            must(Destroyed).when(&[AboutGiver]).then(&[RemoveCondition]),
            must(EndOfCombat).when(&[Not(&GiverAttacked)]).then(&[RemoveCondition]),
        ]),
    ),
];
