//! Builds the page into `dist/`: WebAssembly with its bindings, and the files that go with it, each with packed copies.
//!
//! `cargo run` (`main.rs`) and the team's tasks build the same page in the same way, by the profile `page` of the
//! workspace.

mod files;
mod pack;
pub mod shell;
pub mod steps;

use std::path::Path;
use std::process::Command;
use steps::{Step, step};
use wasm_bindgen_cli_support::Bindgen;

/// What the browser runs.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The packages of the pages.
pub const PACKAGES: [&str; 2] = [MODULES[0].0, MODULES[1].0];

/// The pages: the package of each, what its bindings are called, and the game.
const MODULES: [(&str, &str, &str); 2] =
    [("web", "holotable", "Super Teams"), ("x-wing-web", "x-wing-table", "X-Wing")];

/// Which page is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edition {
    /// What players get.
    Players,
    /// The same with the gallery (`#/gallery`), for whoever works on the page.
    Tests,
}

/// Builds whatever is out of date. Gives the version of the page, which changes with any byte of it.
pub fn build(edition: Edition) -> Result<String, String> {
    build_some(edition, |_| true)
}

/// The same for the packages that are wanted; the others have been built before.
pub fn build_some(edition: Edition, wanted: impl Fn(&str) -> bool) -> Result<String, String> {
    add_target()?;
    let dist = shell::root().join("dist");
    std::fs::create_dir_all(&dist).map_err(|error| format!("{}: {error}", dist.display()))?;
    // Each by itself, so that the features of one page are not those of the other.
    let modules: Vec<_> = MODULES.into_iter().filter(|(package, _, _)| wanted(package)).collect();
    for (package, _, game) in &modules {
        let mut arguments = vec!["build", "--profile", "page", "--package", package, "--target", TARGET];
        if *package == "web" && edition == Edition::Tests {
            arguments.extend(["--features", "gallery"]);
        }
        step(Step::Page(game), || shell::cargo(&arguments))?;
    }
    step(Step::Files, || {
        for (package, name, _) in modules {
            let wasm = shell::target().join(TARGET).join(format!("page/{}.wasm", package.replace('-', "_")));
            bind(&wasm, name, &dist)?;
        }
        files::complete(&dist)
    })
}

/// Writes the bindings of a module, unless those that are there are of the same bytes.
fn bind(wasm: &Path, name: &str, dist: &Path) -> Result<(), String> {
    let (mark, made) = (wasm.with_extension("bound"), dist.join(format!("{name}_bg.wasm")));
    let versions = || Ok::<_, String>(format!("{} {}", files::version_of(wasm)?, files::version_of(&made)?));
    if made.exists() && std::fs::read_to_string(&mark).is_ok_and(|bound| versions().is_ok_and(|now| bound == now)) {
        return Ok(());
    }
    let bound = Bindgen::new().input_path(wasm).out_name(name).web(true).and_then(|bindgen| {
        bindgen.typescript(false).remove_name_section(true).omit_default_module_path(false).generate(dist)
    });
    bound.map_err(|error| format!("the page cannot be bound: {error:#}"))?;
    std::fs::write(&mark, versions()?).map_err(|error| format!("{}: {error}", mark.display()))
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
