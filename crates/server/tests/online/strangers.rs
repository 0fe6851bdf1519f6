//! Other sites, other names, other people's cookies, and whom the operator does not want.

use super::client::{Client, Server};
use super::folder::Folder;
use serde_json::json;
use server::{Config, Operator};
use std::time::Duration;
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Long enough on a machine that is busy with other things.
const LONG: Duration = Duration::from_secs(40);

#[tokio::test]
async fn a_strange_cookie_beside_ours_does_not_lose_the_seat() {
    let server = Server::start(None).await;
    let room = server.room(&json!({})).await;
    let mut anna = Client::join(&server, &room, None).await;
    anna.sit(0, "Anna").await;
    let own = anna.cookie().to_owned();
    for cookies in [
        format!("name=\u{17b}aneta; {own}"),
        format!("{own}; =; ;; a; b=\"c"),
        format!("holotable=short; {own}"),
        format!("holotable={}; {own}", "0".repeat(64)),
    ] {
        assert!(is_first(&server, &room, cookies.as_bytes()).await, "{cookies}");
    }
    let mut bytes = vec![b'x', b'=', 0xff, 0xfe, b';', b' '];
    bytes.extend(own.as_bytes());
    assert!(is_first(&server, &room, &bytes).await);
    assert!(!is_first(&server, &room, b"holotable=other").await);
    server.stop().await;
}

/// Whether these cookies are those of whoever has the first seat.
async fn is_first(server: &Server, room: &str, cookies: &[u8]) -> bool {
    let stream = TcpStream::connect(server.address).await.unwrap();
    let mut socket = server.socket(stream, room, cookies).await;
    let mut said = vec![0; 100];
    socket.read_exact(&mut said).await.unwrap();
    let said = String::from_utf8_lossy(&said).into_owned();
    assert!(said.contains("\"you\":"), "{said}");
    said.contains("\"you\":0")
}

#[tokio::test]
async fn a_token_that_we_did_not_make_is_not_taken_over() {
    let server = Server::start(None).await;
    let room = server.room(&json!({})).await;
    let guess = format!("holotable={}", "ab".repeat(32));
    let eve = Client::join(&server, &room, Some(&guess)).await;
    assert_ne!(eve.cookie(), guess, "they get a token of ours");
    let again = Client::join(&server, &room, Some(eve.cookie())).await;
    assert_eq!(again.cookie(), eve.cookie(), "which they keep");
    let (_, head, _) = server.request("POST", "/api/rooms", &format!("Cookie: {guess}\r\n"), "").await;
    assert!(head.to_ascii_lowercase().contains("set-cookie"), "{head}");
    server.stop().await;
}

#[tokio::test]
async fn over_tls_no_neighbour_can_set_the_cookie() {
    let config = Config { public: Some("https://play.example".to_owned()), ..Config::default() };
    let server = Server::with(config).await;
    let (_, head, _) = server.request("POST", "/api/rooms", "", "").await;
    let line = head.lines().find(|line| line.to_ascii_lowercase().starts_with("set-cookie")).unwrap();
    assert!(line.contains("__Host-holotable=") && line.contains("Secure") && line.contains("Path=/"), "{line}");
    assert!(!line.contains("Domain"), "{line}");
    server.stop().await;
}

#[tokio::test]
async fn another_name_does_not_lead_here() {
    let server = Server::with(Config { hosts: vec!["table.local".to_owned()], ..Config::default() }).await;
    for (host, wanted) in [
        ("localhost:1", 200),
        ("127.0.0.1", 200),
        ("table.local", 200),
        ("evil.example", 421),
        ("localhost.evil.example:7788", 421),
    ] {
        assert_eq!(server.request_as(host, "GET", "/healthz", "", "").await.0, wanted, "{host}");
        let wanted = if wanted == 200 { 201 } else { wanted };
        assert_eq!(server.request_as(host, "POST", "/api/rooms", "", "").await.0, wanted, "{host}");
    }
    assert_eq!(server.request("GET", "/healthz", "Host: evil.example\r\n", "").await.0, 421, "two names");
    server.stop().await;
}

