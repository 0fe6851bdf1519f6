//! What cannot be, since it was checked before: a broken invariant, which panics.

use crate::frame::FrameRules;
use crate::table::Table;
use std::fmt::Debug;

/// Whether a panic has words for the thing that it is about. A module that a browser loads would be 9 KB larger with them.
const TOLD: bool = !cfg!(target_arch = "wasm32");

/// A thing is of another kind than was checked.
#[cold]
pub(crate) fn amiss(thing: impl Debug, how: &str) -> ! {
    match TOLD {
        true => panic!("{thing:?} {how}"),
        false => panic!("it {how}"),
    }
}

/// A frame is told something that it did not wait for.
#[cold]
pub(crate) fn unasked(frame: impl FrameRules, table: Table<'_>, thing: impl Debug) -> ! {
    match TOLD {
        true => panic!("{} did not wait for {thing:?}", frame.name(table)),
        false => panic!("it was not waited for"),
    }
}
