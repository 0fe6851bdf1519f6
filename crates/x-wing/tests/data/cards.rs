//! Every number of the cards here, against the public facts, where that folder lies beside the repository; and without
//! it, that no card is missing.

use crate::flags;
use crate::folder::{facts, list};
use crate::rows::{kebab, named, row, texts};
use std::collections::BTreeSet;
use x_wing::card::Header;
use x_wing::cards::{self, Arcs, Faction, Slot, conditions, damage, huge, pilots, ships, upgrades};

#[test]
fn no_card_is_missing_and_no_name_is_there_twice() {
    assert_eq!((ships().count(), pilots().count(), upgrades().count()), (49, 290, 307));
    assert_eq!((conditions::CONDITIONS.len(), huge::HUGE_SHIPS.len(), huge::HUGE_UPGRADES.len()), (10, 7, 55));
    let unique = (pilots().filter(|pilot| pilot.unique).count(), upgrades().filter(|upgrade| upgrade.unique).count());
    assert_eq!(unique, (197, 110));
    let of = |faction: Faction| pilots().filter(|pilot| pilot.faction() == faction).count();
    assert_eq!(Faction::ALL.map(of), [105, 109, 76]);
    let by_slot = Slot::ALL.map(|slot| upgrades().filter(|upgrade| upgrade.slot == slot).count());
    assert_eq!(by_slot, [42, 19, 9, 13, 9, 6, 9, 80, 13, 9, 45, 31, 13, 0, 0, 0, 9]);
    let names = pilots().map(|pilot| pilot.card.name).chain(upgrades().map(|upgrade| upgrade.card.name));
    let names: Vec<_> = names.chain(conditions::CONDITIONS.iter().map(|condition| condition.card.name)).collect();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    assert_eq!(damage::ORIGINAL.iter().map(|(_, copies, _)| copies).sum::<u8>(), 33);
}

#[test]
fn cards_are_found_by_every_name_that_they_have() {
    for pilot in pilots() {
        assert!(std::ptr::eq(cards::pilot(pilot.card.name).unwrap(), pilot));
        assert!(cards::pilots_called(pilot.xws()).iter().any(|found| std::ptr::eq(*found, pilot)));
        assert_eq!(x_wing::CardId::named(pilot.card.name).unwrap().name(), pilot.card.name);
    }
    for upgrade in upgrades() {
        assert!(std::ptr::eq(cards::upgrade(upgrade.card.name).unwrap(), upgrade));
        assert!(std::ptr::eq(cards::upgrade(upgrade.xws()).unwrap(), upgrade));
        assert_eq!(x_wing::CardId::named(upgrade.card.name).unwrap().name(), upgrade.card.name);
    }
}

#[test]
fn ships_are_those_of_the_data() {
    let Some(data) = facts("ships.json") else { return };
    assert_eq!(list(&data["ships"]).len(), ships().count());
    for ship in ships() {
        let row = row(&data["ships"], &|row| row["xws"] == ship.xws);
        let number = |name: &str| row[name].as_u64().unwrap() as u8;
        assert_eq!(row["name"], ship.name);
        assert_eq!((ship.attack, ship.agility), (number("attack"), number("agility")), "{}", ship.name);
        assert_eq!((ship.hull, ship.shields), (number("hull"), number("shields")), "{}", ship.name);
        assert_eq!(row["size"], format!("{:?}", ship.size).to_lowercase(), "{}", ship.name);
        assert!(
            texts(&row["factions"]).into_iter().eq(ship.factions.iter().map(|faction| faction.name())),
            "{}",
            ship.name
        );
        let actions: BTreeSet<_> = ship.actions.iter().map(|action| action.name().to_owned()).collect();
        assert_eq!(actions, named(&row["actions"]), "{}", ship.name);
        assert_eq!(arcs(ship.arcs), texts(&row["firing_arcs"]).into_iter().collect(), "{}", ship.name);
        let dial: BTreeSet<_> = ship
            .dial
            .iter()
            .flat_map(|(speed, bearings)| {
                bearings.iter().map(move |(bearing, colour)| {
                    let name = bearing.name().replace('-', "_").replace("segnor", "segnors");
                    format!("{speed} {name} {colour:?}").to_lowercase()
                })
            })
            .collect();
        let speeds = row["dial"].as_object().unwrap().iter();
        let printed: BTreeSet<_> = speeds
            .flat_map(|(speed, row)| {
                let bearings = row.as_object().unwrap().iter();
                bearings.map(move |(name, colour)| format!("{speed} {name} {}", colour.as_str().unwrap()))
            })
            .collect();
        assert_eq!(dial, printed, "{}", ship.name);
    }
}

