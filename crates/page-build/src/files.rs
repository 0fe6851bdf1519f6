//! The files beside the program: copied, counted, listed for the offline worker, packed.

use crate::MODULES;
use crate::pack::{self, ENDINGS};
use crate::shell::root;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

/// The folders of files that are put there as they are.
const STATIC: [&str; 2] = ["crates/web/static", "crates/x-wing-web/static"];
/// The style sheets, each made of parts in a folder.
const STYLES: [(&str, &str); 2] = [("style.css", "crates/web/style"), ("x-wing.css", "crates/x-wing-web/style")];
/// How the names of words begin, the lists of the files that they are made of, and whether a page has the English ones inside.
const WORDS: [(&str, &str, bool); 3] = [
    ("words-", "page.txt", true),
    ("words-x-wing-", "x-wing-page.txt", false),
    ("words-x-wing-help-", "x-wing-help.txt", false),
];
/// Lists that a page fetches when somebody wants them, and where they are.
const LISTS: [(&str, &str); 1] = [("x-wing-products.txt", "crates/x-wing/src/cards/products.txt")];
/// How the names of files begin that are kept for when there is no network only once somebody wanted them; the picture that
/// others show of links is wanted by no browser.
const LATER: [&str; 3] = ["words-", "x-wing", "preview"];
/// The offline worker, which knows all others.
const OFFLINE: &str = "offline.js";

/// Puts everything but the bindings into `dist`, packs it all, and removes what no longer belongs there. Gives the version.
pub(crate) fn complete(dist: &Path) -> Result<String, String> {
    let mut names: Vec<String> =
        MODULES.iter().flat_map(|(_, name, _)| [format!("{name}.js"), format!("{name}_bg.wasm")]).collect();
    for folder in STATIC {
        let from = root().join(folder);
        for name in list(&from)?.into_iter().filter(|name| name != OFFLINE) {
            put(&dist.join(&name), &content(&from, &name)?)?;
            names.push(name);
        }
    }
    for (name, folder) in STYLES {
        put(&dist.join(name), &style(folder)?)?;
        names.push(name.to_owned());
    }
    for (name, from) in LISTS {
        put(&dist.join(name), &read(&root().join(from))?)?;
        names.push(name.to_owned());
    }
    for (name, words) in words()? {
        put(&dist.join(&name), &words)?;
        names.push(name);
    }
    names.sort();
    let version = version(dist, &names)?;
    put(&dist.join(OFFLINE), offline(&version, &names)?.as_bytes())?;
    names.push(OFFLINE.to_owned());
    // A picture is packed as it is.
    for name in names.iter().filter(|name| !is_picture(name)) {
        pack::beside(&dist.join(name)).map_err(|error| format!("{}: {error}", dist.join(name).display()))?;
    }
    sweep(dist, &names)?;
    Ok(version)
}

fn is_picture(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|ending| ending == "png")
}

/// What a file becomes: a page carries the drawings of the ships.
fn content(from: &Path, name: &str) -> Result<Vec<u8>, String> {
    let bytes = read(&from.join(name))?;
    if Path::new(name).extension().is_none_or(|ending| ending != "html") {
        return Ok(bytes);
    }
    let ships = read(&root().join("crates/web/art/ships.svg"))?;
    let ships = String::from_utf8(ships).map_err(|error| format!("ships.svg: {error}"))?;
    Ok(String::from_utf8_lossy(&bytes).replace("@SHIPS@", &ships).into_bytes())
}

/// A style sheet: its parts one after the other, by their names.
fn style(folder: &str) -> Result<Vec<u8>, String> {
    let from = root().join(folder);
    let mut parts = list(&from)?;
    parts.sort();
    let mut whole = Vec::new();
    for part in parts {
        whole.extend(read(&from.join(part))?);
    }
    Ok(squeezed(&String::from_utf8_lossy(&whole)).into_bytes())
}

/// A style sheet without comments and without white space that means nothing.
fn squeezed(css: &str) -> String {
    let mut bare = String::with_capacity(css.len());
    let mut rest = css;
    while let Some((before, comment)) = rest.split_once("/*") {
        bare += before;
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    bare += rest;
    let mut squeezed = String::with_capacity(bare.len());
    for word in bare.split_whitespace() {
        let joins = |sign: char| matches!(sign, '{' | '}' | ';');
        if !squeezed.is_empty() && !squeezed.ends_with(joins) && !word.starts_with(joins) {
            squeezed.push(' ');
        }
        squeezed += word;
    }
    squeezed
}

/// The words of every language, but for English where it is part of a page: the language's files that a list names, one after
/// the other.
fn words() -> Result<Vec<(String, Vec<u8>)>, String> {
    let from = root().join("locales");
    let mut all = Vec::new();
    for (beginning, listed, english_inside) in WORDS {
        let listed = String::from_utf8_lossy(&read(&from.join(listed))?).into_owned();
        let wanted = |name: &String| (name != "en" || !english_inside) && from.join(name).is_dir();
        for language in list(&from)?.into_iter().filter(wanted) {
            let mut words = Vec::new();
            for file in listed.lines() {
                words.extend(read(&from.join(&language).join(format!("{file}.ftl")))?);
                words.push(b'\n');
            }
            all.push((format!("{beginning}{language}.ftl"), words));
        }
    }
    Ok(all)
}

/// The offline worker with the version and the list of files filled in; the first page is kept under its bare address, and
/// what not everybody wants only once somebody wanted it.
fn offline(version: &str, names: &[String]) -> Result<String, String> {
    let path = root().join(STATIC[0]).join(OFFLINE);
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let at_once = |name: &&String| !LATER.iter().any(|later| name.starts_with(later));
    let kept = names.iter().filter(at_once).map(|name| if name == "index.html" { "./" } else { name });
    let kept: Vec<_> = kept.map(|name| format!("'{name}'")).collect();
    Ok(text.replace("@VERSION@", version).replace("@FILES@", &format!("[{}]", kept.join(", "))))
}

/// A number that changes with any byte of a file.
pub(crate) fn version_of(file: &Path) -> Result<String, String> {
    let mut hasher = DefaultHasher::new();
    read(file)?.hash(&mut hasher);
    Ok(format!("{:016x}", hasher.finish()))
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

#[cfg(test)]
mod tests {
    use super::squeezed;

    #[test]
    fn a_squeezed_style_sheet_means_the_same() {
        let css = "/* One. */\n.a, .b > c {\n  color: red;\n  content: \"x y\"; }\n@media (width: 1px) { .d .e { margin: 0 auto; } }\n";
        let bare = ".a, .b > c{color: red;content: \"x y\";}@media (width: 1px){.d .e{margin: 0 auto;}}";
        assert_eq!(squeezed(css), bare);
        assert_eq!(squeezed(bare), bare);
    }
}
