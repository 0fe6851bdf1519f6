//! Three servers on one PostgreSQL behind a balancer, all on this machine.

use crate::balancer::Balancer;
use crate::broken::How;
use crate::cut::Way;
use crate::process::{Folder, Process};
use clap::Args;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use test_postgres::Postgres;
use tokio::process::Command;

/// How it is started, to try.
#[derive(Args)]
pub struct Arguments {
    /// The port of the balancer; 0 takes any that is free
    #[arg(long, default_value_t = 7788)]
    port: u16,
    /// How many servers
    #[arg(long, default_value_t = 3)]
    servers: usize,
    /// Serve the page, with which the program was built
    #[arg(long)]
    page: bool,
}

/// What runs as the servers.
#[derive(Clone)]
pub struct Program {
    pub file: PathBuf,
    /// Whether it has the page.
    pub page: bool,
    /// A file to which they add what they log.
    pub log: Option<PathBuf>,
    /// How it is broken on purpose, if it is this very program.
    pub broken: Option<How>,
}

/// Servers that share rooms.
pub struct Cluster {
    program: Program,
    pub postgres: Arc<Postgres>,
    /// The database.
    pub url: String,
    pub members: Vec<Member>,
    pub balancer: Balancer,
    _folder: Folder,
}

/// One of the servers.
pub struct Member {
    /// While it runs.
    pub process: Option<Process>,
    /// Where players find it, which stays the same when it is started again.
    pub port: u16,
    /// Its way to PostgreSQL.
    pub to_postgres: Way,
    /// The way of the others to it.
    pub from_others: Way,
    /// What it is told about these.
    arguments: Vec<String>,
}

impl Program {
    fn command(&self, arguments: &[String]) -> Result<Command, String> {
        let mut command = Command::new(&self.file);
        match self.broken {
            None => command.arg("serve"),
            Some(how) => command.args(["broken", &how.name()]),
        };
        command.arg("--no-limits").args(arguments);
        if !self.page {
            command.arg("--no-page");
        }
        if let Some(log) = &self.log {
            let opened = std::fs::File::options().create(true).append(true).open(log);
            command.stderr(opened.map_err(|error| format!("{}: {error}", log.display()))?);
        }
        Ok(command)
    }
}

impl Cluster {
    /// Starts all of it; the balancer listens at a port (0: any).
    pub async fn start(program: Program, count: usize, port: u16, seed: u64) -> Result<Cluster, String> {
        let starting = tokio::task::spawn_blocking(|| {
            Postgres::start().map(|postgres| {
                let url = postgres.database();
                (Arc::new(postgres), url)
            })
        });
        let started = starting.await.map_err(|error| error.to_string())?;
        let (postgres, url) =
            started.ok_or("PostgreSQL is needed: `apt-get install --no-install-recommends postgresql`")?;
        let folder = Folder::new()?;
        let mut members = Vec::new();
        for number in 0..count.max(1) {
            members.push(Member::start(&program, &postgres, &url, &folder.within(&number.to_string())).await?);
        }
        let ports: Vec<u16> = members.iter().map(|member| member.port).collect();
        let balancer = Balancer::start(port, &ports, seed).await?;
        Ok(Cluster { program, postgres, url, members, balancer, _folder: folder })
    }

    /// Starts a server again that has ended.
    pub async fn restart(&mut self, server: usize) -> Result<(), String> {
        let member = &mut self.members[server];
        member.process = Some(Process::run(self.program.command(&member.arguments)?, member.port).await?);
        Ok(())
    }

    /// Tells all to stop.
    pub async fn drain(&mut self) {
        for process in self.members.iter_mut().filter_map(|member| member.process.take()) {
            process.drain().await;
        }
    }
}

impl Member {
    async fn start(program: &Program, postgres: &Postgres, url: &str, folder: &Path) -> Result<Member, String> {
        let to_postgres = Way::to_postgres(postgres.socket(), folder)?;
        let internal = free_port()?;
        let (from_others, port) = Way::to_port(internal).await?;
        let database = url.rsplit('/').next().unwrap_or_default();
        let store = postgres.url_by(folder, database);
        let [internal, named] = [internal, port].map(|port| format!("127.0.0.1:{port}"));
        let arguments = ["--store", &store, "--internal", &internal, "--internal-as", &named].map(str::to_owned);
        let process = Process::run(program.command(&arguments)?, 0).await?;
        let port = process.port;
        Ok(Member { process: Some(process), port, to_postgres, from_others, arguments: arguments.into() })
    }
}

/// A port that nobody listens at.
fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).map_err(|error| error.to_string())?;
    Ok(listener.local_addr().map_err(|error| error.to_string())?.port())
}

/// Runs it for whoever wants to try, until it is told to stop.
pub async fn run(program: &Path, arguments: &Arguments) -> Result<(), String> {
    let program = Program { file: program.to_owned(), page: arguments.page, log: None, broken: None };
    let mut cluster = Cluster::start(program, arguments.servers, arguments.port, 1).await?;
    println!("PostgreSQL: {}", cluster.url);
    for member in &cluster.members {
        let id = member.process.as_ref().and_then(Process::id).unwrap_or_default();
        println!("a server at http://localhost:{}/ is process {id}: `kill -9 {id}` and play on", member.port);
    }
    println!("the balancer in front of them: http://localhost:{}/ (stop all with Ctrl+C)", cluster.balancer.port);
    tokio::signal::ctrl_c().await.map_err(|error| error.to_string())?;
    cluster.drain().await;
    Ok(())
}
