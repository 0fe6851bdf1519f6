//! How the words of X-Wing's cards are used: by how many cards each, and how long cards are. Kept as `docs/cards.md`.

use super::lines::{lines, median};
use super::used;
use super::vocabulary::Vocabulary;
use page_build::shell::root;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;
use x_wing::card::Card;
use x_wing::cards::conditions::CONDITIONS;
use x_wing::cards::damage::DAMAGE;
use x_wing::cards::devices::DEVICES;
use x_wing::cards::tokens::TOKENS;
use x_wing::cards::{pilots, upgrades};

/// Where the snapshot is kept.
const SNAPSHOT: &str = "docs/cards.md";

/// The kinds of words that are counted, and what they say.
const KINDS: [(&str, &str); 16] = [
    ("Window", "when"),
    ("Moment", "if, about the moment"),
    ("Condition", "if, about a ship and the table"),
    ("ShipPredicate", "which ships"),
    ("Effect", "what happens"),
    ("Deed", "what happens at once to a ship"),
    ("DiceWord", "what happens to dice"),
    ("Question", "what the owner is asked"),
    ("DiceRoll", "what chance rolls"),
    ("Modifier", "what holds"),
    ("Until", "how long"),
    ("Who", "to whom"),
    ("Weapons", "with which weapon"),
    ("Limit", "how often"),
    ("Header", "what an attack needs"),
    ("Fuse", "what sets a device off"),
];

/// The functions that single cards have.
const OWN: &str = "Own";

/// Prints the snapshot, or writes it.
pub fn run(write: bool) -> Result<(), String> {
    let text = snapshot()?;
    if write {
        return std::fs::write(root().join(SNAPSHOT), text).map_err(|error| format!("{SNAPSHOT}: {error}"));
    }
    print!("{text}");
    Ok(())
}

fn snapshot() -> Result<String, String> {
    let folder = root().join("crates/x-wing/src");
    let mut sources = sources(&folder.join("card"))?;
    sources.extend([read(&folder.join("card.rs"))?, read(&folder.join("cards/own.rs"))?]);
    let vocabulary = Vocabulary::read(&sources);
    let cards: Vec<_> = cards().collect();
    let mut users: BTreeMap<(String, String), Vec<&str>> = BTreeMap::new();
    for card in &cards {
        for word in used::words(&vocabulary, card) {
            users.entry(word).or_default().push(card.name);
        }
    }
    let mut out = summary(&cards, &users, &folder)?;
    for (kind, says) in KINDS {
        _ = writeln!(out, "\n## {kind}: {says}\n\n| word | cards |\n|---|---:|");
        let count = |word: &str| users.get(&(kind.to_owned(), word.to_owned())).map_or(0, Vec::len);
        let mut words: Vec<_> = words(&vocabulary, kind).map(|word| (count(word), word)).collect();
        words.sort_by(|(one, _), (other, _)| other.cmp(one));
        for (count, word) in words {
            _ = writeln!(out, "| `{word}` | {count} |");
        }
    }
    out.push_str(&rare(&vocabulary, &users));
    Ok(out)
}

/// The words of a kind that say something themselves.
fn words<'a>(vocabulary: &'a Vocabulary, kind: &'static str) -> impl Iterator<Item = &'a str> {
    vocabulary.words(kind).into_iter().filter(move |word| !used::is_wrapper(kind, word))
}

/// All cards that do something.
fn cards() -> impl Iterator<Item = &'static Card> {
    let rulebook = TOKENS.iter().chain(DAMAGE).chain(DEVICES);
    rulebook.chain(texts()).filter(|card| card.does_something())
}

/// The cards of squads, and conditions.
fn texts() -> impl Iterator<Item = &'static Card> {
    let squads = pilots().map(|pilot| &pilot.card).chain(upgrades().map(|upgrade| &upgrade.card));
    squads.chain(CONDITIONS.iter().map(|condition| &condition.card))
}

fn summary(cards: &[&Card], users: &BTreeMap<(String, String), Vec<&str>>, folder: &Path) -> Result<String, String> {
    let does: BTreeSet<_> = texts().filter(|card| card.does_something()).map(|card| card.name).collect();
    let mut lengths = Vec::new();
    for source in sources(&folder.join("cards"))? {
        lengths.extend(lines(&source).into_iter().filter(|(name, _)| does.contains(name.as_str())));
    }
    let long = lengths.iter().filter(|(_, lines)| *lines > 5).count();
    let median = median(lengths.iter().map(|(_, lines)| *lines).collect());
    let functions = users.keys().filter(|(kind, _)| kind == OWN).count();
    let words = users.iter().filter(|((kind, _), _)| kind != OWN);
    let alone: BTreeSet<_> = words.filter(|(_, users)| users.len() == 1).map(|(_, users)| users[0]).collect();
    let percent = |part: usize, whole: usize| (100 * part).div_ceil(whole.max(1));
    let (all, measured, own) = (cards.len(), lengths.len(), alone.len());
    Ok(format!(
        "# The words of X-Wing's cards\n\n\
         A card is data made of a few words (`crates/x-wing/src/card/`). Written by `cargo xtask cards --words --write`; a test \
         of\n`xtask` fails when it is out of date.\n\n\
         - {all} cards do something: pilots, upgrades, conditions, damage cards, devices, tokens.\n\
         - {functions} of them have a function of their own (`cards/own.rs`), one in fifteen at most; the others hold words alone, and the \
         engine knows\n  no card by name.\n\
         - {own} of them ({} % or less) need a word that no other card uses yet; these words are at the end.\n\
         - A card of a squad or a condition takes {median} lines (median of {measured}), and {long} of them more than five: from the line \
         with\n  `Card::plain(\"its name\")` to the one in which that expression ends. What is printed on every card (cost, icons, who may \
         carry it) is\n  not counted, nor are constants that several cards share.\n\n\
         How many cards use each word, a card once:\n",
        percent(own, all)
    ))
}

/// Words that one card uses, or none: too many of them would be a vocabulary of exceptions.
fn rare(vocabulary: &Vocabulary, users: &BTreeMap<(String, String), Vec<&str>>) -> String {
    let mut out = "\n## Words of a single card\n\n| word | card |\n|---|---|\n".to_owned();
    let mut unused = Vec::new();
    for (kind, _) in KINDS {
        for word in words(vocabulary, kind) {
            match users.get(&(kind.to_owned(), word.to_owned())).map(Vec::as_slice) {
                Some([card]) => _ = writeln!(out, "| `{kind}::{word}` | {card} |"),
                None => unused.push(format!("`{kind}::{word}`")),
                Some(_) => {}
            }
        }
    }
    let unused = if unused.is_empty() { "none".to_owned() } else { unused.join(", ") };
    _ = writeln!(out, "\nWords of no card: {unused}.");
    out
}

/// The texts of all sources in a folder.
fn sources(folder: &Path) -> Result<Vec<String>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut found = Vec::new();
    for path in entries.filter_map(Result::ok).map(|entry| entry.path()) {
        match path.is_dir() {
            true => found.extend(sources(&path)?),
            false => found.push(read(&path)?),
        }
    }
    Ok(found)
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_snapshot_is_what_the_cards_are_now() {
        let kept = read(&root().join(SNAPSHOT)).unwrap();
        assert!(kept == snapshot().unwrap(), "{SNAPSHOT} is out of date; write it: cargo xtask cards --words --write");
    }
}
