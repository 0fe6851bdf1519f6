//! The scenario files: all of them hold, every rule is proven by one, and a wrong claim is found out.

use scenario::{Scenario, read, run};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use super_teams_scenes::SuperTeamsScenes;

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
        let file = read(&text(&path), &rulebook::ids());
        assert_eq!(file.game, "super-teams", "{name}");
        assert_eq!(file.mistakes, [], "{name}");
        scenarios.extend(file.scenarios.into_iter().map(|scenario| (name.clone(), scenario)));
    }
    scenarios
}

#[test]
fn every_scenario_holds() {
    let mut failures = Vec::new();
    for (file, scenario) in scenarios() {
        for failure in run::<SuperTeamsScenes>(&scenario).failures {
            let failure = failure.to_string().replace('\n', "\n    ");
            failures.push(format!("{}\n    {file}:{failure}", scenario.title));
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
    let file = read(text, &rulebook::ids());
    let failures = file.scenarios.iter().flat_map(|scenario| run::<SuperTeamsScenes>(scenario).failures);
    match file.mistakes.iter().cloned().chain(failures).next() {
        Some(failure) => Err((failure.line, failure.message)),
        None => Ok(()),
    }
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
        (
            "game super-teams\nscenario A\nproves ST-TRN-01\ngiven\ndo x pass\nneeds 0\n",
            5,
            "`x` does not fit here; here stands a whole number from 0 to 1",
        ),
        ("game super-teams\nscenario A\nproves ST-TRN-01\ngiven\nrefused do 0 pass\n", 5, "needs the rule"),
        (
            "game super-teams\nscenario A\nproves ST-TRN-01\ngiven\n  hat 0\nneeds 0\n",
            5,
            "`hat` is not known here; the nearest word is `hand`",
        ),
        (
            "game super-teams\nscenario A\nproves ST-TRN-01\ngiven\ndo 0 dance\nneeds 0\n",
            5,
            "`dance` is not known here",
        ),
        (
            "game super-teams\nscenario A\nproves ST-TRN-01\ngiven\nchance tow\nneeds 0\n",
            5,
            "here stands `bonus` or `cards` or `first`",
        ),
        (
            "game super-teams\nscenario A\nproves ST-TRN-01\ngiven\ntable sing\nneeds 0\n",
            5,
            "here stands `concede` or `decline-draw`",
        ),
    ] {
        let (at, message) = outcome_of(text).expect_err(text);
        assert_eq!(at, line, "{text}: {message}");
        assert!(message.contains(found), "{text}: {message}");
    }
}

#[test]
fn the_documentation_lists_every_line_and_word() {
    let docs = text(&project("docs/scenarios.md"));
    let (_, listed) =
        docs.split_once("### Every line of Super Teams\n\n```\n").expect("docs/scenarios.md lists the lines");
    let (listed, _) = listed.split_once("```").expect("an end of the list");
    let known = scenario::listing::<SuperTeamsScenes>();
    assert!(listed == known, "docs/scenarios.md should list\n{known}");
}

/// Lines 1 to 7; what a row adds begins at line 8.
const GIVEN: &str = "game super-teams
scenario A claim
proves ST-MOV-05
given
  board start normal bonus normal*20 final
  hand 0 red-2
  hand 1 green-1
";

#[test]
fn what_cannot_be_meant_is_found_with_its_column_and_the_nearest_word() {
    for (lines, expected) in [
        ("no-event thrown-bak", "8:10: `thrown-bak` is not known here; the nearest word is `thrown-back`"),
        ("no-event moved xwing", "8:16: `xwing` is not known here; the nearest word is `x-wing`"),
        ("event mved x-wing 0 2", "8:7: `mved` is not known here; the nearest word is `moved`"),
        ("then shipp x-wing 2", "8:6: `shipp` is not known here; the nearest word is `ship`"),
        ("then own-hand red-2", "8:6: `own-hand` is not known here"),
        ("then window boots x-wing", "8:13: `boots` is not known here; the nearest word is `boost`"),
        ("then hand 2 nothing", "8:11: `2` does not fit here; here stands a whole number from 0 to 1"),
        ("sees 0 hand 1 green-1", "8:8: `hand` is not known here"),
        ("needs chance dela 0 6", "8:14: `dela` is not known here; the nearest word is `deal`"),
        ("legal 0 play red-2 x-wing, pas", "8:28: `pas` is not known here; the nearest word is `pass`"),
        ("legal 2 nothing", "8:7: `2` is not known here; the nearest word is `stranger-2`"),
        ("do 0 play red-7 x-wing\nneeds 1", "8:11: `red-7` is not known here; the nearest word is `red-1`"),
        ("refused do 0 pass by ST-TRN-0", "8:22: `ST-TRN-0` is no rule; the nearest is `ST-TRN-01`"),
        ("  tow-chain of\nneeds 0", "8:13: `of` is not known here; the nearest word is `off`"),
        ("  turn 2\nneeds 0", "8:8: `2` does not fit here; here stands a whole number from 0 to 1"),
        ("  first 3\nneeds 0", "5: the first player is seat 3, and there is no such seat (ST-RUL-09)"),
        ("  bonus 2 tow\nneeds 0", "8:9: `2` does not fit here; here stands a whole number from 0 to 1"),
        ("  bonus 9 tow\nneeds 0", "8:9: there is no seat 9"),
        ("  ship x-wing 40\nneeds 0", "8:15: there is no space 40; the final planet is 23"),
        ("  ship x-wing 3 hyperspace\nneeds 0", "8:17: space 3 is no hyperspace"),
        ("  hand 0 red-3\nneeds 0", "8:3: this was said in line 6 already"),
        ("  opening\nneeds 0", "6:3: before anything is dealt (`opening`), no such fact counts"),
        ("  players 3\n  seat 0 red\nneeds 0", "5: 3 players, and colours for 1 seats"),
        ("  players 2\n  seat 1 red\nneeds 0", "5: seat 1 has colours, and an earlier one has none"),
    ] {
        let file = read(&format!("{GIVEN}{lines}\n"), &rulebook::ids());
        let failure = &run::<SuperTeamsScenes>(&file.scenarios[0]).failures;
        let found = failure.first().map_or("nothing is wrong".to_owned(), ToString::to_string);
        assert!(found.starts_with(expected), "{lines}\nexpected {expected}\nfound    {found}");
    }
    let board = read(
        "game super-teams\nscenario A\nproves ST-MOV-05\ngiven\n  board start norml final\nneeds 0\n",
        &rulebook::ids(),
    );
    let found = run::<SuperTeamsScenes>(&board.scenarios[0]).failures[0].to_string();
    let expected = "5:15: `norml` is neither a space nor one of our boards; the nearest word is `normal`";
    assert_eq!(found, expected);
}

#[test]
fn facts_come_in_any_order() {
    let mut facts = [
        "seat 0 red green",
        "seat 1 black yellow",
        "turn 1",
        "ship x-wing 2",
        "board start normal*9 final",
        "hand 1 red-1",
    ];
    for _ in 0..facts.len() {
        facts.rotate_left(1);
        let given = facts.join("\n  ");
        let claims = "then turn 1\nthen ship x-wing 2\nthen seat 1 black yellow\nthen hand 1 red-1\n";
        let text = format!("game super-teams\nscenario A\nproves ST-MOV-05\ngiven\n  {given}\n{claims}");
        assert_eq!(outcome_of(&text), Ok(()), "{text}");
    }
}
