//! Cards that compile and could never work.

use crate::words::Kind;
use geometry::BombShape;
use x_wing::card::prelude::*;

const FAR: Pick = Pick::enemy(One, Three);

const fn pilot() -> Card {
    Card::plain("broken")
}

const fn device(effects: &'static [Effect]) -> Card {
    Card::plain("broken").dropped(BombShape::Timed, Fuse::Overlap, effects)
}

/// Each of them is broken in one way.
pub static BROKEN: &[(Kind, Card)] = &[
    // Nobody was chosen.
    (Kind::Pilot, pilot().acting(&[To(Who::Chosen, Deed::Suffer(1))])),
    (Kind::Pilot, pilot().acting(&[Steal(Token::Focus), Choose(FAR)])),
    (Kind::Pilot, pilot().with(&[may(Reveal).then(&[Lasting(Until::EndOfRound, Who::Chosen, Agility(1))])])),
    // There is no defender.
    (Kind::Pilot, pilot().acting(&[Each(FAR.from(Who::Defender), Deed::Suffer(1))])),
    // Nothing happens after the roll.
    (Kind::Pilot, pilot().acting(&[RollFor(&[Face::Hit])])),
    // A device assigns nothing, and there is no such condition.
    (Kind::Device, device(&[Assign("harpooned", Who::Me)])),
    (Kind::Pilot, pilot().with(&[may(StartOfCombat).then(&[Assign("harpoon", Who::Me)])])),
    // The moment is about no ship, no attack, no dice, no card of this kind.
    (Kind::Pilot, pilot().with(&[may(StartOfCombat).when(&[SelfIs(Active)])])),
    (Kind::Pilot, pilot().with(&[may(StartOfCombat).when(&[Not(&SelfIs(Attacker))])])),
    (Kind::Pilot, pilot().with(&[may(Reveal).when(&[SelfIs(Active), AtRange(One, One)])])),
    (Kind::Pilot, pilot().with(&[may(Declared).when(&[SelfIs(Attacker), Shows(Face::Hit)])])),
    (Kind::Pilot, pilot().with(&[may(ModifyAttack).when(&[SelfIs(Attacker), WithThis])])),
    (Kind::Pilot, pilot().with(&[may(Dealt).then(&[Suffer(1)])])),
    // Nothing was begun that could be in force, and no attack granted.
    (Kind::Pilot, pilot().with(&[may(ModifyAttack).when(&[InForce])])),
    (Kind::Pilot, pilot().with(&[may(ModifyAttack).when(&[Granted])])),
    // Dice cannot be rerolled any more.
    (Kind::Pilot, pilot().with(&[may(Hit).then(&[Reroll(ATTACK, 1, 1)])])),
    // It is never asked for.
    (Kind::Pilot, pilot().modifying(&[While(&[Attacks], &While(&[First], &AttackDice(1)))])),
    (Kind::Pilot, pilot().modifying(&[Guards(One)])),
    // There are no such cards.
    (Kind::Pilot, pilot().modifying(&[Carries("nobody")])),
    (Kind::Pilot, pilot().modifying(&[While(&[Opponent(ShipPredicate::Carries("nothing"))], &Agility(1))])),
    // A device is no upgrade, and what it begins is not found again.
    (Kind::Device, device(&[Discard])),
    (Kind::Device, device(&[Lasting(Until::EndOfRound, Who::Me, Agility(1))])),
];
