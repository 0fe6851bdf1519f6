//! `holotable serve`: the page, on this machine.

use crate::failure::Failure;
use clap::Args;
use std::io::{Write, stdout};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// Serves the page, so that you can play in a browser
#[derive(Args)]
pub struct Arguments {
    /// The port to listen at; 0 takes any that is free
    #[arg(long, value_name = "N", default_value_t = 7788)]
    port: u16,
    /// Serve the local network too, not only this machine
    #[arg(long)]
    lan: bool,
}

/// Serves until it is stopped.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if !server::has_page() {
        return Err(Failure::Unusable(
            "this program was built without the page; in a clone, `cargo run --release` builds it and serves"
                .to_owned(),
        ));
    }
    let ip = if arguments.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    let address = SocketAddr::new(IpAddr::V4(ip), arguments.port);
    let runtime = tokio::runtime::Runtime::new()?;
    let served = runtime.block_on(server::serve(address, |address| {
        // Whoever started it in the background may not be listening.
        _ = writeln!(stdout(), "Holotable is at http://localhost:{}/ (stop it with Ctrl+C)", address.port());
    }));
    served.map_err(|error| {
        let port = arguments.port;
        Failure::Unusable(format!("cannot serve at port {port}: {error}; `--port 0` takes any that is free"))
    })
}
