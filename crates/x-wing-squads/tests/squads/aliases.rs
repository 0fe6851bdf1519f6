//! The words of older squad builders.

use crate::folder::facts;
use serde_json::{Value, json};
use x_wing::cards::{Faction, pilots};
use x_wing_squads::{read_line, read_xws_value, write_line};

fn pairs(rows: &Value) -> impl Iterator<Item = (&str, &str)> {
    rows.as_object().unwrap().iter().map(|(alias, meant)| (alias.as_str(), meant.as_str().unwrap()))
}

#[test]
fn every_older_word_is_understood() {
    let Some(data) = facts("xws_aliases.json") else { return };
    for (alias, meant) in pairs(&data["factions"]) {
        let faction = Faction::ALL.into_iter().find(|faction| faction.xws() == meant).unwrap();
        let pilot = pilots().find(|pilot| pilot.faction() == faction).unwrap();
        let list = json!({"faction": alias, "pilots": [{"id": pilot.xws()}]});
        assert_eq!(write_line(&read_xws_value(&list).unwrap()), pilot.card.name, "{alias}");
    }
    for (alias, meant) in pairs(&data["ships"]) {
        let pilot = pilots().find(|pilot| pilot.ship.xws == meant).unwrap();
        let faction = pilot.faction().xws();
        let list = json!({"faction": faction, "pilots": [{"id": pilot.xws(), "ship": alias}]});
        assert_eq!(write_line(&read_xws_value(&list).unwrap()), pilot.card.name, "{alias}");
    }
    for (alias, meant) in pairs(&data["pilots"]) {
        let read = |word: &str| read_line(word).unwrap().review(100);
        let (older, now) = (read(alias), read(meant));
        assert_eq!((older.points, older.faults.len()), (now.points, now.faults.len()), "{alias}");
    }
    for (alias, meant) in pairs(&data["slots"]) {
        let list = |slot: &str| json!({"pilots": [{"id": "poedameron", "upgrades": {slot: ["r2d2"]}}]});
        assert_eq!(read_xws_value(&list(alias)).unwrap(), read_xws_value(&list(meant)).unwrap(), "{alias}");
    }
    for (alias, meant) in pairs(&data["upgrades"]) {
        let (slot, word) = alias.split_once('/').unwrap();
        let list = json!({"pilots": [{"id": "poedameron", "upgrades": {slot: [word]}}]});
        assert_eq!(read_xws_value(&list).unwrap().ships[0].upgrades, [meant], "{alias}");
    }
}
