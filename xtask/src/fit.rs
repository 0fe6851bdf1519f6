//! Fitting the chances that bots see in positions.

use page_build::shell;

/// Runs the fit in a release build.
pub fn run(game: &str, games: u64, seed: u64, write: bool) -> Result<(), String> {
    let (games, seed) = (games.to_string(), seed.to_string());
    let mut arguments = vec!["run", "--release", "--package", "games", "--example", "fit", "--", game, &games, &seed];
    arguments.extend(write.then_some("write"));
    shell::cargo(&arguments)
}
