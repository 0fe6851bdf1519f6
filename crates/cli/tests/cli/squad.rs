//! `holotable squad` from outside.

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn squad(arguments: &[&str], input: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_holotable"))
        .arg("squad")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // It may have ended already, by an argument that it refuses, without reading anything.
    _ = program.stdin.take().expect("a pipe").write_all(input.as_bytes());
    program.wait_with_output().expect("it ends")
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

#[test]
fn a_legal_squad_is_said_to_be_legal() {
    let output = squad(&["check", "-"], "Poe Dameron + BB-8 + Proton Torpedoes, Blue Ace\n");
    assert_eq!(output.status.code(), Some(0));
    let line = "legal, 64 of 100 points: Poe Dameron + BB-8 + Proton Torpedoes, \"Blue Ace\"\n";
    assert_eq!(said(&output), line);
}

#[test]
fn a_squad_may_stand_in_place_of_a_file() {
    let output = squad(&["check", "Poe Dameron (PS9) + BB-8, Blue Ace"], "");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(said(&output), "legal, 62 of 100 points: Poe Dameron (PS9) + BB-8, \"Blue Ace\"\n");
    assert_eq!(squad(&["show", r#"{"faction":"rebel","pilots":[{"id":"lukeskywalker"}]}"#], "").status.code(), Some(0));
    let output = squad(&["check", "no-such-file.txt"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("holotable: no-such-file.txt: "));
}

#[test]
fn every_reason_is_there_at_once() {
    let output = squad(&["check", "-", "--limit", "50"], "Poe Dameron + Wired + Crack Shot; Luke Skywalker + BB-8\n");
    assert_eq!(output.status.code(), Some(1));
    let said = said(&output);
    assert!(said.starts_with("NOT legal, 63 of 50 points"), "{said}");
    assert!(
        said.contains("  - ship 1: Poe Dameron has no free elite icon for Crack Shot (XW-SLOT-01, XW-UPG-03)\n"),
        "{said}"
    );
    assert!(said.contains("  - the squad costs 63 points; the limit is 50 (XW-SQD-01)\n"), "{said}");
}

#[test]
fn many_lists_a_line_each_are_answered_a_line_each() {
    let lists = concat!(
        r#"{"faction":"scum","pilots":[{"id":"bobafett","ship":"firespray31","upgrades":{"title":["slavei"]}}]}"#,
        "\n",
        r#"{"xws":{"faction":"imperial","pilots":[{"name":"bobafett","ship":"firespray31"},{"name":"bobafett"}]}}"#,
        "\n",
        r#"{"faction":"scum","pilots":[{"id":7}]}"#,
        "\n",
    );
    let output = squad(&["check", "-", "--json"], lists);
    assert_eq!(output.status.code(), Some(1));
    let answers: Vec<Value> = said(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((&answers[0]["points"], &answers[0]["legal"]), (&39.into(), &true.into()));
    assert_eq!((&answers[1]["points"], &answers[1]["legal"]), (&78.into(), &false.into()));
    assert_eq!(answers[1]["reasons"][0], "Boba Fett is a unique name and is there twice (XW-UNQ-02)");
    assert_eq!(answers[2]["reasons"][0], "pilots[0].id: a text is expected here, not a number");
    assert!(answers[2]["points"].is_null() && answers[2]["legal"] == false);
}

#[test]
fn a_sheet_has_costs_numbers_and_dials() {
    let output = squad(&["show", "-"], "Snap Wexley + Veteran Instincts + Black One\n");
    assert_eq!(output.status.code(), Some(0));
    let said = said(&output);
    for line in [
        "Resistance squad, 30 points",
        "1. \"Snap\" Wexley, T-70 X-wing (30 points)",
        "   skill 8, attack 3, agility 2, hull 3, shields 3",
        "   actions: focus, target lock, boost",
        "     1  Veteran Instincts (elite)",
        "        Your pilot skill is two higher.",
        "   speed 4: white straight; red koiogran",
    ] {
        assert!(said.lines().any(|other| other == line), "{line}\n{said}");
    }
}

#[test]
fn a_page_to_print_has_every_dial_and_asks_for_nothing() {
    let path = std::env::temp_dir().join(format!("holotable-squad-{}.html", std::process::id()));
    let name = path.display().to_string();
    let output = squad(&["show", "-", "--html", &name], "Jakku Gunrunner, \"Leebo\", Omicron Group Pilot\n");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let page = std::fs::read_to_string(&path).expect("a page");
    std::fs::remove_file(&path).expect("it can go again");
    assert_eq!(page.matches("<svg").count(), 3);
    // Manoeuvres of the dials: Quadjumper 16, YT-2400 17, Lambda 12.
    assert_eq!(page.matches("<path").count(), 16 + 17 + 12);
    assert!(page.contains("&quot;Leebo&quot;<small>") && page.contains("This squad is not legal"));
    for forbidden in ["<script", "http", "src=", "@import", "url("] {
        assert!(!page.contains(forbidden), "{forbidden}");
    }
}

#[test]
fn a_squad_goes_from_one_form_to_the_other_and_back() {
    let text = "Boba Fett (scum) + Slave I + Proton Torpedoes, Mandalorian Mercenary";
    let list = squad(&["export", "-", "--xws"], text);
    let parsed: Value = serde_json::from_slice(&list.stdout).expect("JSON");
    assert_eq!(
        (&parsed["version"], &parsed["faction"], &parsed["points"]),
        (&"1.0.0".into(), &"scum".into(), &78.into())
    );
    assert_eq!(parsed["pilots"][0]["upgrades"]["torpedo"][0], "protontorpedoes");
    let again = squad(&["export", "-", "--text"], &said(&list));
    assert_eq!(said(&again).trim(), "Boba Fett (scum) + Slave I + Proton Torpedoes, Mandalorian Mercenary");
}

#[test]
fn what_cannot_be_read_gets_a_sentence_and_exit_2() {
    for (arguments, input, sentence) in [
        (vec!["show", "-"], "{\"pilots\":", "this is no JSON: EOF while parsing a value at line 1 column 10"),
        (vec!["show", "-"], "", "an empty squad"),
        (vec!["export", "-", "--xws"], "nobody", "ship 1: `nobody` is no pilot that is known here"),
        (vec!["export", "-"], "nobody", "--text"),
        (vec!["check", "/no/such/file"], "", "/no/such/file: No such file or directory"),
    ] {
        let output = squad(&arguments, input);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(sentence), "{said}");
    }
}

/// What docs/squads.md shows is what the program says.
#[test]
fn the_document_is_true() {
    let document = include_str!("../../../../docs/squads.md");
    let mut shown = 0;
    let mut lines = document.lines().peekable();
    while let Some(line) = lines.next() {
        let Some((text, command)) =
            line.strip_prefix("    $ echo '").and_then(|line| line.split_once("' | holotable squad "))
        else {
            continue;
        };
        let arguments: Vec<_> = command.split_whitespace().collect();
        let mut expected = String::new();
        while let Some(line) = lines.next_if(|line| line.starts_with("    ") && !line.starts_with("    $")) {
            expected = format!("{expected}{}\n", &line[4..]);
        }
        assert_eq!(said(&squad(&arguments, text)), expected, "{line}");
        shown += 1;
    }
    assert_eq!(shown, 2);
}
