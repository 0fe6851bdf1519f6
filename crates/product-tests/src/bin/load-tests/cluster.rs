//! Three servers on one PostgreSQL behind a balancer, all on this machine.

use crate::balancer::Balancer;
use crate::cut::Way;
use crate::process::Process;
use clap::Args;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use test_postgres::Postgres;

/// How it is started.
#[derive(Args)]
pub struct Arguments {
    /// The port of the balancer; 0 takes any that is free
    #[arg(long, default_value_t = 7788)]
    port: u16,
    /// How many servers
    #[arg(long, default_value_t = 3)]
    servers: usize,
}

/// Servers that share rooms.
pub struct Cluster {
    program: PathBuf,
    pub postgres: Arc<Postgres>,
    /// The database.
    pub url: String,
    /// The way of each server to PostgreSQL, and its address by that way.
    pub ways: Vec<(Way, String)>,
    pub servers: Vec<Option<Process>>,
    /// Their ports, which stay the same when they are started again.
    pub ports: Vec<u16>,
    pub balancer: Balancer,
}

impl Cluster {
    /// Starts all of it; the balancer listens at a port (0: any).
    pub async fn start(program: &Path, count: usize, port: u16, seed: u64) -> Result<Cluster, String> {
        let starting = tokio::task::spawn_blocking(|| {
            Postgres::start().map(|postgres| {
                let url = postgres.database();
                (Arc::new(postgres), url)
            })
        });
        let started = starting.await.map_err(|error| error.to_string())?;
        let (postgres, url) =
            started.ok_or("PostgreSQL is needed: `apt-get install --no-install-recommends postgresql`")?;
        let database = url.rsplit('/').next().unwrap_or_default().to_owned();
        let (mut ways, mut servers, mut ports) = (Vec::new(), Vec::new(), Vec::new());
        for number in 0..count.max(1) {
            let folder = std::env::temp_dir().join(format!("holotable-way-{}-{number}", std::process::id()));
            let way = Way::to(&postgres.socket(), folder)?;
            let by_way = postgres.url_by(&way.folder, &database);
            let server = Process::sharing(program, &by_way, 0).await?;
            ports.push(server.port);
            servers.push(Some(server));
            ways.push((way, by_way));
        }
        let balancer = Balancer::start(port, &ports, seed).await?;
        Ok(Cluster { program: program.to_owned(), postgres, url, ways, servers, ports, balancer })
    }

    /// Starts a server again that has ended.
    pub async fn restart(&mut self, server: usize) -> Result<(), String> {
        let started = Process::sharing(&self.program, &self.ways[server].1, self.ports[server]).await?;
        self.servers[server] = Some(started);
        Ok(())
    }
}

/// Runs it for whoever wants to try, until it is told to stop.
pub async fn run(program: &Path, arguments: &Arguments) -> Result<(), String> {
    let mut cluster = Cluster::start(program, arguments.servers, arguments.port, 1).await?;
    println!("PostgreSQL: {}", cluster.url);
    for (port, server) in cluster.ports.iter().zip(&cluster.servers) {
        let id = server.as_ref().and_then(Process::id).unwrap_or_default();
        println!("a server at http://localhost:{port}/ is process {id}: `kill -9 {id}` and play on");
    }
    println!("the balancer in front of them: http://localhost:{}/ (stop all with Ctrl+C)", cluster.balancer.port);
    tokio::signal::ctrl_c().await.map_err(|error| error.to_string())?;
    for server in cluster.servers.iter_mut().filter_map(Option::take) {
        server.drain().await;
    }
    Ok(())
}
