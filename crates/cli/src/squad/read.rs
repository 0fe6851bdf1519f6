//! Squads from a file: a squad list (XWS), many of them a line each, or lines of text. Or the text itself in place of a file.

use crate::failure::{Failure, read};
use std::path::Path;
use x_wing::{Squad, resolve};
use x_wing_squads::{UnreadableSquad, read_line, read_xws};

/// A squad of a file, or why it is none, and the line where it begins.
pub struct Entry {
    /// The line, from 1.
    pub line: usize,
    /// What was read.
    pub squad: Result<Squad, UnreadableSquad>,
}

/// All squads of a file, or of standard input for `-`; or the one that stands there in place of a file.
pub fn squads(path: &Path) -> Result<Vec<Entry>, Failure> {
    if let Some(squad) = itself(path) {
        return Ok(vec![Entry { line: 1, squad: Ok(squad) }]);
    }
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

/// The squad that somebody wrote where a file could be named: there is no such file, and at least one of its pilots is known.
fn itself(path: &Path) -> Option<Squad> {
    let text = path.to_str().filter(|text| *text != "-" && !path.exists())?;
    let squad = match text.trim_start().starts_with('{') {
        true => read_xws(text),
        false => read_line(text),
    };
    squad.ok().filter(|squad| squad.ships.iter().any(|ship| !resolve::pilots(&ship.pilot).is_empty()))
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
