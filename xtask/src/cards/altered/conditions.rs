//! Conditions with something else inside.

use super::picks::picks;
use super::values::{face, numbers, ranges, shorter, token};
use geometry::Band;
use x_wing::card::{AbilityCondition, Condition, Moment, ShipPredicate};

/// The condition with something else inside.
pub fn conditions(condition: AbilityCondition) -> Vec<AbilityCondition> {
    match condition {
        Condition::At(moment) => moments(moment).into_iter().map(Condition::At).collect(),
        Condition::Not(inner) => {
            let inner = conditions(*inner).into_iter();
            inner.map(|inner| Condition::Not(Box::leak(Box::new(inner)))).chain([*inner_of(condition)]).collect()
        }
        Condition::Opponent(has) => predicates(has).into_iter().map(Condition::Opponent).collect(),
        Condition::Somebody(pick) => picks(pick).into_iter().map(Condition::Somebody).collect(),
        Condition::AtRange(near, far) => ranges(near, far, Condition::AtRange),
        Condition::Alone(near, far) => ranges(near, far, Condition::Alone),
        Condition::EnemyAt(near, far) => ranges(near, far, Condition::EnemyAt),
        Condition::EnemyInArc(near, far) => ranges(near, far, Condition::EnemyInArc),
        Condition::OnlyDefenderInArc(near, far) => ranges(near, far, Condition::OnlyDefenderInArc),
        Condition::Speeds(speeds) => shorter(speeds).into_iter().map(Condition::Speeds).collect(),
        Condition::Flew(speeds) => shorter(speeds).into_iter().map(Condition::Flew).collect(),
        Condition::Bearings(bearings) => shorter(bearings).into_iter().map(Condition::Bearings).collect(),
        Condition::With(slots) => shorter(slots).into_iter().map(Condition::With).collect(),
        Condition::AtMost(of, most) => {
            let numbers = numbers(most).into_iter().map(|most| Condition::AtMost(of, most));
            numbers.chain([Condition::AtMost(token(of), most)]).collect()
        }
        Condition::Have(of) => vec![Condition::Have(token(of))],
        Condition::Lack(of) => vec![Condition::Lack(token(of))],
        Condition::AttackShows(shown) => vec![Condition::AttackShows(face(shown))],
        Condition::WeaponCosts(most) => numbers(most).into_iter().map(Condition::WeaponCosts).collect(),
        Condition::PrimaryAtLeast(least) => numbers(least).into_iter().map(Condition::PrimaryAtLeast).collect(),
        Condition::DamageCards(most) => numbers(most).into_iter().map(Condition::DamageCards).collect(),
        Condition::DefenseDice(count) => numbers(count).into_iter().map(Condition::DefenseDice).collect(),
        Condition::SufferedInAttack(least) => numbers(least).into_iter().map(Condition::SufferedInAttack).collect(),
        _ => Vec::new(),
    }
}

/// What is said not to hold.
fn inner_of(condition: AbilityCondition) -> &'static AbilityCondition {
    let Condition::Not(inner) = condition else { unreachable!("{condition:?} denies nothing") };
    inner
}

fn moments(moment: Moment) -> Vec<Moment> {
    match moment {
        Moment::Friend(role, near, far) => {
            let swapped = [Moment::Enemy(role, near, far), Moment::OursAt(role, near, far)];
            ranges(near, far, |near, far| Moment::Friend(role, near, far)).into_iter().chain(swapped).collect()
        }
        Moment::Enemy(role, near, far) => {
            let swapped = [Moment::Friend(role, near, far), Moment::Another(role, near, far)];
            ranges(near, far, |near, far| Moment::Enemy(role, near, far)).into_iter().chain(swapped).collect()
        }
        Moment::Another(role, near, far) => {
            let swapped = [Moment::Friend(role, near, far), Moment::Enemy(role, near, far)];
            ranges(near, far, |near, far| Moment::Another(role, near, far)).into_iter().chain(swapped).collect()
        }
        Moment::OursAt(role, near, far) => {
            let swapped = [Moment::Friend(role, near, far), Moment::Enemy(role, near, far)];
            ranges(near, far, |near, far| Moment::OursAt(role, near, far)).into_iter().chain(swapped).collect()
        }
        Moment::Ours(role) => vec![Moment::SelfIs(role), Moment::Enemy(role, Band::One, Band::Three)],
        Moment::InMyArc(role, near, far) => ranges(near, far, |near, far| Moment::InMyArc(role, near, far)),
        Moment::InMyMobileArc(role, near, far) => ranges(near, far, |near, far| Moment::InMyMobileArc(role, near, far)),
        Moment::InArcOf(role, near, far) => ranges(near, far, |near, far| Moment::InArcOf(role, near, far)),
        Moment::That(role, has) => predicates(has).into_iter().map(|has| Moment::That(role, has)).collect(),
        Moment::ActedOn(has) => predicates(has).into_iter().map(Moment::ActedOn).collect(),
        Moment::Acted(kinds) => shorter(kinds).into_iter().map(Moment::Acted).collect(),
        Moment::Shows(shown) => vec![Moment::Shows(face(shown))],
        Moment::Fresh(shown) => vec![Moment::Fresh(face(shown)), Moment::Shows(shown)],
        Moment::ActedWith(slots) => shorter(slots).into_iter().map(Moment::ActedWith).collect(),
        _ => Vec::new(),
    }
}

pub fn predicates(has: ShipPredicate) -> Vec<ShipPredicate> {
    match has {
        ShipPredicate::SkillAtMost(most) => numbers(most).into_iter().map(ShipPredicate::SkillAtMost).collect(),
        ShipPredicate::HullAtMost(most) => numbers(most).into_iter().map(ShipPredicate::HullAtMost).collect(),
        ShipPredicate::ShieldsAtMost(most) => numbers(most).into_iter().map(ShipPredicate::ShieldsAtMost).collect(),
        ShipPredicate::InMyArcAt(near, far) => ranges(near, far, ShipPredicate::InMyArcAt),
        ShipPredicate::SeesDefender(near, far) => ranges(near, far, ShipPredicate::SeesDefender),
        ShipPredicate::Within(near, far) => ranges(near, far, ShipPredicate::Within),
        ShipPredicate::Has(of) => vec![ShipPredicate::Lacks(of), ShipPredicate::Has(token(of))],
        ShipPredicate::Lacks(of) => vec![ShipPredicate::Has(of), ShipPredicate::Lacks(token(of))],
        ShipPredicate::LowerSkill => vec![ShipPredicate::HigherSkill],
        ShipPredicate::HigherSkill => vec![ShipPredicate::LowerSkill],
        ShipPredicate::SeesMe => vec![ShipPredicate::InMyArc],
        ShipPredicate::InMyArc => vec![ShipPredicate::SeesMe],
        _ => Vec::new(),
    }
}
