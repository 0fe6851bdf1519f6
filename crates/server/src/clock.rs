//! The one place that reads a clock.

use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// The time of all rooms: milliseconds since the server started.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    start: Instant,
}

impl Clock {
    pub fn start() -> Clock {
        Clock { start: Instant::now() }
    }

    pub fn now(self) -> u64 {
        self.start.elapsed().as_millis() as u64
    }

    /// The moment of a room's time.
    pub fn at(self, ms: u64) -> Instant {
        self.start + Duration::from_millis(ms)
    }
}

/// Seconds since 1970, for people to read.
#[expect(clippy::disallowed_methods, reason = "the server owns the calendar; rules never see it")]
pub(crate) fn today() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}
