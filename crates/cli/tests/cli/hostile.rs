//! Strangers who want the server's memory: a real server in a process of its own, on loopback alone.
//!
//! The long forms are run by `cargo xtask hostile`; `docs/hosting.md` keeps what they measured.

#![cfg(target_os = "linux")]

use crate::served::{ONE, PING, PONG, Served, TEXT, TWO, frame};
use chance::fair::{Bytes, value_commitment};
use play::Seat;
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout, timeout_at};

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

/// What a hostile socket does; it is made again whenever it is sent away.
#[derive(Clone, Copy)]
enum Kind {
    Pings,
    Pongs,
    /// Asks and does not read the answers.
    Asks,
    /// Plays against a bot and does not read what comes of it.
    Plays,
    /// Begins a long message and sends it in small parts, without an end.
    Parts,
    /// Nonsense.
    Nonsense,
    /// Half the head of a request.
    HalfHead,
    /// Half a body.
    HalfBody,
    /// Asks for the longest plain answer there is, again and again, and reads none.
    Reads,
}

const KINDS: [Kind; 9] = [
    Kind::Pings,
    Kind::Pongs,
    Kind::Asks,
    Kind::Plays,
    Kind::Parts,
    Kind::Nonsense,
    Kind::HalfHead,
    Kind::HalfBody,
    Kind::Reads,
];

/// What is said once, and what again and again.
fn words(kind: Kind, seal: Bytes) -> (Vec<u8>, Vec<u8>) {
    let say = |text: &str| frame(TEXT, text.as_bytes());
    match kind {
        Kind::Pings => (Vec::new(), frame(PING, &[7; 125]).repeat(100)),
        Kind::Pongs => (Vec::new(), frame(PONG, &[7; 125]).repeat(100)),
        Kind::Asks => (Vec::new(), say("\"ping\"").repeat(20)),
        Kind::Plays => {
            let value = Bytes([7; 32]);
            let commit = format!("{{\"commit\":\"{}\"}}", value_commitment(seal, Seat(0), value));
            let reveal = format!("{{\"reveal\":\"{value}\"}}");
            let sit = "{\"sit\":{\"seat\":0,\"name\":\"Eve\"}}";
            let bot = "{\"bot\":{\"seat\":1,\"bot\":\"greedy\"}}";
            ([sit, bot, "\"start\"", &commit, &reveal].map(say).concat(), say("{\"orders\":[\"tow\"]}"))
        }
        Kind::Parts => {
            let mut first = frame(TEXT, &[b'x'; 1000]);
            first[0] &= 0x7f;
            let mut next = frame(0, &[b'x'; 10]);
            next[0] &= 0x7f;
            (first, next)
        }
        Kind::Nonsense => (Vec::new(), say(&"{".repeat(15_000))),
        Kind::HalfHead => (b"GET / HTTP/1.1\r\nHost: localhost\r\n".to_vec(), b"X-Long: x\r\n".to_vec()),
        Kind::HalfBody => {
            let head = "POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 16000\r\n\r\n";
            (head.into(), b" ".to_vec())
        }
        Kind::Reads => (Vec::new(), b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(10)),
    }
}

/// Does it until `end`, again and again; counts how often it was sent away.
async fn attack(server: &Served, from: Ipv4Addr, room: &str, kind: Kind, end: Instant, sent_away: &AtomicU32) {
    let (_, _, shown) = server.request(from, "GET", &format!("/api/rooms/{room}"), "").await;
    let seal = shown.split("\"commitment\":\"").nth(1).and_then(|rest| rest.get(..64)?.parse().ok());
    let (once, again) = words(kind, seal.unwrap_or(Bytes([0; 32])));
    while Instant::now() < end {
        let stream = match kind {
            Kind::HalfHead | Kind::HalfBody | Kind::Reads => server.connect(from).await,
            Kind::Pings | Kind::Pongs | Kind::Asks | Kind::Plays | Kind::Parts | Kind::Nonsense => {
                let opening = timeout(Duration::from_secs(10), server.socket(from, room));
                opening.await.unwrap_or_else(|late| Err(late.into()))
            }
        };
        if let Ok(mut stream) = stream {
            let speak = async {
                stream.write_all(&once).await?;
                loop {
                    stream.write_all(&again).await?;
                    sleep(Duration::from_millis(20)).await;
                }
            };
            let ended: Result<std::io::Result<()>, _> = timeout_at(end, speak).await;
            if ended.is_ok() {
                sent_away.fetch_add(1, Ordering::Relaxed);
            }
        }
        sleep(Duration::from_millis(100)).await;
    }
}

