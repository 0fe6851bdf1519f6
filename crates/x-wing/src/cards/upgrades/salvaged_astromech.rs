//! Salvaged astromechs.

use crate::card::prelude::*;
use crate::cards::Slot::{Bomb, SalvagedAstromech, Torpedo};
use crate::cards::Upgrade;

const fn salvaged_astromech(name: &'static str, points: i8, card: Card) -> Upgrade {
    Upgrade::of(SalvagedAstromech, name, points, card)
}

/// All of them, by name.
pub static UPGRADES: &[Upgrade] = &[
    salvaged_astromech("\"Genius\"", 0, Card::plain("genius").modifying(&[DropsLate])).unique(),
    salvaged_astromech(
        "Overclocked R4",
        1,
        Card::plain("overclockedr4").with(&[may(SpentFocus)
            .when(&[SelfIs(Active), During(Phase::Combat)])
            .then(&[Gain(Token::Stress), Gain(Token::Focus)])]),
    ),
    salvaged_astromech(
        "R4 Agromech",
        2,
        Card::plain("r4agromech")
            .with(&[may(SpentFocus).when(&[SelfIs(Active), Attacks]).then(&[LockOn(Who::Defender)])]),
    ),
    salvaged_astromech(
        "R4-B11",
        3,
        Card::plain("r4b11")
            .with(&[may(ModifyDefense).when(&[SelfIs(Attacker)]).then(&[SpendLock, Reroll(DEFENSE, 1, u8::MAX)])]),
    )
    .unique(),
    salvaged_astromech(
        "R4-E1",
        1,
        Card::plain("r4e1").modifying(&[ActsStressedOn(&[Torpedo, Bomb])]).with(&[may(AfterStressedAction)
            .when(&[SelfIs(Active), ActedWith(&[Torpedo, Bomb])])
            .then(&[Discard, Lose(Token::Stress)])]),
    )
    .unique(),
    salvaged_astromech(
        "R5-P8",
        3,
        Card::plain("r5p8").with(&[may(AfterAttack).when(&[SelfIs(Defender)]).once_a_round().then(&[
            RollOne(Die::Attack),
            IfRolled(&[Face::Hit, Face::Critical]),
            To(Who::Attacker, Deed::Suffer(1)),
            IfRolled(&[Face::Critical]),
            Suffer(1),
        ])]),
    )
    .unique(),
    salvaged_astromech("R5-TK", 0, Card::plain("r5tk").modifying(&[LocksFriends, AttacksFriends])).unique(),
    salvaged_astromech(
        "Salvaged Astromech",
        2,
        Card::plain("salvagedastromech")
            .with(&[may(DamageDealt).when(&[SelfIs(Active), DealtUp(Trait::Ship)]).then(&[DiscardDamage, Discard])]),
    ),
    salvaged_astromech("Unhinged Astromech", 1, Card::plain("unhingedastromech").modifying(&[GreenSpeeds(&[3])])),
];
