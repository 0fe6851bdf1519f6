//! Everything that must hold, in the order in which it is cheapest to find a fault.

use crate::{shell, wasm};

/// Runs all checks and stops at the first that fails.
pub fn all() -> Result<(), String> {
    shell::cargo(&["fmt", "--all", "--check"])?;
    shell::cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    shell::cargo(&["test", "--workspace"])?;
    shell::cargo_with(&["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")])?;
    wasm::compare()?;
    dependencies()
}

/// Licences, duplicates and sources of dependencies. The tool is not part of a fresh machine; where it must be there
/// (CI=true), it is.
fn dependencies() -> Result<(), String> {
    match shell::exists("cargo-deny", "--version") {
        true => shell::cargo(&["deny", "check", "bans", "licenses", "sources"]),
        false if std::env::var_os("CI").is_some_and(|value| value == "true") => {
            Err("cargo-deny is not installed; `cargo install --locked cargo-deny`".to_owned())
        }
        false => {
            eprintln!(
                "\ncargo-deny is not installed, so dependencies were not checked; `cargo install --locked cargo-deny`"
            );
            Ok(())
        }
    }
}
