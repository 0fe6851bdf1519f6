//! Counts for whoever watches over the server, in Prometheus' text format.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// What is counted.
pub(crate) struct Metrics {
    registry: Registry,
    pub connections: Gauge,
    pub rooms: Gauge,
    pub inputs: Counter,
    pub refusals: Counter,
    pub broken: Counter,
    pub faults: Counter,
    pub batches: Histogram,
    pub commits: Histogram,
}

impl Metrics {
    pub fn new() -> Metrics {
        let mut registry = Registry::with_prefix("holotable");
        let metrics = Metrics {
            connections: Gauge::default(),
            rooms: Gauge::default(),
            inputs: Counter::default(),
            refusals: Counter::default(),
            broken: Counter::default(),
            faults: Counter::default(),
            batches: Histogram::new(exponential_buckets(1.0, 2.0, 12)),
            commits: Histogram::new(exponential_buckets(0.000_1, 2.0, 14)),
            registry: Registry::default(),
        };
        registry.register("connections", "Open connections", metrics.connections.clone());
        registry.register("rooms", "Rooms in memory", metrics.rooms.clone());
        registry.register("inputs", "Inputs stored", metrics.inputs.clone());
        registry.register("refusals", "Messages refused", metrics.refusals.clone());
        registry.register("broken_messages", "Messages that could not be read", metrics.broken.clone());
        registry.register("faults", "Tables that fell over", metrics.faults.clone());
        registry.register("commit_size", "Tables whose inputs were stored together", metrics.batches.clone());
        registry.register("commit_seconds", "How long storing them took", metrics.commits.clone());
        Metrics { registry, ..metrics }
    }

    /// All of it as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        match encode(&mut text, &self.registry) {
            Ok(()) => text,
            Err(_) => String::new(),
        }
    }
}
