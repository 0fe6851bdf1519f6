//! Longer proofs of X-Wing than its tests take time for, and what its tests compare with.

use page_build::shell;

/// Writes the kept games anew; the difference is for somebody to read.
pub fn record_games() -> Result<(), String> {
    shell::cargo(&["test", "--package", "x-wing", "--test", "games", "--", "--ignored", "record"])
}
