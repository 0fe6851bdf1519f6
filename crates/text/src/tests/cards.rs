//! Every card of X-Wing that can be played and does something has a line of help in every language.

use super::files::written;
use super::whole::clean;
use crate::Language;
use std::collections::BTreeSet;
use x_wing::card::Card;
use x_wing::cards::conditions::CONDITIONS;
use x_wing::cards::damage::DAMAGE;
use x_wing::cards::devices::DEVICES;
use x_wing::cards::{pilots, upgrades};

/// As long as a line may be: what is longer is not read at the table. Other languages take more letters than English.
const LONGEST: usize = 220;
const LONGEST_ELSEWHERE: usize = 260;

/// The names of all cards that need a line.
pub fn names() -> BTreeSet<&'static str> {
    let upgrades = upgrades().filter(|upgrade| upgrade.does_something()).map(|upgrade| upgrade.card.name);
    let others = pilots().map(|pilot| &pilot.card).chain(CONDITIONS.iter().map(|condition| &condition.card));
    let others = others.chain(DAMAGE).chain(DEVICES).filter(|card| Card::does_something(card));
    upgrades.chain(others.map(|card| card.name)).collect()
}

#[test]
fn every_card_that_does_something_has_a_line_and_no_other_has() {
    let wanted: BTreeSet<_> = names().into_iter().map(|name| format!("card-{name}")).collect();
    assert!(wanted.len() > 150);
    for language in Language::ALL {
        let written: BTreeSet<_> = written(language).into_keys().filter(|id| id.starts_with("card-")).collect();
        let missing: Vec<_> = wanted.difference(&written).collect();
        let unused: Vec<_> = written.difference(&wanted).collect();
        assert!(
            missing.is_empty() && unused.is_empty(),
            "locales/{}/x-wing-cards.ftl lacks {missing:?}\nand has lines of cards that do nothing, or not yet: {unused:?}",
            language.code()
        );
    }
}

#[test]
fn the_lines_are_short_whole_and_plain() {
    for language in Language::ALL {
        let longest = if language == Language::En { LONGEST } else { LONGEST_ELSEWHERE };
        for (id, line) in written(language).into_iter().filter(|(id, _)| id.starts_with("card-")) {
            clean(language, &line.text, &id.clone().into());
            let length = line.text.chars().count();
            assert!(length <= longest, "{language:?}: {id}: {length} characters");
            assert!(line.variables.is_empty() && line.references.is_empty() && line.attributes.is_empty(), "{id}");
        }
    }
}
