//! What is kept on the disk: once, only so much, not for ever, and noticed when it is damaged.

use super::client::{Client, Server};
use super::folder::Folder;
use rusqlite::Connection;
use serde_json::json;
use server::{Config, Keep, Limits, Place};
use std::path::Path;
use std::time::Duration;
use tokio::time::sleep;

fn config(data: &Path) -> Config {
    let limits = Limits { messages_a_second: 100_000, ..Limits::default() };
    Config { place: Place::File(data.to_owned()), limits, ..Config::default() }
}

/// Anna against a bot.
async fn begun(server: &Server) -> (String, Client) {
    let room = server.room(&json!({ "board": "short", "window_ms": 500 })).await;
    let mut anna = Client::join(server, &room, None).await;
    anna.sit(0, "Anna").await;
    anna.say(json!({ "bot": { "seat": 1, "bot": "greedy" } })).await;
    anna.say(json!("start")).await;
    anna.until_asked().await;
    (room, anna)
}

fn number(data: &Path, query: &str) -> i64 {
    Connection::open(data).unwrap().query_row(query, [], |row| row.get(0)).unwrap()
}

#[tokio::test]
async fn a_finished_record_never_changes() {
    let folder = Folder::new("record");
    let server = Server::with(config(&folder.data())).await;
    let (room, mut anna) = begun(&server).await;
    anna.play_out().await;
    let path = format!("/api/games/{room}-1");
    let (_, _, record) = server.request("GET", &path, "", "").await;
    assert!(record.contains("Anna"));
    anna.say(json!("leave")).await;
    anna.until(|client, _| client.room["seats"][0]["occupant"] == "free").await;
    anna.sit(0, "Zoe").await;
    assert_eq!(server.request("GET", &path, "", "").await.2, record);
    server.stop().await;
    let server = Server::with(config(&folder.data())).await;
    assert_eq!(server.request("GET", &path, "", "").await.2, record);
    server.stop().await;
}

#[tokio::test]
async fn entries_are_kept_until_the_record_is_there_and_a_room_that_is_over_is_loaded_from_it() {
    let folder = Folder::new("entries");
    let data = folder.data();
    let server = Server::with(config(&data)).await;
    let (room, mut anna) = begun(&server).await;
    assert!(number(&data, "SELECT count(*) FROM entries") > 0);
    anna.play_out().await;
    assert_eq!(number(&data, "SELECT count(*) FROM entries"), 0);
    let (cookie, history) = (anna.cookie().to_owned(), anna.history.len());
    server.stop().await;
    let server = Server::with(config(&data)).await;
    let mut anna = Client::join(&server, &room, Some(&cookie)).await;
    assert_eq!((anna.you, anna.history.len()), (Some(0), history));
    anna.say(json!("rematch")).await;
    anna.until(|client, _| client.room["stage"] == "playing").await;
    server.stop().await;
}

#[tokio::test]
async fn an_address_and_a_room_begin_only_so_many_games() {
    for (games_an_hour, games_an_hour_in_a_room, rooms) in [(2, 100, 1), (100, 2, 2)] {
        let limits = Limits { games_an_hour, games_an_hour_in_a_room, messages_a_second: 1000, ..Limits::default() };
        let server = Server::with(Config { limits, ..Config::default() }).await;
        for _ in 0..rooms {
            let (_, mut anna) = begun(&server).await;
            for game in 1..=2 {
                anna.say(json!("concede")).await;
                anna.until(|client, _| client.room["stage"] == "over").await;
                anna.say(json!("rematch")).await;
                let said =
                    anna.until(|client, said| said.get("no").is_some() || client.room["stage"] == "playing").await;
                match game {
                    1 => assert_eq!(said.get("no"), None),
                    _ => assert_eq!(said["no"]["reason"], "too-many-games"),
                }
            }
        }
        server.stop().await;
    }
}

