//! The scenario files: all of them hold, every rule is proven by one, and a wrong claim is found out.

use scenario::{Scenario, read, run};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use super_teams::SuperTeams;

fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every scenario of Super Teams with the name of its file.
fn scenarios() -> Vec<(String, Scenario)> {
    let folder = project("scenarios/super-teams");
    let mut paths: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "scene"));
    paths.sort();
    assert!(!paths.is_empty(), "{}: no scenario files", folder.display());
    let mut scenarios = Vec::new();
    for path in paths {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let file = read(&name, &text(&path)).unwrap_or_else(|bad| panic!("{bad}"));
        assert_eq!(file.game, "super-teams", "{name}");
        scenarios.extend(file.scenarios.into_iter().map(|scenario| (name.clone(), scenario)));
    }
    scenarios
}

#[test]
fn every_scenario_holds() {
    let mut failures = Vec::new();
    for (file, scenario) in scenarios() {
        if let Err(failure) = run::<SuperTeams>(&scenario) {
            let message = failure.message.replace('\n', "\n    ");
            failures.push(format!("{file}:{}: {}\n    {message}", failure.line, scenario.title));
        }
    }
    assert!(failures.is_empty(), "{} scenarios fail\n{}", failures.len(), failures.join("\n"));
}

/// The ids of `rules/unproven.md`, each with a reason.
fn unproven() -> BTreeSet<String> {
    let text = text(&project("rules/unproven.md"));
    let rules = text.lines().filter_map(|line| line.strip_prefix("- "));
    rules
        .map(|line| {
            let (id, reason) = line.split_once(' ').unwrap_or((line, ""));
            assert!(reason.len() > 20, "rules/unproven.md: {id} needs a reason");
            id.to_owned()
        })
        .collect()
}

