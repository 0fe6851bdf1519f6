//! What a run found, as `docs/altered-cards.md`.

use super::explained::{Explained, explained};
use super::same::Same;
use page_build::shell;
use std::collections::BTreeMap;
use std::fmt::Write;
use strum::VariantArray;

/// Where it is kept.
pub const PAGE: &str = "docs/altered-cards.md";

const INTRODUCTION: &str = "# Altered cards

`cargo xtask cards --altered` alters every text of a pilot or an upgrade in memory, one piece at a time: all of it, a modifier, an
ability, a condition, an effect or cost, a limit (none where there is one, once a round where there is none), may instead of must, a die
or a range of a weapon, the moment (the nearest other one of its kind). It also alters what stands inside a word: one more or one less, a
range farther or nearer, friends instead of enemies, another ship, another face of a die, another kind of token, what is denied
instead of its contrary, one thing less of a list. Each alteration is a process that plays the scenarios that name the card; at least
one of them has to fail. `--only CARD` does it for one card, `--write` writes this page, which takes less than an hour on two cores.
";

/// What became of an alteration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// A scenario failed.
    Noticed,
    /// The rules stopped with a broken invariant: no such card can be played.
    Broke,
    /// Every scenario held.
    Survived,
}

/// An alteration, and what became of it.
pub struct Found {
    /// The card.
    pub card: &'static str,
    /// Which of its alterations it is.
    pub number: usize,
    /// What is altered.
    pub what: String,
    /// Why nobody can notice it, if that is so.
    pub same: Option<Same>,
    /// What became of it.
    pub ending: Ending,
}

/// What became of them, in a line.
pub fn summary(found: &[Found]) -> String {
    let [noticed, broke, same, explained, open] = counts(found);
    let mut cards: Vec<_> = found.iter().map(|one| one.card).collect();
    cards.dedup();
    format!(
        "{} alterations of {} cards: {noticed} noticed, {broke} cannot be played, {same} make no difference, \
         {explained} explained, {open} without a scenario",
        found.len(),
        cards.len()
    )
}

/// How many were noticed, broke, make no difference, are explained, are open.
fn counts(found: &[Found]) -> [usize; 5] {
    let count = |wanted: &dyn Fn(&Found) -> bool| found.iter().filter(|one| wanted(one)).count();
    [
        count(&|one| one.same.is_none() && one.ending == Ending::Noticed),
        count(&|one| one.same.is_none() && one.ending == Ending::Broke),
        count(&|one| one.same.is_some()),
        survivors(found).filter(|one| why(one).is_some()).count(),
        survivors(found).filter(|one| why(one).is_none()).count(),
    ]
}

fn survivors(found: &[Found]) -> impl Iterator<Item = &Found> {
    found.iter().filter(|one| one.same.is_none() && one.ending == Ending::Survived)
}

fn why(one: &Found) -> Option<&'static str> {
    let is_it = |known: &Explained| known.card == one.card && known.what == one.what;
    explained().find(is_it).map(|known| known.why)
}

/// Writes the page. What is explained and noticed all the same is an error.
pub fn keep(found: &[Found]) -> Result<(), String> {
    std::fs::write(shell::root().join(PAGE), page(found)).map_err(|error| format!("{PAGE}: {error}"))?;
    let is_there = |known: &Explained| survivors(found).any(|one| one.card == known.card && one.what == known.what);
    let stale = explained().filter(|known| !is_there(known)).map(|known| format!("{}: {}", known.card, known.what));
    let stale: Vec<_> = stale.collect();
    if stale.is_empty() {
        return Ok(());
    }
    Err(format!("explained.txt explains what a scenario notices:\n{}", stale.join("\n")))
}

fn page(found: &[Found]) -> String {
    let mut page = format!("{INTRODUCTION}\n{}.\n", summary(found));
    page.push_str("\n## What makes no difference\n\nThe program recognises these itself; a scenario that noticed one would be an error.\n");
    page.push_str("\n| alterations | what, and why nobody can notice it |\n|---:|---|\n");
    for class in Same::VARIANTS {
        let count = found.iter().filter(|one| one.same == Some(*class)).count();
        _ = writeln!(page, "| {count} | {} |", class.why());
    }
    page.push_str("\n## Not noticed, and why\n\n| why | card | alteration |\n|---|---|---|\n");
    let mut known: Vec<_> = survivors(found).filter_map(|one| Some((why(one)?, one.card, &one.what))).collect();
    known.sort_unstable();
    for (why, card, what) in known {
        _ = writeln!(page, "| {why} | `{card}` | `{what}` |");
    }
    page.push_str("\n## No scenario yet\n\n| card | alterations |\n|---|---|\n");
    let mut open: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for one in survivors(found).filter(|one| why(one).is_none()) {
        open.entry(one.card).or_default().push(format!("`{}`", one.what));
    }
    for (card, alterations) in open {
        _ = writeln!(page, "| `{card}` | {} |", alterations.join("; "));
    }
    page
}
