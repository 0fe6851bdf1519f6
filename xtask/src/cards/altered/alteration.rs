//! What can be altered about a card: all of its text, one piece of it left out, or something inside a word.

use super::conditions::conditions;
use super::effects::effects;
use super::modifiers::modifiers;
use super::same::{self, Same};
use super::values::{ranges, replaced, without};
use super::windows::other;
use std::fmt::Debug;
use x_wing::card::{Ability, Card, Effect, Limit, Weapon};
use x_wing::cards::Slot;

/// One alteration of a card.
pub struct Alteration {
    /// What is altered, in words.
    pub what: String,
    /// The card with it.
    pub card: Card,
    /// Why nobody can notice it, if that is so.
    pub same: Option<Same>,
}

/// All alterations of a card, which is an upgrade of this icon or a pilot. The first leaves everything out.
pub fn alterations(card: &Card, slot: Option<Slot>) -> Vec<Alteration> {
    let mut all = vec![Alteration { what: "all of it".to_owned(), card: Card::plain(card.name), same: None }];
    for place in 0..card.modifiers.len() {
        let what = words(&card.modifiers[place]);
        all.push(Alteration {
            what,
            card: Card { modifiers: without(card.modifiers, place), ..copy(card) },
            same: None,
        });
        for other in modifiers(card.modifiers[place]) {
            let what = instead(&card.modifiers[place], &other);
            let same = same::other_modifier(card.modifiers[place], other);
            let modifiers = replaced(card.modifiers, place, other);
            all.push(Alteration { what, card: Card { modifiers, ..copy(card) }, same });
        }
    }
    for place in 0..card.abilities.len() {
        let with = |changed: Option<Ability>| Card { abilities: with_ability(card, place, changed), ..copy(card) };
        if card.abilities.len() > 1 {
            let what = format!("ability {place} at {:?}", card.abilities[place].window);
            all.push(Alteration { what, card: with(None), same: None });
        }
        let of_ability = abilities(card, &card.abilities[place], slot);
        all.extend(of_ability.into_iter().map(|(what, changed, same)| Alteration {
            what,
            card: with(Some(changed)),
            same,
        }));
    }
    if let Some(weapon) = card.weapon {
        let of_weapon = weapons(weapon).into_iter();
        let with = |weapon: Weapon| Card { weapon: Some(weapon), ..copy(card) };
        all.extend(of_weapon.map(|(what, changed)| Alteration { what, card: with(changed), same: None }));
    }
    for (action, is_other) in [(card.action, false), (card.other_action, true)] {
        let Some(action) = action else { continue };
        let with = |effects: &'static [Effect]| match is_other {
            false => Card { action: Some(effects), ..copy(card) },
            true => Card { other_action: Some(effects), ..copy(card) },
        };
        for (what, changed, same) in lists_of_effects(action) {
            all.push(Alteration { what: what + " as action", card: with(changed), same });
        }
    }
    all
}

/// One ability, altered, and what a run says of it.
type Altered = (String, Ability, Option<Same>);

fn abilities(card: &Card, ability: &Ability, slot: Option<Slot>) -> Vec<Altered> {
    let mut all = Vec::new();
    for place in 0..ability.when.len() {
        let condition = ability.when[place];
        let changed = Ability { when: without(ability.when, place), ..copy_of(ability) };
        all.push((words(&condition), changed, same::without_condition(ability, place)));
        for other in conditions(condition) {
            let changed = Ability { when: replaced(ability.when, place, other), ..copy_of(ability) };
            all.push((instead(&condition, &other), changed, same::other_condition(ability, condition, other)));
        }
    }
    for (what, effects, same) in lists_of_effects(ability.effects) {
        all.push((what, Ability { effects, ..copy_of(ability) }, same));
    }
    all.push(match ability.limit {
        Limit::Moment => {
            let limited = Ability { limit: Limit::Round, ..copy_of(ability) };
            ("once a round".to_owned(), limited, same::once_a_round(card, ability, slot))
        }
        Limit::Round | Limit::Game => {
            let what = format!("{:?} as limit", ability.limit);
            (what, Ability { limit: Limit::Moment, ..copy_of(ability) }, same::without_limit(ability))
        }
    });
    let may = if ability.must { "that it must" } else { "that it may" };
    all.push((may.to_owned(), Ability { must: !ability.must, ..copy_of(ability) }, None));
    let window = other(ability.window);
    all.push((instead(&ability.window, &window), Ability { window, ..copy_of(ability) }, None));
    all
}

/// Effects, each time without one of them or with another one in its place.
fn lists_of_effects(list: &'static [Effect]) -> Vec<(String, &'static [Effect], Option<Same>)> {
    let mut all = Vec::new();
    for place in 0..list.len() {
        all.push((words(&list[place]), without(list, place), None));
        for other in effects(list[place]) {
            let same = same::other_effect(list[place], other);
            all.push((instead(&list[place], &other), replaced(list, place, other), same));
        }
    }
    all
}

fn weapons(weapon: Weapon) -> Vec<(String, Weapon)> {
    let mut all = vec![("a die of the weapon".to_owned(), Weapon { dice: weapon.dice.saturating_sub(1), ..weapon })];
    for range in ranges(weapon.range.0, weapon.range.1, |near, far| (near, far)) {
        all.push((format!("the weapon's range {:?} → {range:?}", weapon.range), Weapon { range, ..weapon }));
    }
    for cost in 0..weapon.cost.len() {
        let what = format!("{:?} as cost", weapon.cost[cost]);
        all.push((what, Weapon { cost: without(weapon.cost, cost), ..weapon }));
    }
    all
}

/// The abilities of a card with another one at a place, or none.
fn with_ability(card: &Card, place: usize, changed: Option<Ability>) -> &'static [Ability] {
    let mut kept: Vec<_> = card.abilities.iter().map(copy_of).collect();
    match changed {
        Some(changed) => kept[place] = changed,
        None => {
            kept.remove(place);
        }
    }
    kept.leak()
}

/// In words: what stands in place of what.
fn instead(was: &impl Debug, is: &impl Debug) -> String {
    format!("{} → {}", words(was), words(is))
}

/// A word of a card as it is written there, with ships to choose from in short: `Enemy of Me One–Two, anywhere [Has(Stress)]`.
fn words(word: &impl Debug) -> String {
    let written = format!("{word:?}");
    let mut parts = written.split("Pick { ");
    let mut short = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (fields, rest) = part.split_once("] }").unwrap_or((part, ""));
        let field = |name: &str| {
            let (_, after) = fields.split_once(&format!("{name}: ")).unwrap_or_default();
            after.split_once(", ").map_or(after, |(value, _)| value)
        };
        let said = |name: &str| if field(name) == "true" { format!(", {name}") } else { String::new() };
        let (_, has) = fields.split_once("has: [").unwrap_or_default();
        let has = if has.is_empty() { String::new() } else { format!(" [{has}]") };
        let range = format!("{}–{}", field("near"), field("far"));
        short +=
            &format!("{} of {} {range}{}{}{has}{rest}", field("side"), field("from"), said("itself"), said("anywhere"));
    }
    short
}

/// The card as it is.
pub fn copy(card: &Card) -> Card {
    let Card { name, modifiers, abilities, weapon, action, other_action, charge } = *card;
    Card { name, modifiers, abilities, weapon, action, other_action, charge }
}

fn copy_of(ability: &Ability) -> Ability {
    let Ability { window, when, must, again, limit, either, effects } = *ability;
    Ability { window, when, must, again, limit, either, effects }
}
