//! What becomes of a message, as lines of the log: `passed on` by the server that somebody reached, `played` by the owner of the table,
//! `stored` by its store, all with the same trace. Nothing is measured unless somebody wants to read it (`--log traces`).

use crate::random;
use store::Trace;
use tokio::time::Instant;

/// A message on its way.
#[derive(Clone, Copy)]
pub(crate) struct Traced {
    pub trace: Trace,
    /// When it was heard.
    heard: Instant,
}

/// A number for a new sitting.
pub(crate) fn sitting() -> u64 {
    let mut number = [0; 8];
    number.copy_from_slice(&random::bytes().0[..8]);
    u64::from_le_bytes(number)
}

/// A message was heard; nothing where nobody reads traces.
pub(crate) fn heard(sitting: u64, message: u32) -> Option<Traced> {
    let wanted = tracing::enabled!(tracing::Level::TRACE);
    wanted.then(|| Traced { trace: Trace { sitting, message }, heard: Instant::now() })
}

/// It goes to the owner of the table, on another server.
pub(crate) fn passed_on(traced: Option<Traced>, node: i64) {
    if let Some(Traced { trace, .. }) = traced {
        tracing::trace!(%trace, node, "passed on");
    }
}

/// What the owner does about a message, and how long each part of it takes.
pub(crate) struct Playing {
    traced: Traced,
    taken: Instant,
    played: Instant,
}

impl Playing {
    /// The table takes the message.
    pub fn begin(traced: Traced) -> Playing {
        let taken = Instant::now();
        Playing { traced, taken, played: taken }
    }

    /// The rules are done with it; it has to be stored.
    pub fn played(&mut self) {
        self.played = Instant::now();
    }

    /// It is stored; everybody is to be told.
    pub fn told(self, stored: Instant) {
        let (Traced { trace, heard }, told) = (self.traced, Instant::now());
        let us = |from: Instant, to: Instant| u64::try_from((to - from).as_micros()).unwrap_or(u64::MAX);
        tracing::trace!(
            %trace,
            waited_us = us(heard, self.taken),
            played_us = us(self.taken, self.played),
            stored_us = us(self.played, stored),
            told_us = us(stored, told),
            "played"
        );
    }

    pub fn trace(&self) -> Trace {
        self.traced.trace
    }
}
