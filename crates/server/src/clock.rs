//! The time of the rooms; the calendar is the store's.

use std::time::Duration;
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
