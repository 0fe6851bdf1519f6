//! Every number of the cards here, against the public facts, where that folder lies beside the repository.

use serde_json::Value;
use std::path::Path;
use x_wing::cards::{pilots, upgrades};

fn facts(file: &str) -> Option<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/x-wing").join(file);
    Some(serde_json::from_str(&std::fs::read_to_string(path).ok()?).unwrap())
}

fn row<'a>(list: &'a Value, wanted: &dyn Fn(&Value) -> bool) -> &'a Value {
    list.as_array().unwrap().iter().find(|row| wanted(row)).expect("a known card")
}

#[test]
fn ships_and_pilots_are_those_of_the_data() {
    let (Some(ships), Some(cards)) = (facts("ships.json"), facts("pilots.json")) else { return };
    let cards = cards.get("pilots").unwrap_or(&cards);
    for pilot in pilots() {
        let ship = row(&ships["ships"], &|row| row["xws"] == pilot.ship.xws);
        let number = |name: &str| ship[name].as_u64().unwrap() as u8;
        let of = pilot.ship;
        assert_eq!((of.attack, of.agility), (number("attack"), number("agility")), "{}", of.name);
        assert_eq!((of.hull, of.shields), (number("hull"), number("shields")), "{}", of.name);
        assert_eq!(ship["name"], of.name);
        assert_eq!(ship["actions"].as_array().unwrap().len(), of.actions.len(), "{}", of.name);
        let mut dial: Vec<_> = of
            .dial
            .iter()
            .flat_map(|(speed, bearings)| {
                bearings.iter().map(move |(bearing, colour)| {
                    let name = bearing.name().replace('-', "_").replace("segnor", "segnors");
                    format!("{speed} {name} {colour:?}").to_lowercase()
                })
            })
            .collect();
        let mut printed: Vec<_> = ship["dial"]
            .as_object()
            .unwrap()
            .iter()
            .flat_map(|(speed, row)| {
                row.as_object()
                    .unwrap()
                    .iter()
                    .map(move |(name, colour)| format!("{speed} {name} {}", colour.as_str().unwrap()).to_lowercase())
            })
            .collect();
        dial.sort();
        printed.sort();
        assert_eq!(dial, printed, "{}", of.name);
        let card = row(cards, &|row| {
            row["xws"] == pilot.card.name
                && [&row["ship"], &row["ship_xws"]].iter().any(|ship| **ship == of.name || **ship == of.xws)
        });
        assert_eq!(card["name"], pilot.name);
        assert_eq!(
            (card["skill"].as_u64(), card["points"].as_i64()),
            (Some(pilot.skill.into()), Some(pilot.points.into())),
            "{}",
            pilot.name
        );
        assert_eq!(card["unique"], pilot.unique, "{}", pilot.name);
        let slots: Vec<_> = card["slots"]
            .as_array()
            .unwrap()
            .iter()
            .map(|slot| slot.as_str().unwrap().to_lowercase().replace(' ', "-"))
            .collect();
        let own: Vec<_> = pilot.slots.iter().map(|slot| slot.name()).collect();
        assert_eq!(own, slots, "{}", pilot.name);
    }
}

#[test]
fn upgrades_are_those_of_the_data() {
    let Some(cards) = facts("upgrades.json") else { return };
    for upgrade in upgrades() {
        let card = row(&cards["upgrades"], &|row| row["xws"] == upgrade.card.name && row["name"] == upgrade.name);
        assert_eq!(card["points"], upgrade.points, "{}", upgrade.name);
        assert_eq!(
            (&card["unique"], &card["limited"]),
            (&upgrade.unique.into(), &upgrade.limited.into()),
            "{}",
            upgrade.name
        );
        assert_eq!(card["slot"].as_str().unwrap().to_lowercase().replace(' ', "-"), upgrade.slot.name());
        match upgrade.card.weapon {
            None => assert!(card["attack"].is_null(), "{}", upgrade.name),
            Some(weapon) => {
                assert_eq!(card["attack"], weapon.dice, "{}", upgrade.name);
                let (near, far) = (weapon.range.0.number(), weapon.range.1.number());
                assert!(
                    card["range"] == format!("{near}-{far}") || near == far && card["range"] == format!("{near}"),
                    "{}",
                    upgrade.name
                );
            }
        }
    }
}

#[test]
fn the_core_set_is_here() {
    let Some(core) = facts("tfa_core_set.json") else { return };
    for card in core["ship_cards"].as_array().unwrap() {
        assert!(pilots().any(|pilot| card["xws"] == pilot.card.name), "{}", card["name"]);
    }
    for card in core["upgrade_cards"].as_array().unwrap() {
        assert!(upgrades().any(|upgrade| card["xws"] == upgrade.card.name), "{}", card["name"]);
    }
    for card in core["damage_deck"].as_array().unwrap() {
        let name = card["name"].as_str().unwrap().to_lowercase().replace(' ', "-").replace('!', "");
        let known = x_wing::DamageCard::named(&name).unwrap();
        assert_eq!(card["count"], known.copies());
        assert_eq!(card["type"], format!("{:?}", known.concerns()));
    }
}
