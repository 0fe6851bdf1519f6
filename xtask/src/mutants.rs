//! Breaks the rules one by one; the scenarios must notice.

use page_build::shell;

/// Runs cargo-mutants with the configuration of a game, `.cargo/mutants-GAME.toml`; more arguments are handed on.
pub fn run(game: &str, more: &[String]) -> Result<(), String> {
    let config = format!(".cargo/mutants-{game}.toml");
    let mut arguments = vec!["mutants", "--config", &config, "--package", game];
    arguments.extend(more.iter().map(String::as_str));
    shell::cargo(&arguments)
}
