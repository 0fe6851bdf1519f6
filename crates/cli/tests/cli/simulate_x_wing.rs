//! `holotable simulate x-wing`, as it is typed.

use protocol::record::Record;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use x_wing::{Mission, XWing};

const FIRST: &str = "poedameron+bb8, bluesquadronnovice";
const SECOND: &str = "omegaace+wired, zetaace";

fn simulate(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_holotable")).args(["simulate", "x-wing"]).args(words).output().unwrap()
}

/// The object that it prints, which it must.
#[track_caller]
fn object(words: &[&str]) -> Value {
    let output = simulate(&[words, &["--json"]].concat());
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && stderr.is_empty(), "{words:?}: {stderr}");
    serde_json::from_slice(&output.stdout).unwrap()
}

fn core(words: &[&str]) -> Value {
    object(&[&["--squad", FIRST, "--squad", SECOND], words].concat())
}

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("simulate-x-wing").join(name);
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap()
}

fn sum(list: &Value) -> u64 {
    list.as_array().unwrap().iter().map(number).sum()
}

#[test]
fn the_same_seed_gives_the_same_result_whatever_the_number_of_threads() {
    let result = |threads: &str, seed: &str| {
        let mut object = core(&["--games", "60", "--rounds", "8", "--threads", threads, "--seed", seed]);
        for varies in ["seconds", "threads"] {
            object.as_object_mut().unwrap().remove(varies).unwrap();
        }
        object
    };
    let one = result("1", "9");
    assert_eq!(one, result("2", "9"));
    assert_eq!(one, result("7", "9"));
    assert_ne!(one["by_round"], result("1", "10")["by_round"]);
}

#[test]
fn the_numbers_agree_with_each_other() {
    let object = core(&["--games", "80", "--rounds", "12"]);
    let sides = object["by_side"].as_array().unwrap();
    let won: u64 = sides.iter().map(|side| number(&side["wins"])).sum();
    assert_eq!(won + number(&object["draws"]), 80, "every game is won by one side or by nobody");
    let counts = object["rounds_distribution"]["counts"].as_object().unwrap();
    assert_eq!(counts.values().map(number).sum::<u64>(), 80);
    assert!(counts.keys().all(|rounds| (1..=12).contains(&rounds.parse::<u32>().unwrap())));
    let rounds = object["by_round"].as_array().unwrap();
    assert_eq!(number(&rounds[0]["games"]), 80);
    for (place, round) in rounds.iter().enumerate() {
        let longer = |rounds: &&String| rounds.parse::<usize>().unwrap() > place;
        let expected: u64 = counts.keys().filter(longer).map(|rounds| number(&counts[rounds])).sum();
        assert_eq!(number(&round["games"]), expected, "games that got to round {}", place + 1);
    }
    let ships = object["by_ship"].as_array().unwrap();
    for (side, result) in sides.iter().enumerate() {
        let of = |field: &str| -> u64 {
            let mine = ships.iter().filter(|ship| ship["side"] == side);
            mine.map(|ship| number(&ship[field])).sum()
        };
        assert_eq!(of("shots"), number(&result["shots"]));
        assert_eq!(of("hits"), number(&result["hits"]));
        assert_eq!(of("suffered"), number(&result["suffered"]));
        assert_eq!(of("points"), number(&result["points"]));
        assert!(of("hits") > 0 && of("hits") < of("shots") && of("dealt") >= of("hits") / 2, "{result}");
        let lost: u64 = rounds.iter().map(|round| number(&round["lost"][side])).sum();
        assert_eq!(of("destroyed"), lost);
        let destroyed = &sides[1 - side]["points_destroyed"];
        let points: u64 = ships
            .iter()
            .filter(|ship| ship["side"] == side)
            .map(|ship| number(&ship["points"]) * number(&ship["destroyed"]))
            .sum();
        assert!((destroyed["mean"].as_f64().unwrap() * 80.0 - points as f64).abs() < 1e-6, "{destroyed}");
        let heat = object["heat"][side].as_array().unwrap();
        let all: f64 = heat.iter().flat_map(|row| row.as_array().unwrap()).map(|share| share.as_f64().unwrap()).sum();
        assert!(heat.len() == 18 && (all - 1.0).abs() < 1e-9, "{all}");
    }
    assert_eq!(sum(&object["forfeits"]), 0);
}

/// Everything that decides the result is in the command line: a shell that runs it prints the same object.
#[test]
fn the_command_gives_the_same_games() {
    let object = core(&["--games", "20", "--rounds", "5", "--seed", "3"]);
    let command = object["command"].as_str().unwrap();
    let holotable = env!("CARGO_BIN_EXE_holotable");
    let command = format!("{} --json", command.replacen("holotable", holotable, 1));
    let again = Command::new("sh").arg("-c").arg(command).output().unwrap();
    let again: Value = serde_json::from_slice(&again.stdout).unwrap();
    assert_eq!(again["by_ship"], object["by_ship"]);
}

