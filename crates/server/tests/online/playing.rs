//! Two people and somebody who watches.

use super::client::{Client, Server, begin};
use protocol::record::Record;
use serde_json::json;
use super_teams::SuperTeams;

async fn table(server: &Server) -> (String, Client, Client) {
    let room = server.room(&json!({ "board": "short", "window_ms": 500 })).await;
    let mut anna = Client::join(server, &room, None).await;
    anna.sit(0, "Anna").await;
    let mut ben = Client::join(server, &room, None).await;
    ben.sit(1, "Ben").await;
    (room, anna, ben)
}

#[tokio::test]
async fn two_people_play_to_the_end_while_somebody_watches() {
    let server = Server::start(None).await;
    let (room, mut anna, mut ben) = table(&server).await;
    let mut watcher = Client::join(&server, &room, None).await;
    assert_eq!(watcher.you, None);
    begin(&mut [&mut anna, &mut ben]).await;
    let not_yet = server.request("GET", &format!("/api/games/{room}-1"), "", "").await;
    assert_eq!(not_yet.0, 404);
    tokio::join!(anna.play_out(), ben.play_out(), watcher.play_out());
    assert_eq!(watcher.table["view"]["hand"], json!([]));
    assert!(watcher.history.iter().all(|event| event["event"] != "dealt"), "a hand was told to somebody who watches");
    let (status, _, body) = server.request("GET", &format!("/api/games/{room}-1"), "", "").await;
    assert_eq!(status, 200);
    let record = Record::<SuperTeams>::read(body.as_bytes()).unwrap();
    let proof = record.header.notes.proof.clone().unwrap();
    assert_eq!(proof.commitment.to_string(), anna.room["commitment"].as_str().unwrap());
    assert!(chance::fair::check(&record.verify().unwrap(), &proof).unwrap() > 5);
    server.stop().await;
}

#[tokio::test]
async fn a_connection_that_breaks_is_made_again_and_told_everything() {
    let server = Server::start(None).await;
    let (room, mut anna, mut ben) = table(&server).await;
    begin(&mut [&mut anna, &mut ben]).await;
    let cookie = ben.cookie().to_owned();
    let view = ben.table["view"].clone();
    drop(ben);
    anna.until(|client, _| client.room["seats"][1]["occupant"]["person"]["here"] == false).await;
    let ben = Client::join(&server, &room, Some(&cookie)).await;
    assert_eq!((ben.you, &ben.table["view"]), (Some(1), &view));
    server.stop().await;
}

#[tokio::test]
async fn phrases_reach_everybody() {
    let server = Server::start(None).await;
    let (_, mut anna, mut ben) = table(&server).await;
    anna.say(json!({ "phrase": "good-luck" })).await;
    let said = ben.until(|_, message| message.get("said").is_some()).await;
    assert_eq!(said["said"], json!({ "seat": 0, "phrase": "good-luck" }));
    server.stop().await;
}
