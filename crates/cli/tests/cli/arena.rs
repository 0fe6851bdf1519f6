//! `holotable arena`, as it is typed.

use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// Runs `holotable arena` with these words.
fn arena(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_holotable")).arg("arena").args(words).output().unwrap()
}

/// What it prints, which it must.
#[track_caller]
fn well(words: &[&str]) -> String {
    let output = arena(words);
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && stderr.is_empty(), "{words:?}: {stderr}");
    String::from_utf8(output.stdout).unwrap()
}

/// The object that it prints.
#[track_caller]
fn object(words: &[&str]) -> Value {
    serde_json::from_str(&well(&[words, &["--json"]].concat())).unwrap()
}

const SHORT: [&str; 3] = ["super-teams", "--board", "short"];

#[test]
fn the_same_seed_gives_the_same_result_whatever_the_number_of_threads() {
    let result = |threads: &str, seed: &str| {
        let words =
            ["--bots", "level-5,greedy,random", "--games", "8", "--all", "--budget", "20", "--threads", threads];
        let mut object = object(&[&SHORT[..], &words, &["--seed", seed]].concat());
        for varies in ["seconds", "threads", "command", "seed"] {
            object.as_object_mut().unwrap().remove(varies);
        }
        object
    };
    assert_eq!(result("1", "4"), result("3", "4"));
    assert_ne!(result("2", "4"), result("2", "5"));
}

#[test]
fn it_stops_when_it_is_decided_unless_all_are_wanted() {
    let words = [&SHORT[..], &["--bots", "random,greedy", "--games", "300"]].concat();
    let stopped = object(&words);
    let pairing = &stopped["pairings"][0];
    assert_eq!(pairing["stronger"], "greedy");
    assert!(pairing["games"].as_u64().unwrap() < 300 && pairing["high"].as_f64().unwrap() < 0.2, "{pairing}");
    assert_eq!(stopped["bots"][0]["bot"], "greedy");
    assert!(stopped["bots"][0]["low"].as_f64().unwrap() > stopped["bots"][1]["high"].as_f64().unwrap());
    let all = object(&[&words[..], &["--all"]].concat());
    assert_eq!(all["games"], 300);
    // The first games are the same, so that stopping changes nothing but how many there are.
    assert!(all["command"].as_str().unwrap().ends_with("--games 300 --all --seed 1 --budget 1000"));
}

/// With three players a set is six games, and each bot sits in every seat in half of them.
#[test]
fn three_and_four_players_are_compared_too() {
    for (players, games) in [("3", 12), ("4", 10)] {
        let words = ["--bots", "greedy,random", "--games", "10", "--all", "--players", players];
        let object = object(&[&SHORT[..], &words].concat());
        assert_eq!(object["games"], games);
        assert!(object["pairings"][0]["rate"].as_f64().unwrap() > 0.6, "{object}");
    }
}

#[test]
fn the_table_and_the_page_tell_the_same() {
    let report = Path::new(env!("CARGO_TARGET_TMPDIR")).join("arena.html");
    _ = fs::remove_file(&report);
    let words = ["--bots", "greedy,level-1,random", "--games", "40", "--report", report.to_str().unwrap()];
    let table = well(&[&SHORT[..], &words].concat());
    let page = fs::read_to_string(&report).unwrap();
    let lines: Vec<_> = table.lines().filter(|line| line.contains(" against ")).collect();
    assert_eq!(lines.len(), 3, "{table}");
    for line in lines {
        let (two, told) = line.split_once(": ").unwrap();
        let (rate, _) = told.split_once(" (").unwrap();
        assert!(page.contains(two) && page.contains(rate), "{line}");
    }
    assert!(page.contains("holotable arena super-teams --players 2 --board short --bots greedy,level-1,random"));
    assert!(!page.contains("<script") && !page.contains("src=") && page.contains("<svg"));
}

/// A program that ends at once loses every game, in both games, and it is said why.
#[test]
fn programs_enter_and_forfeit() {
    let words = ["--bots", "random,exec:false", "--games", "4"];
    let squads = ["x-wing", "--squad", "omegaace", "--squad", "zetaace", "--rounds", "4"];
    for game in [&SHORT[..], &squads] {
        let object = object(&[game, &words].concat());
        assert_eq!(object["pairings"][0]["rate"], 1.0);
        let program = object["bots"].as_array().unwrap().iter().find(|bot| bot["bot"] == "exec:false").unwrap();
        assert_eq!(program["forfeits"], 4, "{object}");
        assert!(object["first_forfeit"].as_str().unwrap().starts_with("set 0: seat "), "{object}");
    }
}

#[test]
fn what_cannot_be_compared_is_refused() {
    let refused: [(&[&str], &str); 8] = [
        (&["--bots", "greedy"], "--bots names one bot; name two or more"),
        (&["--bots", "greedy,random,greedy"], "--bots names `greedy` again in place 3"),
        (&["--bots", "greedy,clever"], "there is no bot `clever`; there are level-5"),
        (&["--bots", "greedy,random", "--games", "0"], "--games 0: there is nothing to play"),
        (&["--bots", "greedy,random", "--threads", "0"], "--threads 0: somebody has to play"),
        (&["--bots", "greedy,random", "--players", "5"], "--players 5: 5 players; the game is for 2, 3 or 4"),
        (
            &["--bots", "greedy,random", "--report", "/no/such/folder/a.html"],
            "--report /no/such/folder/a.html: cannot write",
        ),
        (&["--bots", "greedy,exec:/no/such/program"], "cannot start `/no/such/program`"),
    ];
    for (words, reason) in refused {
        let output = arena(&[&["super-teams"], words].concat());
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{words:?}: {stderr}");
        assert!(stderr.contains(reason) && output.stdout.is_empty(), "{words:?}: {stderr}");
    }
}

