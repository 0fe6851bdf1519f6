//! What happens to servers that share rooms while people play there.

use crate::away::{Watched, Watchers};
use crate::cluster::Cluster;
use crate::found::Found;
use crate::process::Process;
use chance::Dice;
use clap::ValueEnum;
use play::Chance;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::time::sleep;

/// What happens to a server, or to all of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, ValueEnum)]
pub enum Fault {
    /// `kill -9`, then started again
    Kill,
    /// `SIGSTOP` for a while
    Freeze,
    /// Nothing comes through to PostgreSQL and back for a while
    Cut,
    /// Nothing comes through from other servers and back for a while; now and then between no two of them
    Sever,
    /// Both
    Isolate,
    /// PostgreSQL crashes and is started again
    Crash,
    /// Told to stop, then started again
    Drain,
}

/// Within what time a server that does not live is taken for dead; shorter freezes and cuts do not tell how long that takes.
const TAKEN_FOR_DEAD: Duration = Duration::from_secs(8);
/// How many rooms of a server are looked at from another.
const LOOKED_AT: usize = 5;

/// What happens, one after the other.
pub struct Faults {
    dice: Dice,
    kinds: Vec<Fault>,
    /// To how many of the servers.
    servers: u32,
    /// The shortest and the longest freeze or cut, in milliseconds.
    lasts: (u32, u32),
    count: usize,
    /// How long rooms were away, by what had happened to their owner.
    pub away: BTreeMap<Fault, Vec<Duration>>,
    /// How many connections at other servers stayed open while rooms were handed over.
    pub stayed: usize,
}

impl Faults {
    pub fn new(seed: u64, kinds: &[Fault], servers: u32, (shortest_s, longest_s): (u32, u32)) -> Faults {
        let kinds = if kinds.is_empty() { Fault::value_variants() } else { kinds }.to_vec();
        let lasts = (shortest_s * 1000, longest_s.max(shortest_s) * 1000);
        Faults { dice: Dice::new(seed, u64::MAX), kinds, servers, lasts, count: 0, away: BTreeMap::new(), stayed: 0 }
    }

    /// The next one, and a moment in which nothing happens.
    pub async fn next(&mut self, cluster: &mut Cluster) -> Result<Fault, Found> {
        // Each kind as often as the others; the dice say when, to whom and for how long.
        let fault = self.kinds[self.count % self.kinds.len()];
        self.count += 1;
        let server = self.dice.below(self.servers) as usize;
        self.strike(fault, server, cluster).await?;
        sleep(Duration::from_millis(u64::from(200 + self.dice.below(1500)))).await;
        Ok(fault)
    }

    async fn strike(&mut self, fault: Fault, server: usize, cluster: &mut Cluster) -> Result<(), Found> {
        let time = self.time();
        let other = cluster.members[(server + 1) % cluster.members.len()].port;
        let rooms = owned(cluster, server).await;
        match fault {
            Fault::Kill => {
                let Some(process) = cluster.members[server].process.take() else { return Ok(()) };
                let watched = Watched::from(other, rooms);
                process.kill().await;
                self.note(fault, watched.end().await?);
                cluster.restart(server).await?;
            }
            Fault::Freeze | Fault::Cut | Fault::Isolate => {
                let watched = Watched::from(other, rooms);
                set(cluster, server, fault, false);
                sleep(time).await;
                set(cluster, server, fault, true);
                let away = watched.end().await?;
                if time > TAKEN_FOR_DEAD {
                    self.note(fault, away);
                }
            }
            Fault::Sever => {
                let all = self.dice.below(3) == 0;
                for (number, member) in cluster.members.iter().enumerate() {
                    member.from_others.set(!all && number != server);
                }
                sleep(time).await;
                cluster.members.iter().for_each(|member| member.from_others.set(true));
            }
            Fault::Crash => {
                let postgres = cluster.postgres.clone();
                tokio::task::spawn_blocking(move || postgres.crash()).await.map_err(|error| error.to_string())?;
            }
            Fault::Drain => {
                let Some(process) = cluster.members[server].process.take() else { return Ok(()) };
                let watchers = Watchers::at(other, &rooms).await;
                process.drain().await;
                self.stayed += watchers.stay().await?;
                cluster.restart(server).await?;
            }
        }
        Ok(())
    }

    /// How long a freeze or a cut lasts: short ones are more frequent than long ones.
    fn time(&mut self) -> Duration {
        let part = u64::from(self.dice.below(1001));
        let (shortest, longest) = (u64::from(self.lasts.0), u64::from(self.lasts.1));
        Duration::from_millis(shortest + (longest - shortest) * part * part / 1_000_000)
    }

    fn note(&mut self, fault: Fault, away: Vec<Duration>) {
        if !away.is_empty() {
            self.away.entry(fault).or_default().extend(away);
        }
    }
}

/// Freezes a server or cuts it off, or lets it go on.
fn set(cluster: &Cluster, server: usize, fault: Fault, open: bool) {
    let member = &cluster.members[server];
    match fault {
        Fault::Freeze => {
            if let Some(process) = &member.process {
                process.signal(if open { "CONT" } else { "STOP" });
            }
        }
        Fault::Cut => member.to_postgres.set(open),
        Fault::Isolate => {
            member.to_postgres.set(open);
            member.from_others.set(open);
        }
        Fault::Kill | Fault::Sever | Fault::Crash | Fault::Drain => {}
    }
}

/// Some rooms that a server has.
async fn owned(cluster: &Cluster, server: usize) -> Vec<String> {
    let Some(id) = cluster.members[server].process.as_ref().and_then(Process::id) else { return Vec::new() };
    let rooms = format!(
        "SELECT r.id FROM rooms r JOIN nodes n ON n.id = r.owner WHERE n.name = 'process {id}' ORDER BY r.id LIMIT {LOOKED_AT}"
    );
    let url = cluster.url.clone();
    tokio::task::spawn_blocking(move || test_postgres::query(&url, &rooms)).await.unwrap_or_default()
}
