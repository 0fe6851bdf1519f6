//! Servers that are broken on purpose: what looks for faults has to find these, or its silence would mean nothing.

use crate::broken::How;
use crate::cluster::Program;
use crate::cluster_soak::{self, Doors};
use crate::faults::Fault;
use crate::found::Kind;
use crate::soak;
use std::path::Path;

/// What is broken, and how that shows.
struct Broken {
    how: How,
    doors: Doors,
    fault: Fault,
    /// For how many seconds: longer than it takes until others have taken the rooms.
    lasts: u32,
    found: &'static [Kind],
}

const EARLY: Broken = Broken {
    how: How::ToldEarly,
    doors: Doors::Owner,
    fault: Fault::Kill,
    lasts: 1,
    found: &[Kind::Lost, Kind::Stale],
};

/// Stopped between believing and storing, it stores when it wakes up, though the rooms are not its own any more. All players are there, so nobody
/// has stored anything else in that place.
const FENCE: Broken =
    Broken { how: How::NoFence, doors: Doors::Owner, fault: Fault::Freeze, lasts: 8, found: &[Kind::TwoOwners] };

/// Nobody plays at the server that is cut off, or its tables would wait for the store instead of showing what they remember. What they
/// show is found while it is cut off, which ends it.
const LEASE: Broken =
    Broken { how: How::NoLease, doors: Doors::Beside, fault: Fault::Isolate, lasts: 25, found: &[Kind::Stale] };

/// How often it may happen before it must be found.
const TRIES: u32 = 3;

/// Lets all of them run at the same time, and fails if one is not found.
pub async fn run() -> Result<(), String> {
    let file = std::env::current_exe().map_err(|error| error.to_string())?;
    let (early, fence, lease) = tokio::join!(catch(&file, EARLY), catch(&file, FENCE), catch(&file, LEASE));
    early.and(fence).and(lease)
}

async fn catch(file: &Path, Broken { how, doors, fault, lasts, found: wanted }: Broken) -> Result<(), String> {
    let arguments = soak::Arguments {
        kills: TRIES,
        tables: 8,
        think: 50,
        seed: 1,
        cluster: true,
        faults: vec![fault],
        shortest: lasts,
        longest: lasts,
        log: None,
    };
    let program = Program { file: file.to_owned(), page: false, log: None, broken: Some(how) };
    match cluster_soak::run(program, &arguments, doors).await {
        Err(found) if wanted.contains(&found.kind) => {
            println!("{} is caught: {found}", how.name());
            Ok(())
        }
        Err(found) => Err(format!("{}: something else was found: {found}", how.name())),
        Ok(report) => Err(format!("{} is not noticed:\n{report}", how.name())),
    }
}
