//! What servers that share PostgreSQL know of each other.

use super::ownership::Server;
use super::worker::{Broken, Worker};
use crate::engine::Writing;
use crate::{LobbyLine, Reading};
use std::time::{Duration, Instant};
use test_postgres::{Postgres, query};

fn line(room: &str, line: &str) -> LobbyLine {
    LobbyLine { room: room.to_owned(), plays: "a game".to_owned(), line: line.to_owned() }
}

#[test]
fn all_see_the_lobby_of_those_who_live() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.database();
    let (mut anna, mut ben) = (Server::open(&url), Server::open(&url));
    assert_eq!(anna.reader.lobby(&[line("a", "1"), line("b", "1")], 200).unwrap().len(), 2);
    assert_eq!(ben.reader.lobby(&[line("c", "1")], 200).unwrap(), [line("a", "1"), line("b", "1"), line("c", "1")]);
    assert_eq!(ben.reader.lobby(&[line("c", "1")], 2).unwrap().len(), 2);
    assert_eq!(anna.reader.lobby(&[line("b", "2")], 200).unwrap(), [line("b", "2"), line("c", "1")]);
    query(&url, "TRUNCATE lobby");
    assert_eq!(anna.reader.lobby(&[line("b", "2")], 200).unwrap(), [line("b", "2")]);
    anna.writer.close();
    assert_eq!(ben.reader.lobby(&[], 200).unwrap(), []);
    ben.writer.close();
}

#[test]
fn rooms_opened_in_an_hour_are_counted_over_all_servers() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.database();
    let (mut anna, mut ben) = (Server::open(&url), Server::open(&url));
    assert_eq!((anna.reader.opened(b"here", 7).unwrap(), ben.reader.opened(b"here", 7).unwrap()), (1, 2));
    assert_eq!((ben.reader.opened(b"there", 7).unwrap(), ben.reader.opened(b"here", 8).unwrap()), (1, 1));
    anna.writer.close();
    ben.writer.close();
}

#[test]
#[expect(clippy::disallowed_methods, reason = "a test waits for a process")]
fn a_killed_server_is_buried_at_once_and_a_frozen_one_is_not() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.database();
    let worker = Worker::start(&url, Broken::Nothing);
    let node: i64 = query(&url, "SELECT id FROM nodes")[0].parse().unwrap();
    let mut anna = Server::open(&url);
    assert!(!anna.reader.bury(node).unwrap());
    worker.signal("STOP");
    assert!(!anna.reader.bury(node).unwrap());
    worker.signal("KILL");
    let killed = Instant::now();
    while !anna.reader.bury(node).unwrap() {
        assert!(killed.elapsed() < Duration::from_secs(4), "it is not buried");
        std::thread::sleep(Duration::from_millis(10));
    }
    anna.writer.close();
    assert_eq!(query(&url, "SELECT count(*) FROM nodes"), ["0"]);
}
