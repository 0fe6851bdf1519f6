//! Restrictions and squad building, from the data and from the cards, in the same words.

use crate::rows::{kebab, texts};
use serde_json::Value;
use std::collections::BTreeSet;
use x_wing::card::{Condition, Modifier};
use x_wing::cards::{Fitting, Only, Slot, Upgrade, ships};

/// Of the data.
pub fn printed(row: &Value) -> BTreeSet<String> {
    let mut flags = BTreeSet::new();
    let mut say = |flag: String| assert!(flags.insert(flag));
    let factions: BTreeSet<_> = texts(&row["factions"]).into_iter().collect();
    if !factions.is_empty() {
        say(format!("factions {factions:?}"));
    }
    match texts(&row["sizes"]).as_slice() {
        [size] => say(format!("size {size}")),
        [] | ["small", "large"] => {}
        sizes => panic!("{sizes:?}"),
    }
    let fitting: BTreeSet<_> = texts(&row["ships"]).into_iter().collect();
    if !fitting.is_empty() {
        say(format!("ships {fitting:?}"));
    }
    for grant in row["grants"].as_array().into_iter().flatten() {
        if grant["name"] == "skill" || grant["name"] == "hull" {
            say(format!("{} {}", grant["name"].as_str().unwrap(), grant["value"]));
        }
    }
    if row["xws"] == "adaptability" {
        say("skill 1".to_owned());
    }
    let none = serde_json::Map::new();
    let building = row["squad_building"].as_object().unwrap_or(&none);
    for (word, value) in building.iter().chain(building.get("requires").and_then(Value::as_object).unwrap_or(&none)) {
        match word.as_str() {
            "requires" | "ship_name_contains" | "gains_actions" | "cost_floor" => {}
            "gains_slots" | "slot_filter" if building.contains_key("must_equip") => {}
            "max_modifications" if building.contains_key("extra_modification_max_points") => {}
            "faction_exception" => say("beside Ezra Bridger".into()),
            "skill_min"
            | "agility_max"
            | "hull_max"
            | "shields_eq"
            | "max_modifications"
            | "max_titles"
            | "extra_modification_max_points"
            | "max_per_squad"
            | "cost_each_upgrade" => say(format!("{word} {value}")),
            "action" | "no_slot" => say(format!("{word} {}", kebab(value.as_str().unwrap()))),
            "requires_in_squad" | "must_equip" => say(format!("{word} {}", value.as_str().unwrap())),
            "slots" | "gains_slots" | "gains_one_of" | "loses_slots" | "loses_all_slots" | "different" | "occupies" => {
                say(format!("{word} {:?}", texts(value).into_iter().map(kebab).collect::<Vec<_>>()));
            }
            "cost_slot" | "slot_filter" => {
                for (slot, change) in value.as_object().unwrap() {
                    say(format!("{word} {} {}", kebab(slot), change.to_string().replace('"', "")));
                }
            }
            other => panic!("{other} is new"),
        }
    }
    flags
}

/// Of a card.
pub fn of(upgrade: &Upgrade) -> BTreeSet<String> {
    let mut flags = BTreeSet::new();
    let mut say = |flag: String| assert!(flags.insert(flag));
    let names = |slots: &[Slot]| slots.iter().map(|slot| slot.name()).collect::<Vec<_>>();
    let agility = |only: &&Only| matches!(only, Only::AgilityUpTo(_));
    for only in upgrade.only {
        match *only {
            Only::Factions(factions) | Only::Beside(factions, _) => {
                let names = factions.iter().map(|faction| match faction {
                    x_wing::cards::Faction::Rebel => "Rebel Alliance",
                    x_wing::cards::Faction::Imperial => "Galactic Empire",
                    x_wing::cards::Faction::Scum => "Scum and Villainy",
                });
                say(format!("factions {:?}", names.collect::<BTreeSet<_>>()));
            }
            Only::Size(size) => say(format!("size {}", format!("{size:?}").to_lowercase())),
            Only::Ships(_) => {
                let most = upgrade.only.iter().find(agility).map_or(u8::MAX, |only| match only {
                    Only::AgilityUpTo(most) => *most,
                    _ => u8::MAX,
                });
                let fit = ships().filter(|ship| only.accepts_ship(ship) && ship.agility <= most);
                let printed = fit.map(|ship| ship.name).filter(|name| !is_meant_too(upgrade, name));
                say(format!("ships {:?}", printed.collect::<BTreeSet<_>>()));
            }
            Only::Skill(skill) => say(format!("skill_min {skill}")),
            Only::AgilityUpTo(agility) => say(format!("agility_max {agility}")),
            Only::HullUpTo(hull) => say(format!("hull_max {hull}")),
            Only::Shields(shields) => say(format!("shields_eq {shields}")),
            Only::Action(action) => say(format!("action {}", action.name())),
            Only::Slots(slots) => say(format!("slots {:?}", names(slots))),
            Only::WithoutSlot(slot) => say(format!("no_slot {}", slot.name())),
        }
        if let Only::Beside(_, name) = only {
            say(format!("beside {name}"));
        }
    }
    for modifier in upgrade.card.modifiers {
        match *modifier {
            Modifier::SkillBy(more) => say(format!("skill {more}")),
            Modifier::While([Condition::Not(Condition::Back)], Modifier::SkillBy(more)) => say(format!("skill {more}")),
            Modifier::Hull(more) => say(format!("hull {more}")),
            _ => {}
        }
    }
    for fitting in upgrade.fits {
        match *fitting {
            Fitting::Gains(slots) => say(format!("gains_slots {:?}", names(slots))),
            Fitting::GainsOneOf(slots) => say(format!("gains_one_of {:?}", names(slots))),
            Fitting::Loses(slots) => say(format!("loses_slots {:?}", names(slots))),
            Fitting::LosesAll(slots) => say(format!("loses_all_slots {:?}", names(slots))),
            Fitting::TwoIcons => say(format!("occupies {:?}", [upgrade.slot.name(); 2])),
            Fitting::Modifications(count) => say(format!("max_modifications {count}")),
            Fitting::CheapModification(points) => say(format!("extra_modification_max_points {points}")),
            Fitting::Titles(count) => say(format!("max_titles {count}")),
            Fitting::Different(slot) => say(format!("different {:?}", [slot.name()])),
            Fitting::Cheaper(slot, points) => say(format!("cost_slot {} -{points}", slot.name())),
            Fitting::AllCheaper(points) => say(format!("cost_each_upgrade -{points}")),
            Fitting::SlotUpTo(slot, points) => say(format!("slot_filter {} points<={points}", slot.name())),
            Fitting::SlotUnique(slot) => say(format!("slot_filter {} unique", slot.name())),
            Fitting::Carries(_, name) => say(format!("must_equip {name}")),
            Fitting::Docks(name) => say(format!("requires_in_squad {name}")),
            Fitting::MostInSquad(count) => say(format!("max_per_squad {count}")),
        }
    }
    flags
}

/// Types of ship that the data do not list though their whole name says they are meant (XW-UPG-10).
fn is_meant_too(upgrade: &Upgrade, ship: &str) -> bool {
    match upgrade.card.name {
        "renegaderefit" | "servomotorsfoils" => ship == "T-70 X-wing",
        "sabinesmasterpiece" | "capturedtie" => ship == "TIE/fo Fighter" || ship == "TIE/sf Fighter",
        "ig2000" => ship == "TIE Aggressor",
        _ => false,
    }
}
