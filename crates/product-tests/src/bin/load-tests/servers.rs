//! The servers under load: one with a data file, or some that share PostgreSQL.

use crate::process::{Folder, Process};
use clap::{Args, ValueEnum};
use std::path::Path;
use test_postgres::Postgres;

/// Which servers.
#[derive(Args)]
pub struct Wanted {
    /// Rooms are kept in PostgreSQL instead of a file
    #[arg(long)]
    postgres: bool,
    /// How many servers share them
    #[arg(long, default_value_t = 1, requires = "postgres", value_parser = clap::value_parser!(u16).range(1..=32))]
    servers: u16,
    /// To which of them players come
    #[arg(long, value_enum, default_value = "owner")]
    route: Route,
}

/// To which server the players of a table come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Route {
    /// Both to the same, as behind a balancer that hashes by the path
    Owner,
    /// Each to any, evenly
    Any,
    /// Both to the owner, and at every second table both to another server: what the way between them adds
    Hop,
}

/// Servers that run.
pub struct Servers {
    pub all: Vec<Process>,
    route: Route,
    /// Ends when they have.
    _postgres: Option<Postgres>,
    _folder: Folder,
}

impl Servers {
    pub async fn start(program: &Path, wanted: &Wanted) -> Result<Servers, String> {
        let folder = Folder::new()?;
        if !wanted.postgres {
            let all = vec![Process::start(program, &folder.data(), 0).await?];
            return Ok(Servers { all, route: wanted.route, _postgres: None, _folder: folder });
        }
        let starting = tokio::task::spawn_blocking(|| {
            let postgres = Postgres::start()?;
            let url = postgres.database();
            Some((postgres, url))
        });
        let started = starting.await.map_err(|error| error.to_string())?;
        let (postgres, url) = started.ok_or("PostgreSQL is not installed")?;
        let mut all = Vec::new();
        for _ in 0..wanted.servers {
            all.push(Process::sharing(program, &url, 0).await?);
        }
        Ok(Servers { all, route: wanted.route, _postgres: Some(postgres), _folder: folder })
    }

    /// The port to which a player of a table comes.
    pub fn port(&self, table: u32, seat: u8) -> u16 {
        let (table, count) = (table as usize, self.all.len());
        let place = match (self.route, seat) {
            (Route::Owner, _) | (Route::Any, 0) => table,
            // Every two servers meet equally often.
            (Route::Any, _) => table / count,
            (Route::Hop, _) => table / 2 + table % 2,
        };
        self.all[place % count].port
    }

    /// The port of the server that has to own a table, if it is not the one to which its first player comes.
    pub fn owner(&self, table: u32) -> Option<u16> {
        (self.route == Route::Hop).then(|| self.all[table as usize / 2 % self.all.len()].port)
    }

    /// The seconds of processor time that they have used.
    pub fn cpu_seconds(&self) -> Option<f64> {
        self.all.iter().map(Process::cpu_seconds).sum()
    }

    /// The most memory that one of them had, in MiB.
    pub fn most_memory(&self) -> Option<f64> {
        self.all.iter().filter_map(Process::most_memory).reduce(f64::max)
    }

    pub async fn kill(self) {
        for server in self.all {
            server.kill().await;
        }
    }
}
