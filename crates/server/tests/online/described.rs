//! What the server answers is what its description says.

use super::client::{Client, Server};
use serde_json::{Value, json};

fn description() -> Value {
    serde_json::from_str(include_str!("../../../../schema/openapi.json")).unwrap()
}

/// A schema of the description, with everything that it refers to.
fn fits(name: &str, value: &Value) {
    let mut schema = json!({ "$ref": format!("#/components/schemas/{name}") });
    schema["components"] = description()["components"].clone();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let errors: Vec<_> = validator.iter_errors(value).map(|error| error.to_string()).collect();
    assert!(errors.is_empty(), "{name}: {errors:?}\n{value}");
}

async fn json_of(server: &Server, method: &str, path: &str, body: &str) -> (u16, Value) {
    let (status, _, body) = server.request(method, path, "", body).await;
    (status, serde_json::from_str(&body).unwrap_or_else(|error| panic!("{path}: {error}: {body}")))
}

#[tokio::test]
async fn answers_are_as_described() {
    let server = Server::start(None).await;
    let (status, room) = json_of(
        &server,
        "POST",
        "/api/rooms",
        "{\"public\":true,\"players\":3,\"clock\":{\"bank_s\":60,\"free_s\":2}}",
    )
    .await;
    assert_eq!(status, 201);
    fits("NewRoom", &room);
    let id = room["id"].as_str().unwrap();
    let mut anna = Client::join(&server, id, None).await;
    anna.sit(0, "Anna").await;
    anna.say(json!({ "bot": { "seat": 1, "bot": "greedy" } })).await;
    anna.until(|client, _| client.room["seats"][1]["occupant"]["bot"] == "greedy").await;
    let (status, shown) = json_of(&server, "GET", &format!("/api/rooms/{id}"), "").await;
    assert_eq!((status, shown["seats"][0]["occupant"]["person"]["name"].as_str()), (200, Some("Anna")));
    fits("Room", &shown);
    let (_, lobby) = json_of(&server, "GET", "/api/rooms", "").await;
    assert_eq!(lobby[0]["names"], json!(["Anna", "greedy", null]));
    fits("RoomLine", &lobby[0]);
    let (status, room) =
        json_of(&server, "POST", "/api/rooms", "{\"plays\":\"x-wing\",\"public\":true,\"squads\":[\"rookiepilot\"]}")
            .await;
    assert_eq!(status, 201, "{room}");
    let id_of_x_wing = room["id"].as_str().unwrap();
    let _ben = Client::join(&server, id_of_x_wing, None).await;
    let (_, shown) = json_of(&server, "GET", &format!("/api/rooms/{id_of_x_wing}"), "").await;
    assert_eq!((&shown["plays"], &shown["seats"][1]["side"]), (&json!("x-wing"), &json!(1)));
    fits("Room", &shown);
    let (_, lobby) = json_of(&server, "GET", "/api/rooms?plays=x-wing", "").await;
    assert_eq!((lobby.as_array().unwrap().len(), &lobby[0]["id"]), (1, &room["id"]));
    fits("RoomLine", &lobby[0]);
    let (_, lobby) = json_of(&server, "GET", "/api/rooms", "").await;
    assert_eq!(lobby.as_array().unwrap().len(), 1, "a page of Super Teams is not shown what it cannot read");
    for (method, path, body, wanted) in [
        ("GET", "/api/rooms/none", "", 404),
        ("GET", "/api/games/none-1", "", 404),
        ("POST", "/api/rooms", "{\"players\":9}", 400),
        ("POST", "/api/rooms", "{", 400),
        ("POST", "/api/rooms", "{\"colour\":1}", 400),
    ] {
        let (status, no) = json_of(&server, method, path, body).await;
        assert_eq!(status, wanted, "{path} {body}");
        fits("No", &no);
    }
    let (status, head, picture) = server.request("GET", &format!("/api/rooms/{id}/qr.svg"), "", "").await;
    assert!(status == 200 && head.contains("image/svg+xml") && picture.contains("<svg"));
    assert_eq!(json_of(&server, "GET", "/api/address", "").await, (200, json!(null)), "no phone finds a loopback");
    let (_, answer) = json_of(&server, "GET", "/api/openapi.json", "").await;
    assert_eq!(answer, description());
    server.stop().await;
}

#[tokio::test]
async fn every_path_described_is_served() {
    let server = Server::start(None).await;
    for (path, methods) in description()["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let address = path.replace("{id}", "abc");
            let (status, ..) = server.request(&method.to_uppercase(), &address, "", "").await;
            assert!(![0, 405].contains(&status), "{method} {path}: {status}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn what_happens_is_counted() {
    let server = Server::start(None).await;
    let room = server.room(&json!({})).await;
    let mut anna = Client::join(&server, &room, None).await;
    anna.send(tokio_tungstenite::tungstenite::Message::text("?")).await;
    anna.until(|_, message| message.get("no").is_some()).await;
    let (status, _, text) = server.request("GET", "/metrics", "", "").await;
    assert_eq!(status, 200);
    for line in ["holotable_connections 1", "holotable_rooms 1", "holotable_broken_messages_total 1"] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    assert_eq!(server.request("GET", "/metrics", "X-Forwarded-For: 192.0.2.7\r\n", "").await.0, 404);
    server.stop().await;
}

#[tokio::test]
async fn the_board_shows_what_is_exported_and_nothing_else() {
    let server = Server::start(None).await;
    let (_, _, text) = server.request("GET", "/metrics", "", "").await;
    let exported = |name: &str| text.lines().any(|line| line.split([' ', '{']).next() == Some(name));
    let board: Value = serde_json::from_str(include_str!("../../../../hosting/grafana.json")).unwrap();
    let mut shown = Vec::new();
    for panel in board["panels"].as_array().unwrap() {
        for target in panel["targets"].as_array().unwrap() {
            let expression = target["expr"].as_str().unwrap();
            let words = expression.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '_'));
            let names: Vec<_> = words.filter(|word| word.starts_with("holotable_")).collect();
            assert!(!names.is_empty() && names.iter().all(|name| exported(name)), "{expression}\n{text}");
            shown.extend(names);
        }
    }
    let families = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next());
    for family in families {
        assert!(shown.iter().any(|name| name.starts_with(family)), "{family} is not on the board");
    }
    server.stop().await;
}
