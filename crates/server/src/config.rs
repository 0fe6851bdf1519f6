//! What whoever runs the server decides.

use std::path::PathBuf;

/// How to serve.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Config {
    /// The file that holds rooms and games; none keeps everything in memory.
    pub data: Option<PathBuf>,
    /// The address that people use, such as `https://play.example.org`, if it is not the one that is listened at.
    pub public: Option<String>,
    /// Whether a proxy stands in front, whose `X-Forwarded-For` names the visitor.
    pub behind_proxy: bool,
    /// What one visitor may take.
    pub limits: Limits,
}

/// What one visitor may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Connections from one address at a time.
    pub connections: u32,
    /// Rooms opened from one address an hour.
    pub rooms_an_hour: u32,
    /// Messages a second on one connection.
    pub messages_a_second: u32,
    /// Requests a second from one address.
    pub requests_a_second: u32,
    /// Rooms in memory at a time.
    pub rooms: usize,
}

impl Limits {
    /// As much as anybody wants.
    pub const NONE: Limits = Limits {
        connections: u32::MAX,
        rooms_an_hour: 1_000_000_000,
        messages_a_second: 1_000_000,
        requests_a_second: 1_000_000,
        rooms: usize::MAX,
    };
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { connections: 100, rooms_an_hour: 60, messages_a_second: 20, requests_a_second: 50, rooms: 20_000 }
    }
}

/// The most bytes of a message or a request's body.
pub(crate) const LARGEST_MESSAGE: usize = 16 * 1024;
