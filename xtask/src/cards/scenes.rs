//! The scenarios of X-Wing, and which cards each of them names.

use page_build::shell;
use scenario::{Scenario, read};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// A scenario with the words that stand in it.
pub struct Scene {
    /// The name of its file.
    pub file: String,
    /// The scenario.
    pub scenario: Scenario,
    words: BTreeSet<String>,
}

/// All scenarios of X-Wing.
pub struct Scenes(Vec<Scene>);

impl Scenes {
    /// Reads them all.
    pub fn read() -> Result<Scenes, String> {
        let folder = shell::root().join("scenarios/x-wing");
        let entries = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let mut paths: Vec<PathBuf> = entries.filter_map(Result::ok).map(|entry| entry.path()).collect();
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "scene"));
        paths.sort();
        let mut all = Vec::new();
        for path in paths {
            let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let beside =
                |name: &str| std::fs::read_to_string(path.with_file_name(name)).map_err(|error| error.to_string());
            let scenarios = read(&text, &rulebook::ids()).with_files(beside).scenarios;
            let ends: Vec<_> = scenarios.iter().skip(1).map(|scenario| scenario.line).chain([u32::MAX]).collect();
            let file = path.file_name().unwrap_or_default().to_string_lossy();
            all.extend(scenarios.into_iter().zip(ends).map(|(scenario, end)| {
                let words = words(&text, scenario.line, end);
                Scene { file: file.to_string(), scenario, words }
            }));
        }
        Ok(Scenes(all))
    }

    /// The scenarios that name a card.
    pub fn of(&self, card: &str) -> impl Iterator<Item = &Scene> {
        self.0.iter().filter(move |scene| scene.words.contains(card))
    }

    /// Whether a scenario names a card.
    pub fn name(&self, card: &str) -> bool {
        self.of(card).next().is_some()
    }
}

/// The words of the lines from one on to another, without comments.
fn words(text: &str, from: u32, to: u32) -> BTreeSet<String> {
    let lines = text.lines().zip(1..).filter(|(line, number)| (from..to).contains(number) && !line.starts_with('#'));
    lines.flat_map(|(line, _)| line.split([' ', '+', ','])).map(str::to_owned).collect()
}
