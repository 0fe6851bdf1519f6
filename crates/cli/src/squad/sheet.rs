//! The sheet of a squad in plain text.

use crate::card_help;
use x_wing::cards::ShipType;
use x_wing::{Difficulty, EquippedShip, Review};

/// The whole sheet.
pub fn text(review: &Review) -> String {
    let mut lines = vec![title(review)];
    lines.extend(review.faults.iter().map(|fault| format!("  NOT legal: {fault}")));
    for (index, ship) in review.ships.iter().enumerate() {
        lines.push(String::new());
        match ship {
            Some(ship) => ship_lines(index + 1, ship, &mut lines),
            None => lines.push(format!("{}. an unknown pilot", index + 1)),
        }
    }
    lines.push(String::new());
    lines.join("\n")
}

/// The squad in a line: its faction and what it costs.
pub fn title(review: &Review) -> String {
    let faction = review.ships.iter().flatten().next().map_or("A", |ship| ship.pilot.allegiance.name());
    format!("{faction} squad, {} points", review.points)
}

fn ship_lines(number: usize, ship: &EquippedShip, lines: &mut Vec<String>) {
    let (pilot, of) = (ship.pilot, ship.pilot.ship);
    lines.push(format!("{number}. {}, {} ({} points)", pilot.name, of.name, ship.cost()));
    lines.push(format!("   {}", numbers(ship)));
    lines.push(format!("   actions: {}", actions(ship)));
    let help = |text: Option<String>| text.map_or_else(Vec::new, |text| card_help::lines(&text, 8));
    lines.push(format!("   {:>3}  {}", pilot.points, pilot.name));
    lines.extend(help(card_help::of(&pilot.card)));
    for upgrade in &ship.upgrades {
        lines.push(format!("   {:>3}  {} ({})", ship.cost_of(upgrade), upgrade.name, upgrade.slot.name()));
        lines.extend(help(card_help::of(&upgrade.card)));
    }
    lines.extend(dial(of).into_iter().map(|line| format!("   {line}")));
}

/// Skill and the other numbers, upgrades included.
pub fn numbers(ship: &EquippedShip) -> String {
    let of = ship.pilot.ship;
    let (attack, agility) = (of.attack, of.agility);
    let (skill, hull, shields) = (ship.skill(), ship.hull(), ship.shields());
    format!("skill {skill}, attack {attack}, agility {agility}, hull {hull}, shields {shields}")
}

/// The action bar, upgrades included.
pub fn actions(ship: &EquippedShip) -> String {
    ship.actions().iter().map(|action| action.name().replace('-', " ")).collect::<Vec<_>>().join(", ")
}

/// The dial in words, fastest first.
pub fn dial(ship: &ShipType) -> Vec<String> {
    let mut speeds: Vec<u8> = ship.dial.iter().map(|(speed, _)| *speed).collect();
    speeds.sort_unstable_by(|one, other| other.cmp(one));
    speeds.dedup();
    speeds.into_iter().map(|speed| format!("speed {speed}: {}", row(ship, speed))).collect()
}

fn row(ship: &ShipType, speed: u8) -> String {
    let entries = || ship.dial.iter().filter(|(of, _)| *of == speed).flat_map(|(_, bearings)| *bearings);
    let colours = [Difficulty::Green, Difficulty::White, Difficulty::Red].into_iter().filter_map(|colour| {
        let names: Vec<_> =
            entries().filter(|(_, of)| *of == colour).map(|(bearing, _)| words(bearing.name())).collect();
        (!names.is_empty()).then(|| format!("{} {}", name(colour), names.join(", ")))
    });
    colours.collect::<Vec<_>>().join("; ")
}

/// The name of a colour.
pub fn name(colour: Difficulty) -> &'static str {
    match colour {
        Difficulty::Green => "green",
        Difficulty::White => "white",
        Difficulty::Red => "red",
    }
}

fn words(bearing: &str) -> String {
    bearing.replace('-', " ")
}
