//! What can be altered about a card: all of its text, or one piece of it left out.

use x_wing::card::{Ability, Card, Limit, Weapon};

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
        for condition in 0..ability.when.len() {
            let when = without(ability.when, condition);
            add(format!("{:?}", ability.when[condition]), Some(Ability { when, ..copy_of(ability) }));
        }
        for effect in 0..ability.effects.len() {
            let effects = without(ability.effects, effect);
            add(format!("{:?}", ability.effects[effect]), Some(Ability { effects, ..copy_of(ability) }));
        }
        if ability.limit != Limit::Moment {
            add(format!("{:?} as limit", ability.limit), Some(Ability { limit: Limit::Moment, ..copy_of(ability) }));
        }
        let may = if ability.must { "that it must" } else { "that it may" };
        add(may.to_owned(), Some(Ability { must: !ability.must, ..copy_of(ability) }));
    }
    if let Some(weapon) = card.weapon {
        let with = |weapon: Weapon| Card { weapon: Some(weapon), ..copy(card) };
        all.push(("a die of the weapon".to_owned(), with(Weapon { dice: weapon.dice.saturating_sub(1), ..weapon })));
        all.push(("the farthest range".to_owned(), with(Weapon { range: (weapon.range.0, weapon.range.0), ..weapon })));
        for cost in 0..weapon.cost.len() {
            let without = with(Weapon { cost: without(weapon.cost, cost), ..weapon });
            all.push((format!("{:?} as cost", weapon.cost[cost]), without));
        }
    }
    if let Some(action) = card.action {
        for effect in 0..action.len() {
            let without = Card { action: Some(without(action, effect)), ..copy(card) };
            all.push((format!("{:?} as action", action[effect]), without));
        }
    }
    all
}

fn copy(card: &Card) -> Card {
    let Card { name, modifiers, abilities, weapon, action, charge, written } = *card;
    Card { name, modifiers, abilities, weapon, action, charge, written }
}

fn copy_of(ability: &Ability) -> Ability {
    let Ability { window, when, must, again, limit, either, effects } = *ability;
    Ability { window, when, must, again, limit, either, effects }
}

/// A list without one of its things.
fn without<T: Copy>(list: &[T], place: usize) -> &'static [T] {
    let kept = list.iter().enumerate().filter(|(other, _)| *other != place).map(|(_, thing)| *thing);
    kept.collect::<Vec<_>>().leak()
}
