//! Counts for whoever watches over the server, in Prometheus' text format.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;
use store::Counts;

/// What is counted.
pub(crate) struct Metrics {
    registry: Registry,
    pub connections: Gauge,
    pub rooms: Gauge,
    /// Players whose tables are with other servers.
    pub linked: Gauge,
    /// Whether the store does not answer.
    pub away: Gauge,
    pub moved: Counter,
    pub refusals: Counter,
    pub broken: Counter,
    pub faults: Counter,
    /// What the store counts.
    pub stored: Counts,
}

impl Metrics {
    pub fn new() -> Metrics {
        let mut registry = Registry::with_prefix("holotable");
        let metrics = Metrics {
            connections: Gauge::default(),
            rooms: Gauge::default(),
            linked: Gauge::default(),
            away: Gauge::default(),
            moved: Counter::default(),
            refusals: Counter::default(),
            broken: Counter::default(),
            faults: Counter::default(),
            stored: Counts::default(),
            registry: Registry::default(),
        };
        registry.register("connections", "Open connections", metrics.connections.clone());
        registry.register("rooms", "Rooms in memory", metrics.rooms.clone());
        registry.register("linked", "Connections whose tables are with other servers", metrics.linked.clone());
        registry.register("store_away", "1 while the shared store does not answer", metrics.away.clone());
        registry.register("moved", "Connections that stayed while their table moved", metrics.moved.clone());
        registry.register("refusals", "Messages refused", metrics.refusals.clone());
        registry.register("broken_messages", "Messages that could not be read", metrics.broken.clone());
        registry.register("faults", "Tables that fell over", metrics.faults.clone());
        metrics.stored.register(&mut registry);
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