#[test]
fn every_rule_is_proven_or_listed_with_the_reason_why_not() {
    let known: BTreeSet<_> = rulebook::rules().map(|rule| rule.id.to_owned()).collect();
    let ours: BTreeSet<_> = known.iter().filter(|id| id.starts_with("ST-") || id.starts_with("TB-")).cloned().collect();
    let mut proven = BTreeSet::new();
    let mut faults = Vec::new();
    for (file, scenario) in scenarios() {
        for id in scenario.proves {
            if !known.contains(&id) {
                faults.push(format!("{file}:{}: `{}` proves {id}, which is no rule", scenario.line, scenario.title));
            }
            proven.insert(id);
        }
    }
    let unproven = unproven();
    faults.extend(unproven.difference(&known).map(|id| format!("rules/unproven.md: {id} is no rule")));
    faults.extend(unproven.intersection(&proven).map(|id| format!("{id} is proven and listed as unproven")));
    let covered = &proven | &unproven;
    faults.extend(ours.difference(&covered).map(|id| format!("{id} is neither proven nor listed as unproven")));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_example_in_the_documentation_holds() {
    let text = text(&project("docs/scenarios.md"));
    let (_, example) = text.split_once("## A whole file\n\n```\n").expect("docs/scenarios.md has an example");
    let (example, _) = example.split_once("```").expect("which ends");
    assert_eq!(outcome_of(example), Ok(()));
}

/// Nine lines on which every claim below builds; the claim itself is line 10.
const BEGINNING: &str = "game super-teams
scenario A claim
proves ST-MOV-05
given
  board start normal bonus normal*20 final
  hand 0 red-2
  hand 1 green-1
do 0 play red-2 x-wing
chance bonus tow
";

fn outcome_of(text: &str) -> Result<(), (u32, String)> {
    let file = read("claim.scene", text).map_err(|bad| bad.mistakes[0].clone())?;
    file.scenarios.iter().try_for_each(run::<SuperTeams>).map_err(|failure| (failure.line, failure.message))
}

#[test]
fn right_claims_of_every_keyword_hold() {
    for claim in [
        "event drew 0 pile tow because ST-MOV-05",
        "no-event moved",
        "hears 1 drew-hidden 0 pile 1",
        "sees spectator bonus-count 0 1",
        "then bonus 0 tow",
        "needs 1",
        "legal 1 play green-1 star-destroyer, play green-1 death-star",
        "chances nothing",
        "refused do 1 pass by ST-TRN-03",
        "refused chance bonus tow by ST-TRN-02",
        "refused table decline-draw 0 by TB-04",
        "outcome none yet",
    ] {
        assert_eq!(outcome_of(&format!("{BEGINNING}{claim}\n")), Ok(()), "{claim}");
    }
}

#[test]
fn wrong_claims_of_every_keyword_are_found_at_their_line() {
    for (claim, found) in [
        ("do 0 pass\nneeds 1", "refused: not-your-turn (ST-TRN-01); the game needs 1"),
        ("chance bonus tow\nneeds 1", "refused: no-chance-now (ST-TRN-02); the game needs 1"),
        ("table decline-draw 0\nneeds 1", "refused: nothing-offered (TB-04); the game needs 1"),
        ("event drew 0 pile acceleration", "- event drew 0 pile acceleration\n+ event drew 0 pile tow"),
        ("event drew 0 pile tow because ST-BON-01", "- because ST-BON-01\n+ because ST-MOV-05 ST-RUL-07"),
        ("no-event drew 0", "- no event drew 0\n+ event drew 0 pile tow"),
        ("hears 1 drew 0 pile tow", "- hears drew 0 pile tow\n+ hears drew-hidden 0 pile 1"),
        ("sees 1 own-bonus tow", "- sees own-bonus tow\n+ sees own-bonus nothing"),
        ("then ship x-wing 3", "+ then ship x-wing 2"),
        ("needs 0", "- needs 0\n+ needs 1"),
        ("legal 1 play green-1 star-destroyer", "+ play green-1 death-star"),
        ("legal 1 play green-1 star-destroyer, play green-1 death-star, pass", "- pass"),
        (
            "legal 1 play green-1 star-destroyer, play green-1 death-star, play green-1 death-star",
            "- play green-1 death",
        ),
        ("chances bonus tow 4", "chances (- expected, + found)\n- bonus tow 4"),
        ("refused do 1 pass by ST-TRN-02", "- refused by ST-TRN-02\n+ refused by ST-TRN-03"),
        ("refused do 1 play green-1 death-star by ST-TRN-02", "- refused by ST-TRN-02\n+ accepted"),
        ("refused chance bonus tow by ST-SET-05", "+ refused by ST-TRN-02"),
        ("refused table decline-draw 0 by TB-03", "+ refused by TB-04"),
        ("outcome winners 0", "- outcome winners 0\n+ outcome none yet"),
    ] {
        let (at, message) = outcome_of(&format!("{BEGINNING}{claim}\n")).expect_err(claim);
        assert_eq!(at, 10, "{claim}: {message}");
        assert!(message.contains(found), "{claim}: {message}");
    }
}

#[test]
fn impossible_positions_are_impossible_by_the_rule_named() {
    let given = "game super-teams\nscenario Cards\nproves ST-CMP-02\ngiven\n";
    let third = "  hand 0 red-1 red-1\n  hand 1 red-1\n";
    assert_eq!(outcome_of(&format!("{given}{third}impossible ST-CMP-02\n")), Ok(()));
    for (rest, line, found) in [
        ("impossible ST-CMP-02\n", 5, "expected to be impossible by ST-CMP-02; it is accepted"),
        ("  hand 0 red-1 red-1 red-1\nimpossible ST-CMP-03\n", 6, "- impossible by ST-CMP-03\n+ impossible: there"),
        ("  hand 0 red-1 red-1 red-1\nneeds 0\n", 5, "there are only two red-1 (ST-CMP-02)"),
        ("  hand 0 red-1\nneeds 0\nimpossible ST-CMP-02\n", 7, "`impossible` stands alone"),
    ] {
        let (at, message) = outcome_of(&format!("{given}{rest}")).expect_err(rest);
        assert_eq!(at, line, "{rest}: {message}");
        assert!(message.contains(found), "{rest}: {message}");
    }
}

#[test]
fn events_stand_in_the_order_in_which_they_happened() {
    let given = "game super-teams\nscenario Order\nproves ST-TRN-02\ngiven\n  hand 0 red-1\n  hand 1 red-1\n";
    let right = "do 0 play red-1 x-wing\nevent played 0 red-1 x-wing\nevent moved x-wing 0 1\n";
    let wrong = "do 0 play red-1 x-wing\nevent moved x-wing 0 1\nevent played 0 red-1 x-wing\n";
    assert_eq!(outcome_of(&format!("{given}{right}")), Ok(()));
    let (line, message) = outcome_of(&format!("{given}{wrong}")).unwrap_err();
    assert_eq!(line, 9);
    assert!(message.contains("comes earlier"), "{message}");
}

#[test]
fn mistakes_in_a_file_are_named_by_line() {
    for (text, line, found) in [
        ("scenario A\nproves ST-TRN-01\ngiven\nneeds 0\n", 1, "the file does not begin with `game NAME`"),
        ("game super-teams\n", 1, "the file holds no scenario"),
        ("game super-teams\nneeds 0\n", 2, "`needs` outside a scenario"),
        ("game super-teams\nscenario A\ngiven\nneeds 0\n", 2, "the scenario proves no rule"),
        ("game super-teams\nscenario A\nproves ST-TRN-01\ngiven\n", 2, "claims nothing"),
        ("game super-teams\nscenario A\nproves ST-TRN-01\ngiven\nwishes 0\n", 5, "`wishes` is no keyword"),
        ("game super-teams\nscenario A\nproves ST-TRN-01\ngiven\nneeds 0\n  hand 0\n", 6, "outside `given`"),
        ("game super-teams\nscenario A\nproves ST-TRN-01\ngiven\ndo x pass\nneeds 0\n", 5, "`x` is no seat number"),
        ("game super-teams\nscenario A\nproves ST-TRN-01\ngiven\nrefused do 0 pass\n", 5, "needs the rule"),
        ("game super-teams\nscenario A\nproves ST-TRN-01\ngiven\n  hat 0\nneeds 0\n", 5, "`hat` is no fact"),
        ("game super-teams\nscenario A\nproves ST-TRN-01\ngiven\ndo 0 dance\nneeds 0\n", 5, "`dance` is no choice"),
        ("game super-teams\nscenario A\nproves ST-TRN-01\ngiven\nchance tow\nneeds 0\n", 5, "none of first, cards"),
        ("game super-teams\nscenario A\nproves ST-TRN-01\ngiven\ntable sing\nneeds 0\n", 5, "none of concede"),
    ] {
        let (at, message) = outcome_of(text).expect_err(text);
        assert_eq!(at, line, "{text}: {message}");
        assert!(message.contains(found), "{text}: {message}");
    }
}
