//! Squads as players really flew them: what they cost, and whether they are legal.

use crate::folder::{facts, folder, list};
use serde_json::Value;
use x_wing::Squad;
use x_wing_squads::{read_line, read_xws, read_xws_value, write_line, write_names, write_xws};

fn squads() -> Vec<Value> {
    let real = facts("real_squads.json").map(|data| list(&data["squads"]).to_vec()).unwrap_or_default();
    real.into_iter().chain(lines("tournament_squads_sample.jsonl")).collect()
}

/// The lines of a file of the folder, if the folder is there.
fn lines(file: &str) -> Vec<Value> {
    let text = std::fs::read_to_string(folder().join(file)).unwrap_or_default();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A list of numbers.
fn numbers(rows: &Value) -> Vec<i64> {
    list(rows).iter().map(|number| number.as_i64().unwrap()).collect()
}

fn read(row: &Value) -> Squad {
    read_xws(&row["xws"].to_string()).unwrap_or_else(|error| panic!("{error}: {row}"))
}

/// The limit that a squad was built to.
fn limit(row: &Value) -> i16 {
    row["computed_total"].as_i64().unwrap().max(100) as i16
}

#[test]
fn real_squads_cost_what_they_cost() {
    for row in squads() {
        let review = read(&row).review(limit(&row));
        assert_eq!(i64::from(review.points), row["computed_total"].as_i64().unwrap(), "{row}");
        if row["check"] == "match" {
            assert_eq!(Some(i64::from(review.points)), row["expected_total"].as_i64(), "{row}");
        }
        let each: Vec<_> = review.ships.iter().flatten().map(|ship| i64::from(ship.cost())).collect();
        assert_eq!(each, numbers(&row["computed_per_pilot"]), "{row}");
    }
}

/// The data flag icons that ships lost by errata. Two more things are not legal: three of a card of which errata allow two,
/// and one squad that never was, since the Y-wing has no missile icon, which Long-Range Scanners ask for.
#[test]
fn real_squads_are_legal_but_for_errata() {
    let (mut count, mut icons, mut links, mut never) = (0, 0, 0, 0);
    for row in squads() {
        let squad = read(&row);
        let faults: Vec<_> = squad.review(limit(&row)).faults.iter().map(ToString::to_string).collect();
        let flags = row.get("legality_flags_post_errata").map_or(0, |flags| list(flags).len());
        let has =
            |upgrade: &str| squad.ships.iter().filter(|ship| ship.upgrades.iter().any(|word| word == upgrade)).count();
        let scanned = |ship: &x_wing::SquadShip| {
            ship.pilot == "goldsquadronpilot" && ship.upgrades.contains(&"longrangescanners".to_owned())
        };
        let (linked, scanned) = (has("attannimindlink") > 2, squad.ships.iter().any(scanned));
        assert_eq!(faults.is_empty(), flags == 0 && !linked && !scanned, "{faults:?} {row}");
        count += 1;
        icons += usize::from(flags > 0);
        links += usize::from(linked);
        never += usize::from(scanned);
    }
    if count > 0 {
        assert_eq!((count, icons, links, never), (1147, 10, 19, 1));
    }
}

#[test]
fn real_squads_come_back_from_every_way_of_writing() {
    for row in squads() {
        let (squad, limit) = (read(&row), limit(&row));
        let review = squad.review(limit);
        let faults = review.faults.len();
        let list = write_xws(&squad).unwrap();
        for again in [read_xws_value(&list), read_line(&write_names(&squad)), read_line(&write_line(&squad))] {
            let again = again.unwrap().review(limit);
            assert_eq!((again.points, again.faults.len()), (review.points, faults), "{}", write_names(&squad));
        }
    }
}
