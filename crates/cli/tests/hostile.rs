//! Strangers who want the server's memory: a real server in a process of its own, on loopback alone.

#![cfg(target_os = "linux")]

mod served;

use served::{ONE, PING, Served, frame};
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::time::{Instant, timeout};

/// One socket sends pings as fast as it can and reads no pong.
#[tokio::test]
async fn pongs_do_not_pile_up() {
    let server = Served::start("pongs", &[]).await;
    let room = server.room(ONE, "").await;
    let before = server.memory("VmRSS:");
    let mut socket = server.socket(ONE, &room).await.unwrap();
    let pings = frame(PING, &[7; 125]).repeat(500);
    let end = Instant::now() + Duration::from_secs(3);
    while Instant::now() < end {
        match timeout(Duration::from_secs(1), socket.write_all(&pings)).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) | Err(_) => break,
        }
    }
    let grown = server.memory("VmHWM:").saturating_sub(before);
    assert!(grown < 8 * 1024, "one socket took {grown} KiB");
}
