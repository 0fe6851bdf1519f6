//! Breaks the rules one by one; the scenarios must notice.

use clap::ValueEnum;
use page_build::shell;

/// The games whose rules can be broken.
#[derive(Clone, Copy, ValueEnum)]
pub enum Rules {
    /// Super Teams
    SuperTeams,
    /// X-Wing
    XWing,
}

/// Runs cargo-mutants with the configuration of a game, `.cargo/mutants-GAME.toml`; more arguments are handed on.
pub fn run(rules: Rules, more: &[String]) -> Result<(), String> {
    let game = match rules {
        Rules::SuperTeams => "super-teams",
        Rules::XWing => "x-wing",
    };
    let config = format!(".cargo/mutants-{game}.toml");
    let mut arguments = vec!["mutants", "--config", &config, "--package", game];
    arguments.extend(more.iter().map(String::as_str));
    shell::cargo(&arguments)
}
