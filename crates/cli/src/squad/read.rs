//! Squads from a file: a squad list (XWS), many of them a line each, or lines of text.

use crate::failure::{Failure, read};
use std::path::Path;
use x_wing::Squad;
use x_wing_squads::{UnreadableSquad, read_line, read_xws};

/// A squad of a file, or why it is none, and the line where it begins.
pub struct Entry {
    /// The line, from 1.
    pub line: usize,
    /// What was read.
    pub squad: Result<Squad, UnreadableSquad>,
}

/// All squads of a file, or of standard input for `-`.
pub fn squads(path: &Path) -> Result<Vec<Entry>, Failure> {
    let text = read(path)?;
    let lines = || text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let is_list = |line: &str| line.trim_start().starts_with('{');
    if lines().count() > 1 && lines().all(|(_, line)| is_list(line)) {
        return Ok(lines().map(|(index, line)| Entry { line: index + 1, squad: read_xws(line) }).collect());
    }
    let squad = match text.trim_start().starts_with(['{', '[']) {
        true => read_xws(&text),
        false => read_line(&text),
    };
    Ok(vec![Entry { line: 1, squad }])
}

/// The one squad of a file.
pub fn squad(path: &Path) -> Result<Squad, Failure> {
    let mut entries = squads(path)?;
    match (entries.pop(), entries.len()) {
        (Some(Entry { squad, .. }), 0) => {
            squad.map_err(|error| Failure::Unusable(format!("{}: {error}", path.display())))
        }
        (_, others) => {
            let count = others + 1;
            Err(Failure::Unusable(format!("{}: {count} squads; this command takes one", path.display())))
        }
    }
}
