//! Builds the page into `dist/`: WebAssembly with its bindings, and the files that go with it, each with packed copies.
//!
//! `cargo run` (`main.rs`) and the team's tasks build the same page in the same way, by the profile `page` of the
//! workspace.

mod files;
mod pack;
pub mod shell;
pub mod steps;

use std::path::{Path, PathBuf};
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

/// A module with all parts of the page in all states, for the tests that look at them. Players do not get it. Nothing but
/// the page's own crate is compiled for it, and nobody waits for it over a wire, so it is linked without being made small.
const GALLERY: [&str; 4] = ["--features", "gallery", "--config", "profile.page.package.web.opt-level=0"];

/// Builds whatever is out of date. Gives the version of the page, which changes with any byte of it.
pub fn build() -> Result<String, String> {
    build_some(|_| true)
}

/// The same for the packages that are wanted; the others have been built before.
pub fn build_some(wanted: impl Fn(&str) -> bool) -> Result<String, String> {
    add_target()?;
    let dist = folder(shell::root().join("dist"))?;
    // Each by itself, so that the features of one page are not those of the other.
    let modules: Vec<_> = MODULES.into_iter().filter(|(package, _, _)| wanted(package)).collect();
    for (package, _, game) in &modules {
        step(Step::Page(game), || compile(package, &[]))?;
    }
    step(Step::Files, || {
        for (package, name, _) in modules {
            bind(package, name, &dist)?;
        }
        files::complete(&dist)
    })
}

/// Builds the module with the gallery (`#/gallery`) into [`gallery`], from where the tests serve it in the place of the
/// players'.
pub fn build_gallery() -> Result<(), String> {
    add_target()?;
    let (package, name, _) = MODULES[0];
    step(Step::Gallery, || {
        compile(package, &GALLERY)?;
        bind(package, name, &folder(gallery())?)
    })
}

/// Where the module with the gallery is, once it is built.
pub fn gallery() -> PathBuf {
    shell::target().join("gallery")
}

fn folder(path: PathBuf) -> Result<PathBuf, String> {
    std::fs::create_dir_all(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(path)
}

fn compile(package: &str, more: &[&str]) -> Result<(), String> {
    shell::cargo(&[&["build", "--profile", "page", "--package", package, "--target", TARGET], more].concat())
}

/// Writes the bindings of the module that was just compiled, unless those that are there are of the same bytes.
fn bind(package: &str, name: &str, dist: &Path) -> Result<(), String> {
    let wasm = &shell::target().join(TARGET).join(format!("page/{}.wasm", package.replace('-', "_")));
    let whose = dist.file_name().unwrap_or_default().to_string_lossy();
    let (mark, made) = (wasm.with_extension(format!("{whose}.bound")), dist.join(format!("{name}_bg.wasm")));
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
