//! A part of a contest, so that many machines share it: the sets that it played, one by one. Put together they are gone through as if they
//! had just been played, so that also where a contest stops when it is decided, the parts say what one long run says.

use super::matches::{Pairing, Set};
use crate::failure::Failure;
use crate::simulate::part::{Part, check_parts, read_parts};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// What a part played, as it is written for `holotable merge`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContestPart {
    /// The words of the command line that decide what is played.
    pub arena: Vec<String>,
    pub part: Part,
    pub threads: usize,
    pub seconds: f64,
    pub pairings: Vec<Sets>,
}

/// The sets of two entrants.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sets {
    bots: [usize; 2],
    sets: Vec<Set>,
}

impl From<Pairing> for Sets {
    fn from(pairing: Pairing) -> Sets {
        Sets { bots: pairing.bots, sets: pairing.sets }
    }
}

/// All sets, by the places of the two entrants.
pub type Known = BTreeMap<[usize; 2], Vec<Set>>;

/// What parts played, together.
pub struct Together {
    pub known: Known,
    pub threads: usize,
    pub seconds: f64,
}

/// Reads all parts of a contest.
pub fn read(paths: &[PathBuf]) -> Result<Together, Failure> {
    let mut files = read_parts::<ContestPart>(paths)?;
    check_parts(files.iter().map(|(path, part)| (path.as_path(), part.arena.as_slice(), part.part)))?;
    files.sort_by_key(|(_, part)| part.part);
    let mut all = Together { known: Known::new(), threads: 0, seconds: 0.0 };
    for (_, part) in files {
        all.threads = all.threads.max(part.threads);
        all.seconds += part.seconds;
        for Sets { bots, sets } in part.pairings {
            all.known.entry(bots).or_default().extend(sets);
        }
    }
    Ok(all)
}

/// The words of the contest of which the first of some files is a part; nothing if it is of something else.
pub fn words(paths: &[PathBuf]) -> Result<Option<Vec<String>>, Failure> {
    let Some(first) = paths.first() else { return Ok(None) };
    let text = crate::failure::read(first)?;
    Ok(serde_json::from_str::<ContestPart>(&text).ok().map(|part| part.arena))
}
