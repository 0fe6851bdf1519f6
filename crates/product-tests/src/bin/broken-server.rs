//! A server that is broken on purpose, as `HOLOTABLE_BROKEN` says. `load-tests caught` has to notice.

use clap::{Parser, Subcommand};
use server::{Config, Limits, Place, Service};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::ExitCode;

/// A server that is broken on purpose
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    serve: Serve,
}

#[derive(Subcommand)]
enum Serve {
    /// Serves as `holotable serve` does, with these of its options
    Serve {
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
    },
}

fn main() -> ExitCode {
    let Serve::Serve { store, internal, internal_as, port, .. } = Arguments::parse().serve;
    let config = Config {
        place: Place::Postgres(store),
        internal: Some(internal),
        internal_as: Some(internal_as),
        limits: Limits::NONE,
        ..Config::default()
    };
    let runtime = tokio::runtime::Runtime::new().expect("the runtime starts");
    let service = match Service::open(config) {
        Ok(service) => service,
        Err(error) => {
            eprintln!("broken-server: {error}");
            return ExitCode::FAILURE;
        }
    };
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let served = server::serve(service, address, |bound| println!("at http://localhost:{}/", bound.port()));
    match runtime.block_on(served) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("broken-server: {error}");
            ExitCode::FAILURE
        }
    }
}
