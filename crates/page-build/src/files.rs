//! The files beside the program: copied, counted, listed for the offline worker, packed.

use crate::pack::{self, ENDINGS};
use crate::shell::root;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

/// What the bindings are called.
const BOUND: [&str; 2] = ["holotable.js", "holotable_bg.wasm"];
/// The style sheet, which is made of parts.
const STYLE: &str = "style.css";
/// How the words of a language begin.
const WORDS: &str = "words-";
/// The offline worker, which knows all others.
const OFFLINE: &str = "offline.js";

/// Puts everything but the bindings into `dist`, packs it all, and removes what no longer belongs there. Gives the version.
pub(crate) fn complete(dist: &Path) -> Result<String, String> {
    let from = root().join("crates/web/static");
    let mut names: Vec<String> = BOUND.map(str::to_owned).to_vec();
    for name in list(&from)? {
        if name != OFFLINE {
            put(&dist.join(&name), &content(&from, &name)?)?;
            names.push(name);
        }
    }
    put(&dist.join(STYLE), &style()?)?;
    names.push(STYLE.to_owned());
    for (name, words) in words()? {
        put(&dist.join(&name), &words)?;
        names.push(name);
    }
    names.sort();
    let version = version(dist, &names)?;
    put(&dist.join(OFFLINE), offline(&from, &version, &names)?.as_bytes())?;
    names.push(OFFLINE.to_owned());
    for name in &names {
        pack::beside(&dist.join(name)).map_err(|error| format!("{}: {error}", dist.join(name).display()))?;
    }
    sweep(dist, &names)?;
    Ok(version)
}

/// What a file becomes: the first page carries the drawings of the ships.
fn content(from: &Path, name: &str) -> Result<Vec<u8>, String> {
    let bytes = read(&from.join(name))?;
    if name != "index.html" {
        return Ok(bytes);
    }
    let ships = read(&root().join("crates/web/art/ships.svg"))?;
    let ships = String::from_utf8(ships).map_err(|error| format!("ships.svg: {error}"))?;
    Ok(String::from_utf8_lossy(&bytes).replace("@SHIPS@", &ships).into_bytes())
}

/// The style sheet: its parts one after the other, by their names.
fn style() -> Result<Vec<u8>, String> {
    let from = root().join("crates/web/style");
    let mut parts = list(&from)?;
    parts.sort();
    let mut whole = Vec::new();
    for part in parts {
        whole.extend(read(&from.join(part))?);
    }
    Ok(whole)
}

/// The words of every language but English, which is part of the page: its files of those that `locales/page.txt` lists, one
/// after the other.
fn words() -> Result<Vec<(String, Vec<u8>)>, String> {
    let from = root().join("locales");
    let listed = String::from_utf8_lossy(&read(&from.join("page.txt"))?).into_owned();
    let mut all = Vec::new();
    for language in list(&from)?.into_iter().filter(|name| name != "en" && from.join(name).is_dir()) {
        let mut words = Vec::new();
        for file in listed.lines() {
            words.extend(read(&from.join(&language).join(format!("{file}.ftl")))?);
            words.push(b'\n');
        }
        all.push((format!("{WORDS}{language}.ftl"), words));
    }
    Ok(all)
}

/// The offline worker with the version and the list of files filled in; the first page is kept under its bare address, and
/// the words of a language only when somebody reads it.
fn offline(from: &Path, version: &str, names: &[String]) -> Result<String, String> {
    let path = from.join(OFFLINE);
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let kept =
        names.iter().filter(|name| !name.starts_with(WORDS)).map(|name| if name == "index.html" { "./" } else { name });
    let kept: Vec<_> = kept.map(|name| format!("'{name}'")).collect();
    Ok(text.replace("@VERSION@", version).replace("@FILES@", &format!("[{}]", kept.join(", "))))
}

/// A number that changes with any byte of any file.
fn version(dist: &Path, names: &[String]) -> Result<String, String> {
    let mut hasher = DefaultHasher::new();
    for name in names {
        (name, read(&dist.join(name))?).hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

fn sweep(dist: &Path, names: &[String]) -> Result<(), String> {
    for name in list(dist)? {
        let plain = ENDINGS.iter().find_map(|ending| name.strip_suffix(ending)).unwrap_or(&name);
        if !names.iter().any(|kept| kept == plain) {
            let path = dist.join(&name);
            std::fs::remove_file(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        }
    }
    Ok(())
}

fn list(folder: &Path) -> Result<Vec<String>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(entries.filter_map(Result::ok).map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Writes only what differs, so that nothing is packed or embedded again for nothing.
fn put(path: &Path, bytes: &[u8]) -> Result<(), String> {
    match std::fs::read(path) {
        Ok(there) if there == bytes => Ok(()),
        _ => std::fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display())),
    }
}
