//! `holotable operator`: what whoever runs a server decides while it runs.

use crate::failure::Failure;
use clap::{Args, Subcommand};
use server::{Operator, StoreError};
use std::io::{Write, stdout};
use std::net::IpAddr;
use std::path::Path;

/// Lists and closes rooms, and bars addresses, of a server that runs
///
/// Servers look into their data file, or their PostgreSQL, every two seconds and do what is written there.
#[derive(Args)]
pub struct Arguments {
    /// The data file of the server, or the address of the PostgreSQL that servers share
    #[arg(value_name = "FILE|postgres://…")]
    kept: String,
    #[command(subcommand)]
    wish: Wish,
}

#[derive(Subcommand)]
enum Wish {
    /// Lists all rooms, the last changed first
    Rooms,
    /// Closes a room: everybody in it is sent away, and nobody finds it any more
    Close {
        /// The id in its link
        room: String,
    },
    /// Lists the addresses that are not let in
    Barred,
    /// Does not let an address in any more; of IPv6 its whole network of 64 bits
    Bar {
        /// Such as 192.0.2.7
        address: IpAddr,
    },
    /// Lets an address in again
    Admit {
        /// Such as 192.0.2.7
        address: IpAddr,
    },
}

/// Whether that is no file but an address.
pub fn is_postgres(kept: &str) -> bool {
    kept.starts_with("postgres://") || kept.starts_with("postgresql://")
}

/// Writes the wish into the data file, or lists what is there.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let name = &arguments.kept;
    let failed = |error: StoreError| Failure::Unusable(format!("{name}: {error}"));
    let operator = match is_postgres(name) {
        true => Operator::connect(name),
        false => Operator::open(Path::new(name)),
    };
    let mut operator = operator.map_err(failed)?;
    let mut out = stdout().lock();
    match &arguments.wish {
        Wish::Rooms => {
            for room in operator.rooms().map_err(failed)? {
                let closed = if room.closed { ", closed" } else { "" };
                let (id, entries, changed) = (room.id, room.entries, room.changed);
                writeln!(out, "{id}: {entries} inputs, changed {changed} seconds after 1970{closed}")?;
            }
        }
        Wish::Close { room } => match operator.close_room(room).map_err(failed)? {
            true => writeln!(out, "{room} is closed")?,
            false => return Err(Failure::Unusable(format!("{name}: there is no room {room}"))),
        },
        Wish::Barred => {
            for address in operator.barred().map_err(failed)? {
                writeln!(out, "{address}")?;
            }
        }
        Wish::Bar { address } => {
            operator.bar(*address).map_err(failed)?;
            writeln!(out, "{address} is not let in")?;
        }
        Wish::Admit { address } => match operator.admit(*address).map_err(failed)? {
            true => writeln!(out, "{address} is let in")?,
            false => return Err(Failure::Unusable(format!("{name}: {address} is not barred"))),
        },
    }
    Ok(())
}
