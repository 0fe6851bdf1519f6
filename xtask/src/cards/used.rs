//! Which words a card is made of.

use super::shape::{Shape, shape};
use super::vocabulary::{Type, Vocabulary, split};
use std::collections::BTreeSet;
use x_wing::card::Card;

/// Variants that hold a word of another type and say nothing themselves.
const WRAPPERS: [(&str, &str); 6] = [
    ("Condition", "At"),
    ("Effect", "Now"),
    ("Effect", "Dice"),
    ("Effect", "Ask"),
    ("Effect", "Roll"),
    ("Effect", "Do"),
];

/// Whether a variant only holds a word of another type.
pub fn is_wrapper(kind: &str, word: &str) -> bool {
    WRAPPERS.contains(&(kind, word))
}

/// The words of a card, each with the enum that it is of.
pub fn words(vocabulary: &Vocabulary, card: &Card) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    walk(vocabulary, "Card", &shape(&format!("{card:?}")), &mut found);
    found
}

fn walk(vocabulary: &Vocabulary, of: &str, value: &Shape, found: &mut BTreeSet<(String, String)>) {
    let of = match of.trim_start_matches('&').trim_start_matches("'static ") {
        "AbilityCondition" | "ShipCondition" | "Condition<M>" => "Condition",
        "M" => "Moment",
        of => of,
    };
    let inside = |open: &str, close: &str| of.strip_prefix(open).and_then(|rest| rest.strip_suffix(close));
    let held = || value.holds.iter().map(|(_, held)| held);
    if let Some(of) = inside("Option<", ">").or_else(|| inside("[", "]")) {
        held().for_each(|held| walk(vocabulary, of, held, found));
        return;
    }
    if let Some(types) = inside("(", ")") {
        split(types).iter().zip(held()).for_each(|(of, held)| walk(vocabulary, of, held, found));
        return;
    }
    match vocabulary.get(of) {
        Some(Type::Struct(fields)) => {
            for (name, of) in fields {
                let (_, held) = value.holds.iter().find(|(field, _)| field == name).expect("every field is written");
                walk(vocabulary, of, held, found);
            }
        }
        Some(Type::Enum(variants)) => {
            let (name, types) =
                variants.iter().find(|(name, _)| *name == value.name).expect("a word of the vocabulary");
            if !is_wrapper(of, name) {
                found.insert((of.to_owned(), name.clone()));
            }
            types.iter().zip(held()).for_each(|(of, held)| walk(vocabulary, of, held, found));
        }
        None => {}
    }
}
