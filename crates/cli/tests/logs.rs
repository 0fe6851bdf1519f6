//! What the server writes about requests: enough to see what happens, and nothing by which a room could be found.

mod served;

use served::{ONE, Served, TEXT, frame};
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
