//! Every refusal that the rules can give is met by a scenario that names its rule, or is listed in `rules/unrefused.md`,
//! a list that only becomes shorter.

use scenario::{Report, Scenario};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A rule and the code of the sentence; the rule is empty where the source computes it.
type Refusal = (String, String);

/// The most that may be listed; to be lowered when the list becomes shorter.
const MOST_LISTED: usize = 6;

fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files of a folder and its folders that end so.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => found.extend(files(&path, ending)),
            false if path.extension().is_some_and(|extension| extension == ending) => found.push(path),
            false => {}
        }
    }
    found.sort();
    found
}

/// The refusals in a source: the arguments of each `Illegal::new` that is not in a comment.
fn refusals_in(source: &str) -> Vec<Refusal> {
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let calls = code.split("Illegal::new(").skip(1);
    calls
        .filter_map(|call| {
            let (rule, rest) = call.split_once(',')?;
            let rule = rule.trim().strip_prefix('"').and_then(|rule| rule.strip_suffix('"')).unwrap_or_default();
            let (code, _) = rest.trim_start().strip_prefix('"')?.split_once('"')?;
            Some((rule.to_owned(), code.to_owned()))
        })
        .collect()
}

#[test]
fn refusals_are_found_in_sources() {
    let source = r#"
        //! Err(Illegal::new("COIN-1", "not-now"))
        return Err(Illegal::new("XW-ATK-07", "outside-arc"));
        const fn new(rule: &'static str) -> Illegal { Illegal { rule } }
        let late = Illegal::new(
            "XW-RNG-09",
            "too-far",
        );
        range.ok_or(Illegal::new(too_far, "out-of-range"))?
    "#;
    let found = refusals_in(source);
    let expected = [("XW-ATK-07", "outside-arc"), ("XW-RNG-09", "too-far"), ("", "out-of-range")];
    assert_eq!(found, expected.map(|(rule, code)| (rule.to_owned(), code.to_owned())));
}

/// All refusals that the rules can give.
fn possible() -> BTreeSet<Refusal> {
    let crates = ["crates/play/src", "crates/super-teams/src", "crates/x-wing/src"];
    let sources = crates.iter().flat_map(|path| files(&project(path), "rs"));
    sources.flat_map(|path| refusals_in(&text(&path))).collect()
}

/// The refusals that `refused` lines met with.
fn met(folder: &str, run: fn(&Scenario) -> Report) -> BTreeSet<Refusal> {
    let files = files(&project(folder), "scene");
    let read = |path: &PathBuf| {
        let file = scenario::read(&text(path), &rulebook::ids());
        file.with_files(|name| Ok(text(&path.with_file_name(name)))).scenarios
    };
    let scenarios = files.iter().flat_map(read);
    let refusals = scenarios.flat_map(|scenario| run(&scenario).refusals);
    refusals.map(|refusal| (refusal.rule.0.to_owned(), refusal.reason.to_owned())).collect()
}

/// The refusals listed as not met yet.
fn listed() -> BTreeSet<Refusal> {
    let text = text(&project("rules/unrefused.md"));
    let lines = text.lines().filter_map(|line| line.strip_prefix("- "));
    let pair = |line: &str| {
        let words: Vec<_> = line.split_whitespace().collect();
        match words[..] {
            ["*", code, ..] => (String::new(), code.to_owned()),
            [rule, code, ..] => (rule.to_owned(), code.to_owned()),
            _ => panic!("rules/unrefused.md: `{line}` is not a rule and a code"),
        }
    };
    lines.map(pair).collect()
}

#[test]
fn every_refusal_is_met_by_a_scenario_or_listed() {
    let mut met_with = met("scenarios/super-teams", scenario::run::<super_teams_scenes::SuperTeamsScenes>);
    met_with.extend(met("scenarios/x-wing", scenario::run::<x_wing_scenes::XWingScenes>));
    let codes: BTreeSet<_> = met_with.iter().map(|(_, code)| code.clone()).collect();
    let is_met = |(rule, code): &Refusal| match rule.is_empty() {
        true => codes.contains(code),
        false => met_with.contains(&(rule.clone(), code.clone())),
    };
    let (possible, listed) = (possible(), listed());
    assert!(possible.len() > 100, "the refusals of the sources are not found: {possible:?}");
    let said = |(rule, code): &Refusal| format!("{} {code}", if rule.is_empty() { "*" } else { rule });
    let mut faults = Vec::new();
    for refusal in possible.iter().filter(|refusal| !is_met(refusal) && !listed.contains(refusal)) {
        faults.push(format!("{} is met by no `refused` line of a scenario", said(refusal)));
    }
    for refusal in &listed {
        if !possible.contains(refusal) {
            faults.push(format!("rules/unrefused.md: {} is in no source", said(refusal)));
        } else if is_met(refusal) {
            faults.push(format!("rules/unrefused.md: {} is met by a scenario; take it out", said(refusal)));
        }
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
    assert!(listed.len() <= MOST_LISTED, "rules/unrefused.md lists {}; it only becomes shorter", listed.len());
}
