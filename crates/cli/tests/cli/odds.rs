//! `holotable odds`, as people type it and as programs ask.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn odds(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_holotable"))
        .arg("odds")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // It may have ended already, by an argument that it refuses, without reading anything.
    _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn json(line: &str) -> serde_json::Value {
    serde_json::from_str(line).unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn one_die_against_none_is_what_its_sides_say() {
    let answer = json(&text(&odds(&["--attack", "1", "--json"], "")));
    // Three sides of eight are hits, one is critical.
    assert_eq!(answer["expected_hits"], 0.375);
    assert_eq!(answer["expected_crits"], 0.125);
    assert_eq!(answer["pdf_total"], serde_json::json!([0.5, 0.5]));
}

#[test]
fn range_and_obstruction_are_dice() {
    let plain = text(&odds(&["--attack", "3", "--defense", "4", "--json"], ""));
    let far = text(&odds(&["--attack", "3", "--defense", "2", "--range", "3", "--obstructed", "--json"], ""));
    assert_eq!(plain, far);
    let near = text(&odds(&["--attack", "2", "--defense", "4", "--range", "1", "--json"], ""));
    assert_eq!(plain, near);
}

#[test]
fn queries_come_a_line_each_and_a_bad_one_is_answered_in_its_place() {
    let asked = ["--attack", "3", "--defense", "2", "--attacker", "focus,lock", "--defender", "focus,evade", "--json"];
    let one = json(&text(&odds(&asked, "")));
    let line = r#"{"attack":3,"defense":2,"attacker":["focus","lock"],"defender":["focus","evade"],"policy":"best"}"#;
    let many = text(&odds(&[], &format!("{line}\n\n{{\"attack\":true}}\n{{\"attack\":200}}\n{line}\n")));
    let lines: Vec<_> = many.lines().map(json).collect();
    assert_eq!(lines.len(), 4);
    assert_eq!((&lines[0], &lines[3]), (&one, &one));
    assert_eq!(lines[1]["line"], 3);
    assert!(lines[1]["error"].as_str().unwrap().contains("boolean"));
    assert!(lines[2]["error"].as_str().unwrap().contains("200 attack dice"));
}

#[test]
fn cards_are_named_among_the_tokens() {
    let asked = ["--attack", "3", "--defense", "2", "--attacker", "focus,lock,predator", "--defender", "autothrusters"];
    let one = json(&text(&odds(&[&asked[..], &["--range", "3", "--policy", "best", "--json"]].concat(), "")));
    let line = r#"{"attack":3,"defense":2,"attacker":["focus","lock","Predator"],"defender":["Autothrusters"],"range":3,"policy":"best"}"#;
    let many = json(&text(&odds(&[], line)));
    assert_eq!(one, many);
    let without = json(&text(&odds(&["--attack", "3", "--defense", "2", "--range", "3", "--json"], "")));
    assert!(one["expected_damage"].as_f64() > without["expected_damage"].as_f64());
    // A weapon brings its own dice: four, and no bonus of the range for the defender.
    let torpedoes = json(&text(&odds(&["--attacker", "protontorpedoes", "--range", "3", "--json"], "")));
    assert_eq!(torpedoes["pdf_total"].as_array().unwrap().len(), 5);
}

#[test]
fn a_card_that_cannot_be_counted_is_refused_by_its_name() {
    for (card, why) in [("luck", "no token and no card"), ("shieldupgrade", "no say"), ("evade=3", "no token")] {
        let output = odds(&["--attack", "3", "--attacker", card], "");
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert!(said.contains(&format!("`{card}`")) && said.contains(why), "{said}");
    }
}

#[test]
fn a_chart_has_a_bar_for_every_result() {
    let chart = text(&odds(&["--attack", "2"], ""));
    assert_eq!(chart.lines().count(), 5);
    assert!(chart.starts_with(" 0  25.00 % █████████████\n 1  50.00 % █████████████████████████\n"), "{chart}");
}

#[test]
fn nonsense_is_refused() {
    for arguments in [["--attack", "-1"], ["--attack", "33"], ["--attacker", "luck"]] {
        let output = odds(&arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(!output.stderr.is_empty());
    }
}
