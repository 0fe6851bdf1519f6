//! Who may store what, on PostgreSQL.

use super::{entry, new, steps, taken};
use crate::engine::Writing;
use crate::postgres::{Lease, Reader, Writer, open};
use crate::{Batch, Counts, Hold, Place, Reading, Store, StoreError, Taken};
use std::sync::Arc;
use std::time::Duration;
use test_postgres::{Postgres, query};
use tokio::task::spawn_blocking;
use tokio::time::{sleep, timeout};

/// One of several servers.
pub(super) struct Server {
    pub writer: Writer,
    pub reader: Reader,
    pub lease: Arc<Lease>,
}

impl Server {
    pub fn open(url: &str) -> Server {
        let (writer, reader, lease) = open(url, "", &Counts::default()).unwrap();
        Server { writer, reader, lease }
    }

    pub fn store(&mut self, batch: Batch) -> Result<(), StoreError> {
        self.writer.commit(&[batch]).remove(0)
    }
}

async fn take(store: &Store, room: &'static str) -> Result<Taken, StoreError> {
    store.read(move |reader| reader.take(room)).await
}

/// As others do when a server does not answer any more.
pub(super) fn fence(url: &str, server: &Server) {
    if let Some(node) = server.lease.node() {
        query(url, &format!("DELETE FROM nodes WHERE id = {node}"));
    }
}

#[test]
fn a_room_has_one_owner_who_can_give_it_back() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.database();
    let (mut anna, mut ben) = (Server::open(&url), Server::open(&url));
    anna.store(new("a")).unwrap();
    let first = taken(&mut anna.reader, "a");
    anna.store(entry("a", first, 1, "one")).unwrap();
    assert!(matches!(ben.reader.take("a").unwrap(), Taken::Elsewhere(peer) if Some(peer.node) == anna.lease.node()));
    let Hold::Taken { epoch, .. } = first else { panic!("it is shared") };
    let stolen = Hold::Taken { node: ben.lease.node().unwrap(), epoch };
    assert_eq!(ben.store(entry("a", stolen, 2, "stolen")), Err(StoreError::NotOurs));
    anna.writer.give_back(&[("a".to_owned(), first)]);
    assert_eq!(anna.store(entry("a", first, 2, "late")), Err(StoreError::NotOurs));
    let second = taken(&mut ben.reader, "a");
    ben.store(entry("a", second, 2, "two")).unwrap();
    let late = Batch { entries: Vec::new(), saved: Some("late".to_owned()), ..entry("a", first, 1, "") };
    assert_eq!(anna.store(late), Err(StoreError::NotOurs));
    let late = Batch { anew: true, ..entry("a", first, 1, "late") };
    assert_eq!(anna.store(late), Err(StoreError::NotOurs));
    let late = Batch { record: Some("late".to_owned()), ..entry("a", first, 3, "late") };
    assert_eq!(anna.store(late), Err(StoreError::NotOurs));
    assert_eq!(steps(&mut ben.reader, "a"), ["one", "two"]);
    let Taken::Ours(room, _) = ben.reader.take("a").unwrap() else { panic!("it is Ben's") };
    assert_eq!((room.saved.as_str(), room.last.0), ("{}", 2));
    assert_eq!(ben.store(entry("a", second, 3, "a table that was loaded twice")), Err(StoreError::NotOurs));
    anna.writer.close();
    ben.writer.close();
    assert_eq!(query(&url, "SELECT count(*) FROM nodes"), ["0"]);
}

#[test]
fn a_stale_room_takes_no_other_with_it() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.database();
    let (mut anna, mut ben) = (Server::open(&url), Server::open(&url));
    assert_eq!(anna.writer.commit(&[new("a"), new("b")]), [Ok(()), Ok(())]);
    let (a, b) = (taken(&mut anna.reader, "a"), taken(&mut anna.reader, "b"));
    anna.writer.give_back(&[("a".to_owned(), a)]);
    taken(&mut ben.reader, "a");
    let answers = anna.writer.commit(&[entry("a", a, 1, "late"), entry("b", b, 1, "one")]);
    assert_eq!(answers, [Err(StoreError::NotOurs), Ok(())]);
    assert_eq!((steps(&mut ben.reader, "a").len(), steps(&mut ben.reader, "b").len()), (0, 1));
    anna.writer.close();
    ben.writer.close();
}

