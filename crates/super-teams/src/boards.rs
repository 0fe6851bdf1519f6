//! Board files: the track with its drawing, and the three boards of our own.

use crate::board::{Board, Space};
use serde::Deserialize;
use std::fmt;
use toml::Spanned;

/// A board and where its spaces are drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawnBoard {
    /// The track.
    pub board: Board,
    /// Width and height of the drawing.
    pub size: [u16; 2],
    /// The centre of each space in the drawing, from its upper left corner.
    pub at: Vec<[u16; 2]>,
}

/// What is wrong with a board file, line by line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadBoard {
    /// The file's name, as it was given.
    pub file: String,
    /// Each fault: its line, counted from 1, and the reason.
    pub faults: Vec<(u32, String)>,
}

impl std::error::Error for BadBoard {}

impl fmt::Display for BadBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (line, reason)) in self.faults.iter().enumerate() {
            let new_line = if index > 0 { "\n" } else { "" };
            write!(f, "{new_line}{}:{line}: {reason}", self.file)?;
        }
        Ok(())
    }
}

const FILES: [(&str, &str); 3] = [
    ("standard", include_str!("../../../boards/standard.toml")),
    ("short", include_str!("../../../boards/short.toml")),
    ("long", include_str!("../../../boards/long.toml")),
];

/// The names of our own boards.
pub fn names() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, _)| *name)
}

/// One of our own boards.
pub fn named(name: &str) -> Option<DrawnBoard> {
    let (_, text) = FILES.iter().find(|(known, _)| *known == name)?;
    Some(own(text).expect("our own boards are valid"))
}

/// One of our own boards from its file, in which every space has a line. A page knows only these, and without a reader of TOML it is
/// tens of kilobytes smaller. A test holds it against [`read`].
fn own(text: &str) -> Option<DrawnBoard> {
    let value = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" = "));
    let spaces = text.lines().filter_map(|line| line.trim().strip_prefix("{ kind = \"")?.split_once("\", at = "));
    let kinds = spaces.clone().map(|(kind, _)| kind.parse().ok()).collect::<Option<_>>()?;
    let at = spaces.map(|(_, rest)| pair(rest.split_once(" }")?.0)).collect::<Option<_>>()?;
    let board = Board::new(value("name")?.trim_matches('"').to_owned(), kinds).ok()?;
    Some(DrawnBoard { board, size: pair(value("size")?)?, at })
}

/// Two numbers in brackets.
fn pair(text: &str) -> Option<[u16; 2]> {
    let (first, second) = text.strip_prefix('[')?.strip_suffix(']')?.split_once(", ")?;
    Some([first.parse().ok()?, second.parse().ok()?])
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: Spanned<String>,
    size: [u16; 2],
    spaces: Spanned<Vec<Spanned<FileSpace>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileSpace {
    kind: Spanned<String>,
    at: Spanned<[u16; 2]>,
}

/// Reads and checks a board file. `file` is its name for the errors.
pub fn read(file: &str, text: &str) -> Result<DrawnBoard, BadBoard> {
    let bad = |faults| BadBoard { file: file.to_owned(), faults };
    let line_of = |offset: usize| text[..offset.min(text.len())].lines().count().max(1) as u32;
    let line_at = |span: std::ops::Range<usize>| line_of(span.start + 1);
    let parsed: File = toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(1, line_at);
        bad(vec![(line, error.message().trim().replace('\n', "; "))])
    })?;
    let mut faults = Vec::new();
    if parsed.name.get_ref().trim().is_empty() {
        faults.push((line_at(parsed.name.span()), "the board has no name".to_owned()));
    }
    let mut spaces: Vec<Space> = Vec::new();
    let mut at = Vec::new();
    for space in parsed.spaces.get_ref() {
        let FileSpace { kind, at: place } = space.get_ref();
        match kind.get_ref().parse() {
            Ok(space) => spaces.push(space),
            Err(error) => faults.push((line_at(kind.span()), format!("{error}"))),
        }
        let [x, y] = *place.get_ref();
        if x > parsed.size[0] || y > parsed.size[1] {
            let [width, height] = parsed.size;
            faults.push((
                line_at(place.span()),
                format!("the space is drawn at {x}, {y}, outside the drawing of {width} by {height}"),
            ));
        }
        at.push([x, y]);
    }
    if !faults.is_empty() {
        return Err(bad(faults));
    }
    let board = Board::new(parsed.name.into_inner(), spaces).map_err(|track| {
        let line = |space: u32| match parsed.spaces.get_ref().get(space as usize) {
            Some(space) => line_at(space.span()),
            None => line_at(parsed.spaces.span()),
        };
        bad(track.into_iter().map(|fault| (line(fault.space), fault.reason)).collect())
    })?;
    Ok(DrawnBoard { board, size: parsed.size, at })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_own_boards_are_what_their_files_say() {
        for (name, text) in FILES {
            assert_eq!(own(text), read(name, text).ok(), "{name}");
        }
    }
}
