//! How much one address may ask for.

mod address;

use crate::config::Limits;
use governor::clock::DefaultClock;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};
use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

pub(crate) use address::{address, network};

type Keyed = RateLimiter<IpAddr, DefaultKeyedStateStore<IpAddr>, DefaultClock>;
type Counts = Arc<Mutex<BTreeMap<IpAddr, u32>>>;

/// Counts what each address does. Addresses are given as [`network`] makes them.
pub(crate) struct Gate {
    limits: Limits,
    requests: Keyed,
    rooms: Keyed,
    games: Keyed,
    guesses: Keyed,
    barred: RwLock<BTreeSet<IpAddr>>,
    all: Arc<Semaphore>,
    connections: Counts,
}

/// A connection of an address, which counts until it is dropped.
pub(crate) struct ConnectionPermit {
    address: IpAddr,
    connections: Counts,
}

/// A connection among all, which counts until it is dropped.
pub(crate) struct Open {
    _permit: OwnedSemaphorePermit,
    _of_address: Option<ConnectionPermit>,
}

/// How many passwords an address may try in a minute.
const GUESSES: u32 = 10;

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
            games: RateLimiter::keyed(Quota::per_hour(count(limits.games_an_hour))),
            guesses: RateLimiter::keyed(Quota::per_minute(count(GUESSES))),
            barred: RwLock::default(),
            all: Arc::new(Semaphore::new(limits.all_connections as usize)),
            connections: Arc::default(),
        }
    }

    pub fn may_ask(&self, address: IpAddr) -> bool {
        self.requests.check_key(&address).is_ok()
    }

    pub fn may_open(&self, address: IpAddr) -> bool {
        self.rooms.check_key(&address).is_ok()
    }

    /// Whether another game may begin at the wish of an address.
    pub fn may_begin(&self, address: IpAddr) -> bool {
        self.games.check_key(&address).is_ok()
    }

    /// Whether an address may try another password.
    pub fn may_guess(&self, address: IpAddr) -> bool {
        self.guesses.check_key(&address).is_ok()
    }

    /// How often games may begin in one room.
    pub fn games_in_a_room(&self) -> Speaking {
        RateLimiter::direct(Quota::per_hour(count(self.limits.games_an_hour_in_a_room)))
    }

    /// Whether whoever runs the server does not let an address in.
    pub fn is_barred(&self, address: IpAddr) -> bool {
        self.barred.read().unwrap_or_else(PoisonError::into_inner).contains(&address)
    }

    pub fn set_barred(&self, addresses: BTreeSet<IpAddr>) {
        *self.barred.write().unwrap_or_else(PoisonError::into_inner) = addresses;
    }

    /// Lets a connection in, before it has asked anything; without an address it is a proxy's, whose visitors are counted
    /// when they are known.
    pub fn enter(&self, address: Option<IpAddr>) -> Option<Open> {
        let permit = self.all.clone().try_acquire_owned().ok()?;
        let of_address = match address {
            Some(address) if self.is_barred(address) => return None,
            Some(address) => Some(self.connect(address)?),
            None => None,
        };
        Some(Open { _permit: permit, _of_address: of_address })
    }

    /// Counts a connection of an address.
    pub fn connect(&self, address: IpAddr) -> Option<ConnectionPermit> {
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        let count = connections.entry(address).or_default();
        if *count >= self.limits.connections {
            return None;
        }
        *count += 1;
        Some(ConnectionPermit { address, connections: self.connections.clone() })
    }

    /// Waits until every connection is gone.
    pub async fn empty(&self) {
        _ = self.all.acquire_many(self.limits.all_connections).await;
    }

    /// Forgets addresses that have been quiet.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.rooms.retain_recent();
        self.games.retain_recent();
        self.guesses.retain_recent();
    }

    /// As often as another server lets somebody speak.
    pub fn speaking_elsewhere() -> Speaking {
        RateLimiter::direct(Quota::per_second(NonZeroU32::MAX))
    }

    /// How often one connection may speak.
    pub fn speaking(&self) -> Speaking {
        let rate = self.limits.messages_a_second;
        RateLimiter::direct(Quota::per_second(count(rate)).allow_burst(count(rate * 3)))
    }
}

/// Counts the messages of one connection.
pub(crate) type Speaking = governor::DefaultDirectRateLimiter;

impl Drop for ConnectionPermit {
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
