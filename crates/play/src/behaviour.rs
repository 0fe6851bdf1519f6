//! Notices when rules have changed and their version has not.
//!
//! Beside a game's rules lies a text with their version and, for some kept games, the hash of all that is heard when their inputs
//! are played. A game that goes otherwise under the same version fails the test that [`compare`]s the two.

use crate::{Game, Hash, Illegal, InputOf, Session};
use std::collections::BTreeMap;

/// The hash of all that is asked and heard when these inputs are played, and of the outcome.
pub fn of<G: Game>(game: G, inputs: &[InputOf<G>]) -> Result<Hash, (usize, Illegal)> {
    let mut session = Session::new(game);
    for (index, input) in inputs.iter().enumerate() {
        session.apply(*input, 0).map_err(|illegal| (index + 1, illegal))?;
    }
    Ok(Hash::of_json(&(session.noted(), session.outcome())))
}

/// The text that is kept of games under a version of the rules.
pub fn text(rules: u32, games: &BTreeMap<String, Hash>) -> String {
    games.iter().fold(format!("rules {rules}\n"), |text, (name, hash)| format!("{text}{name} {hash}\n"))
}

/// Whether the text that was kept is that of today; if not, what to do.
pub fn compare(kept: &str, rules: u32, games: &BTreeMap<String, Hash>) -> Result<(), String> {
    renewed(kept, rules, games)?;
    match kept == text(rules, games) {
        true => Ok(()),
        false => Err("what is kept of the games is out of date: write it anew".to_owned()),
    }
}

/// The text of today, unless a game goes otherwise than before under the same version of the rules.
pub fn renewed(kept: &str, rules: u32, games: &BTreeMap<String, Hash>) -> Result<String, String> {
    let mut lines = kept.lines();
    let before: Option<u32> = lines.next().and_then(|line| line.strip_prefix("rules ")?.parse().ok());
    let before = before.ok_or("what is kept of the games begins with `rules` and their version")?;
    let changed: Vec<_> = lines
        .filter_map(|line| line.split_once(' '))
        .filter(|(name, hash)| games.get(*name).is_some_and(|now| now.to_string() != *hash))
        .map(|(name, _)| name)
        .collect();
    match changed.is_empty() || rules > before {
        true => Ok(text(rules, games)),
        false => Err(format!(
            "{} go otherwise than under rules {before}, and the version of the rules is still {rules}: old records would not \
             verify. If a rule has changed, count `Game::RULES` up to {}. If an event only says more, give the new member a value that \
             is left out (`null`, `false`, empty) where nothing has changed.",
            changed.join(", "),
            before + 1
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(rows: &[(&str, u8)]) -> BTreeMap<String, Hash> {
        rows.iter().map(|(name, hash)| ((*name).to_owned(), Hash([*hash; 16]))).collect()
    }

    #[test]
    fn another_game_under_the_same_version_is_noticed() {
        let kept = text(2, &games(&[("a", 1), ("b", 2)]));
        assert_eq!(compare(&kept, 2, &games(&[("a", 1), ("b", 2)])), Ok(()));
        let other = games(&[("a", 1), ("b", 3)]);
        for said in [compare(&kept, 2, &other).unwrap_err(), renewed(&kept, 2, &other).unwrap_err()] {
            assert!(said.starts_with("b go otherwise") && said.contains("up to 3"), "{said}");
        }
        assert_eq!(renewed(&kept, 3, &other), Ok(text(3, &other)));
        assert!(compare(&kept, 3, &other).unwrap_err().contains("write it anew"));
        assert_eq!(compare(&text(3, &other), 3, &other), Ok(()));
    }

    #[test]
    fn a_new_game_needs_no_new_version() {
        let kept = text(2, &games(&[("a", 1)]));
        let more = games(&[("a", 1), ("b", 2)]);
        assert!(compare(&kept, 2, &more).unwrap_err().contains("write it anew"));
        assert_eq!(renewed(&kept, 2, &more), Ok(text(2, &more)));
        assert!(renewed("nonsense", 2, &more).is_err());
    }
}
