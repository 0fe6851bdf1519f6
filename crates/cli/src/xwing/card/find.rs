//! Cards by what somebody types.

use super::known::{Known, all};

/// Cards of a name, or names that may have been meant.
pub enum Found {
    /// These are called so.
    These(Vec<Known>),
    /// None is; these names are near, if there are any.
    Perhaps(Vec<String>),
}

/// How many names are suggested.
const SUGGESTED: usize = 3;
/// Fewer letters than that are part of too many names.
const SHORTEST_PART: usize = 3;
/// How alike a name has to be to be suggested, from 0 to 1.
const ALIKE: f64 = 0.8;

/// All cards with this name; if there are none, those with it as a word or words of theirs, then those with it as any part of
/// theirs; if there are none either, those whose name is a slip of the pen away.
pub fn find(name: &str) -> Found {
    let typed = letters(name);
    let exact = |card: &Known| letters(&card.name()) == typed || letters(card.card().name) == typed;
    let words = |card: &Known| contains_words(&card.name(), name);
    let part = |card: &Known| typed.chars().count() >= SHORTEST_PART && letters(&card.name()).contains(&typed);
    let slip = |card: &Known| strsim::osa_distance(&letters(&card.name()), &typed) <= typed.len() / 5;
    let ways: [&dyn Fn(&Known) -> bool; 4] = [&exact, &words, &part, &slip];
    let found = ways.into_iter().map(|way| all().filter(way).collect::<Vec<_>>()).find(|cards| !cards.is_empty());
    found.map_or_else(|| Found::Perhaps(nearest(&typed)), Found::These)
}

/// Small letters and digits alone.
fn letters(name: &str) -> String {
    name.chars().filter(|sign| sign.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn contains_words(name: &str, typed: &str) -> bool {
    let words = |text: &str| -> Vec<String> {
        text.split([' ', '-', '/']).map(letters).filter(|word| !word.is_empty()).collect()
    };
    let typed = words(typed);
    words(name).windows(typed.len().max(1)).any(|part| part == typed)
}

/// The names that are like what was typed, best first.
fn nearest(typed: &str) -> Vec<String> {
    let likeness = |name: &String| strsim::jaro_winkler(&letters(name), typed);
    let mut names: Vec<_> = all().map(Known::name).filter(|name| likeness(name) >= ALIKE).collect();
    names.sort_by(|one, other| likeness(other).total_cmp(&likeness(one)).then_with(|| one.cmp(other)));
    names.dedup();
    names.truncate(SUGGESTED);
    names
}
