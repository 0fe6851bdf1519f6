//! Board files: what is wrong is named by file, line and reason.

use super_teams::boards::{named, names, read};

/// A board file with one space a line, the first in line 4.
fn file(kinds: &[&str]) -> String {
    let spaces: Vec<_> = kinds.iter().map(|kind| format!("  {{ kind = \"{kind}\", at = [50, 50] }},")).collect();
    format!("name = \"mine\"\nsize = [100, 100]\nspaces = [\n{}\n]\n", spaces.join("\n"))
}

fn errors(text: &str) -> String {
    read("mine.toml", text).unwrap_err().to_string()
}

#[test]
fn our_own_boards_are_there() {
    assert!(names().all(|name| named(name).is_some_and(|drawn| drawn.board.name() == name)));
}

#[test]
fn a_good_board_is_read_with_its_drawing() {
    let drawn = read("mine.toml", &file(&["start", "normal", "asteroid+hyperspace", "final"])).unwrap();
    assert_eq!(drawn.board.spaces()[2].to_string(), "hyperspace+asteroid");
    assert_eq!((drawn.size, drawn.at[3]), ([100, 100], [50, 50]));
}

#[test]
fn a_fault_is_named_by_its_line() {
    let maw = ["start", "normal", "maw", "maw", "maw", "maw", "maw", "maw", "normal", "final"];
    assert_eq!(errors(&file(&maw)), "mine.toml:6: a Maw run of 6 spaces; at most 5 can be crossed (ST-RUL-10)");
    let kinds = errors(&file(&["start", "wormhole", "final"]));
    assert!(kinds.starts_with("mine.toml:5: `wormhole` is none of start, normal"), "{kinds}");
    let pair = errors(&file(&["start", "bonus+normal", "final"]));
    assert!(pair.starts_with("mine.toml:5: `bonus+normal` is no double space"), "{pair}");
}

#[test]
fn every_fault_is_named() {
    let found = errors(&file(&["normal", "start", "final", "normal"]));
    let lines: Vec<_> = found.lines().map(|line| line.split(": ").next().unwrap()).collect();
    assert_eq!(lines, ["mine.toml:4", "mine.toml:5", "mine.toml:6", "mine.toml:7"], "{found}");
}

#[test]
fn a_space_outside_the_drawing_is_named() {
    let outside = file(&["start", "normal", "final"]).replacen("[50, 50]", "[150, 50]", 1);
    assert_eq!(errors(&outside), "mine.toml:4: the space is drawn at 150, 50, outside the drawing of 100 by 100");
}

#[test]
fn what_is_no_board_file_is_named_by_its_line() {
    for (text, line) in
        [("", 1), ("name = 3\n", 1), ("name = \"x\"\nsize = [1]\n", 2), ("name = \"x\"\n\nspaces = [\n", 3)]
    {
        let found = errors(text);
        let number: u32 = found.split(':').nth(1).unwrap().parse().unwrap();
        assert!(number >= line, "{text:?}: {found}");
    }
    let unknown = errors(&file(&["start", "normal", "final"]).replacen("at =", "where =", 1));
    assert!(unknown.starts_with("mine.toml:4: "), "{unknown}");
}
