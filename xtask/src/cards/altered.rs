//! Every text of a card altered in memory, one word at a time: a scenario that names the card has to fail.
//!
//! Cards are static, so each alteration is a process of its own, which plays the scenarios that name the card and says by its
//! exit code whether one of them fails.

mod alteration;
mod inside;

use alteration::alterations;
pub use alteration::altered;
use page_build::shell;
use scenario::{read, run as play};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use x_wing::card::Card;
use x_wing::cards::{alter, pilots, upgrades};
use x_wing_scenes::XWingScenes;

/// Alters all cards and prints what is not noticed.
pub fn run() -> Result<(), String> {
    let cards: Vec<&Card> = pilots().map(|pilot| &pilot.card).chain(upgrades().map(|upgrade| &upgrade.card)).collect();
    let cards: Vec<_> = cards.into_iter().filter(|card| card.does_something()).collect();
    let all: Vec<_> = cards.iter().flat_map(|card| (0..alterations(card).len()).map(move |one| (*card, one))).collect();
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let (next, survivors) = (Mutex::new(all.iter()), Mutex::new(Vec::new()));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let Some((card, one)) = next.lock().expect("nobody panics").next() else { return };
                    let ended = Command::new(&program)
                        .args(["cards", "--alteration", card.name, &one.to_string()])
                        .stdout(Stdio::null())
                        .stderr(Stdio::null())
                        .status();
                    if ended.is_ok_and(|status| status.success()) {
                        survivors.lock().expect("nobody panics").push((card.name, *one));
                    }
                }
            });
        }
    });
    let mut survivors = survivors.into_inner().expect("nobody panics");
    survivors.sort_unstable();
    for (name, one) in &survivors {
        let card = cards.iter().find(|card| card.name == *name).expect("one of them");
        println!("{name}: {}", alterations(card)[*one]);
    }
    let blank = survivors.iter().filter(|(_, one)| *one == 0).count();
    println!(
        "{} alterations of {} cards: {} noticed, {} not; {blank} cards can be blank without a scenario noticing",
        all.len(),
        cards.len(),
        all.len() - survivors.len(),
        survivors.len()
    );
    Ok(())
}

/// Alters one card and plays the scenarios that it is in. It fails if one of them does: the alteration is noticed.
pub fn one(name: &str, number: &str) -> Result<(), String> {
    let number: usize = number.parse().map_err(|_| format!("`{number}` is no number"))?;
    if !alter(name, |card| altered(card, number)) {
        return Err(format!("`{name}` is no card of a squad"));
    }
    let folder = shell::root().join("scenarios/x-wing");
    let files = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for file in files {
        let path = file.map_err(|error| error.to_string())?.path();
        let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        if !text.contains(name) {
            continue;
        }
        let beside = |name: &str| std::fs::read_to_string(path.with_file_name(name)).map_err(|error| error.to_string());
        let file = read(&text, &rulebook::ids()).with_files(beside);
        let ends = file.scenarios.iter().skip(1).map(|scenario| scenario.line).chain([u32::MAX]);
        let named = file.scenarios.iter().zip(ends).filter(|(scenario, end)| names(&text, scenario.line, *end, name));
        let failed = named.map(|(scenario, _)| scenario).find(|scenario| {
            let mistaken = !scenario.mistakes.is_empty();
            mistaken || !play::<XWingScenes>(scenario).failures.is_empty()
        });
        if let Some(scenario) = failed {
            return Err(format!("noticed: {}", scenario.title));
        }
    }
    Ok(())
}

/// Whether a card is named from one line on to another.
fn names(text: &str, from: u32, to: u32, card: &str) -> bool {
    let lines = text.lines().zip(1..).filter(|(_, number)| (from..to).contains(number));
    lines.flat_map(|(line, _)| line.split([' ', '+'])).any(|word| word == card)
}
