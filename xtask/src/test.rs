//! Everything that must hold, in the order in which it is cheapest to find a fault.

use crate::{page, wasm};
use page_build::shell;

/// Runs all checks and stops at the first that fails.
pub fn all() -> Result<(), String> {
    shell::cargo(&["fmt", "--all", "--check"])?;
    shell::cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    let version = page::build()?;
    let module = wasm::build()?;
    let page = [("HOLOTABLE_PAGE", version.as_str())];
    shell::cargo_with(&["test", "--workspace"], &page)?;
    wasm::run(&module)?;
    if there("chromium", BROWSER)? && there("chromedriver", BROWSER)? {
        shell::cargo_with(&["test", "--workspace", "--test", "page", "--", "--ignored"], &page)?;
    }
    shell::cargo_with(&["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")])?;
    if there("cargo-deny", "cargo install --locked cargo-deny")? {
        shell::cargo(&["deny", "check", "bans", "licenses", "sources"])?;
    }
    Ok(())
}

const BROWSER: &str = "apt-get install chromium chromium-driver";

/// Whether a program is there that a fresh machine lacks. Where it must be there (CI=true), it is an error if it is not.
fn there(program: &str, install: &str) -> Result<bool, String> {
    if shell::exists(program, "--version") {
        return Ok(true);
    }
    let missing = format!("`{program}` is not installed (`{install}`)");
    if std::env::var_os("CI").is_some_and(|value| value == "true") {
        return Err(missing);
    }
    eprintln!("\n{missing}, so what needs it was NOT checked");
    Ok(false)
}
