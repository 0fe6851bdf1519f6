//! Servers that are broken on purpose: what looks for faults has to find these, or its silence would mean nothing.

use crate::cluster::Program;
use crate::cluster_soak::{self, Doors};
use crate::faults::Fault;
use crate::found::Kind;
use crate::soak;
use std::path::Path;

/// What is broken, what happens then, and what has to be found.
const BROKEN: [(&str, Fault, &[Kind]); 3] = [
    ("told-early", Fault::Kill, &[Kind::Lost, Kind::Stale]),
    ("no-fence", Fault::Isolate, &[Kind::TwoOwners]),
    ("no-lease", Fault::Isolate, &[Kind::Stale]),
];

/// How often it may happen before it must be found.
const TRIES: u32 = 8;

/// Lets each of them run, and fails if one is not found.
pub async fn run(program: &Path) -> Result<(), String> {
    for (broken, fault, wanted) in BROKEN {
        let arguments = soak::Arguments {
            kills: TRIES,
            tables: 16,
            seed: 1,
            cluster: true,
            faults: vec![fault],
            // Longer than it takes until others have taken the rooms.
            shortest: 8,
            longest: 8,
            log: None,
        };
        let program = Program { file: program.to_owned(), page: false, log: None, broken: Some(broken) };
        match cluster_soak::run(program, &arguments, Doors::Two).await {
            Err(found) if wanted.contains(&found.kind) => println!("{broken} is caught: {found}"),
            Err(found) => return Err(format!("{broken}: something else was found: {found}")),
            Ok(report) => return Err(format!("{broken} is not noticed:\n{report}")),
        }
    }
    Ok(())
}
