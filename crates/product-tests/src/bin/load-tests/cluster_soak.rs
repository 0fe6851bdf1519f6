//! Faults by a seed while people play on servers that share rooms; then everything that anybody was told is looked for.

use crate::cluster::Cluster;
use crate::faults::{Fault, Faults};
use crate::soak::{self, Arguments, Course};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// Whether something in the store cannot be: an entry of an earlier owner after one of a later, or a hole.
const IMPOSSIBLE: &str = "SELECT
    (SELECT count(*) FROM (SELECT epoch, lag(epoch) OVER (PARTITION BY room, game ORDER BY number) AS before FROM entries) e
     WHERE epoch < before),
    (SELECT count(*) FROM (SELECT 1 FROM entries GROUP BY room, game HAVING count(*) <> max(number)) e)";

/// Runs it, and fails if anything that was acknowledged is lost, anybody was told less than before, or a game is stuck.
pub async fn run(program: &Path, arguments: &Arguments) -> Result<(), String> {
    let mut cluster = Cluster::start(program, 3, 0, arguments.seed).await?;
    let course = Arc::new(Course::new(cluster.balancer.port));
    let tasks = soak::seat(&course, arguments).await?;
    let mut faults = Faults::new(arguments.seed, arguments.longest);
    let mut happened: BTreeMap<Fault, u32> = BTreeMap::new();
    for _ in 0..arguments.kills {
        let fault = faults.next(&mut cluster).await?;
        *happened.entry(fault).or_default() += 1;
        check_store(&cluster).await?;
        course.no_fault()?;
    }
    course.last.store(true, Ordering::Relaxed);
    let (games, checked) = soak::finish(&course, tasks).await?;
    check_store(&cluster).await?;
    println!(
        "{happened:?} on 3 servers under play at {} tables, half of them of X-Wing: {games} games, all finished; {checked} \
         acknowledged choices, all there; no told table was older than one told before; {} reconnections",
        arguments.tables,
        course.reconnections.load(Ordering::Relaxed)
    );
    for (fault, times) in &mut faults.away {
        times.sort();
        if let (Some(median), Some(longest)) = (times.get(times.len() / 2), times.last()) {
            println!(
                "{fault:?}: rooms answered elsewhere after {median:.2?} in the median, {longest:.2?} at most ({} rooms)",
                times.len()
            );
        }
    }
    for server in cluster.servers.iter_mut().filter_map(Option::take) {
        server.drain().await;
    }
    Ok(())
}

async fn check_store(cluster: &Cluster) -> Result<(), String> {
    let url = cluster.url.clone();
    let found = tokio::task::spawn_blocking(move || test_postgres::query(&url, IMPOSSIBLE)).await;
    match found.map_err(|error| error.to_string())?.first().map(String::as_str) {
        Some("0 0") => Ok(()),
        other => Err(format!("entries of two owners, or with holes: {other:?}")),
    }
}
