//! Every card of X-Wing that can be played and does something has a line of help.

use super::files::english_only;
use super::whole::clean;
use crate::{Language, Texts};
use std::collections::BTreeSet;
use x_wing::card::Card;
use x_wing::cards::conditions::CONDITIONS;
use x_wing::cards::damage::DAMAGE;
use x_wing::cards::devices::DEVICES;
use x_wing::cards::{pilots, upgrades};

/// As long as a line may be: what is longer is not read at the table.
const LONGEST: usize = 220;

/// The names of all cards that need a line.
fn names() -> BTreeSet<&'static str> {
    let upgrades = upgrades().filter(|upgrade| upgrade.does_something()).map(|upgrade| upgrade.card.name);
    let others = pilots().map(|pilot| &pilot.card).chain(CONDITIONS.iter().map(|condition| &condition.card));
    let others = others.chain(DAMAGE).chain(DEVICES).filter(|card| Card::does_something(card));
    upgrades.chain(others.map(|card| card.name)).collect()
}

#[test]
fn every_card_that_does_something_has_a_line_and_no_other_has() {
    let wanted: BTreeSet<_> = names().into_iter().map(|name| format!("card-{name}")).collect();
    let written: BTreeSet<_> = english_only().into_keys().collect();
    let missing: Vec<_> = wanted.difference(&written).collect();
    let unused: Vec<_> = written.difference(&wanted).collect();
    assert!(
        missing.is_empty() && unused.is_empty(),
        "locales/en/x-wing-cards.ftl lacks {missing:?}\nand has lines of cards that do nothing, or not yet: {unused:?}"
    );
    assert!(wanted.len() > 150);
}

#[test]
fn the_lines_are_short_whole_and_plain() {
    for (id, line) in english_only() {
        clean(Language::En, &line.text, &id.clone().into());
        assert!(line.text.chars().count() <= LONGEST, "{id}: {} characters", line.text.chars().count());
        assert!(line.variables.is_empty() && line.references.is_empty() && line.attributes.is_empty(), "{id}");
    }
}

#[test]
fn a_language_without_the_lines_says_them_in_english() {
    let line = |language| Texts::new(language).card("lukeskywalker");
    assert_eq!(line(Language::Pl), line(Language::En));
}
