//! A card in a few lines of text.

use super::known::Known;
use crate::card_help;
use geometry::BaseSize;
use x_wing::card::{Header, Weapon};
use x_wing::cards::{Faction, Only, Pilot, Slot, Upgrade};

/// All that is known of it, without a line end.
pub fn text(known: &Known) -> String {
    let card = known.card();
    let mut lines = vec![format!("{}: {}", known.name(), kind(known))];
    match known {
        Known::Pilot(pilot) => lines.extend(pilot_facts(pilot)),
        Known::Upgrade(upgrade) => lines.extend(upgrade_facts(upgrade)),
        Known::Condition(condition) if condition.unique => lines.push("unique".to_owned()),
        _ => {}
    }
    lines.extend(card.weapon.as_ref().map(weapon));
    lines.push(format!("in records: {}", card.name));
    let help = card_help::of(card).map_or_else(Vec::new, |help| card_help::lines(&help, 2));
    [lines.join("\n  ")].into_iter().chain(help).collect::<Vec<_>>().join("\n")
}

fn kind(known: &Known) -> String {
    match known {
        Known::Pilot(pilot) => format!("pilot, {}, {}", pilot.ship.name, pilot.allegiance.name()),
        Known::Upgrade(upgrade) => words(upgrade.slot.name()),
        Known::Condition(_) => "condition".to_owned(),
        Known::Damage(_) => "damage card".to_owned(),
        Known::Device(_) => "device on the table".to_owned(),
    }
}

fn pilot_facts(pilot: &Pilot) -> Vec<String> {
    let ship = pilot.ship;
    let (attack, agility, hull, shields) = (ship.attack, ship.agility, ship.hull, ship.shields);
    let mut cost = format!("{}{}", points(pilot.points), if pilot.unique { ", unique" } else { "" });
    if !pilot.for_squads {
        cost += ", comes into play by another card";
    }
    let size = size(ship.size);
    let numbers = format!(
        "skill {}, attack {attack}, agility {agility}, hull {hull}, shields {shields}, {size} base",
        pilot.skill
    );
    let actions = ship.actions.iter().map(|action| words(action.name())).collect::<Vec<_>>().join(", ");
    let mut lines = vec![cost, numbers, format!("actions: {actions}")];
    if !pilot.slots.is_empty() {
        lines.push(format!("upgrades: {}", slots(pilot.slots, ", ")));
    }
    lines
}

fn upgrade_facts(upgrade: &Upgrade) -> Vec<String> {
    let traits =
        [(upgrade.unique, "unique"), (upgrade.limited, "limited"), (upgrade.two_sided, "printed on both sides")];
    let traits = traits.into_iter().filter_map(|(is, name)| is.then_some(name));
    let first = [points(upgrade.points)].into_iter().chain(traits.map(str::to_owned)).collect::<Vec<_>>().join(", ");
    let only = upgrade.only.iter().map(restriction).collect::<Vec<_>>().join("; ");
    [first].into_iter().chain((!only.is_empty()).then(|| format!("only: {only}"))).collect()
}

fn restriction(only: &Only) -> String {
    match *only {
        Only::Factions(factions) => self::factions(factions),
        Only::Beside(factions, name) => format!("{}, or with {name} in the squad", self::factions(factions)),
        Only::Size(size) => format!("{} ships", self::size(size)),
        Only::Ships(ships) => ships.join(" or "),
        Only::Skill(skill) => format!("pilot skill {skill} or higher"),
        Only::AgilityUpTo(agility) => format!("agility {agility} or lower"),
        Only::HullUpTo(hull) => format!("hull {hull} or lower"),
        Only::Shields(shields) => format!("shields {shields}"),
        Only::Action(action) => format!("ships with the {} action", words(action.name())),
        Only::Slots(icons) => format!("ships with these icons: {}", slots(icons, ", ")),
        Only::WithoutSlot(icon) => format!("ships without a printed {} icon", words(icon.name())),
    }
}

fn weapon(weapon: &Weapon) -> String {
    let (near, far) = (weapon.range.0.number(), weapon.range.1.number());
    let range = if near == far { near.to_string() } else { format!("{near}–{far}") };
    let needs = match weapon.header {
        Header::Free => "",
        Header::TargetLock => ", needs a target lock",
        Header::Focus => ", needs a focus token",
    };
    let around = if weapon.turret { ", in every direction" } else { "" };
    let twice = if weapon.twice { ", twice" } else { "" };
    format!("attack {}, Range {range}{around}{twice}{needs}", weapon.dice)
}

fn points(points: i8) -> String {
    format!("{points} point{}", if points.abs() == 1 { "" } else { "s" })
}

fn size(size: BaseSize) -> &'static str {
    match size {
        BaseSize::Small => "small",
        BaseSize::Large => "large",
    }
}

fn factions(factions: &[Faction]) -> String {
    factions.iter().map(|faction| faction.xws()).collect::<Vec<_>>().join(" or ")
}

fn slots(slots: &[Slot], between: &str) -> String {
    slots.iter().map(|slot| words(slot.name())).collect::<Vec<_>>().join(between)
}

fn words(name: &str) -> String {
    name.replace('-', " ")
}
