//! The same games, natively and in WebAssembly, must give the same hashes.

use page_build::{TARGET, add_target, shell};

/// Builds the rules for WebAssembly and compares them with the native ones: `crates/wasm-check/tests/wasm.rs`.
pub fn compare() -> Result<(), String> {
    run(&build()?)
}

/// Builds the rules for WebAssembly, and says where they are.
pub fn build() -> Result<String, String> {
    add_target()?;
    shell::cargo(&["build", "--profile", "page", "--package", "wasm-check", "--target", TARGET])?;
    Ok(shell::target().join(TARGET).join("page/wasm_check.wasm").display().to_string())
}

/// Runs the comparison. It is compiled with the tests of the whole workspace.
pub fn run(module: &str) -> Result<(), String> {
    let test = ["test", "--workspace", "--test", "wasm", "--", "--ignored", "--nocapture"];
    shell::cargo_with(&test, &[("HOLOTABLE_WASM", module)])
}
