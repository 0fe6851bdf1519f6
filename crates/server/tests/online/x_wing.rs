//! X-Wing through the same rooms.

use super::client::{Client, Server, begin, begins};
use super::folder::Folder;
use super::pilots::{Pilot, options, table, until_both_plan};
use protocol::record::Record;
use serde_json::{Value, json};
use x_wing::XWing;

/// The record of a finished game, which plays as recorded and whose dice and damage cards follow from its proof.
async fn proven(server: &Server, id: &str, commitment: &Value) -> Record<XWing> {
    let (status, _, body) = server.request("GET", &format!("/api/games/{id}"), "", "").await;
    assert_eq!(status, 200, "{body}");
    let record = Record::<XWing>::read(body.as_bytes()).unwrap();
    assert!(record.fault.is_none());
    let proof = record.header.notes.proof.clone().unwrap();
    assert_eq!(Some(proof.commitment.to_string().as_str()), commitment.as_str());
    let session = record.verify().unwrap();
    assert!(chance::fair::check(&session, &proof).unwrap() > 0);
    record
}

#[tokio::test]
async fn two_people_fight_to_the_end_while_somebody_watches_and_again() {
    let server = Server::start(None).await;
    let (room, mut anna, mut ben, mut watcher) = table(&server, &options(4)).await;
    let (_, _, lobby) = server.request("GET", "/api/rooms?plays=x-wing", "", "").await;
    assert_eq!(lobby, "[]", "the room is not public");
    let commitment = anna.client.room["commitment"].clone();
    let watch = watcher.until(|client, _| client.room["stage"] == "over" && !client.table["outcome"].is_null());
    tokio::join!(anna.play_out(), ben.play_out(), watch);
    assert_eq!(watcher.table["view"]["open"], anna.client.table["view"]["open"]);
    let record = proven(&server, &format!("{room}-1"), &commitment).await;
    assert_eq!(record.header.notes.seats, ["Anna", "Ben"]);
    let commitment = anna.client.room["next_commitment"].clone();
    ben.client.say(json!({ "bring": "redsquadronpilot; rookiepilot" })).await;
    for pilot in [&mut anna, &mut ben] {
        pilot.client.say(json!("rematch")).await;
        pilot.forget();
    }
    begins(&mut [&mut anna.client, &mut ben.client]).await;
    tokio::join!(anna.play_out(), ben.play_out());
    let again = proven(&server, &format!("{room}-2"), &commitment).await;
    assert_ne!(again.header.setup.squads[1], record.header.setup.squads[1]);
    server.stop().await;
}

/// XW-TEAM-02, -05 and -06: the first and the third fly together, each their own ships.
#[tokio::test]
async fn three_people_fight_as_two_teams() {
    let server = Server::start(None).await;
    let room = server
        .room(&json!({
            "plays": "x-wing",
            "players": 3,
            "agreed": { "rounds": 3, "obstacles": [] },
            "squads": ["rookiepilot", "rookiepilot; redsquadronpilot", "redsquadronpilot"],
        }))
        .await;
    let mut anna = Pilot::join(&server, &room, None, 1).await;
    let mut ben = Pilot::join(&server, &room, None, 2).await;
    let mut carol = Pilot::join(&server, &room, None, 3).await;
    for (seat, name, pilot) in [(0, "Anna", &mut anna), (1, "Ben", &mut ben), (2, "Carol", &mut carol)] {
        pilot.client.sit(seat, name).await;
    }
    let sides: Vec<_> = anna.client.room["seats"].as_array().unwrap().iter().map(|seat| seat["side"].clone()).collect();
    assert_eq!(sides, [0, 1, 0]);
    begin(&mut [&mut anna.client, &mut ben.client, &mut carol.client]).await;
    let commitment = anna.client.room["commitment"].clone();
    tokio::join!(anna.play_out(), ben.play_out(), carol.play_out());
    let record = proven(&server, &format!("{room}-1"), &commitment).await;
    assert_eq!(record.header.notes.seats, ["Anna", "Ben", "Carol"]);
    assert_eq!([anna.dials.len(), ben.dials.len(), carol.dials.len()], [1, 2, 1]);
    assert!(anna.dials.is_disjoint(&carol.dials), "each sets the dials of their own ships");
    server.stop().await;
}