#[tokio::test]
async fn what_is_old_is_thrown_away() {
    let folder = Folder::new("old");
    let data = folder.data();
    let server = Server::with(config(&data)).await;
    let (room, mut anna) = begun(&server).await;
    anna.play_out().await;
    let unused = server.room(&json!({})).await;
    let (young, anna) = begun(&server).await;
    drop(anna);
    server.stop().await;
    let old = "UPDATE last_entries SET changed = changed - 86400 * ? WHERE room = ?";
    let file = Connection::open(&data).unwrap();
    for (days, id) in [(40, &room), (8, &unused), (20, &young)] {
        file.execute(old, (days, id)).unwrap();
    }
    file.execute("UPDATE games SET finished = finished - 86400 * 400", []).unwrap();
    drop(file);
    let keep = Keep { rooms_days: 30, games_days: 365 };
    let server = Server::with(Config { keep, ..config(&data) }).await;
    for _ in 0..50 {
        sleep(Duration::from_millis(100)).await;
        if number(&data, "SELECT count(*) FROM games") == 0 {
            break;
        }
    }
    let status = async |path: String| server.request("GET", &path, "", "").await.0;
    assert_eq!(status(format!("/api/games/{room}-1")).await, 404);
    assert_eq!(status(format!("/api/rooms/{room}")).await, 404);
    assert_eq!(status(format!("/api/rooms/{unused}")).await, 404);
    assert_eq!(status(format!("/api/rooms/{young}")).await, 200);
    server.stop().await;
}

#[tokio::test]
async fn without_space_there_are_no_new_rooms_but_moves() {
    let folder = Folder::new("space");
    let free = fs4::available_space(&folder.0).unwrap();
    // More than is free now, and less than twice as much: rooms are refused, games are not.
    let server = Server::with(Config { least_free: free + free / 4, ..config(&folder.data()) }).await;
    let (status, _, body) = server.request("POST", "/api/rooms", "", "").await;
    assert_eq!((status, body.contains("no-space")), (503, true), "{body}");
    assert_eq!(server.request("GET", "/readyz", "", "").await.0, 503);
    assert_eq!(server.request("GET", "/healthz", "", "").await.0, 200);
    server.stop().await;

    let server = Server::with(config(&folder.data())).await;
    let (room, mut anna) = begun(&server).await;
    anna.answer(0).await;
    let cookie = anna.cookie().to_owned();
    server.stop().await;
    let server = Server::with(Config { least_free: u64::MAX, ..config(&folder.data()) }).await;
    let mut anna = Client::join(&server, &room, Some(&cookie)).await;
    anna.play_out().await;
    anna.say(json!("rematch")).await;
    let said = anna.until(|_, said| said.get("no").is_some()).await;
    assert_eq!(said["no"]["reason"], "no-space");
    server.stop().await;
}

#[tokio::test]
async fn a_second_server_is_told_who_holds_the_file() {
    let folder = Folder::new("lock");
    let server = Server::with(config(&folder.data())).await;
    let refused = server::Service::open(config(&folder.data())).err().expect("one owner only").to_string();
    assert!(refused.contains(&format!("process {}", std::process::id())), "{refused}");
    server.stop().await;
    let server = Server::with(config(&folder.data())).await;
    server.stop().await;
}

#[tokio::test]
async fn lost_entries_are_noticed() {
    let folder = Folder::new("lost");
    let data = folder.data();
    let server = Server::with(config(&data)).await;
    let (room, mut anna) = begun(&server).await;
    anna.answer(0).await;
    drop(anna);
    server.stop().await;
    let last = "DELETE FROM entries WHERE number = (SELECT max(number) FROM entries)";
    Connection::open(&data).unwrap().execute(last, []).unwrap();
    let server = Server::with(config(&data)).await;
    let (status, _, body) = server.request("GET", &format!("/api/rooms/{room}"), "", "").await;
    assert_eq!((status, body.contains("broken")), (503, true), "{body}");
    server.stop().await;
    let found = server::examine(&data).unwrap();
    assert_eq!((found.rooms, found.faults.len()), (0, 1), "{found:?}");
    assert!(found.faults[0].contains(&room), "{found:?}");
}

