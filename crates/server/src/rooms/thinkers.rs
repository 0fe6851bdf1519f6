//! Threads on which bots think, so that people do not wait for them.

use play::Budget;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use tokio::sync::oneshot;
use tokio::time::Instant;

/// How long a bot may think about one choice, in milliseconds, if no other waits,
const THINKING_MS: u64 = 1000;
/// and if many do.
const HURRIED_MS: u64 = 50;

/// Something to think about, within so many milliseconds.
type Job = Box<dyn FnOnce(u64) + Send>;

/// As many bots think at a time as leave half of the processors to people, and where the system can rank threads, after everything that
/// people wait for. The others wait, the first first, and the more of them wait the shorter each one thinks.
pub(super) struct Thinkers {
    jobs: Sender<Job>,
    waiting: Arc<AtomicU64>,
}

impl Default for Thinkers {
    fn default() -> Thinkers {
        let processors = available_parallelism().map_or(1, NonZeroUsize::get);
        let (jobs, taken) = channel();
        let (taken, waiting) = (Arc::new(Mutex::new(taken)), Arc::new(AtomicU64::new(0)));
        for number in 0..(processors / 2).max(1) {
            let (taken, waiting) = (taken.clone(), waiting.clone());
            let thread = std::thread::Builder::new().name(format!("thinker-{number}"));
            if let Err(error) = thread.spawn(move || think_on(&taken, &waiting)) {
                tracing::error!(%error, "a thread for bots cannot be started");
            }
        }
        Thinkers { jobs, waiting }
    }
}

impl Thinkers {
    /// Lets a bot think when it is its turn; nothing if it falls over. One whose room no longer wants to know does not begin.
    pub async fn think<T: Send + 'static>(&self, think: impl FnOnce(Budget<'_>) -> T + Send + 'static) -> Option<T> {
        let (done, thought) = oneshot::channel();
        let job = move |ms| {
            if done.is_closed() {
                return;
            }
            let begun = Instant::now();
            let passed = || begun.elapsed().as_millis() as u64;
            let choice = catch_unwind(AssertUnwindSafe(|| think(Budget::Time { ms, passed: &passed })));
            // If the room is gone, nobody wants to know.
            _ = choice.map(|choice| done.send(choice));
        };
        self.waiting.fetch_add(1, Ordering::Relaxed);
        self.jobs.send(Box::new(job)).ok()?;
        thought.await.ok()
    }
}

/// A thread's whole life: job after job, until nobody can bring another.
fn think_on(jobs: &Mutex<Receiver<Job>>, waiting: &AtomicU64) {
    let next = || jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
    after_people();
    while let Ok(job) = next() {
        let others = waiting.fetch_sub(1, Ordering::Relaxed) - 1;
        job(thinking_ms(others));
    }
}

/// How long a bot may think while so many others wait.
fn thinking_ms(waiting: u64) -> u64 {
    (THINKING_MS / (waiting + 1)).max(HURRIED_MS)
}

/// Lets this thread run only while nobody else needs the processor.
#[cfg(target_os = "linux")]
fn after_people() {
    // On Linux this is about the calling thread alone; elsewhere it would be about the whole server.
    if let Err(error) = rustix::process::nice(19) {
        tracing::warn!(%error, "bots think at the priority of people");
    }
}

#[cfg(not(target_os = "linux"))]
fn after_people() {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_wait_the_shorter_each_thinks() {
        assert_eq!([0, 1, 3, 19, 500].map(thinking_ms), [1000, 500, 250, 50, 50]);
    }

    #[tokio::test]
    async fn a_bot_that_falls_over_does_not_stop_the_others() {
        let thinkers = Thinkers::default();
        for _ in 0..2 * available_parallelism().map_or(1, NonZeroUsize::get) {
            assert_eq!(thinkers.think(|_| -> u8 { panic!("on purpose") }).await, None);
        }
        assert_eq!(thinkers.think(|_| 2).await, Some(2));
        assert_eq!(thinkers.waiting.load(Ordering::Relaxed), 0);
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn bots_think_after_everything_that_people_wait_for() {
        let nice = || rustix::process::getpriority_process(None).unwrap();
        let ours = nice();
        let theirs = Thinkers::default().think(move |_| nice()).await;
        assert_eq!((theirs, nice()), (Some(19), ours), "the thinker's priority is its own");
    }
}
