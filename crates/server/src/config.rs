//! What whoever runs the server decides.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use store::Place;

/// How to serve.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Config {
    /// Where rooms and games are kept.
    pub place: Place,
    /// Where other servers that share the rooms reach this one, in a network of your own; any port of this machine, if it is not said.
    pub internal: Option<SocketAddr>,
    /// What they are told instead of that address: a name and a port that lead there.
    pub internal_as: Option<String>,
    /// The address that people use, such as `https://play.example.org`, if it is not the one that is listened at.
    pub public: Option<String>,
    /// The machine's own address in the local network, where that is served, too.
    pub lan: Option<IpAddr>,
    /// Whether a proxy stands in front, whose `X-Forwarded-For` names the visitor.
    pub behind_proxy: bool,
    /// What one visitor may take.
    pub limits: Limits,
    /// How long a visitor is waited for.
    pub patience: Patience,
    /// How long rooms and games are kept.
    pub keep: Keep,
    /// How many bytes shall stay free where the data file is: with less, new rooms are refused; with half of it, new games.
    pub least_free: u64,
    /// The names under which the server is known, beside `localhost`, plain addresses and the one in `public`.
    pub hosts: Vec<String>,
    /// What somebody has to know to get in; without it everybody may.
    pub password: Option<String>,
}

/// How long rooms and games are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Days after which a room is thrown away in which nothing has changed.
    pub rooms_days: u32,
    /// Days after which the record of a game is thrown away.
    pub games_days: u32,
}

impl Default for Keep {
    fn default() -> Keep {
        Keep { rooms_days: 90, games_days: 365 }
    }
}

/// What one visitor may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Connections in all.
    pub all_connections: u32,
    /// Connections from one address at a time; of IPv6 from one network of 64 bits.
    pub connections: u32,
    /// Connections to one room at a time.
    pub connections_to_a_room: usize,
    /// Rooms opened from one address an hour.
    pub rooms_an_hour: u32,
    /// Games begun from one address an hour.
    pub games_an_hour: u32,
    /// Games begun in one room an hour.
    pub games_an_hour_in_a_room: u32,
    /// Messages and control frames a second on one connection.
    pub messages_a_second: u32,
    /// Requests a second from one address.
    pub requests_a_second: u32,
    /// Rooms in memory at a time.
    pub rooms: usize,
}

impl Limits {
    /// As much as anybody wants.
    pub const NONE: Limits = Limits {
        all_connections: 1_000_000,
        connections: u32::MAX,
        connections_to_a_room: usize::MAX,
        rooms_an_hour: 1_000_000_000,
        games_an_hour: 1_000_000_000,
        games_an_hour_in_a_room: 1_000_000_000,
        messages_a_second: 1_000_000,
        requests_a_second: 1_000_000,
        rooms: usize::MAX,
    };
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            all_connections: 15_000,
            connections: 100,
            connections_to_a_room: 200,
            rooms_an_hour: 60,
            games_an_hour: 120,
            games_an_hour_in_a_room: 30,
            messages_a_second: 20,
            requests_a_second: 50,
            rooms: 20_000,
        }
    }
}

/// How long a visitor is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// For the head of a request, from the moment of the connection or of the answer before.
    pub head: Duration,
    /// For the rest of a request.
    pub request: Duration,
    /// For a visitor to take what is sent.
    pub taking: Duration,
    /// How often a WebSocket is asked whether somebody is still there; whoever has not answered the last time is gone.
    pub asking: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            head: Duration::from_secs(15),
            request: Duration::from_secs(15),
            taking: Duration::from_secs(10),
            asking: Duration::from_secs(25),
        }
    }
}

/// The most bytes of a message or a request's body.
pub(crate) const LARGEST_MESSAGE: usize = 16 * 1024;
