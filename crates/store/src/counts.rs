//! What is counted for whoever watches over a server.

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// Counts, shared by all who hold a copy.
#[derive(Clone)]
pub struct Counts {
    pub(crate) inputs: Counter,
    pub(crate) batches: Histogram,
    pub(crate) commits: Histogram,
    pub(crate) takes: Counter,
    pub(crate) fenced: Counter,
    pub(crate) unknown: Counter,
}

impl Default for Counts {
    fn default() -> Counts {
        Counts {
            inputs: Counter::default(),
            batches: Histogram::new(exponential_buckets(1.0, 2.0, 12)),
            commits: Histogram::new(exponential_buckets(0.000_1, 2.0, 14)),
            takes: Counter::default(),
            fenced: Counter::default(),
            unknown: Counter::default(),
        }
    }
}

impl Counts {
    /// Shows them in a registry.
    pub fn register(&self, registry: &mut Registry) {
        registry.register("inputs", "Inputs stored", self.inputs.clone());
        registry.register("commit_size", "Tables whose inputs were stored together", self.batches.clone());
        registry.register("commit_seconds", "How long storing them took", self.commits.clone());
        registry.register("takes", "Rooms taken from the shared store", self.takes.clone());
        registry.register("fenced", "Times that others took this server for dead", self.fenced.clone());
        registry.register(
            "unknown_commits",
            "Commits whose answer was lost, so that it was looked up",
            self.unknown.clone(),
        );
    }
}
