//! Ways to be wrong that a test of several servers has to notice. They are only in programs that were built with the feature `broken`,
//! as those are that are built together with `product-tests`; and nothing asks for them but its `load-tests`.

use std::sync::OnceLock;
use std::time::Duration;

/// What is broken in this process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Broken {
    /// Whatever we believe to be ours is stored.
    NoFence,
    /// Inputs are acknowledged before they are stored.
    ToldEarly,
    /// Tables are told from memory without knowing whether they are the newest.
    NoLease,
}

static BROKEN: OnceLock<Broken> = OnceLock::new();

/// How long it takes until that which was told early is stored.
const LATE: Duration = Duration::from_millis(30);
/// How long it takes until it is told.
pub(crate) const EARLY: Duration = Duration::from_millis(10);
/// How long something that is believed to be ours lies there before it is stored: long enough that whoever stops the process stops it there.
const BELIEVED: Duration = Duration::from_millis(300);

/// Breaks this process; once is enough.
pub fn be(broken: Broken) {
    _ = BROKEN.set(broken);
}

/// Whether it is this.
pub(crate) fn is(broken: Broken) -> bool {
    BROKEN.get() == Some(&broken)
}

/// Leaves time before storing.
#[expect(clippy::disallowed_methods, reason = "a fault has to come in between")]
pub(crate) fn dawdle() {
    if is(Broken::ToldEarly) {
        std::thread::sleep(LATE);
    }
    if is(Broken::NoFence) {
        std::thread::sleep(BELIEVED);
    }
}
