//! Cards by what somebody types.

use super::known::{Known, all};

/// Cards of a name, or names that may have been meant.
pub enum Found {
    /// These are called so.
    These(Vec<Known>),
    /// None is; these are the nearest names.
    Perhaps(Vec<String>),
}

/// How many names are suggested.
const SUGGESTED: usize = 3;

/// All cards with this name; if there are none, those with it as a word or words of theirs; if there are none either, those
/// whose name is a slip of the pen away.
pub fn find(name: &str) -> Found {
    let typed = letters(name);
    if typed.is_empty() {
        return Found::Perhaps(nearest(&typed));
    }
    let exact = |card: &Known| letters(&card.name()) == typed || letters(card.card().name) == typed;
    let words = |card: &Known| contains_words(&card.name(), name);
    let slip = |card: &Known| strsim::osa_distance(&letters(&card.name()), &typed) <= typed.len() / 5;
    let ways: [&dyn Fn(&Known) -> bool; 3] = [&exact, &words, &slip];
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

/// The names most like what was typed, best first.
fn nearest(typed: &str) -> Vec<String> {
    let likeness = |name: &String| strsim::jaro_winkler(&letters(name), typed);
    let mut names: Vec<_> = all().map(Known::name).collect();
    names.sort_by(|one, other| likeness(other).total_cmp(&likeness(one)).then_with(|| one.cmp(other)));
    names.dedup();
    names.truncate(SUGGESTED);
    names
}
