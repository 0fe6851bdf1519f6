//! Programs play seats in `holotable simulate`.

use serde_json::Value;
use std::process::{Command, Stdio};

fn simulate(arguments: &[&str]) -> Value {
    simulate_game(&["super-teams", "--board", "short"], arguments)
}

fn simulate_game(game: &[&str], arguments: &[&str]) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_holotable"))
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .arg("simulate")
        .args(game)
        .arg("--json")
        .args(arguments)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Whether Python is there; where it must be there (CI=true), it is an error if it is not.
fn python_is_there() -> bool {
    let python = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    let is_there = python.is_ok_and(|end| end.success());
    if !is_there {
        assert!(std::env::var("CI").as_deref() != Ok("true"), "python3 is missing: install it to test the examples");
        eprintln!("skipped: python3 is missing, so the examples were not run");
    }
    is_there
}

/// The Python example of X-Wing plays whole games on either side without one wrong answer, and beats chance.
#[test]
fn the_python_example_of_x_wing_plays_whole_games() {
    if !python_is_there() {
        return;
    }
    let squads = ["x-wing", "--squad", "omegaace, zetaace", "--squad", "omegaace, zetaace", "--rounds", "10"];
    for (bots, ours) in
        [("exec:python3 examples/x_wing_bot.py,random", 0), ("random,exec:python3 examples/x_wing_bot.py", 1)]
    {
        let result = simulate_game(&squads, &["--games", "30", "--seed", "3", "--bots", bots]);
        assert_eq!(result["forfeits"], serde_json::json!([0, 0]), "{result}");
        let wins = |side: usize| result["by_side"][side]["wins"].as_u64().unwrap();
        assert!(wins(ours) > wins(1 - ours), "{} against {}", wins(ours), wins(1 - ours));
    }
}

/// The Python example, as the documents call it, plays for every number of players and beats chance.
#[test]
fn the_python_example_plays_whole_games() {
    if !python_is_there() {
        return;
    }
    for players in ["2", "3", "4"] {
        let bots = "exec:python3 examples/seat_bot.py,random";
        let result = simulate(&["--players", players, "--games", "12", "--seed", "3", "--bots", bots]);
        assert_eq!(result["games"], 12);
        let forfeits: u64 = result["forfeits"].as_array().unwrap().iter().map(|count| count.as_u64().unwrap()).sum();
        assert_eq!(forfeits, 0, "{result}");
        let bots = result["by_bot"].as_array().unwrap();
        let rate = |name: &str| bots.iter().find(|bot| bot["bot"].as_str().unwrap().starts_with(name)).unwrap();
        let (ours, random) = (&rate("exec:")["rate"], &rate("random")["rate"]);
        assert!(ours.as_f64().unwrap() > random.as_f64().unwrap(), "{ours} against {random} with {players} players");
    }
}

/// The other way round: the seat of a program that cannot play concedes, and the run goes on to its end.
#[test]
fn a_program_that_cannot_play_loses_and_the_run_goes_on() {
    let result = simulate(&["--games", "5", "--threads", "1", "--bots", "random,exec:true"]);
    assert_eq!(result["games"], 5);
    assert_eq!(result["wins"], serde_json::json!([5, 0]));
    assert_eq!(result["forfeits"], serde_json::json!([0, 5]));
}
