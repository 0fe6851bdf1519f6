//! Builds the page into `dist/`: WebAssembly with its bindings, and the files that go with it, each with packed copies.
//!
//! `cargo run --release` (`main.rs`) and the team's tasks build the same page in the same way, by the profile `page` of the
//! workspace.

mod files;
mod pack;
pub mod shell;

use std::path::Path;
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

/// What the browser runs.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The pages: the package of each, and what its bindings are called.
const MODULES: [(&str, &str); 2] = [("web", "holotable"), ("x-wing-web", "x-wing-table")];

/// Builds whatever is out of date. Gives the version of the page, which changes with any byte of it.
pub fn build() -> Result<String, String> {
    add_target()?;
    let dist = shell::root().join("dist");
    std::fs::create_dir_all(&dist).map_err(|error| format!("{}: {error}", dist.display()))?;
    // Each by itself, so that the features of one page are not those of the other.
    for (package, name) in MODULES {
        shell::cargo(&["build", "--profile", "page", "--package", package, "--target", TARGET])?;
        let wasm = shell::target().join(TARGET).join(format!("page/{}.wasm", package.replace('-', "_")));
        if newer(&wasm, &dist.join(format!("{name}_bg.wasm"))) {
            bind(&wasm, name, &dist)?;
        }
    }
    files::complete(&dist)
}

fn bind(wasm: &Path, name: &str, dist: &Path) -> Result<(), String> {
    let bound = Bindgen::new().input_path(wasm).out_name(name).web(true).and_then(|bindgen| {
        bindgen.typescript(false).remove_name_section(true).omit_default_module_path(false).generate(dist)
    });
    bound.map_err(|error| format!("the page cannot be bound: {error:#}"))
}

/// Adds the browser's target, which is not part of every toolchain.
pub fn add_target() -> Result<(), String> {
    let installed = Command::new("rustup").current_dir(shell::root()).args(["target", "list", "--installed"]).output();
    let installed = installed.map_err(|error| format!("`rustup` cannot be run ({error}); see https://rustup.rs"))?;
    match String::from_utf8_lossy(&installed.stdout).contains(TARGET) {
        true => Ok(()),
        false => shell::run(Command::new("rustup").args(["target", "add", TARGET])),
    }
}

fn newer(file: &Path, than: &Path) -> bool {
    let time = |path: &Path| path.metadata().and_then(|meta| meta.modified()).ok();
    time(file) > time(than)
}
