//! What can be altered about a card: all of its text, one piece of it left out, or something inside a word.

use super::inside::{conditions, effects, modifiers, ranges, replaced, without};
use x_wing::card::{Ability, AbilityCondition, Card, Condition, Limit, Moment, Role, Weapon};

/// What is left out, in words. The first is everything.
pub fn alterations(card: &Card) -> Vec<String> {
    all(card).into_iter().map(|(what, _)| what).collect()
}

/// The card without it.
pub fn altered(card: &'static Card, number: usize) -> Card {
    all(card).into_iter().nth(number).map_or_else(|| copy(card), |(_, card)| card)
}

fn all(card: &Card) -> Vec<(String, Card)> {
    let mut all = vec![("all of it".to_owned(), Card::plain(card.name))];
    for place in 0..card.modifiers.len() {
        let modifiers = without(card.modifiers, place);
        all.push((format!("{:?}", card.modifiers[place]), Card { modifiers, ..copy(card) }));
        for other in self::modifiers(card.modifiers[place]) {
            let modifiers = replaced(card.modifiers, place, other);
            all.push((instead(&card.modifiers[place], &other), Card { modifiers, ..copy(card) }));
        }
    }
    for place in 0..card.abilities.len() {
        let ability = &card.abilities[place];
        let mut add = |what: String, changed: Option<Ability>| {
            let abilities = card.abilities.iter().enumerate();
            let kept = abilities.filter(|(other, _)| *other != place).map(|(_, ability)| copy_of(ability));
            let mut kept: Vec<_> = kept.collect();
            if let Some(changed) = changed {
                kept.insert(place, changed);
            }
            all.push((what, Card { abilities: kept.leak(), ..copy(card) }));
        };
        if card.abilities.len() > 1 {
            add(format!("ability {place} at {:?}", ability.window), None);
        }
        for condition in (0..ability.when.len()).filter(|place| !is_said_twice(ability.when, *place)) {
            let when = without(ability.when, condition);
            add(format!("{:?}", ability.when[condition]), Some(Ability { when, ..copy_of(ability) }));
            for other in conditions(ability.when[condition]) {
                let when = replaced(ability.when, condition, other);
                add(instead(&ability.when[condition], &other), Some(Ability { when, ..copy_of(ability) }));
            }
        }
        for effect in 0..ability.effects.len() {
            let effects = without(ability.effects, effect);
            add(format!("{:?}", ability.effects[effect]), Some(Ability { effects, ..copy_of(ability) }));
            for other in self::effects(ability.effects[effect]) {
                let effects = replaced(ability.effects, effect, other);
                add(instead(&ability.effects[effect], &other), Some(Ability { effects, ..copy_of(ability) }));
            }
        }
        if ability.limit == Limit::Moment {
            add("once a round".to_owned(), Some(Ability { limit: Limit::Round, ..copy_of(ability) }));
        } else {
            add(format!("{:?} as limit", ability.limit), Some(Ability { limit: Limit::Moment, ..copy_of(ability) }));
        }
        let may = if ability.must { "that it must" } else { "that it may" };
        add(may.to_owned(), Some(Ability { must: !ability.must, ..copy_of(ability) }));
    }
    if let Some(weapon) = card.weapon {
        let with = |weapon: Weapon| Card { weapon: Some(weapon), ..copy(card) };
        all.push(("a die of the weapon".to_owned(), with(Weapon { dice: weapon.dice.saturating_sub(1), ..weapon })));
        for range in ranges(weapon.range.0, weapon.range.1, |near, far| (near, far)) {
            all.push((format!("the weapon's range {:?} → {range:?}", weapon.range), with(Weapon { range, ..weapon })));
        }
        for cost in 0..weapon.cost.len() {
            let without = with(Weapon { cost: without(weapon.cost, cost), ..weapon });
            all.push((format!("{:?} as cost", weapon.cost[cost]), without));
        }
    }
    if let Some(action) = card.action {
        for effect in 0..action.len() {
            let without = Card { action: Some(without(action, effect)), ..copy(card) };
            all.push((format!("{:?} as action", action[effect]), without));
            for other in effects(action[effect]) {
                let changed = Card { action: Some(replaced(action, effect, other)), ..copy(card) };
                all.push((instead(&action[effect], &other) + " as action", changed));
            }
        }
    }
    all
}

/// Whether another condition says the same: who attacks with this weapon attacks.
fn is_said_twice(when: &[AbilityCondition], place: usize) -> bool {
    when[place] == Condition::At(Moment::SelfIs(Role::Attacker)) && when.contains(&Condition::WithThis)
}

/// In words: what stands in place of what.
fn instead(was: &impl std::fmt::Debug, is: &impl std::fmt::Debug) -> String {
    format!("{was:?} → {is:?}")
}

fn copy(card: &Card) -> Card {
    let Card { name, modifiers, abilities, weapon, action, other_action, charge } = *card;
    Card { name, modifiers, abilities, weapon, action, other_action, charge }
}

fn copy_of(ability: &Ability) -> Ability {
    let Ability { window, when, must, again, limit, either, effects } = *ability;
    Ability { window, when, must, again, limit, either, effects }
}