#[tokio::test]
async fn a_damaged_file_is_refused_explained_and_salvaged() {
    let folder = Folder::new("damage");
    let data = folder.data();
    let server = Server::with(config(&data)).await;
    let (whole, mut anna) = begun(&server).await;
    anna.play_out().await;
    for _ in 0..3 {
        begun(&server).await.1.answer(0).await;
    }
    let (broken, mut ben) = begun(&server).await;
    ben.play_out().await;
    drop((anna, ben));
    server.stop().await;
    let file = Connection::open(&data).unwrap();
    file.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).unwrap();
    file.execute("UPDATE games SET record = replace(record, 'Anna', 'Xena') WHERE id = ?", [format!("{broken}-1")])
        .unwrap();
    let page: i64 =
        file.query_row("SELECT rootpage FROM sqlite_schema WHERE name = 'entries'", [], |row| row.get(0)).unwrap();
    let size: i64 = file.query_row("PRAGMA page_size", [], |row| row.get(0)).unwrap();
    file.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).unwrap();
    drop(file);
    let mut bytes = std::fs::read(&data).unwrap();
    let start = (page - 1) as usize * size as usize;
    bytes[start..start + size as usize].fill(0x5a);
    std::fs::write(&data, bytes).unwrap();

    let refused = server::Service::open(config(&data)).err().expect("a damaged file is refused").to_string();
    assert!(refused.contains("damaged") && refused.contains("doctor"), "{refused}");
    let found = server::examine(&data).unwrap();
    assert!(found.games == 1 && found.faults.len() >= 2, "{found:?}");
    assert!(found.faults.iter().any(|fault| fault.starts_with(&format!("game {broken}-1"))), "{found:?}");
    let new = folder.0.join("new.sqlite");
    let saved = server::salvage(&data, &new).unwrap();
    assert_eq!(saved.games, 1, "{saved:?}");
    assert!(server::examine(&new).unwrap().faults.is_empty());
    let server = Server::with(config(&new)).await;
    assert_eq!(server.request("GET", &format!("/api/games/{whole}-1"), "", "").await.0, 200);
    server.stop().await;
    assert!(server::salvage(&data, &new).unwrap_err().to_string().contains("already"));
}

#[tokio::test]
async fn a_backup_of_a_running_server_is_whole() {
    let folder = Folder::new("backup");
    let server = Server::with(config(&folder.data())).await;
    let (room, mut anna) = begun(&server).await;
    let playing = tokio::spawn(async move {
        for pick in 0..10 {
            anna.answer(pick).await;
        }
        anna
    });
    for copy in 0..5 {
        let copy = folder.0.join(format!("copy-{copy}.sqlite"));
        let data = folder.data();
        let made = copy.clone();
        tokio::task::spawn_blocking(move || server::backup(&data, &made)).await.unwrap().unwrap();
        let found = server::examine(&copy).unwrap();
        assert_eq!((found.rooms, found.faults.len(), found.in_use), (1, 0, false), "{found:?}");
    }
    drop(playing.await.unwrap());
    assert!(server::examine(&folder.data()).unwrap().in_use);
    server.stop().await;
    let server = Server::with(config(&folder.0.join("copy-4.sqlite"))).await;
    assert_eq!(server.request("GET", &format!("/api/rooms/{room}"), "", "").await.0, 200);
    server.stop().await;
}

#[tokio::test]
async fn health_is_what_storing_says() {
    let folder = Folder::new("health");
    let server = Server::with(config(&folder.data())).await;
    assert_eq!(server.request("GET", "/healthz", "", "").await.0, 200);
    assert_eq!(server.request("GET", "/readyz", "", "").await.0, 200);
    let file = Connection::open(folder.data()).unwrap();
    file.execute("ALTER TABLE entries RENAME TO gone", []).unwrap();
    file.execute("ALTER TABLE rooms RENAME TO gone_too", []).unwrap();
    let (status, _, body) = server.request("POST", "/api/rooms", "", "").await;
    assert_eq!((status, body.contains("broken")), (503, true), "{body}");
    let (status, _, body) = server.request("GET", "/healthz", "", "").await;
    assert_eq!((status, body.is_empty()), (503, false));
    file.execute("ALTER TABLE gone RENAME TO entries", []).unwrap();
    file.execute("ALTER TABLE gone_too RENAME TO rooms", []).unwrap();
    assert_eq!(server.request("GET", "/healthz", "", "").await.0, 200);
    server.stop().await;
}
