//! `holotable serve`: the page and its rooms.

use crate::failure::Failure;
use clap::{Args, ValueEnum};
use server::{Config, Keep, Limits, Patience, Place, Service};
use std::io::{Write, stderr, stdout};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;

/// Serves the page, so that you can play in a browser, alone or with others
#[derive(Args)]
#[command(after_help = "Behind a TLS proxy: --public https://play.example.org --behind-proxy (docs/hosting.md).")]
#[expect(clippy::struct_excessive_bools, reason = "four switches of a command line")]
pub struct Arguments {
    /// The port to listen at; 0 takes any that is free
    #[arg(long, value_name = "N", default_value_t = 7788)]
    port: u16,
    /// The file that keeps rooms and games; it is made if it is not there
    #[arg(long, value_name = "FILE", default_value = "holotable.sqlite")]
    data: PathBuf,
    /// Keep rooms and games in this PostgreSQL instead, together with other servers (docs/hosting.md)
    #[arg(long, value_name = "postgres://USER@HOST/DATABASE", conflicts_with = "data")]
    store: Option<String>,
    /// Where those other servers reach this one: an address in a network of your own; any port of this machine, if it is not said
    #[arg(long, value_name = "ADDRESS:PORT", requires = "store")]
    internal: Option<SocketAddr>,
    /// How they reach that, if it is by another address: a forwarded port, or the name of a container
    #[arg(long, value_name = "NAME:PORT", requires = "internal")]
    internal_as: Option<String>,
    /// The address that people use, if it is not the one listened at
    #[arg(long, value_name = "URL")]
    public: Option<String>,
    /// Serve the local network too, and show its address as a QR code
    #[arg(long)]
    lan: bool,
    /// Another name by which people reach the server, such as table.local; may be given several times
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
    /// Let in only those who know the password in the first line of this file
    #[arg(long, value_name = "FILE")]
    password_file: Option<PathBuf>,
    /// Throw rooms away in which nothing has changed for this many days
    #[arg(long, value_name = "DAYS", default_value_t = Keep::default().rooms_days)]
    keep_rooms: u32,
    /// Throw the records of games away after this many days
    #[arg(long, value_name = "DAYS", default_value_t = Keep::default().games_days)]
    keep_games: u32,
    /// Refuse new rooms when less than this is free beside the data file, in MiB; moves are never refused
    #[arg(long, value_name = "MIB", default_value_t = 256)]
    least_free: u64,
    /// A proxy stands in front and names visitors in X-Forwarded-For
    #[arg(long)]
    behind_proxy: bool,
    /// Serve rooms only, to programs; without the page
    #[arg(long)]
    no_page: bool,
    /// Let every address do as much as it wants; for measuring
    #[arg(long, hide = true)]
    no_limits: bool,
    /// How much to write to the standard error
    #[arg(long, value_enum, default_value_t = Log::Warnings)]
    log: Log,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Log {
    /// Only what somebody should look at
    Warnings,
    /// What the server does, as JSON lines
    Json,
    /// Every request, as JSON lines
    Requests,
    /// What becomes of every message, too: how long it waits, is played, stored and told
    Traces,
}

/// Serves until it is stopped.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if !arguments.no_page && !server::has_page() {
        return Err(Failure::Unusable(
            "this program was built without the page; in a clone, `cargo run` builds it and serves".to_owned(),
        ));
    }
    write_log(arguments.log);
    let config = Config {
        place: match &arguments.store {
            Some(url) => Place::Postgres(url.clone()),
            None => Place::File(arguments.data.clone()),
        },
        internal: arguments.internal,
        internal_as: arguments.internal_as.clone(),
        public: arguments.public.clone(),
        lan: arguments.lan.then(lan_address).flatten(),
        behind_proxy: arguments.behind_proxy,
        limits: if arguments.no_limits { Limits::NONE } else { Limits::default() },
        patience: Patience::default(),
        keep: Keep { rooms_days: arguments.keep_rooms, games_days: arguments.keep_games },
        least_free: arguments.least_free.saturating_mul(1024 * 1024),
        hosts: arguments.host.clone(),
        password: password(arguments)?,
    };
    let service = Service::open(config).map_err(|error| Failure::Unusable(error.to_string()))?;
    let ip = if arguments.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    let address = SocketAddr::new(IpAddr::V4(ip), arguments.port);
    let runtime = tokio::runtime::Runtime::new()?;
    let served = runtime.block_on(server::serve(service, address, |address| announce(arguments, address.port())));
    runtime.shutdown_background();
    served.map_err(|error| {
        let port = arguments.port;
        Failure::Unusable(format!("cannot serve at port {port}: {error}; `--port 0` takes any that is free"))
    })
}

/// The password, if there is one.
fn password(arguments: &Arguments) -> Result<Option<String>, Failure> {
    let Some(path) = &arguments.password_file else { return Ok(None) };
    let text = crate::failure::read(path)?;
    match text.lines().next().map(str::trim).unwrap_or_default() {
        "" => Err(Failure::Unusable(format!("{}:1: there is no password in the first line", path.display()))),
        password => Ok(Some(password.to_owned())),
    }
}

/// Says where the page is. Whoever started the program in the background may not be listening.
fn announce(arguments: &Arguments, port: u16) {
    let mut out = stdout();
    _ = writeln!(out, "Holotable is at http://localhost:{port}/ (stop it with Ctrl+C)");
    if let Some(public) = &arguments.public {
        _ = writeln!(out, "Others find it at {public}");
    } else if arguments.lan {
        match lan_address() {
            Some(ip) => {
                let link = format!("http://{ip}:{port}/");
                _ = writeln!(out, "In this network it is at {link}");
                if let Some(code) = server::qr_for_terminal(&link) {
                    _ = writeln!(out, "{code}");
                }
            }
            None => _ = writeln!(out, "This machine does not seem to be in a network."),
        }
    }
    _ = out.flush();
}

/// Our address in the local network: the one that a packet to elsewhere would leave from. None is sent.
fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_unspecified())
}

fn write_log(log: Log) {
    use tracing_subscriber::fmt;
    let level = match log {
        Log::Warnings => tracing::Level::WARN,
        Log::Json => tracing::Level::INFO,
        Log::Requests => tracing::Level::DEBUG,
        Log::Traces => tracing::Level::TRACE,
    };
    let lines = fmt().with_max_level(level).with_writer(stderr);
    _ = match log {
        Log::Warnings => lines.with_ansi(false).try_init(),
        Log::Json | Log::Requests | Log::Traces => lines.json().try_init(),
    };
}
