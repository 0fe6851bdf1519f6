//! Which cards of X-Wing cannot be played yet, and which words the others are made of.

pub mod altered;
mod lines;
mod shape;
mod used;
mod vocabulary;
pub mod words;

use x_wing::cards::conditions::CONDITIONS;
use x_wing::cards::{Slot, pilots, ships, upgrades};

/// Prints counts by kind, then names.
pub fn print() {
    let ships = Kind::of("ships", ships().map(|ship| (ship.name.to_owned(), true)));
    let pilots = Kind::of("pilots", pilots().map(|pilot| (pilot.card.name.to_owned(), pilot.card.written)));
    let upgrades = Slot::ALL.map(|slot| {
        let cards = upgrades().filter(|upgrade| upgrade.slot == slot);
        Kind::of(slot.name(), cards.map(|upgrade| (upgrade.card.name.to_owned(), upgrade.card.written)))
    });
    let conditions = CONDITIONS.iter().map(|condition| (condition.card.name.to_owned(), condition.card.written));
    let kinds: Vec<_> =
        [ships, pilots].into_iter().chain(upgrades).chain([Kind::of("conditions", conditions)]).collect();
    for kind in kinds.iter().filter(|kind| kind.all > 0) {
        println!("{:<20} {:>3} of {:>3} are playable", kind.name, kind.all - kind.waiting.len(), kind.all);
    }
    for kind in kinds.iter().filter(|kind| !kind.waiting.is_empty()) {
        println!("\n{}: {}", kind.name, kind.waiting.join(", "));
    }
}

/// The cards of a kind.
struct Kind {
    name: &'static str,
    all: usize,
    waiting: Vec<String>,
}

impl Kind {
    fn of(name: &'static str, cards: impl Iterator<Item = (String, bool)>) -> Kind {
        let cards: Vec<_> = cards.collect();
        let all = cards.len();
        let waiting = cards.into_iter().filter(|(_, written)| !written).map(|(name, _)| name);
        Kind { name, all, waiting: waiting.collect() }
    }
}
