//! Servers that share PostgreSQL. The other tests run over it too, in a process of their own.

use super::client::{Client, Server};
use serde_json::json;
use server::{Config, Limits, Place};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use test_postgres::Postgres;

/// Set where every server of these tests keeps its rooms in PostgreSQL.
const OVER_POSTGRESQL: &str = "HOLOTABLE_TESTS_OVER_POSTGRESQL";

/// What does not touch a data file.
const TESTS: [&str; 6] = ["playing::", "restart::", "x_wing::", "nonsense::", "strangers::", "described::"];

#[test]
fn the_same_holds_over_postgresql() {
    if Postgres::shared().is_none() || std::env::var_os(OVER_POSTGRESQL).is_some() {
        return;
    }
    let mut tests = Command::new(std::env::current_exe().unwrap());
    tests.args(TESTS).args(["--skip", "the_operator", "--test-threads", "2"]).env(OVER_POSTGRESQL, "yes");
    let run = tests.output().unwrap();
    let said = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success(), "{said}\n{}", String::from_utf8_lossy(&run.stderr));
    let count = said.split("test result: ok. ").nth(1).and_then(|rest| rest.split(' ').next()).unwrap();
    assert!(count.parse::<u32>().unwrap() > 15, "{said}");
}

/// Where a server keeps its rooms instead: a database for each data file, and one for each server without.
pub fn place(place: Place) -> Place {
    static DATABASES: Mutex<BTreeMap<PathBuf, String>> = Mutex::new(BTreeMap::new());
    let (Some(_), Some(postgres)) = (std::env::var_os(OVER_POSTGRESQL), Postgres::shared()) else { return place };
    match place {
        Place::Memory => Place::Postgres(postgres.database()),
        Place::File(path) => {
            let mut databases = DATABASES.lock().unwrap_or_else(PoisonError::into_inner);
            Place::Postgres(databases.entry(path).or_insert_with(|| postgres.database()).clone())
        }
        postgres @ Place::Postgres(_) => postgres,
    }
}

async fn server(url: &str) -> Server {
    let limits = Limits { messages_a_second: 100_000, ..Limits::default() };
    Server::with(Config { place: Place::Postgres(url.to_owned()), limits, ..Config::default() }).await
}

/// A room of one server is with that one until it stops; then it goes on at another, and nobody has lost anything.
#[tokio::test]
async fn a_room_is_handed_over_when_its_server_stops() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.database();
    let (first, second) = (server(&url).await, server(&url).await);
    let room = second.room(&json!({ "board": "short", "window_ms": 500 })).await;
    let mut anna = Client::join(&first, &room, None).await;
    anna.sit(0, "Anna").await;
    anna.say(json!({ "bot": { "seat": 1, "bot": "greedy" } })).await;
    anna.say(json!("start")).await;
    for pick in 0..4 {
        anna.until_asked().await;
        anna.answer(pick).await;
    }
    anna.until_asked().await;
    let path = format!("/api/rooms/{room}");
    let (status, _, body) = second.request("GET", &path, "", "").await;
    assert_eq!((status, body.contains("elsewhere")), (503, true), "{body}");
    let (cookie, table) = (anna.cookie().to_owned(), anna.table.clone());
    first.stop().await;
    while let Some(message) = anna.hear().await {
        assert_eq!(message, json!("goodbye"));
    }
    let mut anna = Client::join(&second, &room, Some(&cookie)).await;
    assert_eq!(anna.you, Some(0));
    for part in ["at", "view", "offered"] {
        assert_eq!(anna.table[part], table[part], "{part}");
    }
    anna.play_out().await;
    let (status, _, record) = second.request("GET", &format!("/api/games/{room}-1"), "", "").await;
    assert_eq!(status, 200);
    let record = protocol::record::Record::<super_teams::SuperTeams>::read(record.as_bytes()).unwrap();
    assert!(record.verify().unwrap().outcome().is_some());
    second.stop().await;
    let left = "SELECT (SELECT count(*) FROM nodes), (SELECT count(*) FROM rooms WHERE owner IS NOT NULL)";
    assert_eq!(test_postgres::query(&url, left), ["0 0"]);
}

/// Many who come back at once find one table, not several.
#[tokio::test]
async fn a_room_is_taken_once_however_many_come() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.database();
    let server = server(&url).await;
    let room = server.room(&json!({})).await;
    let mut people = futures_util::future::join_all((0..8).map(|_| Client::join(&server, &room, None))).await;
    assert_eq!(test_postgres::query(&url, "SELECT epoch FROM rooms"), ["1"]);
    people[0].sit(0, "Anna").await;
    for person in &mut people[1..] {
        person.until(|client, _| client.room["seats"][0]["occupant"] != "free").await;
    }
    server.stop().await;
}
