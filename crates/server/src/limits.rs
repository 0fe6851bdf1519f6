//! How much one address may ask for.

use crate::config::{Config, Limits};
use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};
use governor::clock::DefaultClock;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};
use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

type Keyed = RateLimiter<IpAddr, DefaultKeyedStateStore<IpAddr>, DefaultClock>;

/// Counts what each address does.
pub(crate) struct Gate {
    limits: Limits,
    requests: Keyed,
    rooms: Keyed,
    connections: Arc<Mutex<BTreeMap<IpAddr, u32>>>,
}

/// A connection that counts until it is dropped.
pub(crate) struct Place {
    address: IpAddr,
    connections: Arc<Mutex<BTreeMap<IpAddr, u32>>>,
}

fn count(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

impl Gate {
    pub fn new(limits: Limits) -> Gate {
        let requests =
            Quota::per_second(count(limits.requests_a_second)).allow_burst(count(limits.requests_a_second * 4));
        Gate {
            limits,
            requests: RateLimiter::keyed(requests),
            rooms: RateLimiter::keyed(Quota::per_hour(count(limits.rooms_an_hour))),
            connections: Arc::default(),
        }
    }

    pub fn may_ask(&self, address: IpAddr) -> bool {
        self.requests.check_key(&address).is_ok()
    }

    pub fn may_open(&self, address: IpAddr) -> bool {
        self.rooms.check_key(&address).is_ok()
    }

    pub fn connect(&self, address: IpAddr) -> Option<Place> {
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        let count = connections.entry(address).or_default();
        if *count >= self.limits.connections {
            return None;
        }
        *count += 1;
        Some(Place { address, connections: self.connections.clone() })
    }

    /// Forgets addresses that have been quiet.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.rooms.retain_recent();
    }

    /// How often one connection may speak.
    pub fn speaking(&self) -> Speaking {
        let rate = self.limits.messages_a_second;
        RateLimiter::direct(Quota::per_second(count(rate)).allow_burst(count(rate * 3)))
    }
}

/// Counts the messages of one connection.
pub(crate) type Speaking = governor::DefaultDirectRateLimiter;

impl Drop for Place {
    fn drop(&mut self) {
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = connections.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.address);
            }
        }
    }
}

/// The address that a request comes from; behind a proxy the one that the proxy names.
pub(crate) fn address(config: &Config, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let forwarded = || {
        let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        list.rsplit(',').next()?.trim().parse().ok()
    };
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    let named = if config.behind_proxy { forwarded() } else { None };
    named.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}
