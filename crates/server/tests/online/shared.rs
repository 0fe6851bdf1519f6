//! Servers that share PostgreSQL. The other tests run over it too, in a process of their own.

use super::client::{Client, Server, begin};
use serde_json::json;
use server::{Config, Limits, Place};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
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

/// Whoever comes to another server than the one that has the room plays there all the same; when that one stops, the room goes on where
/// they are, and their connection stays.
#[tokio::test]
async fn a_room_is_handed_over_when_its_server_stops() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.database();
    let (first, second) = (server(&url).await, server(&url).await);
    let room = second.room(&json!({ "board": "short", "window_ms": 500, "public": true })).await;
    let mut anna = Client::join(&first, &room, None).await;
    anna.sit(0, "Anna").await;
    let mut ben = Client::join(&second, &room, None).await;
    ben.sit(1, "Ben").await;
    assert_eq!(test_postgres::query(&url, "SELECT epoch FROM rooms"), ["1"]);
    begin(&mut [&mut anna, &mut ben]).await;
    for pick in 0..6 {
        played(&mut [&mut anna, &mut ben], pick).await;
    }
    let path = format!("/api/rooms/{room}");
    for server in [&first, &second] {
        let (status, _, body) = server.request("GET", &path, "", "").await;
        assert_eq!((status, body.contains("Ben")), (200, true), "{body}");
        let (status, _, body) = server.request("GET", &format!("{path}/qr.svg"), "", "").await;
        assert_eq!((status, body.contains("<svg")), (200, true), "{body}");
        while !server.request("GET", "/api/rooms", "", "").await.2.contains(&room) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    // A window closes by itself; what stays as it is begins after it.
    while anna.table["at"] != ben.table["at"] || !ben.table["window"].is_null() {
        let behind = if anna.table["at"].as_u64() < ben.table["at"].as_u64() { &mut anna } else { &mut ben };
        behind.hear().await.unwrap();
    }
    let (cookie, table) = (anna.cookie().to_owned(), ben.table.clone());
    first.stop().await;
    let mut last = json!(null);
    while let Some(message) = anna.hear().await {
        last = message;
    }
    assert_eq!(last, json!("goodbye"));
    ben.until(|_, message| message.get("all").is_some()).await;
    for part in ["at", "view", "offered"] {
        assert_eq!(ben.table[part], table[part], "{part}");
    }
    let mut anna = Client::join(&second, &room, Some(&cookie)).await;
    assert_eq!((anna.you, ben.you), (Some(0), Some(1)));
    tokio::join!(anna.play_out(), ben.play_out());
    let (status, _, record) = second.request("GET", &format!("/api/games/{room}-1"), "", "").await;
    assert_eq!(status, 200);
    let record = protocol::record::Record::<super_teams::SuperTeams>::read(record.as_bytes()).unwrap();
    assert!(record.verify().unwrap().outcome().is_some());
    second.stop().await;
    let left = "SELECT (SELECT count(*) FROM nodes), (SELECT count(*) FROM rooms WHERE owner IS NOT NULL)";
    assert_eq!(test_postgres::query(&url, left), ["0 0"]);
}

/// Whoever is asked chooses, and both hear of it.
async fn played(people: &mut [&mut Client; 2], pick: usize) {
    let [one, other] = people;
    loop {
        for person in [&mut **one, &mut **other] {
            person.catch_up().await;
            if person.answer(pick).await {
                return;
            }
        }
    }
}

/// Nonsense is refused by the owner, and whoever goes on with it is sent away for good.
#[tokio::test]
async fn nonsense_over_another_server_ends_a_connection() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.database();
    let (first, second) = (server(&url).await, server(&url).await);
    let room = first.room(&json!({})).await;
    let _owner = Client::join(&first, &room, None).await;
    let mut stranger = Client::join(&second, &room, None).await;
    for _ in 0..30 {
        stranger.say(json!({ "a": "poem" })).await;
    }
    let mut refused = 0;
    while let Some(message) = stranger.hear().await {
        refused += u32::from(message["no"]["reason"] == "unreadable");
    }
    assert_eq!(refused, 20);
    let (status, _, body) = second.request("GET", "/api/rooms/nowhere", "", "").await;
    assert_eq!((status, body.contains("no-such-room")), (404, true), "{body}");
    first.stop().await;
    second.stop().await;
}

/// The limit of rooms an hour holds over all servers together.
#[tokio::test]
async fn rooms_are_counted_over_all_servers() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.database();
    let limits = Limits { rooms_an_hour: 3, ..Limits::default() };
    let config = Config { place: Place::Postgres(url.clone()), limits, ..Config::default() };
    let (first, second) = (Server::with(config.clone()).await, Server::with(config).await);
    let mut statuses = Vec::new();
    for server in [&first, &second, &first, &second, &first] {
        statuses.push(server.request("POST", "/api/rooms", "", "{}").await.0);
    }
    // The hour may end in between.
    assert!(statuses[..3] == [201; 3] && statuses[3..].contains(&429), "{statuses:?}");
    first.stop().await;
    second.stop().await;
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
