//! What the server writes about requests: enough to see what happens, and nothing by which a room could be found.

use crate::served::{ONE, Served, TEXT, frame};
use serde_json::Value;
use tokio::io::AsyncWriteExt;

#[tokio::test]
async fn request_logs_hold_no_ids_of_rooms() {
    let server = Served::start("logs", &["--log", "requests"]).await;
    let room = server.room(ONE, "{\"public\":true}").await;
    let mut socket = server.socket(ONE, &room).await.unwrap();
    let sit = frame(TEXT, b"{\"sit\":{\"seat\":0,\"name\":\"Anna\"}}");
    socket.write_all(&[sit, frame(TEXT, b"nonsense")].concat()).await.unwrap();
    for (path, status) in [
        ("/api/rooms", 200),
        (&format!("/api/rooms/{room}"), 200),
        (&format!("/api/rooms/{room}/qr.svg"), 200),
        (&format!("/api/rooms/{room}/nothing"), 404),
        (&format!("/api/rooms/{room}/socket"), 400),
        (&format!("/api/games/{room}-1"), 404),
        (&format!("/{room}"), 404),
    ] {
        assert_eq!(server.request(ONE, "GET", path, "").await.0, status, "{path}");
    }
    // Whether there is a page depends on how the program was built.
    server.request(ONE, "GET", &format!("/?{room}"), "").await;
    drop(socket);
    server.signal("TERM");
    let Served { mut child, folder, .. } = server;
    child.wait().await.unwrap();
    let log = std::fs::read_to_string(folder.0.join("log")).unwrap();
    for route in ["/api/rooms/{id}", "/api/rooms/{id}/socket", "/api/rooms/{id}/qr.svg", "/api/games/{id}"] {
        assert!(log.contains(&format!("\"route\":\"{route}\"")), "{route} is not in the log: {log}");
    }
    assert!(!log.contains(&room), "the log names the room: {log}");
    assert!(!log.contains("Anna"), "the log names people: {log}");
}

/// Somebody's message is found in the log with the time that each part of it took, and its store's line with it.
#[tokio::test]
async fn traces_lead_from_a_message_to_its_commit() {
    let server = Served::start("traces", &["--log", "traces"]).await;
    let room = server.room(ONE, "{}").await;
    let mut socket = server.socket(ONE, &room).await.unwrap();
    let said = [&b"{\"sit\":{\"seat\":0,\"name\":\"Anna\"}}"[..], b"nonsense", b"{\"ready\":false}"];
    socket.write_all(&said.map(|text| frame(TEXT, text)).concat()).await.unwrap();
    let lines = || -> Vec<Value> { server.log().lines().filter_map(|line| serde_json::from_str(line).ok()).collect() };
    let find = |what: &str| lines().into_iter().find(|line: &Value| line["fields"]["message"] == what);
    let played = loop {
        if let Some(line) = find("played") {
            break line;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    for part in ["waited_us", "played_us", "stored_us", "told_us"] {
        assert!(played["fields"][part].is_u64(), "{part}: {played}");
    }
    let trace = played["fields"]["trace"].as_str().unwrap().to_owned();
    assert!(trace.ends_with("-1"), "{trace}");
    let stored = find("stored").unwrap();
    assert_eq!(stored["fields"]["trace"], trace.as_str(), "{stored}");
    assert_eq!(stored["fields"]["durable"], true);
    let text = server.log();
    assert!(!text.contains(&room) && !text.contains("Anna"), "traces name rooms or people: {text}");
}
