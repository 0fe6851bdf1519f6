//! How many cards of X-Wing there are, which scenarios prove them, and which words they are made of.

pub mod altered;
mod lines;
pub mod proofs;
mod scenes;
mod shape;
mod used;
mod vocabulary;
pub mod words;

use scenes::Scenes;
use x_wing::cards::conditions::CONDITIONS;
use x_wing::cards::{Slot, pilots, ships, upgrades};

/// Prints by kind how many there are and how many of them scenarios name, then those that none names.
pub fn print() -> Result<(), String> {
    let scenes = Scenes::read()?;
    let types = ships().map(|ship| {
        let flown = pilots().filter(|pilot| std::ptr::eq(pilot.ship, ship)).any(|pilot| scenes.name(pilot.card.name));
        (ship.name, flown)
    });
    let named = |name: &'static str| (name, scenes.name(name));
    let mut kinds = vec![
        Kind::of("ships", types),
        Kind::of("pilots", pilots().map(|pilot| named(pilot.card.name))),
        Kind::of("upgrades", upgrades().map(|upgrade| named(upgrade.card.name))),
    ];
    kinds.extend(Slot::ALL.map(|slot| {
        let cards = upgrades().filter(|upgrade| upgrade.slot == slot);
        Kind::of(slot.name(), cards.map(|upgrade| named(upgrade.card.name)))
    }));
    kinds.push(Kind::of("conditions", CONDITIONS.iter().map(|condition| named(condition.card.name))));
    for kind in kinds.iter().filter(|kind| kind.all > 0) {
        println!("{:<20} {:>3} of {:>3} are in scenarios", kind.name, kind.all - kind.missing.len(), kind.all);
    }
    for kind in kinds.iter().filter(|kind| !kind.missing.is_empty() && kind.name != "upgrades") {
        println!("\n{}, in no scenario: {}", kind.name, kind.missing.join(", "));
    }
    Ok(())
}

/// The cards of a kind.
struct Kind {
    name: &'static str,
    all: usize,
    missing: Vec<&'static str>,
}

impl Kind {
    fn of(name: &'static str, cards: impl Iterator<Item = (&'static str, bool)>) -> Kind {
        let cards: Vec<_> = cards.collect();
        let all = cards.len();
        let missing = cards.into_iter().filter(|(_, named)| !named).map(|(name, _)| name);
        Kind { name, all, missing: missing.collect() }
    }
}
