//! Which rule is proven by which scenario.

use page_build::shell::root;
use std::collections::BTreeMap;
use std::path::Path;

/// Prints each rule with its scenarios, or with the reason why software cannot prove it.
pub fn print() -> Result<(), String> {
    let proofs = proofs()?;
    let unproven = unproven()?;
    let mut counts = Vec::new();
    let mut forgotten = 0;
    for catalogue in rulebook::CATALOGUES {
        let (mut proven, mut excused) = (0, 0);
        for rule in catalogue.rules() {
            match (proofs.get(rule.id), unproven.get(rule.id)) {
                (Some(places), _) => {
                    proven += 1;
                    println!("{}  {}", rule.id, places.join("\n           "));
                }
                (None, Some(reason)) => {
                    excused += 1;
                    println!("{}  not by software: {reason}", rule.id);
                }
                (None, None) => {
                    forgotten += 1;
                    println!("{}  NOT PROVEN", rule.id);
                }
            }
        }
        let name = catalogue.name;
        counts.push(format!("{name}: {proven} proven, {excused} not provable by software"));
    }
    println!("\n{}", counts.join("\n"));
    match forgotten {
        0 => Ok(()),
        _ => Err(format!("{forgotten} rules are neither proven nor explained in rules/unproven.md")),
    }
}

/// By rule id: the scenarios that name it.
pub fn proofs() -> Result<BTreeMap<String, Vec<String>>, String> {
    let mut proofs: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in files(&root().join("scenarios"))? {
        let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
        let file = scenario::read(&read(&path)?, &rulebook::ids());
        if let Some(mistake) = file.all_mistakes().first() {
            return Err(format!("{name}:{mistake}"));
        }
        for scenario in file.scenarios {
            for id in &scenario.proves {
                let place = format!("{name}:{} {}", scenario.line, scenario.title);
                proofs.entry(id.clone()).or_default().push(place);
            }
        }
    }
    Ok(proofs)
}

/// By rule id: why software cannot prove it.
fn unproven() -> Result<BTreeMap<String, String>, String> {
    let text = read(&root().join("rules/unproven.md"))?;
    let lines = text.lines().filter_map(|line| line.strip_prefix("- ")?.split_once(' '));
    Ok(lines.map(|(id, reason)| (id.to_owned(), reason.to_owned())).collect())
}

fn files(folder: &Path) -> Result<Vec<std::path::PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<_> = entries.filter_map(Result::ok).map(|entry| entry.path()).collect();
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        match path.is_dir() {
            true => found.extend(files(&path)?),
            false if path.extension().is_some_and(|extension| extension == "scene") => found.push(path),
            false => {}
        }
    }
    Ok(found)
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}