/// A folder with squads in files.
fn squads(name: &str, files: &[(&str, &str)]) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    for (file, squad) in files {
        fs::write(folder.join(file), squad).unwrap();
    }
    folder.to_str().unwrap().to_owned()
}

const SQUADS: [(&str, &str); 4] = [
    ("weak.txt", "academypilot"),
    ("strong.txt", "rookiepilot, rookiepilot, rookiepilot"),
    ("middle.txt", "rookiepilot"),
    ("listed.json", r#"{"faction":"imperial","pilots":[{"id":"academypilot","ship":"tiefighter"}],"version":"0.3.0"}"#),
];

#[test]
fn squads_are_ranked_under_one_bot() {
    let folder = squads("arena-squads", &SQUADS);
    let words = ["x-wing", "--squads", &folder, "--games", "4", "--all", "--rounds", "8"];
    let all = object(&words);
    assert_eq!((&all["compared"], &all["games"]), (&Value::from("squads"), &Value::from(24)));
    assert_eq!(all["bots"][0]["bot"], "strong", "{all}");
    assert_eq!(all["pairings"].as_array().unwrap().len(), 6);
    let again = object(&[&words[..], &["--threads", "1", "--bots", "level-4"]].concat());
    assert_eq!(again["pairings"], all["pairings"], "level-4 flies if nobody is named, and threads change nothing");
    let table = well(&words);
    assert!(table.contains("squad") && table.contains("strong against weak"), "{table}");
}

#[test]
fn in_a_swiss_tournament_everybody_plays_in_each_round() {
    let folder = squads("arena-swiss", &SQUADS);
    let words = ["x-wing", "--squads", &folder, "--swiss", "2", "--games", "2", "--all", "--rounds", "6"];
    let swiss = object(&words);
    assert_eq!(swiss["pairings"].as_array().unwrap().len(), 4);
    for name in ["weak", "strong", "middle", "listed"] {
        let met = swiss["pairings"].as_array().unwrap().iter();
        let met = met.filter(|two| two["first"] == name || two["second"] == name).count();
        assert_eq!(met, 2, "{name}");
    }
    assert!(swiss["command"].as_str().unwrap().contains(" --swiss 2 "));
}

#[test]
fn squads_that_cannot_meet_are_refused() {
    let refused = |words: &[&str]| {
        let output = arena(&[&["x-wing"], words].concat());
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    let one = squads("arena-one", &SQUADS[..1]);
    assert!(refused(&["--squads", &one]).contains("1 files with squads; two or more are needed"));
    assert!(refused(&["--squads", "no-such-folder"]).contains("no-such-folder"));
    let broken = squads("arena-broken", &[SQUADS[0], ("ghost.txt", "nobodyatall")]);
    assert!(refused(&["--squads", &broken]).contains("ghost: this game cannot be played"));
    let dear = squads("arena-dear", &[SQUADS[0], ("dear.txt", "poedameron, poedameron")]);
    assert!(refused(&["--squads", &dear]).contains("dear"));
    let good = squads("arena-good", &SQUADS);
    assert!(refused(&["--squads", &good, "--bots", "level-4,random"]).contains("one bot flies all of them"));
    assert!(refused(&["--squads", &good, "--squad", "academypilot"]).contains("--squad"));
    assert!(refused(&["--swiss", "2"]).contains("--squads"));
    let same = squads("arena-same", &[SQUADS[0], ("weak.json", SQUADS[3].1)]);
    assert!(refused(&["--squads", &same]).contains("the same name"));
    assert!(refused(&["--squad", "academypilot", "--squad", "academypilot"]).contains("--bots is missing"));
}

/// Parts of a contest, put together, say what one long run says, also where that one stops once it is decided.
#[test]
fn parts_together_are_one_long_contest() {
    let x_wing =
        ["x-wing", "--squad", "rookiepilot", "--squad", "academypilot", "--rounds", "4", "--bots", "level-3,random"];
    let three = ["super-teams", "--board", "short", "--players", "3", "--bots", "greedy,random", "--all"];
    let decided = ["super-teams", "--board", "short", "--bots", "random,greedy,level-1"];
    for (number, (words, games)) in [(&x_wing[..], "20"), (&three, "30"), (&decided, "200")].into_iter().enumerate() {
        let words = [words, &["--games", games, "--seed", "6"]].concat();
        let file = |part: u32| {
            let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("arena-part-{number}-{part}.json"));
            fs::write(&path, well(&[&words[..], &["--part", &format!("{part}/5")]].concat())).unwrap();
            path
        };
        let files: Vec<_> = (1..=5).rev().map(file).collect();
        let merge = |files: &[std::path::PathBuf]| {
            Command::new(env!("CARGO_BIN_EXE_holotable")).arg("merge").args(files).arg("--json").output().unwrap()
        };
        let merged = merge(&files);
        assert!(merged.status.success(), "{}", String::from_utf8_lossy(&merged.stderr));
        let [together, whole] =
            [serde_json::from_slice(&merged.stdout).unwrap(), object(&words)].map(|mut object: Value| {
                for varies in ["seconds", "threads"] {
                    object.as_object_mut().unwrap().remove(varies).unwrap();
                }
                object
            });
        assert_eq!(together, whole);
        let missing = merge(&files[..4]);
        let said = String::from_utf8(missing.stderr).unwrap();
        assert!(missing.status.code() == Some(2) && said.contains("part 1/5 is missing"), "{said}");
    }
}
