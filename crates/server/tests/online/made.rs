//! Makes a data file with a running, a finished and a taken-back game, to be kept for later programs to read.

use super::client::{Client, Server, begin};
use serde_json::{Value, json};

async fn begun(server: &Server, window_ms: u32) -> (String, Client, Client) {
    let room = server.room(&json!({ "board": "short", "window_ms": window_ms })).await;
    let mut anna = Client::join(server, &room, None).await;
    anna.sit(0, "Anna").await;
    let mut ben = Client::join(server, &room, None).await;
    ben.sit(1, "Ben").await;
    begin(&mut [&mut anna, &mut ben]).await;
    (room, anna, ben)
}

async fn turns(anna: &mut Client, ben: &mut Client, count: u64) {
    while anna.table["at"].as_u64().unwrap() < count {
        let at = anna.table["at"].clone();
        if anna.answer(3).await {
            let now = anna.table["at"].as_u64();
            ben.until(|client, _| client.table["at"].as_u64() >= now).await;
        } else if ben.answer(2).await {
            let now = ben.table["at"].as_u64();
            anna.until(|client, _| client.table["at"].as_u64() >= now).await;
        } else {
            anna.until(|client, _| client.table["at"] != at).await;
            let now = anna.table["at"].as_u64();
            if ben.table["at"].as_u64() < now {
                ben.until(|client, _| client.table["at"].as_u64() >= now).await;
            }
        }
    }
}

#[tokio::test]
#[ignore = "writes the data file anew: HOLOTABLE_KEPT names the folder"]
async fn make() {
    let folder = std::path::PathBuf::from(std::env::var("HOLOTABLE_KEPT").unwrap());
    std::fs::create_dir_all(&folder).unwrap();
    let server = Server::start(Some(&folder.join("data.sqlite"))).await;

    let (running, mut anna, mut ben) = begun(&server, 500).await;
    turns(&mut anna, &mut ben, 14).await;
    let going = (anna, ben);

    let (taken_back, mut anna, mut ben) = begun(&server, 10_000).await;
    turns(&mut anna, &mut ben, 8).await;
    let mut tries = 0;
    loop {
        tries += 1;
        assert!(tries < 20, "no card can be taken back");
        let (mover, other) = if anna.table["offered"].as_array().is_some_and(|offered| !offered.is_empty()) {
            (&mut anna, &mut ben)
        } else {
            (&mut ben, &mut anna)
        };
        mover.answer(0).await;
        let at = mover.table["at"].as_u64();
        if other.table["at"].as_u64() < at {
            other.until(|client, _| client.table["at"].as_u64() >= at).await;
        }
        if mover.table["may_take_back"] == true {
            mover.say(json!("take-back")).await;
            other.until(|client, _| !client.table["asked"].is_null()).await;
            other.say(json!({ "agree": true })).await;
            mover.until(|_, message| message.get("all").is_some()).await;
            other.until(|_, message| message.get("all").is_some()).await;
            break;
        }
    }
    let back = (anna, ben);

    let finished = server.room(&json!({ "board": "short", "window_ms": 500 })).await;
    let mut carla = Client::join(&server, &finished, None).await;
    carla.sit(0, "Carla").await;
    carla.say(json!({ "bot": { "seat": 1, "bot": "greedy" } })).await;
    carla.say(json!("start")).await;
    carla.until(|client, _| !client.table.is_null()).await;
    carla.play_out().await;
    let (status, _, record) = server.request("GET", &format!("/api/games/{finished}-1"), "", "").await;
    assert_eq!(status, 200);
    std::fs::write(folder.join("finished.jsonl"), record).unwrap();

    let seen =
        |client: &Client| json!({ "cookie": client.cookie(), "at": client.table["at"], "view": client.table["view"] });
    let kept: Value = json!({
        "running": { "room": running, "seats": [seen(&going.0), seen(&going.1)] },
        "taken-back": { "room": taken_back, "seats": [seen(&back.0), seen(&back.1)] },
        "finished": { "room": finished, "seats": [seen(&carla)] },
    });
    std::fs::write(folder.join("kept.json"), serde_json::to_string_pretty(&kept).unwrap() + "\n").unwrap();
    drop((going, back, carla));
    server.stop().await;
}
