//! What runs on a screen by itself: ships that fly, bots that choose. Only the newest run goes on.

use leptos::prelude::*;

/// The runs of a screen, counted. A run keeps its number, and ends when that is out of date or the screen is gone.
#[derive(Clone, Copy)]
pub struct Runs(RwSignal<u32>);

impl Runs {
    /// Nothing has run yet.
    pub fn new() -> Runs {
        Runs(RwSignal::new(0))
    }

    /// Whatever ran is out of date; the number of what runs now.
    pub fn rerun(self) -> u32 {
        let next = |run: &mut u32| {
            *run += 1;
            *run
        };
        self.0.try_update(next).unwrap_or_default()
    }

    /// Whether the run with this number is still the one.
    pub fn current(self, run: u32) -> bool {
        self.0.try_get_untracked() == Some(run)
    }
}

impl Default for Runs {
    fn default() -> Runs {
        Runs::new()
    }
}