/// The special arc of the VCX-100 is noted with its pilots in the data.
fn arcs(arcs: Arcs) -> BTreeSet<&'static str> {
    let all: &[&str] = match arcs {
        Arcs::Front | Arcs::RearTorpedoes => &["Front"],
        Arcs::Turret => &["Front", "Turret"],
        Arcs::Rear => &["Auxiliary Rear", "Front"],
        Arcs::Forward => &["Auxiliary 180", "Front"],
        Arcs::Mobile => &["Front", "Mobile"],
        Arcs::Bullseye => &["Bullseye", "Front"],
    };
    all.iter().copied().collect()
}

#[test]
fn pilots_are_those_of_the_data() {
    let Some(data) = facts("pilots.json") else { return };
    assert_eq!(list(&data["pilots"]).iter().filter(|row| row["huge"] == false).count(), pilots().count());
    for pilot in pilots() {
        let row = row(&data["pilots"], &|row| {
            let key = (&row["xws"], &row["ship_xws"], &row["xws_faction"]);
            key == (&pilot.xws().into(), &pilot.ship.xws.into(), &pilot.faction().xws().into())
        });
        let name = pilot.card.name;
        assert_eq!((&row["name"], &row["faction"]), (&pilot.name.into(), &pilot.allegiance.name().into()));
        assert_eq!(row["skill"].as_u64().unwrap_or(0), u64::from(pilot.skill), "{name}");
        assert_eq!(row["points"].as_i64().unwrap_or(0), i64::from(pilot.points), "{name}");
        assert_eq!(row["points"].is_null(), !pilot.for_squads, "{name}");
        assert_eq!(row["unique"], pilot.unique, "{name}");
        let own: Vec<_> = pilot.slots.iter().map(|slot| slot.name().to_owned()).collect();
        let mut printed: Vec<_> = texts(&row["slots"]).into_iter().map(kebab).collect();
        printed.sort_by_key(|name| Slot::ALL.iter().position(|slot| slot.name() == name));
        assert_eq!(own, printed, "{name}");
        let ship = row.get("ship_override").map_or([3, 1, 8, 5], |row| {
            ["attack", "agility", "hull", "shields"].map(|name| row[name].as_u64().unwrap())
        });
        if pilot.ship.xws == "yt1300" {
            let of = pilot.ship;
            assert_eq!([of.attack, of.agility, of.hull, of.shields].map(u64::from), ship, "{name}");
        }
        if row["has_ability"] == false {
            assert!(pilot.card.abilities.is_empty() && pilot.card.modifiers.is_empty(), "{name}");
        } else {
            assert!(!pilot.card.abilities.is_empty() || !pilot.card.modifiers.is_empty(), "{name} has a text");
        }
        let rear =
            row["grants"].as_array().is_some_and(|all| all.iter().any(|grant| grant["name"] == "Auxiliary Rear"));
        assert_eq!(rear, pilot.ship.arcs == Arcs::RearTorpedoes, "{name}");
    }
}

