//! The page: linted, built, measured.

use page_build::{TARGET, add_target, shell};
use std::process::Command;

/// Lints the part that exists for the browser only and builds the page. Gives its version. The profile is the same for both,
/// so that macros are compiled once.
pub fn build() -> Result<String, String> {
    add_target()?;
    for package in ["web", "x-wing-web"] {
        shell::cargo(&[
            "clippy",
            "--profile",
            "page",
            "--package",
            package,
            "--target",
            TARGET,
            "--",
            "-D",
            "warnings",
        ])?;
    }
    page_build::build()
}

/// Measures the page in Chromium. Built with the whole workspace, the program shares what the tests compiled.
pub fn measure() -> Result<(), String> {
    let version = page_build::build()?;
    shell::cargo_with(&["build", "--workspace", "--bin", "speed"], &[("HOLOTABLE_PAGE", &version)])?;
    shell::run(&mut Command::new(shell::target().join("debug/speed")))
}