#[tokio::test]
async fn whoever_is_taken_for_dead_stores_and_tells_nothing_and_goes_on_as_somebody_new() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.database();
    let open = || Store::open(&Place::Postgres(url.clone()), "", Counts::default()).unwrap();
    let (anna, ben) = (open(), open());
    anna.store(new("a")).await.unwrap();
    let Taken::Ours(_, hold @ Hold::Taken { node, .. }) = take(&anna, "a").await.unwrap() else { panic!("it is free") };
    anna.held(hold).await.unwrap();
    let mut loss = anna.loss();
    query(&url, &format!("DELETE FROM nodes WHERE id = {node}"));
    assert_eq!(anna.store(entry("a", hold, 1, "late")).await, Err(StoreError::NotOurs));
    assert!(matches!(take(&ben, "a").await.unwrap(), Taken::Ours(..)));
    loss.happens().await;
    assert_eq!(anna.held(hold).await, Err(StoreError::NotOurs));
    while anna.lease.as_ref().unwrap().node().is_none() {
        sleep(Duration::from_millis(10)).await;
    }
    assert!(matches!(take(&anna, "a").await.unwrap(), Taken::Elsewhere(peer) if Some(peer.node) == ben.node()));
    ben.close();
    let Taken::Ours(_, hold) = take(&anna, "a").await.unwrap() else { panic!("Ben is gone") };
    anna.store(entry("a", hold, 1, "one")).await.unwrap();
    anna.close();
}

#[test]
fn a_commit_whose_answer_was_lost_is_looked_up() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.database();
    let mut anna = Server::open(&url);
    anna.store(new("a")).unwrap();
    let hold = taken(&mut anna.reader, "a");
    let ends = std::sync::atomic::AtomicBool::new(false);
    let numbers = std::thread::scope(|scope| {
        scope.spawn(|| {
            let connections = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE application_name = 'holotable' AND datname = current_database()";
            for _ in 0..20 {
                query(&url, connections);
            }
            ends.store(true, std::sync::atomic::Ordering::Relaxed);
        });
        let mut number = 0;
        while !ends.load(std::sync::atomic::Ordering::Relaxed) {
            number += 1;
            anna.store(entry("a", hold, number, &number.to_string())).unwrap();
        }
        number
    });
    let stored: Vec<u32> = steps(&mut anna.reader, "a").iter().map(|step| step.parse().unwrap()).collect();
    assert!(stored.iter().copied().eq(1..=numbers), "{stored:?}");
    anna.writer.close();
}

#[tokio::test]
async fn nothing_is_lost_when_postgresql_crashes_and_nobody_is_taken_for_dead() {
    let Some(postgres) = Postgres::start().map(Arc::new) else { return };
    let url = postgres.database();
    let store = Store::open(&Place::Postgres(url.clone()), "", Counts::default()).unwrap();
    store.store(new("a")).await.unwrap();
    let Taken::Ours(_, hold) = store.read(|reader| reader.take("a")).await.unwrap() else { panic!("it is free") };
    let mut number = 0;
    for _ in 0..3 {
        let crashing = postgres.clone();
        let crash = spawn_blocking(move || crashing.crash());
        let until = number + 20;
        while number < until || !crash.is_finished() {
            number += 1;
            let stored = store.store(entry("a", hold, number, &number.to_string()));
            timeout(Duration::from_mins(1), stored).await.expect("PostgreSQL comes back").unwrap();
        }
        crash.await.unwrap();
    }
    let stored = store.read(|reader| reader.entries("a", 1)).await.unwrap();
    assert!(stored.iter().map(|entry| entry.step.parse::<u32>().unwrap()).eq(1..=number));
    store.held(hold).await.unwrap();
    store.close();
}