#[test]
fn upgrades_are_those_of_the_data() {
    let Some(data) = facts("upgrades.json") else { return };
    let standard = list(&data["upgrades"]).iter().filter(|row| row["huge_only"] == false);
    assert_eq!(standard.map(|row| row["xws"].as_str()).collect::<BTreeSet<_>>().len(), upgrades().count());
    for upgrade in upgrades() {
        let name = upgrade.card.name;
        let row = row(&data["upgrades"], &|row| row["xws"] == upgrade.xws());
        let printed = row["name"].as_str().unwrap();
        assert_eq!(printed.split(" (").next().unwrap(), upgrade.name);
        assert_eq!(row.get("dual_card_other_side_id").is_some(), upgrade.two_sided, "{name}");
        assert_eq!(row["points"], upgrade.points, "{name}");
        assert_eq!((&row["unique"], &row["limited"]), (&upgrade.unique.into(), &upgrade.limited.into()), "{name}");
        assert_eq!(kebab(row["slot"].as_str().unwrap()), upgrade.slot.name());
        assert_eq!(row["xws_slot"], upgrade.slot.xws());
        assert_eq!(flags::printed(row), flags::of(upgrade), "{name}");
        match upgrade.card.weapon {
            None => assert!(row["attack"].is_null(), "{name}"),
            Some(weapon) => {
                assert_eq!(row["attack"], weapon.dice, "{name}");
                let (near, far) = (weapon.range.0.number(), weapon.range.1.number());
                let range = if near == far { near.to_string() } else { format!("{near}-{far}") };
                assert_eq!(row["range"], range, "{name}");
                let header = match weapon.header {
                    Header::Free => "Attack",
                    Header::TargetLock => "Attack (target lock)",
                    Header::Focus => "Attack (focus)",
                };
                assert_eq!(row["attack_header"], header, "{name}");
            }
        }
    }
}

#[test]
fn conditions_damage_decks_and_huge_ships_are_those_of_the_data() {
    let (Some(data), Some(decks)) = (facts("conditions.json"), facts("damage_decks.json")) else { return };
    assert_eq!(list(&data["conditions"]).len(), conditions::CONDITIONS.len());
    for condition in conditions::CONDITIONS {
        let row = row(&data["conditions"], &|row| row["xws"] == condition.card.name);
        assert_eq!((&row["name"], &row["unique"]), (&condition.name.into(), &condition.unique.into()));
    }
    let original = list(&decks["decks"]["core"]["cards"]).iter();
    let original = original.map(|row| (row["name"].as_str(), row["count"].as_u64(), row["type"].as_str()));
    let own = damage::ORIGINAL.iter();
    let traits: Vec<_> = own.clone().map(|(.., of)| format!("{of:?}")).collect();
    assert!(original.eq(own.zip(&traits).map(|((name, copies, _), of)| (
        Some(*name),
        Some(u64::from(*copies)),
        Some(of.as_str())
    ))));
    for card in list(&decks["decks"]["core-tfa"]["cards"]) {
        let name = card["name"].as_str().unwrap().to_lowercase().replace(' ', "-").replace('!', "");
        let known = x_wing::DamageCard::named(&name).unwrap();
        assert_eq!(
            (&card["count"], &card["type"]),
            (&known.copies().into(), &format!("{:?}", known.concerns()).into())
        );
    }
    let (Some(pilots), Some(upgrades)) = (facts("pilots.json"), facts("upgrades.json")) else { return };
    let huge = list(&pilots["pilots"]).iter().filter(|row| row["huge"] == true);
    let own: BTreeSet<_> = huge::HUGE_SHIPS.iter().map(|(xws, name)| (Some(*xws), Some(*name))).collect();
    assert_eq!(huge.map(|row| (row["xws"].as_str(), row["name"].as_str())).collect::<BTreeSet<_>>(), own);
    let huge = list(&upgrades["upgrades"]).iter().filter(|row| row["huge_only"] == true);
    let own: BTreeSet<_> = huge::HUGE_UPGRADES.iter().map(|(slot, xws, _)| (Some(slot.xws()), Some(*xws))).collect();
    assert_eq!(huge.map(|row| (row["xws_slot"].as_str(), row["xws"].as_str())).collect::<BTreeSet<_>>(), own);
}

#[test]
fn the_core_set_can_be_played() {
    let Some(core) = facts("tfa_core_set.json") else { return };
    for card in list(&core["ship_cards"]) {
        assert!(pilots().any(|pilot| card["xws"] == pilot.xws()), "{}", card["name"]);
    }
    for card in list(&core["upgrade_cards"]) {
        assert!(upgrades().any(|upgrade| card["xws"] == upgrade.xws()), "{}", card["name"]);
    }
}
