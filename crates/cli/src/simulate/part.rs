//! A part of the games, so that many machines share them: what each counted is added up as that of threads is.

use crate::failure::{Failure, read};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Which part of how many, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Part {
    part: u64,
    of: u64,
}

impl Part {
    /// All games at once.
    pub const WHOLE: Part = Part { part: 1, of: 1 };

    /// The numbers of its games.
    pub fn numbers(self, games: u64) -> Range<u64> {
        let until = |part: u64| (u128::from(games) * u128::from(part) / u128::from(self.of)) as u64;
        until(self.part - 1)..until(self.part)
    }
}

impl FromStr for Part {
    type Err = String;

    fn from_str(text: &str) -> Result<Part, String> {
        let numbers = text.split_once('/').and_then(|(part, of)| Some((part.parse().ok()?, of.parse().ok()?)));
        match numbers {
            Some((part, of)) if (1..=of).contains(&part) => Ok(Part { part, of }),
            _ => Err(format!("`{text}` is no part; write which one of how many, as in 3/64")),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.of)
    }
}

impl TryFrom<String> for Part {
    type Error = String;

    fn try_from(text: String) -> Result<Part, String> {
        text.parse()
    }
}

impl From<Part> for String {
    fn from(part: Part) -> String {
        part.to_string()
    }
}

/// What a part counted, as it is written for [`super::merge`].
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counts<R, T> {
    /// The words of the command line that decide what is played.
    pub words: Vec<String>,
    pub part: Part,
    pub threads: usize,
    pub seconds: f64,
    pub results: R,
    pub statistics: T,
}

/// Files of parts, each with what is in it.
pub type Files<C> = Vec<(PathBuf, C)>;

/// Reads parts.
pub fn read_parts<C: DeserializeOwned>(paths: &[PathBuf]) -> Result<Files<C>, Failure> {
    let one = |path: &PathBuf| {
        let counts = serde_json::from_str(&read(path)?).map_err(|error| {
            let what = "this is not what `holotable simulate` or `arena` print with `--part K/N`";
            Failure::Unusable(format!("{}: {what}: {error}", path.display()))
        })?;
        Ok((path.clone(), counts))
    };
    paths.iter().map(one).collect()
}

/// Refuses parts that are not of the same games, or not each of them once.
pub fn check_parts<'a>(files: impl Iterator<Item = (&'a Path, &'a [String], Part)> + Clone) -> Result<(), Failure> {
    let Some((first_path, words, first)) = files.clone().next() else { return Ok(()) };
    for (path, other, part) in files.clone() {
        if (other, part.of) != (words, first.of) {
            let (path, other) = (path.display(), first_path.display());
            return Err(Failure::Unusable(format!("{path}: this part is not of the same games as {other}")));
        }
    }
    let mut numbers: Vec<_> = files.map(|(_, _, part)| part.part).collect();
    numbers.sort_unstable();
    if let Some([twice, _]) = numbers.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(Failure::Unusable(format!("part {twice}/{} is there twice", first.of)));
    }
    match (1..=first.of).find(|number| numbers.binary_search(number).is_err()) {
        Some(missing) => Err(Failure::Unusable(format!("part {missing}/{} is missing", first.of))),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_in_one_part() {
        for (games, of) in [(10, 3), (1, 4), (1000, 64), (u64::MAX, 7)] {
            let parts: Vec<_> = (1..=of).map(|part| Part { part, of }.numbers(games)).collect();
            assert_eq!((parts[0].start, parts[parts.len() - 1].end), (0, games));
            assert!(parts.windows(2).all(|pair| pair[0].end == pair[1].start));
        }
    }

    #[test]
    fn a_part_is_one_of_some() {
        assert_eq!("3/64".parse(), Ok(Part { part: 3, of: 64 }));
        for wrong in ["", "3", "0/4", "5/4", "1/0", "-1/4", "1/4/2", "a/b"] {
            assert!(wrong.parse::<Part>().is_err(), "{wrong}");
        }
    }
}
