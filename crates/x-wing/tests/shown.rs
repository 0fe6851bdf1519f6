//! Every card that does something is shown doing it: a scenario names it.

use std::collections::BTreeSet;
use std::path::Path;
use x_wing::cards::{pilots, upgrades};

#[test]
fn every_card_that_does_something_is_in_a_scenario() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/x-wing");
    let mut named = BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        named.extend(text.split([' ', '\n', '+', ',']).map(str::to_owned));
    }
    let cards = pilots().map(|pilot| &pilot.card).chain(upgrades().map(|upgrade| &upgrade.card));
    let missing = cards.filter(|card| card.does_something() && !named.contains(card.name));
    let missing: Vec<_> = missing.map(|card| card.name).collect();
    assert!(missing.is_empty(), "no scenario shows what these do: {}", missing.join(", "));
}