#[test]
fn squads_come_from_lines_and_files() {
    let folder = folder("squads");
    let (line, list) = (folder.join("squad.txt"), folder.join("squad.json"));
    fs::write(&line, format!("{FIRST}\n")).unwrap();
    let xws = r#"{"faction":"imperial","version":"0.3.0","pilots":[{"name":"omegaace","ship":"tiefofighter","upgrades":{"ept":["wired"]}},{"name":"zetaace","ship":"tiefofighter"}]}"#;
    fs::write(&list, xws).unwrap();
    let words = ["--games", "5", "--rounds", "3"];
    let from_files =
        object(&[&["--squad", line.to_str().unwrap(), "--squad", list.to_str().unwrap()], &words[..]].concat());
    assert_eq!(from_files["by_ship"], core(&words)["by_ship"]);
}

#[test]
fn records_of_all_games_are_written_and_true() {
    let folder = folder("records");
    let object = core(&["--games", "4", "--rounds", "6", "--records", folder.to_str().unwrap()]);
    let mut shots = 0;
    for game in 0..4 {
        let bytes = fs::read(folder.join(format!("game-{game:07}.jsonl"))).unwrap();
        let record = Record::<XWing>::read(&bytes).unwrap();
        let mut events = Vec::new();
        record.verify_with(|_, new| events.extend(new.iter().map(|event| event.what))).unwrap();
        shots += events.iter().filter(|event| matches!(event, x_wing::Happening::Attacked { .. })).count() as u64;
    }
    let counted: u64 = object["by_side"].as_array().unwrap().iter().map(|side| number(&side["shots"])).sum();
    assert_eq!(shots, counted);
}

#[test]
fn the_report_is_one_page_that_asks_for_nothing() {
    let path = folder("report").join("report.html");
    core(&["--games", "10", "--rounds", "6", "--report", path.to_str().unwrap()]);
    let page = fs::read_to_string(&path).unwrap();
    for part in
        ["Who wins", "How long games take", "Damage over time", "Where ships fly", "Poe Dameron", "95 % interval"]
    {
        assert!(page.contains(part), "{part}");
    }
    assert_eq!(page.matches("<svg").count(), 2 * 4, "four plots, each wide and narrow");
    for forbidden in ["<script", "src=", "@import", "NaN"] {
        assert!(!page.contains(forbidden), "{forbidden}");
    }
}

#[test]
fn what_cannot_work_is_refused_before_the_first_game() {
    let two = ["--squad", FIRST, "--squad", SECOND];
    for (words, reason) in [
        (vec!["--squad", FIRST], "--squad is there 1 times; name the squad of each side, two in all"),
        (vec!["--squad", "nobody", "--squad", SECOND], "squad 0: ship 1: `nobody` is no pilot that is known here"),
        (vec!["--squad", "", "--squad", SECOND], "an empty squad"),
        (vec!["--squad", "{\"pilots\":3}", "--squad", SECOND], "pilots: a list is expected here, not a number"),
        ([&two[..], &["--points", "30"]].concat(), "the squad costs 57 points; the limit is 30 (XW-SQD-01)"),
        ([&two[..], &["--rounds", "0"]].concat(), "a limit of 0 rounds is no game (XW-LIMIT-04)"),
        ([&two[..], &["--bots", "clever"]].concat(), "--bots: there is no bot `clever`; there are level-5"),
        ([&two[..], &["--games", "0"]].concat(), "--games 0: there is nothing to play"),
    ] {
        let output = simulate(&words);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{words:?}: {said}");
        assert!(said.contains(reason) && output.stdout.is_empty(), "{words:?}: {said}");
    }
}

#[test]
fn a_mission_is_played_by_its_name_or_from_its_file() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../missions/escort.toml");
    let mut results = ["escort", file.to_str().unwrap()].map(|mission| {
        let object = core(&["--games", "20", "--mission", mission, "--seed", "5"]);
        // The first squad wins by leaving only, and the second when twelve rounds are over: nothing is drawn.
        assert_eq!(number(&object["draws"]), 0, "{object}");
        let longest = object["rounds_distribution"]["counts"].as_object().unwrap().keys();
        assert!(longest.map(|rounds| rounds.parse::<u32>().unwrap()).all(|rounds| rounds <= 12));
        object["rounds_distribution"].clone()
    });
    assert_eq!(results[0].take(), results[1].take());
}

/// Squads that nobody names are those of the mission, also if it comes from a file.
#[test]
fn a_mission_brings_its_squads() {
    for name in Mission::NAMES {
        let object = object(&["--mission", name, "--games", "3"]);
        let squads = Mission::named(name).and_then(|mission| mission.squads).unwrap();
        let named = ["--squad", &squads[0], "--squad", &squads[1], "--mission", name, "--games", "3"];
        assert_eq!(object["by_ship"], self::object(&named)["by_ship"], "{name}");
        let command = object["command"].as_str().unwrap();
        assert!(command.contains("--mission") && !command.contains("--squad"), "{command}");
    }
    let mission = folder("bare-mission").join("bare.toml");
    fs::write(&mission, "name = 'bare'\ngoals = [{ side = 0, what = 'destroy-leader' }]").unwrap();
    let output = simulate(&["--mission", mission.to_str().unwrap()]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("--squad is there 0 times") && said.contains("this mission has no ready ones"), "{said}");
}

#[test]
fn what_is_no_mission_is_said() {
    let output = simulate(&["--squad", "poedameron", "--squad", "omegaace", "--mission", "picnic"]);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("none of escort, asteroid-run, scan"), "{said}");
}
