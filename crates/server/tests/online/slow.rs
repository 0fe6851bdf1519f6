//! Whoever is slow, silent or does not read is not waited for.

use super::client::{Client, Server};
use serde_json::json;
use server::{Config, Limits, Patience};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

const SHORT: Duration = Duration::from_millis(400);
/// Long enough on a machine that is busy with other things.
const LONG: Duration = Duration::from_secs(40);

async fn impatient() -> Server {
    let patience = Patience { head: SHORT, request: SHORT, taking: SHORT, asking: SHORT };
    let limits = Limits { messages_a_second: 100_000, ..Limits::default() };
    Server::with(Config { patience, limits, ..Config::default() }).await
}

/// Everything that is still said until the connection is closed.
async fn rest(stream: &mut TcpStream) -> String {
    let mut said = Vec::new();
    timeout(LONG, stream.read_to_end(&mut said)).await.expect("the connection is closed in time").ok();
    String::from_utf8_lossy(&said).into_owned()
}

#[tokio::test]
async fn half_a_request_is_not_waited_for() {
    let server = impatient().await;
    for start in ["", "GET / HT", "GET / HTTP/1.1\r\nHost: localhost\r\n"] {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(start.as_bytes()).await.unwrap();
        rest(&mut stream).await;
    }
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{").await.unwrap();
    let said = rest(&mut stream).await;
    assert!(said.starts_with("HTTP/1.1 408"), "{said}");
    server.stop().await;
}

#[tokio::test]
async fn a_connection_that_asks_nothing_more_is_closed() {
    let server = impatient().await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    let said = rest(&mut stream).await;
    assert!(said.starts_with("HTTP/1.1 200"), "{said}");
    server.stop().await;
}

#[tokio::test]
async fn a_long_head_is_refused() {
    let server = impatient().await;
    let long = format!("X-Long: {}\r\n", "x".repeat(40_000));
    let many = "X-Many: x\r\n".repeat(80);
    for headers in [long, many] {
        let (status, ..) = server.request("GET", "/healthz", &headers, "").await;
        assert!([0, 431].contains(&status), "{status}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_socket_that_reads_nothing_is_closed() {
    let server = impatient().await;
    let room = server.room(&json!({})).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let stream = socket.connect(server.address).await.unwrap();
    let mut deaf = server.socket(stream, &room, b"").await;
    let says = [&[0x81, 0x86, 0, 0, 0, 0], &b"\"ping\""[..]].concat().repeat(1000);
    let speak = async { while deaf.write_all(&says).await.is_ok() {} };
    timeout(LONG, speak).await.expect("it cannot speak any more");
    server.stop().await;
}

#[tokio::test]
async fn a_socket_that_does_not_answer_is_closed() {
    let server = impatient().await;
    let room = server.room(&json!({})).await;
    let mut well = Client::join(&server, &room, None).await;
    let _silent = Client::join(&server, &room, None).await;
    let alone = async {
        while well.room["watchers"] != 1 {
            well.hear().await.expect("whoever answers stays");
        }
    };
    timeout(LONG, alone).await.expect("the silent one goes");
    server.stop().await;
}

#[tokio::test]
async fn too_many_frames_of_any_kind_close_a_socket() {
    let limits = Limits { messages_a_second: 5, ..Limits::default() };
    let server = Server::with(Config { limits, ..Config::default() }).await;
    let room = server.room(&json!({})).await;
    for frame in [Message::Ping(vec![1; 125].into()), Message::Pong(vec![1; 125].into()), Message::text("\"ping\"")] {
        let mut fast = Client::join(&server, &room, None).await;
        for _ in 0..400 {
            fast.send(frame.clone()).await;
        }
        let closed = async { while fast.hear().await.is_some() {} };
        timeout(LONG, closed).await.expect("it is sent away");
    }
    server.stop().await;
}

async fn connect_from(address: [u8; 4], server: &Server) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::new(IpAddr::V4(Ipv4Addr::from(address)), 0)).unwrap();
    socket.connect(server.address).await.unwrap()
}

#[tokio::test]
async fn connections_are_counted_before_they_ask_anything() {
    let limits = Limits { connections: 3, ..Limits::default() };
    let server = Server::with(Config { limits, ..Config::default() }).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(connect_from([127, 0, 0, 1], &server).await);
    }
    sleep(Duration::from_millis(50)).await;
    let mut fourth = connect_from([127, 0, 0, 1], &server).await;
    assert_eq!(rest(&mut fourth).await, "");
    let mut other = connect_from([127, 0, 0, 2], &server).await;
    other.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await.unwrap();
    assert!(rest(&mut other).await.starts_with("HTTP/1.1 200"));
    open.pop();
    sleep(Duration::from_millis(50)).await;
    assert_eq!(server.request("GET", "/healthz", "", "").await.0, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_room_holds_only_so_many() {
    let limits = Limits { connections_to_a_room: 2, ..Limits::default() };
    let server = Server::with(Config { limits, ..Config::default() }).await;
    let room = server.room(&json!({})).await;
    let _first = Client::join(&server, &room, None).await;
    let _second = Client::join(&server, &room, None).await;
    let mut third = Client::connect(&server, &room, None).await;
    assert_eq!(third.hear().await.unwrap()["no"]["reason"], "room-full");
    assert_eq!(third.hear().await, None);
    server.stop().await;
}
