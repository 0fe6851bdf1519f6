//! `holotable scenario`: runs scenario files.

use crate::failure::{Failure, read};
use clap::Args;
use games::with_game;
use scenario::{Scenario, run as play_out};
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};

/// Runs scenario files and says which of their claims do not hold
#[derive(Args)]
pub struct Arguments {
    /// Files, or folders with files ending in .scene
    #[arg(required = true)]
    paths: Vec<PathBuf>,
}

/// Runs every scenario of every file.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut out = stdout().lock();
    let (mut passed, mut failed) = (0, 0);
    for path in files(&arguments.paths)? {
        let name = path.display().to_string();
        let file = match scenario::read(&name, &read(&path)?) {
            Ok(file) => file,
            Err(bad) => {
                failed += 1;
                writeln!(out, "{bad}")?;
                continue;
            }
        };
        let Some(runner) = runner(&file.game) else {
            failed += 1;
            let (line, game) = (file.game_line, &file.game);
            writeln!(out, "{name}:{line}: there is no game `{game}`; there are {}", games::names())?;
            continue;
        };
        for scenario in &file.scenarios {
            if let Some(id) = scenario.proves.iter().find(|id| rulebook::find(id).is_none()) {
                failed += 1;
                writeln!(out, "{name}:{}: {}\n    it proves {id}, which is no rule", scenario.line, scenario.title)?;
                continue;
            }
            match runner(scenario) {
                Ok(()) => passed += 1,
                Err(failure) => {
                    failed += 1;
                    writeln!(out, "{name}:{}: {}", failure.line, scenario.title)?;
                    for line in failure.message.lines() {
                        writeln!(out, "    {line}")?;
                    }
                }
            }
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    if failed > 0 { Err(Failure::Found) } else { Ok(()) }
}

/// What plays a scenario.
type Runner = fn(&Scenario) -> Result<(), scenario::Failure>;

/// What plays a scenario of the game with this name.
fn runner(game: &str) -> Option<Runner> {
    with_game!(game, G => Some(play_out::<G>), _unknown => None)
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
