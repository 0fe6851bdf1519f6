//! What proves each card: the scenarios that its text decides, and those in which it has no say.
//!
//! Which is which is found out by playing each scenario that names the card with its text taken away. Cards are static, so each card is
//! a process of its own.

use super::scenes::Scenes;
use scenario::run as play;
use std::process::Command;
use x_wing::card::Card;
use x_wing::cards::{alter, pilots, upgrades};
use x_wing_scenes::XWingScenes;

/// Prints the scenarios of every card, then those of every ruling on a card and every rule of later packs.
pub fn print() -> Result<(), String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let (mut decided, mut idle, mut bare) = (0, 0, Vec::new());
    for card in cards() {
        let said = Command::new(&program).args(["cards", "--proof", card.name]).output();
        let said = said.map_err(|error| error.to_string())?;
        let said = String::from_utf8_lossy(&said.stdout);
        println!("{}\n{said}", card.name);
        let (works, must_not) = (said.contains("  works: "), said.contains("  must not: "));
        (decided, idle) = (decided + usize::from(works), idle + usize::from(must_not));
        if !(works && must_not) {
            bare.push(card.name);
        }
    }
    let scenarios = crate::matrix::proofs()?;
    for rule in rulebook::rules().filter(|rule| is_of_cards(rule.id)) {
        println!("{}\n  {}", rule.id, scenarios.get(rule.id).map_or(String::new(), |places| places.join("\n  ")));
    }
    println!(
        "\n{} cards: {decided} decide a scenario, {idle} have no say in one that names them; without both: {}",
        cards().count(),
        if bare.is_empty() { "none".to_owned() } else { bare.join(", ") }
    );
    Ok(())
}

/// Prints the scenarios of one card.
pub fn one(name: &str) -> Result<(), String> {
    let scenes = Scenes::read()?;
    if !alter(name, |card| Card::plain(card.name)) {
        return Err(format!("`{name}` is no card of a squad"));
    }
    for scene in scenes.of(name) {
        let holds = play::<XWingScenes>(&scene.scenario).failures.is_empty();
        let part = if holds { "must not" } else { "works" };
        println!("  {part}: {}:{} {}", scene.file, scene.scenario.line, scene.scenario.title);
    }
    Ok(())
}

/// The pilots and upgrades that do something.
fn cards() -> impl Iterator<Item = &'static Card> {
    let all = pilots().map(|pilot| &pilot.card).chain(upgrades().map(|upgrade| &upgrade.card));
    all.filter(|card| card.does_something())
}

fn is_of_cards(rule: &str) -> bool {
    ["XW-C-", "XW-X-"].iter().any(|start| rule.starts_with(start))
}
