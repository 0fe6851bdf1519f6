//! `holotable x-wing card` from outside.

use std::process::{Command, Output};
use x_wing::cards::{pilots, upgrades};

fn card(arguments: &[&str]) -> Output {
    let program = Command::new(env!("CARGO_BIN_EXE_holotable")).args(["x-wing", "card"]).args(arguments).output();
    program.expect("the program starts")
}

fn said(arguments: &[&str]) -> String {
    let output = card(arguments);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The facts are those printed on the cards.
#[test]
fn a_pilot_and_an_upgrade_with_all_that_is_on_them() {
    let luke = "Luke Skywalker: pilot, X-wing, Rebel Alliance\n  28 points, unique\n  skill 8, attack 3, agility 2, hull 3, \
                shields 2, small base\n  actions: focus, target lock\n  upgrades: elite, astromech, torpedo\n  in records: \
                lukeskywalker\n  When you defend, you may turn an eye into an evade.\n";
    assert!(said(&["Luke", "Skywalker"]).starts_with(luke), "{}", said(&["Luke", "Skywalker"]));
    let torpedoes = said(&["proton torpedoes"]);
    assert!(
        torpedoes.starts_with("Proton Torpedoes: torpedo\n  4 points\n  attack 4, Range 2–3, needs a target lock\n")
    );
    let autothrusters = said(&["Autothrusters"]);
    assert!(autothrusters.contains("\n  2 points\n  only: ships with the boost action\n"), "{autothrusters}");
}

#[test]
fn a_name_is_found_however_it_is_written() {
    for name in ["R2-D2", "r2d2", "  r2 d2 "] {
        assert!(said(&[name]).starts_with("R2-D2: astromech\n"), "{name}");
    }
    for name in ["howlrunner", "Howlruner", "HOWL RUNNER"] {
        assert!(said(&[name]).starts_with("\"Howlrunner\": pilot, TIE Fighter"), "{name}");
    }
    assert_eq!(said(&["bobafett-scum"]).lines().next(), Some("Boba Fett: pilot, Firespray-31, Scum and Villainy"));
    assert_eq!(said(&["Boba Fett"]).matches("Boba Fett: ").count(), 3);
    assert!(said(&["backstab"]).starts_with("\"Backstabber\": pilot, TIE Fighter"));
    assert!(said(&["flechette torp"]).starts_with("Flechette Torpedoes: torpedo\n"));
    let skywalkers = said(&["skywalker"]);
    let names: Vec<_> = skywalkers.lines().filter(|line| !line.is_empty() && !line.starts_with(' ')).collect();
    assert_eq!(names, ["Luke Skywalker: pilot, X-wing, Rebel Alliance", "Luke Skywalker: crew"]);
    assert!(said(&["proton bomb"]).starts_with("Proton bomb: device on the table\n"));
    assert!(said(&["blinded pilot"]).starts_with("Blinded Pilot: damage card\n"));
    assert!(said(&["Suppressive Fire"]).starts_with("Suppressive Fire: condition\n  unique\n"));
}

#[test]
fn all_cards_are_all_cards() {
    let all = said(&["--all"]);
    let cards = all.split("\n\n").collect::<Vec<_>>();
    // 10 conditions, 14 damage cards, 8 devices.
    assert_eq!(cards.len(), pilots().count() + upgrades().count() + 10 + 14 + 8);
}

#[test]
fn nonsense_gets_suggestions_and_exit_2() {
    for (arguments, sentence) in [
        (vec!["Luek Skywolkre"], "no card is called `Luek Skywolkre`; did you mean Luke Skywalker?"),
        (vec!["xyzzy"], "no card is called `xyzzy`, and none has a name like it; `--all` shows them all"),
        (vec!["--", "-"], "no card is called `-`, and none has a name like it"),
        (vec!["luke", "--all"], "cannot be used with"),
    ] {
        let output = card(&arguments);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(sentence) && output.stdout.is_empty(), "{said}");
    }
}

/// What docs/squads.md shows is what the program says.
#[test]
fn the_document_is_true() {
    let document = include_str!("../../../../docs/squads.md");
    let (_, after) = document.split_once("    $ holotable x-wing card ").expect("an example");
    let mut lines = after.lines();
    let words: Vec<_> = lines.next().expect("a command").split(' ').collect();
    let shown: Vec<_> = lines.take_while(|line| line.starts_with("    ")).map(|line| &line[4..]).collect();
    assert_eq!(said(&words).trim_end(), shown.join("\n"));
}