/// So many hostile sockets from each of two addresses; gives the server's memory at most, in KiB.
async fn besieged(name: &str, each: usize, seconds: u64) -> u64 {
    let server = Arc::new(Served::start(name, &[]).await);
    let mut attacks = Vec::new();
    let sent_away = Arc::new(AtomicU32::new(0));
    for from in [ONE, TWO] {
        let mut rooms = Vec::new();
        for _ in 0..20 {
            rooms.push(server.room(from, "{\"board\":\"long\"}").await);
        }
        let end = Instant::now() + Duration::from_secs(seconds);
        for number in 0..each {
            let (server, sent_away) = (server.clone(), sent_away.clone());
            let (room, kind) = (rooms[number % rooms.len()].clone(), KINDS[number % KINDS.len()]);
            attacks.push(tokio::spawn(async move { attack(&server, from, &room, kind, end, &sent_away).await }));
        }
    }
    let mut answered = 0;
    let end = Instant::now() + Duration::from_secs(seconds);
    while Instant::now() < end {
        let third = Ipv4Addr::new(127, 0, 0, 3);
        let asked = timeout(Duration::from_secs(5), server.request(third, "GET", "/api/rooms", "")).await;
        assert_eq!(asked.expect("others are answered in time").0, 200, "others are answered");
        answered += 1;
        sleep(Duration::from_millis(500)).await;
    }
    for attack in attacks {
        attack.await.unwrap();
    }
    let (most, sent_away) = (server.memory("VmHWM:"), sent_away.load(Ordering::Relaxed));
    println!(
        "{} hostile sockets for {seconds} s: at most {most} KiB; {sent_away} times sent away; {answered} others answered",
        each * 2
    );
    most
}

#[tokio::test]
async fn hostile_sockets_do_not_take_the_memory() {
    let most = besieged("besieged", 45, 6).await;
    assert!(most < 64 * 1024, "{most} KiB");
}

#[tokio::test]
#[ignore = "a minute; run by cargo xtask hostile"]
async fn two_hundred_hostile_sockets_for_a_minute() {
    let most = besieged("besieged-long", 100, 60).await;
    assert!(most < 64 * 1024, "{most} KiB");
}

/// Reads frames and answers pings, as a browser does.
async fn listen(mut stream: TcpStream, pings: &AtomicU32) -> std::io::Result<()> {
    loop {
        let head = [stream.read_u8().await?, stream.read_u8().await?];
        let length = match head[1] {
            126 => u64::from(stream.read_u16().await?),
            127 => stream.read_u64().await?,
            length => u64::from(length),
        };
        let mut payload = vec![0; length as usize];
        stream.read_exact(&mut payload).await?;
        if head[0] & 0x0f == PING {
            pings.fetch_add(1, Ordering::Relaxed);
            stream.write_all(&frame(PONG, &payload)).await?;
        }
    }
}

/// So many connections, four in a room, eighty from an address; gives the server's memory at most, in KiB.
async fn crowded(name: &str, rooms: u32, seconds: u64) -> u64 {
    let server = Served::start(name, &[]).await;
    let pings = Arc::new(AtomicU32::new(0));
    let mut open = Vec::new();
    for number in 0..rooms {
        let from = Ipv4Addr::new(127, 0, 1, (1 + number / 20) as u8);
        let room = server.room(from, "").await;
        for _ in 0..4 {
            let (stream, pings) = (server.socket(from, &room).await.unwrap(), pings.clone());
            open.push(tokio::spawn(async move { listen(stream, &pings).await }));
        }
    }
    sleep(Duration::from_secs(seconds)).await;
    let still = open.iter().filter(|task| !task.is_finished()).count();
    let (most, answered) = (server.memory("VmHWM:"), pings.load(Ordering::Relaxed));
    println!("{still} connections at {rooms} tables: at most {most} KiB; {answered} pings answered");
    assert_eq!(still, open.len(), "whoever answers stays");
    assert!(answered as usize >= open.len(), "everybody was asked");
    most
}

#[tokio::test]
async fn a_crowd_takes_little_memory() {
    let most = crowded("crowd", 100, 1).await;
    assert!(most < 40 * 1024, "{most} KiB");
}

#[tokio::test]
#[ignore = "minutes; run by cargo xtask hostile"]
async fn ten_thousand_connections() {
    let most = crowded("crowd-long", 2500, 60).await;
    assert!(most < 150 * 1024, "{most} KiB");
}
