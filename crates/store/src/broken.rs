//! Ways to be wrong that a test of several servers has to notice. They are only in programs that were built with the feature `broken`,
//! and the product never is.

use std::sync::OnceLock;
use std::time::Duration;

/// What is broken in this process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Broken {
    /// Whatever we believe to be ours is stored.
    NoFence,
    /// Inputs are acknowledged before they are stored.
    ToldEarly,
    /// Tables are told from memory without knowing whether they are the newest.
    NoLease,
}

const VARIABLE: &str = "HOLOTABLE_BROKEN";
/// How long it takes until that which was told early is stored.
const LATE: Duration = Duration::from_millis(30);

/// Whether it is this.
pub(crate) fn is(broken: Broken) -> bool {
    static WANTED: OnceLock<Option<Broken>> = OnceLock::new();
    let wanted = WANTED.get_or_init(|| match std::env::var(VARIABLE).ok()?.as_str() {
        "no-fence" => Some(Broken::NoFence),
        "told-early" => Some(Broken::ToldEarly),
        "no-lease" => Some(Broken::NoLease),
        unknown => panic!("{VARIABLE}={unknown}: no-fence, told-early or no-lease"),
    });
    *wanted == Some(broken)
}

/// Leaves time between telling and storing.
#[expect(clippy::disallowed_methods, reason = "what is told early is stored late, so that a kill comes in between")]
pub(crate) fn dawdle() {
    if is(Broken::ToldEarly) {
        std::thread::sleep(LATE);
    }
}
