//! A server that is broken on purpose, which `caught` has to notice.

use clap::{Args, ValueEnum};
use server::broken::{self, Broken};
use server::{Config, Limits, Place, Service};
use std::net::{Ipv4Addr, SocketAddr};

/// How it is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum How {
    /// Inputs are acknowledged before they are stored.
    ToldEarly,
    /// What a server believes to be its own is stored.
    NoFence,
    /// Tables are told from memory without knowing whether they are the newest.
    NoLease,
}

impl How {
    /// As it is called on the command line.
    pub fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }
}

/// It serves as `holotable serve` does, with these of its options.
#[derive(Args)]
pub struct Arguments {
    /// How it is broken
    #[arg(value_enum)]
    how: How,
    #[arg(long)]
    store: String,
    #[arg(long)]
    internal: SocketAddr,
    #[arg(long)]
    internal_as: String,
    #[arg(long)]
    port: u16,
    /// There is none anyway
    #[arg(long)]
    no_page: bool,
    /// There are none anyway
    #[arg(long)]
    no_limits: bool,
}

/// Serves until it is told to stop.
pub async fn serve(arguments: Arguments) -> Result<(), String> {
    broken::be(match arguments.how {
        How::ToldEarly => Broken::ToldEarly,
        How::NoFence => Broken::NoFence,
        How::NoLease => Broken::NoLease,
    });
    let config = Config {
        place: Place::Postgres(arguments.store),
        internal: Some(arguments.internal),
        internal_as: Some(arguments.internal_as),
        limits: Limits::NONE,
        ..Config::default()
    };
    let service = Service::open(config).map_err(|error| error.to_string())?;
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, arguments.port));
    let served = server::serve(service, address, |bound| println!("at http://localhost:{}/", bound.port()));
    served.await.map_err(|error| error.to_string())
}
