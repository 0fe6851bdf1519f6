//! `holotable analyse`, as it is typed.

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn holotable(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_holotable")).args(words).output().unwrap()
}

/// What a command prints, which it must.
#[track_caller]
fn well(words: &[&str]) -> String {
    let output = holotable(words);
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && stderr.is_empty(), "{words:?}: {stderr}");
    String::from_utf8(output.stdout).unwrap()
}

/// What it says when it refuses, with exit code 2.
#[track_caller]
fn refused(words: &[&str]) -> String {
    let output = holotable(words);
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{words:?}: {stderr}");
    assert!(output.stdout.is_empty() && !stderr.contains("panicked"), "{stderr}");
    stderr
}

/// A game between bots, recorded; the words are those of `simulate`.
fn recorded(name: &str, words: &[&str]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let more = ["--games", "1", "--seed", "5", "--records", folder.to_str().unwrap()];
    well(&[&["simulate"], words, &more].concat());
    let found = fs::read_dir(&folder).unwrap().next().unwrap().unwrap();
    found.path()
}

fn super_teams(name: &str) -> PathBuf {
    recorded(name, &["super-teams", "--board", "short", "--bots", "greedy,random"])
}

const QUICK: [&str; 4] = ["--budget", "60", "--ways", "40"];

#[track_caller]
fn object(file: &Path, words: &[&str]) -> Value {
    let words = [&["analyse", file.to_str().unwrap(), "--json"], &QUICK[..], words].concat();
    serde_json::from_str(&well(&words)).unwrap()
}

/// Luck, choices and words of the table add up to what became of the chance from start to end, and in the end the winner has all of it.
#[test]
fn a_game_is_the_sum_of_luck_and_choices() {
    let x_wing =
        ["x-wing", "--squad", "rookiepilot", "--squad", "academypilot", "--rounds", "5", "--bots", "hunter-1,random"];
    // An X-wing wins five of six such fights to the end (`simulate`, 300 games between hunters).
    let files = [(super_teams("analyse-sums"), 0.15..0.85), (recorded("analyse-sums-x-wing", &x_wing), 0.7..0.95)];
    for (file, likely) in files {
        let found = object(&file, &[]);
        let players = found["players"].as_array().unwrap();
        let number = |value: &Value| value.as_f64().unwrap();
        for player in players {
            let parts: f64 = ["start", "luck", "playing", "table"].iter().map(|part| number(&player[part])).sum();
            assert!((parts - number(&player["end"])).abs() < 1e-5, "{player}");
        }
        let ends: Vec<_> = players.iter().map(|player| number(&player["end"])).collect();
        assert!(ends == [1.0, 0.0] || ends == [0.0, 1.0] || ends == [0.5, 0.5], "{ends:?}");
        assert!(likely.contains(&number(&players[0]["start"])), "{}", players[0]);
        let course = found["course"].as_array().unwrap();
        let sums = course.iter().map(|moment| number(&moment["chances"][0]) + number(&moment["chances"][1]));
        assert!(sums.into_iter().all(|sum| (sum - 1.0).abs() < 1e-4));
        let costs: Vec<_> =
            found["decisions"].as_array().unwrap().iter().map(|costly| number(&costly["cost"])).collect();
        assert!(costs.is_sorted_by(|one, next| one >= next) && costs.iter().all(|cost| *cost > 0.0), "{costs:?}");
    }
}

/// Somebody who plays at random gives away more than somebody who takes what is best at once.
#[test]
fn random_choices_cost_more() {
    let players = object(&super_teams("analyse-costs"), &[])["players"].clone();
    let [greedy, random] = [0, 1].map(|seat| players[seat]["cost"].as_f64().unwrap());
    assert!(random > 2.0 * greedy, "greedy {greedy}, random {random}");
}

#[test]
fn the_same_seed_gives_the_same_numbers_whatever_the_number_of_threads() {
    let file = super_teams("analyse-threads");
    let one = object(&file, &["--threads", "1"]);
    assert_eq!(one, object(&file, &["--threads", "3"]));
    assert_ne!(one["course"], object(&file, &["--seed", "2"])["course"]);
}

#[test]
fn sentences_and_the_page_tell_the_same() {
    let file = super_teams("analyse-page");
    let report = Path::new(env!("CARGO_TARGET_TMPDIR")).join("analyse.html");
    _ = fs::remove_file(&report);
    let words = [&["analyse", file.to_str().unwrap()], &QUICK[..], &["--report", report.to_str().unwrap()]].concat();
    let told = well(&words);
    let page = fs::read_to_string(&report).unwrap();
    assert!(
        page.contains("<svg") && !page.contains("<script") && !page.contains("http://") || page.contains("www.w3.org")
    );
    let better: Vec<_> = told.lines().filter_map(|line| line.trim().strip_prefix("better: ")).collect();
    assert!(!better.is_empty(), "{told}");
    for line in better {
        let escaped = line.replace('\'', "&#39;");
        assert!(page.contains(&escaped), "{line}");
    }
    assert!(told.contains("luck") && told.contains("100 %") && told.contains("(+: a round begins)"), "{told}");
}

#[test]
fn what_is_no_whole_record_is_refused() {
    let file = super_teams("analyse-refused");
    let whole = fs::read_to_string(&file).unwrap();
    let at = |name: &str, text: &[u8]| {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::write(&path, text).unwrap();
        path
    };
    let cut = &whole[..whole.len() / 2];
    for (name, text) in [
        ("analyse-empty", &b""[..]),
        ("analyse-nonsense", b"once upon a time"),
        ("analyse-bytes", b"\xff\xfe\x00"),
        ("analyse-cut", cut.as_bytes()),
        ("analyse-other", b"{\"record\":1,\"game\":\"chess\"}\n"),
    ] {
        let path = at(name, text);
        let said = refused(&["analyse", path.to_str().unwrap()]);
        assert!(said.starts_with("holotable: ") && said.contains(name), "{said}");
    }
    let changed = whole.replacen("\"ms\":0", "\"ms\":1", 1);
    assert_ne!(changed, whole);
    refused(&["analyse", at("analyse-changed", changed.as_bytes()).to_str().unwrap()]);
    assert!(refused(&["analyse", "no-such-file"]).contains("no-such-file"));
    assert!(refused(&["analyse", file.to_str().unwrap(), "--budget", "0"]).contains("--budget"));
}
