//! `holotable scenario`: runs scenario files.

use crate::failure::{Failure, read};
use clap::Args;
use games::{Listed, with_game};
use scenario::{Report, Scenario, run as play_out};
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};

/// Runs scenario files and says which of their claims do not hold
#[derive(Args)]
pub struct Arguments {
    /// Files, or folders with files ending in .scene
    #[arg(required = true)]
    paths: Vec<PathBuf>,
}

/// Runs every scenario of every file. What is wrong with one of them does not keep the others from being run.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut out = stdout().lock();
    let (mut passed, mut failed) = (0, 0);
    for path in files(&arguments.paths)? {
        let name = path.display().to_string();
        let file = scenario::read(&read(&path)?, &rulebook::ids());
        let file = file
            .with_files(|name| std::fs::read_to_string(path.with_file_name(name)).map_err(|error| error.to_string()));
        failed += file.mistakes.len();
        for mistake in &file.mistakes {
            writeln!(out, "{name}:{mistake}")?;
        }
        if file.game.is_empty() {
            continue;
        }
        let Some(runner) = runner(&file.game) else {
            failed += 1;
            writeln!(out, "{name}:{}:6: {}", file.game_line, no_game(&file.game))?;
            continue;
        };
        for scenario in &file.scenarios {
            let failures = runner(scenario).failures;
            match failures.is_empty() {
                true => passed += 1,
                false => failed += 1,
            }
            for failure in failures {
                write_failure(&mut out, &name, scenario, &failure)?;
            }
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    if failed > 0 { Err(Failure::Found) } else { Ok(()) }
}

/// `file:line:column: title`, the branch if there is one, and below it what is wrong.
fn write_failure(
    out: &mut impl Write,
    name: &str,
    scenario: &Scenario,
    failure: &scenario::Failure,
) -> std::io::Result<()> {
    let column = failure.column.map_or(String::new(), |column| format!("{column}:"));
    let branch = failure.branch.as_ref().map_or(String::new(), |branch| format!(" [{branch}]"));
    writeln!(out, "{name}:{}:{column} {}{branch}", failure.line, scenario.title)?;
    failure.message.lines().try_for_each(|line| writeln!(out, "    {line}"))
}

fn no_game(game: &str) -> String {
    let names = games::names();
    let near = scenario::nearest(game, games::NAMES.iter().copied()).unwrap_or_default();
    format!("there is no game `{game}`; the nearest is `{near}`; there are {names}")
}

/// What plays a scenario.
type Runner = fn(&Scenario) -> Report;

/// What plays a scenario of the game with this name.
fn runner(game: &str) -> Option<Runner> {
    with_game!(game, G => Some(play_out::<<G as Listed>::Scenes>), _unknown => None)
}

/// The files named, and those in the folders named, in order.
fn files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in paths {
        match path.is_dir() {
            true => {
                let before = files.len();
                collect(path, &mut files)?;
                if files.len() == before {
                    let folder = path.display();
                    return Err(Failure::Unusable(format!("{folder}: no file in this folder ends in .scene")));
                }
            }
            false => files.push(path.clone()),
        }
    }
    Ok(files)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let entries = std::fs::read_dir(folder).map_err(|error| Failure::file(folder, &error))?;
    let mut paths: Vec<_> = entries.filter_map(Result::ok).map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "scene") {
            files.push(path);
        }
    }
    Ok(())
}
