//! Every line and word that a game knows, as `docs/scenarios.md` shows them.

use crate::{Kind, Scenes};
use std::collections::BTreeSet;

/// Of a kind with more words than this, only the kind is listed.
const LISTED: usize = 60;

/// The grammar of a game: each list with its patterns, then what the words in capitals stand for.
pub fn listing<S: Scenes>() -> String {
    let grammar = S::GRAMMAR;
    let lists = [
        ("given", grammar.given),
        ("then, sees, until", grammar.open_facts),
        ("then, until", grammar.secret_facts),
        ("sees", grammar.seen_facts),
        ("event, no-event, hears, until event", grammar.events),
        ("hears", grammar.heard),
        ("do", grammar.choices),
        ("chance", grammar.draws),
        ("needs chance", grammar.asks),
    ];
    let mut text = String::new();
    let mut kinds = BTreeSet::new();
    for (name, patterns) in lists.into_iter().filter(|(_, patterns)| !patterns.is_empty()) {
        text += &format!("{name}\n");
        for pattern in patterns {
            text += &format!("  {pattern}\n");
            collect::<S>(pattern, &mut kinds);
        }
    }
    for kind in kinds {
        match own::<S>(kind) {
            None | Some(Kind::Any) => {}
            Some(Kind::Words(words)) if words.len() > LISTED => {}
            Some(Kind::Words(words)) => text += &folded(kind, &words),
            Some(Kind::Whole(range)) => text += &format!("{kind}: {} to {}\n", range.start(), range.end()),
            Some(Kind::Decimal) => text += &format!("{kind}: a number\n"),
            Some(Kind::Lines(patterns)) => {
                text += &format!("{kind}:\n");
                text.extend(patterns.iter().map(|pattern| format!("  {pattern}\n")));
            }
        }
    }
    text
}

/// What a kind stands for, unless it is the same in every game.
fn own<'a, S: Scenes + 'a>(kind: &str) -> Option<Kind<'a>> {
    (!matches!(kind, "SEAT" | "N" | "TABLE")).then(|| S::kind(None, kind))
}

/// The kinds of a pattern, and those of what they stand for.
fn collect<S: Scenes>(pattern: &'static str, kinds: &mut BTreeSet<&'static str>) {
    for element in pattern.split(' ') {
        let kind = element.trim_end_matches('…');
        if !kind.starts_with(|sign: char| sign.is_ascii_uppercase()) || !kinds.insert(kind) {
            continue;
        }
        if let Some(Kind::Lines(patterns)) = own::<S>(kind) {
            for pattern in patterns {
                collect::<S>(pattern, kinds);
            }
        }
    }
}

/// Words in lines that are not too long.
fn folded(kind: &str, words: &[&str]) -> String {
    let mut text = format!("{kind}:");
    let mut width = text.len();
    for word in words {
        width += word.len() + 1;
        if width > 110 {
            text += "\n  ";
            width = word.len() + 3;
        }
        text += &format!(" {word}");
    }
    text + "\n"
}
