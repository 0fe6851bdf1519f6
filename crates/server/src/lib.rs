//! Serves the page, and rooms where people play over the network.
//!
//! [`Service::open`] opens the data file, [`app`] is the whole service as a router, [`serve_on`] accepts connections for it; the
//! program and the tests run the same one.
//! One task owns each table; what it plays is durable before anybody is told (`ARCHITECTURE.md`).

mod api;
mod body;
mod clock;
mod club;
mod config;
mod connection;
mod data;
mod duties;
mod files;
mod health;
mod limits;
mod link;
mod metrics;
mod origin;
mod own_address;
mod qr;
mod random;
mod reach;
mod rooms;
mod serve;
mod service;
mod socket;
mod space;
mod token;
mod trace;
mod visitor;

pub use config::{Config, Keep, Limits, Patience};
pub use data::{Examined, Operator, StoredRoom, examine, examine_shared, salvage};
pub use serve::{app, serve, serve_on};
pub use service::Service;
#[cfg(feature = "broken")]
pub use store::broken;
pub use store::sqlite::backup;
pub use store::{Place, StoreError};

/// Whether the page is in this program.
pub fn has_page() -> bool {
    files::has_page()
}

/// A link as a QR code for a terminal.
pub fn qr_for_terminal(link: &str) -> Option<String> {
    qr::terminal(link)
}
