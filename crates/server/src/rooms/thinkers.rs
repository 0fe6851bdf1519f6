//! Threads on which bots think, so that people do not wait for them.

use play::Budget;
use std::num::NonZeroUsize;
use std::thread::available_parallelism;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::Instant;

/// How long a bot may think about one choice, in milliseconds.
const THINKING_MS: u64 = 1000;

/// As many bots think at a time as leave half of the processors to people; the others wait, the first first.
pub(super) struct Thinkers(Semaphore);

impl Default for Thinkers {
    fn default() -> Thinkers {
        let processors = available_parallelism().map_or(1, NonZeroUsize::get);
        Thinkers(Semaphore::new((processors / 2).max(1)))
    }
}

impl Thinkers {
    /// Lets a bot think when it is its turn; nothing if it falls over.
    pub async fn think<T: Send + 'static>(&self, think: impl FnOnce(Budget<'_>) -> T + Send + 'static) -> Option<T> {
        let _place = self.0.acquire().await.ok()?;
        let thought = spawn_blocking(move || {
            let begun = Instant::now();
            let passed = || begun.elapsed().as_millis() as u64;
            think(Budget::Time { ms: THINKING_MS, passed: &passed })
        });
        thought.await.ok()
    }
}
