//! The program ends when it is told to, whatever is half open.

#![cfg(unix)]

use crate::served::{ONE, Served, TEXT, frame};
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::time::{Instant, timeout};

/// Half a request, half a body, a socket that does not read, and one that is well.
async fn half_open(server: &Served) -> Vec<tokio::net::TcpStream> {
    let mut open = Vec::new();
    for start in ["GET / HT", "POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"] {
        let mut stream = server.connect(ONE).await.unwrap();
        stream.write_all(start.as_bytes()).await.unwrap();
        open.push(stream);
    }
    let room = server.room(ONE, "").await;
    for _ in 0..2 {
        open.push(server.socket(ONE, &room).await.unwrap());
    }
    let pings = frame(TEXT, b"\"ping\"").repeat(2000);
    for _ in 0..20 {
        _ = timeout(Duration::from_millis(50), open[2].write_all(&pings)).await;
    }
    open
}

#[tokio::test]
async fn it_ends_within_five_seconds_whatever_is_half_open() {
    let mut server = Served::start("stop", &[]).await;
    let _open = half_open(&server).await;
    server.signal("TERM");
    let ended = timeout(Duration::from_secs(5), server.child.wait()).await.expect("it ends in time").unwrap();
    assert!(ended.success(), "{ended}: {}", server.log());
}

#[tokio::test]
async fn a_second_signal_ends_it_at_once() {
    let mut server = Served::start("stop-twice", &[]).await;
    let _open = half_open(&server).await;
    server.signal("TERM");
    tokio::time::sleep(Duration::from_millis(150)).await;
    let begun = Instant::now();
    server.signal("TERM");
    timeout(Duration::from_secs(1), server.child.wait()).await.expect("it ends at once").unwrap();
    assert!(begun.elapsed() < Duration::from_secs(1));
}
