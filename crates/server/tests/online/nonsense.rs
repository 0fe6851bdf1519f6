//! Nonsense, too much of it, and other people's business.

use super::client::{Client, Server};
use serde_json::{Value, json};
use server::{Config, Limits};
use tokio_tungstenite::tungstenite::Message;

async fn table(server: &Server) -> (String, Client) {
    let room = server.room(&json!({ "board": "short" })).await;
    let mut anna = Client::join(server, &room, None).await;
    anna.sit(0, "Anna").await;
    anna.say(json!({ "bot": { "seat": 1, "bot": "random" } })).await;
    anna.say(json!("start")).await;
    anna.until_asked().await;
    (room, anna)
}

async fn refused(client: &mut Client) -> Value {
    client.until(|_, message| message.get("no").is_some()).await["no"].clone()
}

#[tokio::test]
async fn nonsense_is_answered_and_changes_nothing() {
    let server = Server::start(None).await;
    let (room, mut anna) = table(&server).await;
    let table = anna.table.clone();
    for text in
        ["", "{", "null", "{\"choose\":{}}", "\"Start\"", "[]", "{\"sit\":{\"seat\":9}}", "\u{0}", "{\"concede\":1}"]
    {
        anna.send(Message::text(text)).await;
        assert_eq!(refused(&mut anna).await["reason"], "unreadable", "{text}");
    }
    anna.send(Message::binary(vec![0xff, 0, 0x80])).await;
    assert_eq!(refused(&mut anna).await["reason"], "unreadable");
    let mut eve = Client::join(&server, &room, None).await;
    for say in
        [json!({ "choose": { "at": table["at"], "choice": table["offered"][0] } }), json!("concede"), json!("start")]
    {
        eve.say(say).await;
        assert_eq!(refused(&mut eve).await["reason"], "not-seated");
    }
    anna.say(json!({ "choose": { "at": 0, "choice": table["offered"][0] } })).await;
    assert_eq!(refused(&mut anna).await["reason"], "stale");
    let again = Client::join(&server, &room, Some(anna.cookie())).await;
    assert_eq!(again.table["at"], table["at"]);
    server.stop().await;
}

#[tokio::test]
async fn ten_megabytes_close_the_connection_and_nothing_else() {
    let server = Server::start(None).await;
    let (room, mut anna) = table(&server).await;
    let at = anna.table["at"].clone();
    anna.send(Message::text("x".repeat(10_000_000))).await;
    while anna.hear().await.is_some() {}
    let again = Client::join(&server, &room, Some(anna.cookie())).await;
    assert_eq!((again.you, &again.table["at"]), (Some(0), &at));
    let (status, ..) = server.request("POST", "/api/rooms", "", &"x".repeat(1_000_000)).await;
    assert!([0, 413].contains(&status), "{status}");
    server.stop().await;
}

#[tokio::test]
async fn other_sites_and_other_cookies_have_no_say() {
    let server = Server::start(None).await;
    let (room, anna) = table(&server).await;
    let foreign = "Origin: http://evil.example\r\n";
    assert_eq!(server.request("POST", "/api/rooms", foreign, "").await.0, 403);
    let upgrade = format!(
        "{foreign}Upgrade: websocket\r\nConnection: close, upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    );
    assert_eq!(server.request("GET", &format!("/api/rooms/{room}/socket"), &upgrade, "").await.0, 403);
    let guess = format!("holotable={}", "0".repeat(64));
    assert_ne!(guess, anna.cookie());
    assert_eq!(Client::join(&server, &room, Some(&guess)).await.you, None);
    let (_, head, _) = server.request("POST", "/api/rooms", "", "").await;
    let head = head.to_ascii_lowercase();
    assert!(head.contains("httponly") && head.contains("samesite=strict"), "{head}");
    server.stop().await;
}

#[tokio::test]
async fn too_much_is_refused() {
    let limits = Limits { connections: 2, rooms_an_hour: 3, messages_a_second: 5, ..Limits::default() };
    let server = Server::with(Config { limits, ..Config::default() }).await;
    let room = server.room(&json!({})).await;
    for _ in 0..2 {
        server.room(&json!({})).await;
    }
    let (status, _, body) = server.request("POST", "/api/rooms", "", "").await;
    assert_eq!((status, body.contains("too-many")), (429, true), "{body}");
    let mut anna = Client::join(&server, &room, None).await;
    let _ben = Client::join(&server, &room, None).await;
    assert_eq!(server.request("GET", "/healthz", "", "").await.0, 0, "a third connection is not let in");
    for _ in 0..40 {
        anna.say(json!("ping")).await;
    }
    let mut reasons = Vec::new();
    for _ in 0..40 {
        let heard = anna.until(|_, message| *message == "pong" || message.get("no").is_some()).await;
        reasons.extend(heard["no"]["reason"].as_str().map(str::to_owned));
    }
    assert!(!reasons.is_empty() && reasons.iter().all(|reason| reason == "too-fast"), "{reasons:?}");
    server.stop().await;
}
