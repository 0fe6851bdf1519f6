//! Every rule is proven by a scenario or excused with a reason, never both, and `cargo xtask rules` tells the truth.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What the scenarios of all games prove, each with its place.
fn proven() -> Vec<(String, String)> {
    let mut proven = Vec::new();
    for folder in std::fs::read_dir(project("scenarios")).unwrap() {
        for path in std::fs::read_dir(folder.unwrap().path()).unwrap().map(|entry| entry.unwrap().path()) {
            if path.extension().is_none_or(|extension| extension != "scene") {
                continue;
            }
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let file = scenario::read(&text(&path), &rulebook::ids());
            assert_eq!(file.all_mistakes(), Vec::<&scenario::Failure>::new(), "{name}");
            for scenario in file.scenarios {
                let place = format!("{name}:{}", scenario.line);
                proven.extend(scenario.proves.into_iter().map(|id| (id, place.clone())));
            }
        }
    }
    proven
}

/// The ids of `rules/unproven.md`, each with a reason.
fn excused() -> BTreeSet<String> {
    let text = text(&project("rules/unproven.md"));
    let lines = text.lines().filter_map(|line| line.strip_prefix("- "));
    let excuse = |line: &str| {
        let (id, reason) = line.split_once(' ').unwrap_or((line, ""));
        assert!(reason.len() > 20, "rules/unproven.md: {id} needs a reason");
        id.to_owned()
    };
    lines.map(excuse).collect()
}

#[test]
fn every_rule_is_proven_or_excused() {
    let known: BTreeSet<_> = rulebook::rules().map(|rule| rule.id.to_owned()).collect();
    let proofs = proven();
    let proven: BTreeSet<_> = proofs.iter().map(|(id, _)| id.clone()).collect();
    let excused = excused();
    let mut faults = Vec::new();
    let unknown = proofs.iter().filter(|(id, _)| !known.contains(id));
    faults.extend(unknown.map(|(id, place)| format!("{place} proves {id}, which is no rule")));
    faults.extend(excused.difference(&known).map(|id| format!("rules/unproven.md: {id} is no rule")));
    faults.extend(excused.intersection(&proven).map(|id| format!("{id} is proven and excused in rules/unproven.md")));
    for id in &known {
        if !(proven.contains(id) || excused.contains(id)) {
            faults.push(format!("{id} is neither proven nor excused in rules/unproven.md"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn few_rules_are_about_cardboard_only() {
    assert!(excused().len() < 60, "{} rules are excused", excused().len());
}
