//! Times and sizes, in order.

use std::time::Duration;

/// Measured times.
#[derive(Clone, Default)]
pub struct Times(Vec<u32>);

impl Times {
    pub fn add(&mut self, time: Duration) {
        self.0.push(time.as_micros() as u32);
    }

    pub fn join(&mut self, other: Times) {
        self.0.extend(other.0);
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// In milliseconds.
    pub fn median(&mut self) -> f64 {
        self.0.sort_unstable();
        f64::from(self.0.get(self.0.len() / 2).copied().unwrap_or_default()) / 1000.0
    }

    /// Such as "median 1.2 ms, p99 4.5 ms, longest 9.0 ms".
    pub fn sentence(mut self) -> String {
        self.0.sort_unstable();
        let at = |part: f64| {
            let index = (self.0.len() as f64 * part) as usize;
            f64::from(self.0.get(index.min(self.0.len().saturating_sub(1))).copied().unwrap_or(0)) / 1000.0
        };
        format!("median {:.1} ms, p99 {:.1} ms, longest {:.1} ms", at(0.5), at(0.99), at(1.0))
    }
}

/// Measured sizes in bytes.
#[derive(Default)]
pub struct Sizes(Vec<u32>);

impl Sizes {
    pub fn add(&mut self, bytes: u32) {
        self.0.push(bytes);
    }

    pub fn join(&mut self, other: Sizes) {
        self.0.extend(other.0);
    }

    /// Such as "5 messages, median 637 bytes, p99 2100 bytes".
    pub fn sentence(mut self) -> String {
        self.0.sort_unstable();
        let at = |part: usize| self.0.get(self.0.len() * part / 100).copied().unwrap_or(0);
        format!("{} messages, median {} bytes, p99 {} bytes", self.0.len(), at(50), at(99))
    }
}
