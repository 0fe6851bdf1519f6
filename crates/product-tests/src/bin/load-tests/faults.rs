//! What happens to servers that share rooms while people play there.

use crate::cluster::Cluster;
use crate::connection::request;
use crate::process::Process;
use chance::Dice;
use play::Chance;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// What happens to a server, or to all of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fault {
    /// `kill -9`, then started again
    Kill,
    /// `SIGSTOP` for a while
    Freeze,
    /// Nothing comes through to PostgreSQL and back for a while
    Cut,
    /// PostgreSQL crashes and is started again
    Crash,
    /// Told to stop, then started again
    Drain,
}

const ALL: [Fault; 5] = [Fault::Kill, Fault::Freeze, Fault::Cut, Fault::Crash, Fault::Drain];

/// How many rooms of a server are looked at until they answer elsewhere.
const LOOKED_AT: i64 = 5;
/// How long they may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long rooms were away, by what had happened to their owner.
pub type Away = BTreeMap<Fault, Vec<Duration>>;

/// What happens, one after the other.
pub struct Faults {
    dice: Dice,
    /// The longest freeze and the longest cut, in milliseconds.
    longest: u32,
    count: u32,
    pub away: Away,
}

impl Faults {
    pub fn new(seed: u64, longest_s: u32) -> Faults {
        Faults { dice: Dice::new(seed, u64::MAX), longest: longest_s * 1000, count: 0, away: Away::new() }
    }

    /// The next one, and a moment in which nothing happens.
    pub async fn next(&mut self, cluster: &mut Cluster) -> Result<Fault, String> {
        // Each kind as often as the others; the dice say when, to whom and for how long.
        let fault = ALL[self.count as usize % ALL.len()];
        self.count += 1;
        let server = self.dice.below(cluster.ports.len() as u32) as usize;
        let while_ms = u64::from(1000 + self.dice.below(self.longest.saturating_sub(1000).max(1)));
        let time = Duration::from_millis(while_ms);
        match fault {
            Fault::Kill => {
                let Some(process) = cluster.servers[server].take() else { return Ok(fault) };
                let rooms = owned(cluster, &process).await;
                process.kill().await;
                self.measure(fault, cluster, server, rooms, PATIENCE).await?;
                cluster.restart(server).await?;
            }
            Fault::Freeze => {
                let Some(process) = cluster.servers[server].take() else { return Ok(fault) };
                let rooms = owned(cluster, &process).await;
                process.signal("STOP");
                let frozen = Instant::now();
                let measured = self.measure(fault, cluster, server, rooms, time).await;
                sleep(time.saturating_sub(frozen.elapsed())).await;
                process.signal("CONT");
                cluster.servers[server] = Some(process);
                measured?;
            }
            Fault::Cut => {
                cluster.ways[server].0.set(false);
                sleep(time).await;
                cluster.ways[server].0.set(true);
            }
            Fault::Crash => {
                let postgres = cluster.postgres.clone();
                tokio::task::spawn_blocking(move || postgres.crash()).await.map_err(|error| error.to_string())?;
            }
            Fault::Drain => {
                if let Some(process) = cluster.servers[server].take() {
                    process.drain().await;
                }
                cluster.restart(server).await?;
            }
        }
        sleep(Duration::from_millis(u64::from(200 + self.dice.below(1500)))).await;
        Ok(fault)
    }

    /// Notes how long some rooms of a server take until another answers for them; those that come back with their server in less
    /// than `within` were not away.
    async fn measure(
        &mut self,
        fault: Fault,
        cluster: &Cluster,
        server: usize,
        rooms: Vec<String>,
        within: Duration,
    ) -> Result<(), String> {
        let begun = Instant::now();
        let Some(other) = (0..cluster.ports.len()).find(|other| *other != server && cluster.servers[*other].is_some())
        else {
            return Ok(());
        };
        let port = cluster.ports[other];
        let looks = rooms.iter().map(async |room| {
            let path = format!("/api/rooms/{room}");
            while timeout(within, request(port, "GET", &path, "")).await.ok().and_then(Result::ok).is_none() {
                if begun.elapsed() > within {
                    return None;
                }
                sleep(Duration::from_millis(10)).await;
            }
            Some(begun.elapsed())
        });
        let answered = futures_util::future::join_all(looks).await;
        if within == PATIENCE && answered.contains(&None) {
            return Err(format!("{fault:?}: a room did not answer within {PATIENCE:?}"));
        }
        self.away.entry(fault).or_default().extend(answered.into_iter().flatten());
        Ok(())
    }
}

/// Some rooms that a server has.
async fn owned(cluster: &Cluster, process: &Process) -> Vec<String> {
    let (url, id) = (cluster.url.clone(), process.id().unwrap_or_default());
    let rooms = format!(
        "SELECT r.id FROM rooms r JOIN nodes n ON n.id = r.owner WHERE n.name = 'process {id}' ORDER BY r.id LIMIT {LOOKED_AT}"
    );
    tokio::task::spawn_blocking(move || test_postgres::query(&url, &rooms)).await.unwrap_or_default()
}
