//! Every text of a card altered in memory, one word at a time: a scenario that names the card has to fail.
//!
//! Cards are static, so each alteration is a process of its own, which plays the scenarios that name the card and says by its
//! exit code whether one of them fails.

mod alteration;
mod conditions;
mod effects;
mod explained;
mod modifiers;
mod page;
mod picks;
mod same;
mod values;
mod windows;

use alteration::{Alteration, alterations, copy};
use page::{Ending, Found};
use page_build::shell;
use scenario::{read, run as play};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use x_wing::card::Card;
use x_wing::cards::{Slot, alter, pilots, upgrades};
use x_wing_scenes::XWingScenes;

/// The exit code of a scenario that fails; other codes are a program that broke off.
const NOTICED: i32 = 1;

/// Alters all cards, or these only, and prints what is not noticed; keeps what a whole run found as a page.
pub fn run(only: &[String], write: bool) -> Result<(), String> {
    let cards: Vec<_> =
        cards().filter(|(card, _)| only.is_empty() || only.iter().any(|name| name == card.name)).collect();
    if cards.is_empty() {
        return Err(format!("no card of a squad that does something is called {}", only.join(" or ")));
    }
    let found = try_all(&cards)?;
    for one in found.iter().filter(|one| one.ending == Ending::Survived && one.same.is_none()) {
        println!("{}: {}", one.card, one.what);
    }
    println!("{}", page::summary(&found));
    let wrong = found.iter().filter(|one| one.same.is_some() && one.ending != Ending::Survived);
    let wrong: Vec<_> = wrong.map(|one| format!("{}: {}: {:?}", one.card, one.what, one.same)).collect();
    if !wrong.is_empty() {
        return Err(format!("these were said to make no difference, and scenarios notice them:\n{}", wrong.join("\n")));
    }
    if write {
        page::keep(&found)?;
    }
    Ok(())
}

/// The cards of squads whose text does something, with their icons; pilots have none.
fn cards() -> impl Iterator<Item = (&'static Card, Option<Slot>)> {
    let pilots = pilots().map(|pilot| (&pilot.card, None));
    let upgrades = upgrades().map(|upgrade| (&upgrade.card, Some(upgrade.slot)));
    pilots.chain(upgrades).filter(|(card, _)| card.does_something())
}

/// What becomes of every alteration of these cards, in order.
fn try_all(cards: &[(&'static Card, Option<Slot>)]) -> Result<Vec<Found>, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let all = cards.iter().flat_map(|(card, slot)| {
        let numbered = alterations(card, *slot).into_iter().enumerate();
        numbered.map(|(number, Alteration { what, same, .. })| (card.name, number, what, same))
    });
    let (next, found) = (Mutex::new(all), Mutex::new(Vec::new()));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let Some((card, number, what, same)) = next.lock().expect("nobody panics").next() else { return };
                    let ended = Command::new(&program)
                        .args(["cards", "--alteration", card, &number.to_string()])
                        .stdout(Stdio::null())
                        .stderr(Stdio::null())
                        .status();
                    let ending = match ended.ok().and_then(|status| status.code()) {
                        Some(0) => Ending::Survived,
                        Some(NOTICED) => Ending::Noticed,
                        _ => Ending::Broke,
                    };
                    found.lock().expect("nobody panics").push(Found { card, number, what, same, ending });
                }
            });
        }
    });
    let mut found = found.into_inner().expect("nobody panics");
    found.sort_unstable_by_key(|one| (one.card, one.number));
    Ok(found)
}

/// Alters one card and plays the scenarios that it is in. It fails if one of them does: the alteration is noticed.
pub fn one(name: &str, number: &str) -> Result<(), String> {
    let number: usize = number.parse().map_err(|_| format!("`{number}` is no number"))?;
    let slot = upgrades().find(|upgrade| upgrade.card.name == name).map(|upgrade| upgrade.slot);
    let changed = |card: &'static Card| {
        let one = alterations(card, slot).into_iter().nth(number);
        one.map_or_else(|| copy(card), |one| one.card)
    };
    if !alter(name, changed) {
        return Err(format!("`{name}` is no card of a squad"));
    }
    let folder = shell::root().join("scenarios/x-wing");
    let files = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let ids = rulebook::ids();
    for file in files {
        let path = file.map_err(|error| error.to_string())?.path();
        let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let Some(text) = scenarios_with(name, &text) else { continue };
        let beside = |name: &str| std::fs::read_to_string(path.with_file_name(name)).map_err(|error| error.to_string());
        let file = read(&text, &ids).with_files(beside);
        let failed = file.scenarios.iter().find(|scenario| {
            let mistaken = !scenario.mistakes.is_empty();
            mistaken || !play::<XWingScenes>(scenario).failures.is_empty()
        });
        if let Some(scenario) = failed {
            return Err(format!("noticed: {}", scenario.title));
        }
    }
    Ok(())
}

/// The scenarios of a file that name a card, as a file of their own.
fn scenarios_with(card: &str, text: &str) -> Option<String> {
    let (head, scenarios) = text.split_once("\nscenario ").filter(|_| text.contains(card))?;
    let is_it = |word: &str| word.strip_suffix("-back").unwrap_or(word) == card;
    let is_named = |scenario: &&str| scenario.split([' ', '+', '\n']).any(is_it);
    let with: Vec<_> = scenarios.split("\nscenario ").filter(is_named).collect();
    (!with.is_empty()).then(|| format!("{head}\nscenario {}\n", with.join("\nscenario ")))
}

#[cfg(test)]
mod tests;