#[tokio::test]
async fn every_answer_says_how_to_treat_it() {
    let server = Server::start(None).await;
    let room = server.room(&json!({})).await;
    for path in [
        "/",
        "/healthz",
        "/readyz",
        "/robots.txt",
        "/metrics",
        "/api/rooms",
        "/api/rooms/none",
        "/api/openapi.json",
        "/api/address",
        "/nothing",
    ]
    .map(str::to_owned)
    .into_iter()
    .chain([format!("/api/rooms/{room}"), format!("/api/rooms/{room}/qr.svg"), format!("/api/games/{room}-1")])
    {
        let (_, head, _) = server.request("GET", &path, "", "").await;
        let head = head.to_ascii_lowercase();
        for header in [
            "x-content-type-options: nosniff",
            "cache-control: ",
            "referrer-policy: no-referrer",
            "content-security-policy: ",
        ] {
            assert!(head.contains(header), "{path}: {header}\n{head}");
        }
    }
    let (status, _, robots) = server.request("GET", "/robots.txt", "", "").await;
    assert_eq!((status, robots.contains("Disallow: /api/")), (200, true));
    server.stop().await;
}

#[tokio::test]
async fn a_club_has_a_password() {
    let server = Server::with(Config { password: Some("kyber & co".to_owned()), ..Config::default() }).await;
    let (status, _, body) = server.request("POST", "/api/rooms", "", "").await;
    assert_eq!((status, body.contains("password")), (401, true), "{body}");
    let (status, _, page) = server.request("GET", "/", "Accept-Language: pl, en;q=0.5\r\n", "").await;
    assert_eq!((status, page.contains("Has\u{142}o klubu")), (401, true), "{page}");
    assert_eq!(server.request("GET", "/healthz", "", "").await.0, 200);
    let form = "Content-Type: application/x-www-form-urlencoded\r\n";
    let (status, head, _) = server.request("POST", "/api/password", form, "password=kiber").await;
    assert_eq!((status, head.contains("set-cookie")), (401, false));
    let (status, head, _) = server.request("POST", "/api/password", form, "password=kyber+%26+co").await;
    assert_eq!(status, 303, "{head}");
    let pass = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap().split(';').next().unwrap();
    assert!(!pass.contains("kyber"), "{pass}");
    let cookie = format!("Cookie: {pass}\r\n");
    assert_eq!(server.request("POST", "/api/rooms", &cookie, "").await.0, 201);
    assert_eq!(server.request("POST", "/api/rooms", "Cookie: holotable-club=00\r\n", "").await.0, 401);
    let mut statuses = Vec::new();
    for _ in 0..15 {
        statuses.push(server.request("POST", "/api/password", form, "password=guess").await.0);
    }
    assert_eq!(statuses.last(), Some(&429), "{statuses:?}");
    server.stop().await;
}

#[tokio::test]
async fn the_operator_closes_rooms_and_bars_addresses() {
    let folder = Folder::new("operator");
    let server = Server::start(Some(&folder.data())).await;
    let room = server.room(&json!({})).await;
    let other = server.room(&json!({})).await;
    let mut anna = Client::join(&server, &room, None).await;
    let mut operator = Operator::open(&folder.data()).unwrap();
    assert_eq!(operator.rooms().unwrap().len(), 2);
    assert!(!operator.close_room("none").unwrap());
    assert!(operator.close_room(&room).unwrap());
    let sent_away = async { while anna.hear().await.is_some() {} };
    timeout(LONG, sent_away).await.expect("everybody is sent away");
    let (status, _, body) = server.request("GET", &format!("/api/rooms/{room}"), "", "").await;
    assert_eq!((status, body.contains("room-closed")), (404, true), "{body}");
    assert_eq!(server.request("GET", &format!("/api/rooms/{other}"), "", "").await.0, 200);

    operator.bar("127.0.0.1".parse().unwrap()).unwrap();
    let barred = async {
        while server.request("GET", "/healthz", "", "").await.0 != 0 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    timeout(LONG, barred).await.expect("nobody from there is let in");
    assert_eq!(operator.barred().unwrap(), ["127.0.0.1"]);
    assert!(operator.admit("127.0.0.1".parse().unwrap()).unwrap());
    let admitted = async {
        while server.request("GET", "/healthz", "", "").await.0 != 200 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    timeout(LONG, admitted).await.expect("they are let in again");
    server.stop().await;
}
