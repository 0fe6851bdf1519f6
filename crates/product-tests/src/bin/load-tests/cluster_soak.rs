//! Faults by a seed while people play on servers that share rooms; then everything that anybody was told is looked for.

use crate::cluster::{Cluster, Program};
use crate::faults::{Fault, Faults};
use crate::found::{Found, Kind};
use crate::reader;
use crate::soak::{self, Arguments, Course, Seated};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

/// Lets PostgreSQL itself note every entry that is stored by somebody to whom its room does not belong at that moment.
const NOTE: &str = "
CREATE TABLE late_entries (room text, game int, number int, epoch bigint, room_epoch bigint, owner bigint);
CREATE FUNCTION note_late() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO late_entries SELECT NEW.room, NEW.game, NEW.number, NEW.epoch, r.epoch, r.owner FROM rooms r
        WHERE r.id = NEW.room AND (r.epoch <> NEW.epoch OR NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id = r.owner));
    RETURN NULL;
END $$;
CREATE TRIGGER note_late AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION note_late()";

/// What in the store cannot be: such entries, entries of an earlier owner after those of a later, and games with holes.
const IMPOSSIBLE: &str = "SELECT
    (SELECT count(*) FROM late_entries),
    (SELECT count(*) FROM (SELECT epoch, lag(epoch) OVER (PARTITION BY room, game ORDER BY number) AS before FROM entries) e
     WHERE epoch < before),
    (SELECT count(*) FROM (SELECT 1 FROM entries GROUP BY room, game HAVING count(*) <> max(number)) e)";

/// Where players come in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doors {
    /// By the balancer, at any server.
    Balancer,
    /// At the server that has the rooms, to which everything happens.
    Owner,
    /// At another than the one that has the rooms, to which everything happens.
    Beside,
}

/// Runs it and says what happened. An error is what was acknowledged and lost, what was told and older than what was told before, or a
/// game that is stuck.
pub async fn run(program: Program, arguments: &Arguments, doors: Doors) -> Result<String, Found> {
    let begun = Instant::now();
    let mut cluster = Cluster::start(program, 3, 0, arguments.seed).await?;
    ask(&cluster, NOTE).await?;
    let ports: Vec<u16> = cluster.members.iter().map(|member| member.port).collect();
    let (opened, door, struck) = match doors {
        Doors::Balancer => (cluster.balancer.port, cluster.balancer.port, 3),
        Doors::Owner => (ports[0], ports[0], 1),
        Doors::Beside => (ports[0], ports[1], 1),
    };
    let course = Arc::new(Course::new(opened, door));
    let tasks = soak::seat(&course, arguments).await?;
    let read = Arc::new(AtomicU32::new(0));
    let _readers = readers(&course, &ports, &tasks, &read);
    begun_everywhere(&tasks).await?;
    let mut faults = Faults::new(arguments.seed, &arguments.faults, struck, (arguments.shortest, arguments.longest));
    let mut happened: BTreeMap<Fault, u32> = BTreeMap::new();
    for _ in 0..arguments.kills {
        let fault = tokio::select! {
            fault = faults.next(&mut cluster) => Some(fault),
            () = course.something_found() => None,
        };
        // What cannot be comes first, what is stored before what was told: the rest may follow from it.
        check_store(&cluster).await?;
        course.nothing_found()?;
        if let Some(fault) = fault {
            *happened.entry(fault?).or_default() += 1;
        }
    }
    course.last.store(true, Ordering::Relaxed);
    let (games, checked) = soak::finish(&course, tasks).await?;
    check_store(&cluster).await?;
    let mut report = format!(
        "{happened:?} on 3 servers under play at {} tables, half of them of X-Wing, in {:.0?}: {games} games, all finished, all records \
         verify; {checked} acknowledged choices, all there; no entry of another owner; {} looks at tables, none older than what was told \
         before; {} reconnections; {} connections at other servers stayed over drains",
        arguments.tables,
        begun.elapsed(),
        read.load(Ordering::Relaxed),
        course.reconnections.load(Ordering::Relaxed),
        faults.stayed
    );
    for (fault, times) in &mut faults.away {
        times.sort();
        let at = |part: usize| times.get(times.len() * part / 100).or(times.last()).copied().unwrap_or_default();
        report += &format!(
            "\n{fault:?}: rooms were away for {:.2?} in the median, {:.2?} in 95 of 100, {:.2?} at most ({} rooms)",
            at(50),
            at(95),
            at(100),
            times.len()
        );
    }
    cluster.drain().await;
    Ok(report)
}

/// Waits until something was played at every table: what happens before that would show nothing.
async fn begun_everywhere(tasks: &[Seated]) -> Result<(), Found> {
    let begun = async {
        while tasks.iter().any(|(_, table, _)| table.told() == (0, 0)) {
            sleep(Duration::from_millis(50)).await;
        }
    };
    let begun = timeout(soak::PATIENCE, begun).await;
    begun.map_err(|_| Kind::Stuck.found(format!("nothing is played at some table after {:?}", soak::PATIENCE)))
}

/// Lets somebody look at all tables, at each server directly.
fn readers(course: &Arc<Course>, ports: &[u16], tasks: &[Seated], read: &Arc<AtomicU32>) -> JoinSet<()> {
    let tables: Vec<_> = tasks.iter().step_by(2).map(|(room, table, _)| (room.clone(), table.clone())).collect();
    let mut readers = JoinSet::new();
    for port in ports {
        readers.spawn(reader::read(*port, tables.clone(), course.clone(), read.clone()));
    }
    readers
}

async fn ask(cluster: &Cluster, statements: &'static str) -> Result<Vec<String>, String> {
    let url = cluster.url.clone();
    let asked = tokio::task::spawn_blocking(move || test_postgres::query(&url, statements)).await;
    asked.map_err(|error| error.to_string())
}

async fn check_store(cluster: &Cluster) -> Result<(), Found> {
    match ask(cluster, IMPOSSIBLE).await?.first().map(String::as_str) {
        Some("0 0 0") => Ok(()),
        other => {
            let what = format!("entries that were not their owner's, out of order, games with holes: {other:?}");
            Err(Kind::TwoOwners.found(what))
        }
    }
}
