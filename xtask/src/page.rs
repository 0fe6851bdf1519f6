//! The page: linted, built, measured.

use page_build::{TARGET, add_target, shell};
use std::process::Command;

/// Lints the part that exists for the browser only and builds the page. Gives its version. The profile is the same for both,
/// so that macros are compiled once.
pub fn build() -> Result<String, String> {
    build_some(|_| true)
}

/// The same for one page alone, for whoever works on it, if the other was built before.
pub fn build_one(package: &str) -> Result<String, String> {
    build_some(|other| other == package)
}

fn build_some(wanted: impl Fn(&str) -> bool) -> Result<String, String> {
    add_target()?;
    for package in
        [&["web", "--features", "gallery"][..], &["x-wing-web"]].into_iter().filter(|package| wanted(package[0]))
    {
        let lint =
            [&["clippy", "--profile", "page", "--target", TARGET, "--package"], package, &["--", "-D", "warnings"]];
        shell::cargo(&lint.concat())?;
    }
    page_build::build_some(wanted)
}

/// Measures the page in Chromium. Built with the whole workspace, the program shares what the tests compiled.
pub fn measure() -> Result<(), String> {
    let version = page_build::build()?;
    shell::cargo_with(&["build", "--workspace", "--bin", "speed"], &[("HOLOTABLE_PAGE", &version)])?;
    shell::run(&mut Command::new(shell::target().join("debug/speed")))
}