#[tokio::test]
async fn a_squad_is_checked_and_every_reason_told() {
    let server = Server::start(None).await;
    let refused = async |body: Value| -> Value {
        let (status, _, no) = server.request("POST", "/api/rooms", "", &body.to_string()).await;
        assert_eq!(status, 400, "{no}");
        serde_json::from_str(&no).unwrap()
    };
    let no = refused(json!({ "plays": "x-wing", "squads": ["poedameron + lonewolf + wired; darthvader"] })).await;
    assert_eq!(no["reason"], "bad-squad");
    assert!(no["details"].as_array().unwrap().len() >= 2, "{no}");
    for (body, reason) in [
        (json!({ "plays": "chess" }), "bad-options"),
        (json!({ "plays": "x-wing", "board": "short" }), "bad-options"),
        (json!({ "plays": "x-wing", "players": 1 }), "bad-options"),
        (json!({ "plays": "x-wing", "players": 9 }), "bad-options"),
        (json!({ "plays": "x-wing", "squads": [7] }), "bad-options"),
        (json!({ "plays": "x-wing", "agreed": { "rounds": 0 } }), "bad-options"),
        (json!({ "plays": "x-wing", "agreed": { "obstacles": ["asteroid-99"] } }), "bad-options"),
    ] {
        let no = refused(body.clone()).await;
        assert_eq!(no["reason"], reason, "{body}: {no}");
        assert!(!no["details"].as_array().unwrap().is_empty(), "{body}: {no}");
    }

    let room = server.room(&json!({ "plays": "x-wing" })).await;
    let mut anna = Client::join(&server, &room, None).await;
    anna.sit(0, "Anna").await;
    anna.say(json!({ "bot": { "seat": 1, "bot": "random" } })).await;
    anna.say(json!("start")).await;
    let no = anna.until(|_, message| message.get("no").is_some()).await;
    assert_eq!(no["no"]["reason"], "squad-needed");
    anna.say(json!({ "bring": "poedameron; poedameron" })).await;
    let no = anna.until(|_, message| message.get("no").is_some()).await;
    assert_eq!(no["no"]["reason"], "bad-squad");
    anna.say(json!({ "bring": { "pilots": [{ "id": "rookiepilot", "ship": "xwing" }], "faction": "rebel" } })).await;
    anna.until(|client, _| client.room["options"]["squads"][0]["ships"][0]["pilot"] == "rookiepilot").await;
    let mut options = anna.room["options"].clone();
    options["squads"][1] = json!("academypilot");
    options["agreed"]["rounds"] = json!(1);
    anna.say(json!({ "options": options })).await;
    anna.say(json!("start")).await;
    anna.until(|client, _| client.room["stage"] == "playing").await;
    server.stop().await;
}

#[tokio::test]
async fn a_connection_that_breaks_and_a_server_that_stops_lose_no_dial() {
    let folder = Folder::new("x-wing-restart");
    let data = folder.data();
    let server = Server::start(Some(&data)).await;
    let (room, mut anna, mut ben, _) = table(&server, &options(2)).await;
    until_both_plan(&mut anna, &mut ben).await;
    let dial = anna.choice().unwrap();
    anna.choose(&dial).await;
    anna.client
        .until(|client, _| client.table["view"]["dials"].as_array().unwrap().iter().any(|dial| !dial.is_null()))
        .await;
    let (cookie, view) = (anna.client.cookie().to_owned(), anna.client.table["view"].clone());
    drop(anna);
    let anna = Pilot::join(&server, &room, Some(&cookie), 3).await;
    assert_eq!(anna.client.table["view"], view);
    let bens = ben.client.cookie().to_owned();
    server.stop().await;

    let server = Server::start(Some(&data)).await;
    let mut anna = Pilot::join(&server, &room, Some(&cookie), 3).await;
    assert_eq!(anna.client.table["view"], view);
    let mut ben = Pilot::join(&server, &room, Some(&bens), 4).await;
    assert!(ben.client.table["view"]["dials"].as_array().unwrap().iter().all(Value::is_null));
    let commitment = anna.client.room["commitment"].clone();
    tokio::join!(anna.play_out(), ben.play_out());
    proven(&server, &format!("{room}-1"), &commitment).await;
    server.stop().await;
}

#[tokio::test]
async fn a_choice_is_taken_back_by_consent() {
    let server = Server::start(None).await;
    let (_, mut anna, mut ben, _) = table(&server, &options(3)).await;
    for _ in 0..2000 {
        for (wishes, agrees) in [(0, 1), (1, 0)] {
            let pilots = [&mut anna, &mut ben];
            if pilots[wishes].client.table["may_take_back"] != true {
                continue;
            }
            let before = pilots[wishes].client.table["at"].as_u64().unwrap();
            pilots[wishes].client.say(json!("take-back")).await;
            pilots[agrees].client.until(|client, _| client.table["asked"]["by"] == wishes).await;
            pilots[agrees].client.say(json!({ "agree": true })).await;
            for pilot in pilots {
                pilot
                    .client
                    .until(|client, message| {
                        message.get("all").is_some() && client.table["at"].as_u64() == Some(before + 1)
                    })
                    .await;
            }
            return server.stop().await;
        }
        let pilot = if anna.choice().is_some() { &mut anna } else { &mut ben };
        pilot.step().await;
        tokio::join!(anna.client.catch_up(), ben.client.catch_up());
    }
    panic!("nothing could ever be taken back");
}
