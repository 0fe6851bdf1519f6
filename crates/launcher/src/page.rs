//! Builds the page into `dist/`: WebAssembly with its bindings, and the files that go with it.

use crate::{cargo, root, run, target};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

/// Size matters in the page, except where bots think.
const PROFILE: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "s"),
    ("CARGO_PROFILE_RELEASE_LTO", "fat"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "1"),
    ("CARGO_PROFILE_RELEASE_PANIC", "abort"),
];

/// Builds whatever is out of date. Gives the version of the page.
pub(crate) fn build() -> Result<String, String> {
    add_target()?;
    cargo(&["build", "--release", "--package", "web", "--target", TARGET, "--target-dir", &folder()], &PROFILE)?;
    let wasm = PathBuf::from(folder()).join(TARGET).join("release/web.wasm");
    let dist = root().join("dist");
    std::fs::create_dir_all(&dist).map_err(|error| format!("{}: {error}", dist.display()))?;
    if !newer(&wasm, &dist.join("holotable_bg.wasm")) {
        return statics(&dist);
    }
    let bound = Bindgen::new()
        .input_path(&wasm)
        .out_name("holotable")
        .web(true)
        .and_then(|bindgen| bindgen.typescript(false).omit_default_module_path(false).generate(&dist));
    bound.map_err(|error| format!("the page cannot be bound: {error:#}"))?;
    statics(&dist)
}

fn folder() -> String {
    target().join("page").display().to_string()
}

/// The browser's target is not part of every toolchain.
fn add_target() -> Result<(), String> {
    let installed = Command::new("rustup").current_dir(root()).args(["target", "list", "--installed"]).output();
    let installed = installed.map_err(|error| format!("`rustup` cannot be run ({error}); see https://rustup.rs"))?;
    match String::from_utf8_lossy(&installed.stdout).contains(TARGET) {
        true => Ok(()),
        false => run(Command::new("rustup").current_dir(root()).args(["target", "add", TARGET])),
    }
}

fn newer(file: &Path, than: &Path) -> bool {
    let time = |path: &Path| path.metadata().and_then(|meta| meta.modified()).ok();
    time(file) > time(than)
}

/// Copies the files beside the program, and tells the offline worker which there are.
fn statics(dist: &Path) -> Result<String, String> {
    let from = root().join("crates/web/static");
    let failed = |path: &Path, error: std::io::Error| format!("{}: {error}", path.display());
    let mut names = vec!["./".to_owned(), "holotable.js".to_owned(), "holotable_bg.wasm".to_owned()];
    let entries = std::fs::read_dir(&from).map_err(|error| failed(&from, error))?;
    for entry in entries.filter_map(Result::ok) {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name != "offline.js" {
            std::fs::copy(entry.path(), dist.join(&name)).map_err(|error| failed(&entry.path(), error))?;
            names.push(name);
        }
    }
    names.sort();
    let version = version(dist, &names);
    let list: Vec<_> = names.iter().filter(|name| *name != "index.html").map(|name| format!("'{name}'")).collect();
    let offline = std::fs::read_to_string(from.join("offline.js")).map_err(|error| failed(&from, error))?;
    let offline = offline.replace("@VERSION@", &version).replace("@FILES@", &format!("[{}]", list.join(", ")));
    let path = dist.join("offline.js");
    std::fs::write(&path, offline).map_err(|error| failed(&path, error))?;
    for name in names.iter().filter(|name| *name != "./") {
        pack(&dist.join(name)).map_err(|error| failed(&dist.join(name), error))?;
    }
    Ok(version)
}

/// Puts a packed copy beside a file, so that nobody packs it again for every visitor.
fn pack(file: &Path) -> std::io::Result<()> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(&std::fs::read(file)?)?;
    std::fs::write(format!("{}.gz", file.display()), packed.finish()?)
}

/// A number that changes with any byte of any file.
fn version(dist: &Path, names: &[String]) -> String {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut hasher = DefaultHasher::new();
    for name in names {
        (name, std::fs::read(dist.join(name)).unwrap_or_default()).hash(&mut hasher);
    }
    format!("{:016x}", hasher.finish())
}
