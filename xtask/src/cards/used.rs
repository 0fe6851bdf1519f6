//! Which words a card is made of.

use super::shape::{Shape, shape};
use super::vocabulary::{Type, Vocabulary, split};
use std::collections::BTreeSet;
use x_wing::card::Card;

/// The words of a card, each with the enum that it is of.
pub fn words(vocabulary: &Vocabulary, card: &Card) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    walk(vocabulary, "Card", &shape(&format!("{card:?}")), &mut found);
    found
}

fn walk(vocabulary: &Vocabulary, of: &str, value: &Shape, found: &mut BTreeSet<(String, String)>) {
    let of = of.trim_start_matches('&').trim_start_matches("'static ");
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
            found.insert((of.to_owned(), name.clone()));
            types.iter().zip(held()).for_each(|(of, held)| walk(vocabulary, of, held, found));
        }
        None => {}
    }
}
