//! `holotable simulate`, as it is typed.

use protocol::record::Record;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use super_teams::{SuperTeams, boards};

/// Runs `holotable simulate super-teams` with these words.
fn simulate(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_holotable")).args(["simulate", "super-teams"]).args(words).output().unwrap()
}

/// The object that it prints, which it must.
#[track_caller]
fn object(words: &[&str]) -> Value {
    let output = simulate(&[words, &["--json"]].concat());
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && stderr.is_empty(), "{words:?}: {stderr}");
    serde_json::from_slice(&output.stdout).unwrap()
}

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("simulate").join(name);
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn the_same_seed_gives_the_same_result_whatever_the_number_of_threads() {
    let result = |threads: &str, seed: &str| {
        let mut object = object(&["--games", "500", "--bots", "greedy,random", "--threads", threads, "--seed", seed]);
        for varies in ["seconds", "threads"] {
            object.as_object_mut().unwrap().remove(varies).unwrap();
        }
        object
    };
    let one = result("1", "9");
    assert_eq!(one, result("2", "9"));
    assert_eq!(one, result("7", "9"));
    assert_ne!(one["turns"], result("1", "10")["turns"]);
}

#[test]
fn the_object_has_the_numbers_and_they_agree() {
    let object = object(&["--games", "300", "--players", "3"]);
    let number = |value: &Value| value.as_u64().unwrap();
    assert_eq!(number(&object["games"]), 300);
    assert!(object["seconds"].as_f64().unwrap() > 0.0);
    let wins: Vec<_> = object["wins"].as_array().unwrap().iter().map(number).collect();
    assert_eq!(wins.len(), 3);
    assert!(wins.iter().sum::<u64>() >= 300);
    for distribution in ["turns", "rounds"] {
        let counted = &object[format!("{distribution}_distribution")];
        let counts = counted["counts"].as_object().unwrap();
        assert_eq!(counts.values().map(number).sum::<u64>(), 300);
        let sum: u64 = counts.iter().map(|(value, count)| value.parse::<u64>().unwrap() * number(count)).sum();
        assert_eq!(sum, number(&object[distribution]));
        let inner = number(&counted["median"])..=number(&counted["p90"]);
        assert!(
            number(&counted["min"]) <= *inner.start() && *inner.end() <= number(&counted["max"]) && !inner.is_empty()
        );
    }
    for bonus in object["bonus"].as_array().unwrap() {
        assert!(number(&bonus["played"]) > 0 && number(&bonus["drawn"]) >= number(&bonus["played"]), "{bonus}");
    }
    assert_eq!(object["bonus"].as_array().unwrap().len(), 5);
    let by_bot = object["by_bot"].as_array().unwrap();
    assert_eq!((by_bot.len(), &by_bot[0]["bot"]), (1, &Value::from("greedy")));
    for share in object["by_seat"].as_array().unwrap().iter().chain(by_bot) {
        let part = |name: &str| share[name].as_f64().unwrap();
        assert!(0.0 <= part("low") && part("low") < part("rate") && part("rate") < part("high") && part("high") <= 1.0);
    }
    let shares: f64 = object["spaces"].as_array().unwrap().iter().map(|space| space["share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9);
}

#[test]
fn bots_are_repeated_over_the_seats_and_partners_win_together() {
    let object = object(&["--games", "50", "--players", "4", "--bots", "random,greedy"]);
    assert_eq!(object["bots"], serde_json::json!(["random", "greedy", "random", "greedy"]));
    assert_eq!(object["wins"][0], object["wins"][2]);
    assert_eq!(object["wins"][1], object["wins"][3]);
    assert_eq!(object["by_bot"][1]["seats"], serde_json::json!([1, 3]));
    assert!(object["by_bot"][1]["rate"].as_f64().unwrap() > 0.9);
}

#[test]
fn the_table_names_all_that_was_asked_for() {
    let output = simulate(&["--games", "20", "--bots", "greedy,random", "--board", "short"]);
    let table = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && output.stderr.is_empty());
    for word in [
        "2 players",
        "board short",
        "seed 1",
        "20 games",
        "95 % interval",
        "turns",
        "rounds",
        "tow",
        "shared victories",
    ] {
        assert!(table.contains(word), "no `{word}` in\n{table}");
    }
}

/// Each with so many games that it would not come back if it began to play.
#[test]
fn what_cannot_work_is_refused_before_the_first_game() {
    let folder = folder("refused");
    let faulty = folder.join("faulty.toml");
    fs::write(&faulty, "name = \"x\"\nsize = [10, 10]\nspaces = [\n  { kind = \"start\", at = [1, 1] },\n]\n").unwrap();
    let (faulty, missing) = (text(&faulty), folder.join("no-such-folder/report.html"));
    let rows: [(&[&str], &str); 13] = [
        (&["--bots", "clever"], "there is no bot `clever`; there are level-5, level-4"),
        (&["--bots", "greedy,random,greedy"], "names 3 bots for 2 players"),
        (&["--players", "5"], "5 players; the game is for 2, 3 or 4 (ST-SET-08)"),
        (&["--players", "1"], "1 players; the game is for 2, 3 or 4 (ST-SET-08)"),
        (&["--games", "0"], "at least 1 game"),
        (&["--games", "-3"], "unexpected argument '-3'"),
        (&["--threads", "0"], "at least 1 thread"),
        (&["--board", "tiny"], "there is no board `tiny`, and no such file; our own boards are standard, short, long"),
        (&["--board", "no/such.toml"], "no/such.toml"),
        (&["--board", faulty], "faulty.toml:4: a track has at least a start planet and a final planet"),
        (&["--report", text(&missing)], "cannot write there"),
        (&["--records", faulty], "cannot make this folder"),
        (&["--bots", "exec:/no/such/program"], "cannot start `/no/such/program`"),
    ];
    for (words, sentence) in rows {
        let games: &[&str] = if words[0] == "--games" { &[] } else { &["--games", "1000000000000"] };
        let output = simulate(&[words, games].concat());
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{words:?}: {stderr}");
        assert!(stderr.contains(sentence) && output.stdout.is_empty(), "{words:?}: {stderr}");
    }
}

#[test]
fn a_refused_simulation_leaves_an_old_report_alone() {
    let old = folder("old-report").join("report.html");
    fs::write(&old, "old").unwrap();
    assert!(!simulate(&["--report", text(&old), "--records", text(&old)]).status.success());
    assert_eq!(fs::read_to_string(&old).unwrap(), "old");
}

#[test]
fn records_replay_to_the_same_outcome() {
    let folder = folder("records");
    let (one, two) = (folder.join("one"), folder.join("two"));
    let words = |threads| ["--games", "12", "--players", "4", "--seed", "3", "--threads", threads, "--records"];
    let recorded = object(&[&words("1")[..], &[text(&one)]].concat());
    object(&[&words("2")[..], &[text(&two)]].concat());
    let mut wins = vec![0; 4];
    for number in 0..12 {
        let name = format!("game-{number:07}.jsonl");
        let bytes = fs::read(one.join(&name)).unwrap();
        assert_eq!(bytes, fs::read(two.join(&name)).unwrap());
        let record = Record::<SuperTeams>::read(&bytes).unwrap();
        assert_eq!(record.header.notes.stream, Some(number));
        for seat in record.verify().unwrap().outcome().unwrap().winners.iter() {
            wins[seat.index()] += 1;
        }
    }
    assert_eq!(recorded["wins"], serde_json::json!(wins));
    let plain = object(&["--games", "12", "--players", "4", "--seed", "3"]);
    assert_eq!(recorded["turns_distribution"], plain["turns_distribution"]);
    assert_eq!(fs::read_dir(&one).unwrap().count(), 12);
}

#[test]
fn records_are_never_overwritten() {
    let folder = folder("kept");
    object(&["--games", "1", "--records", text(&folder)]);
    let output = simulate(&["--games", "1", "--records", text(&folder)]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("there are records already"));
}

#[test]
fn the_page_stands_alone_and_has_every_number_as_text() {
    let report = folder("report").join("report.html");
    let object = object(&["--games", "60", "--board", "long", "--report", text(&report)]);
    let page = fs::read_to_string(&report).unwrap();
    for outside in ["<script", "src=", "@import", "url(", "https://"] {
        assert!(!page.contains(outside), "the page has `{outside}`");
    }
    assert_eq!(page.matches("http://").count(), page.matches("xmlns=\"http://www.w3.org/2000/svg\"").count());
    assert!(page.contains(object["command"].as_str().unwrap()));
    assert!(page.contains("--board long"));
    // Three plots for wide and for narrow screens, and the board: a white circle, its rim, and heat where there is any.
    assert_eq!(page.matches("<svg").count(), 3 * 2 + 1);
    let board = page.split("<svg").find(|svg| svg.contains("home\n")).unwrap();
    let spaces = object["spaces"].as_array().unwrap();
    assert_eq!(spaces.len(), boards::named("long").unwrap().at.len());
    let visited = spaces.iter().filter(|space| space["share"].as_f64().unwrap() > 0.0).count();
    assert_eq!(board.matches("<circle").count(), 2 * spaces.len() + visited);
    assert_eq!(page.matches("<table>").count(), page.matches("<caption>").count());
    for row in spaces {
        let share = format!("<td>{:.2} %</td>", row["share"].as_f64().unwrap() * 100.0);
        assert!(page.contains(&share), "no {share}");
    }
}

/// A program that ends at once loses by TB-01, and the reason is told.
#[test]
fn a_program_that_cannot_play_on_forfeits() {
    let object = object(&["--games", "3", "--bots", "exec:true,random"]);
    assert_eq!(object["wins"], serde_json::json!([0, 3]));
    assert_eq!(object["forfeits"], serde_json::json!([3, 0]));
    assert!(object["first_forfeit"].as_str().unwrap().starts_with("game 0: seat 0, true: "), "{object}");
}

/// Runs `holotable merge` with these words.
fn merge(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_holotable")).arg("merge").args(words).output().unwrap()
}

/// What parts of a simulation printed, a file each.
fn parts(folder: &Path, words: &[&str], of: u32) -> Vec<String> {
    let file = |part: u32| {
        let output = Command::new(env!("CARGO_BIN_EXE_holotable"))
            .arg("simulate")
            .args(words)
            .args(["--part", &format!("{part}/{of}")])
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let path = folder.join(format!("part-{part}.json"));
        fs::write(&path, output.stdout).unwrap();
        text(&path).to_owned()
    };
    (1..=of).map(file).collect()
}

#[test]
fn parts_together_are_one_long_run() {
    let x_wing = ["x-wing", "--squad", "rookiepilot, redsquadronpilot", "--squad", "academypilot, academypilot"];
    for words in [&["super-teams", "--players", "3", "--bots", "greedy,random"][..], &x_wing] {
        let folder = folder(&format!("parts-of-{}", words[0]));
        let words = [words, &["--games", "50", "--seed", "6"]].concat();
        let mut files = parts(&folder, &words, 7);
        files.reverse();
        let mut files: Vec<_> = files.iter().map(String::as_str).collect();
        files.push("--json");
        let whole = Command::new(env!("CARGO_BIN_EXE_holotable")).arg("simulate").args(&words).arg("--json").output();
        let [together, whole] = [merge(&files), whole.unwrap()].map(|output| {
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            let mut object: Value = serde_json::from_slice(&output.stdout).unwrap();
            for varies in ["seconds", "threads"] {
                object.as_object_mut().unwrap().remove(varies).unwrap();
            }
            object
        });
        assert_eq!(together, whole);
        assert_eq!(together["games"], 50);
    }
}

#[test]
fn parts_that_do_not_belong_together_are_refused_in_words() {
    let folder = folder("wrong-parts");
    let files = parts(&folder, &["super-teams", "--games", "9"], 3);
    let [first, second, third] = [0, 1, 2].map(|index| files[index].as_str());
    let changed = |name: &str, from: &str, to: &str| {
        let before = fs::read_to_string(third).unwrap();
        assert!(before.contains(from), "{before}");
        let path = folder.join(name);
        fs::write(&path, before.replacen(from, to, 1)).unwrap();
        text(&path).to_owned()
    };
    let other_seed = changed("seed.json", "\"--seed\",\"1\"", "\"--seed\",\"2\"");
    let fewer = changed("fewer.json", "\"games\":3", "\"games\":2");
    let space = changed("space.json", "\"stays\":[", "\"stays\":[0,");
    let cut = changed("cut.json", "\"results\"", "");
    let nonsense = changed("nonsense.json", "\"3/3\"", "\"4/3\"");
    let unknown = folder.join("unknown.json");
    fs::write(&unknown, fs::read_to_string(first).unwrap().replacen("super-teams", "chess", 1)).unwrap();
    for (files, reason) in [
        (&[first, second][..], "part 3/3 is missing"),
        (&[first, second, third, second], "part 2/3 is there twice"),
        (&[first, second, &other_seed], "not of the same games"),
        (&[first, second, &fewer], "8 games and not 9"),
        (&[first, second, &space], "does not belong to this game"),
        (&[first, second, &cut], "is not what"),
        (&[first, second, &nonsense], "no part"),
        (&[text(&unknown)], "cannot be asked for here"),
        (&["nowhere.json"], "nowhere.json"),
    ] {
        let output = merge(files);
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(2) && stderr.contains(reason), "{files:?}: {stderr}");
        assert!(output.stdout.is_empty());
    }
    for (words, reason) in [(&["--part", "4/3"][..], "no part"), (&["--part", "1/3", "--json"], "cannot be used with")]
    {
        let output = simulate(words);
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(2) && stderr.contains(reason), "{words:?}: {stderr}");
    }
}
