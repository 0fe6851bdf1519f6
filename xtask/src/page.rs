//! The page: its lints, and how fast it is.

use page_build::{TARGET, add_target, shell};

/// Lints the part that exists for the browser only. The profile is the one in which the page is built, so that its macros
/// are compiled once for both.
pub fn lint() -> Result<(), String> {
    add_target()?;
    shell::cargo(&["clippy", "--profile", "page", "--package", "web", "--target", TARGET, "--", "-D", "warnings"])
}

/// Measures the page in Chromium.
pub fn measure() -> Result<(), String> {
    let version = page_build::build()?;
    let measure = ["run", "--quiet", "--package", "browser", "--bin", "measure"];
    shell::cargo_with(&measure, &[("HOLOTABLE_PAGE", &version)])
}
