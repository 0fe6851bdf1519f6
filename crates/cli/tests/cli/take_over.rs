//! Two real servers on PostgreSQL: one is frozen, killed or cut off in the middle of a game, the other takes over.

#![cfg(unix)]

use crate::served::{ONE, Served};
use chance::fair::Bytes;
use futures_util::{SinkExt, StreamExt};
use play::Seat;
use room_protocol::{ClientMessage, Pledge};
use serde_json::{Value, json};
use std::time::Duration;
use test_postgres::{Postgres, query};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long a room may be away where other tests keep the machine busy; `cargo xtask soak --cluster` measures it.
const AWAY: Duration = Duration::from_secs(30);

type Answer = ClientMessage<Value, Value, Value, Value>;

/// Somebody in a room.
struct Person {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    cookie: String,
    you: Option<u8>,
    room: Value,
    table: Value,
    pledge: Option<Pledge>,
}

impl Person {
    async fn join(server: &Served, room: &str, cookie: Option<&str>) -> Person {
        let address = format!("ws://localhost:{}/api/rooms/{room}/socket", server.port);
        let mut request = address.into_client_request().unwrap();
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        let (socket, response) = connect_async(request).await.unwrap();
        let set = response.headers().get("set-cookie").map(|set| set.to_str().unwrap().split(';').next().unwrap());
        let cookie = set.or(cookie).unwrap().to_owned();
        let mut person = Person { socket, cookie, you: None, room: Value::Null, table: Value::Null, pledge: None };
        person.hear().await.unwrap();
        person
    }

    async fn say(&mut self, say: &Value) {
        self.socket.send(Message::text(say.to_string())).await.unwrap();
    }

    /// The next message; nothing when the connection is closed.
    async fn hear(&mut self) -> Option<Value> {
        loop {
            let Message::Text(text) = self.socket.next().await?.ok()? else { continue };
            let message: Value = serde_json::from_str(&text).unwrap();
            if let Some(all) = message.get("all") {
                self.you = all["you"].as_u64().map(|seat| seat as u8);
                self.room = all["room"].clone();
                self.table = all["game"]["table"].clone();
            } else if let Some(played) = message.get("played") {
                self.table = played["table"].clone();
            } else if let Some(table) = message.get("table") {
                self.table = table.clone();
            } else if let Some(room) = message.get("room") {
                self.room = room.clone();
            }
            self.help_to_begin().await;
            return Some(message);
        }
    }

    /// Commits to a value when a game is to begin, then reveals it.
    async fn help_to_begin(&mut self) {
        let Ok(beginning) = serde_json::from_value(self.room["beginning"].clone()) else { return };
        let Some(seat) = self.you else { return };
        let own = serde_json::from_value(self.room["seats"][usize::from(seat)]["commitment"].clone()).ok();
        let value = || Bytes([seat + 1; 32]);
        let answer: Option<Answer> = Pledge::answer(&mut self.pledge, &beginning, Seat(seat), own, value);
        if let Some(answer) = answer {
            self.say(&serde_json::to_value(answer).unwrap()).await;
        }
    }

    async fn until(&mut self, so: impl Fn(&Person, &Value) -> bool) {
        loop {
            let heard = timeout(AWAY, self.hear()).await.expect("something is told in time");
            let message = heard.expect("the connection stays");
            if so(self, &message) {
                return;
            }
        }
    }

    fn is_asked(&self) -> bool {
        self.table["offered"].as_array().is_some_and(|offered| !offered.is_empty())
    }

    fn choice(&self) -> Value {
        json!({ "choose": { "at": self.table["at"], "choice": self.table["offered"][0] } })
    }

    /// Hears until nothing more happens by itself: a window may be open, and closes after half a second.
    async fn settle(&mut self) {
        while !self.is_asked() || timeout(Duration::from_millis(1500), self.hear()).await.is_ok() {
            if !self.is_asked() {
                self.until(|person, _| person.is_asked()).await;
            }
        }
    }

    /// Makes `count` choices, and waits until each is told and the next is asked for.
    async fn choose(&mut self, count: usize) {
        for _ in 0..count {
            let (choice, at) = (self.choice(), self.table["at"].clone());
            self.say(&choice).await;
            self.until(|person, _| person.table["at"] != at && person.is_asked()).await;
        }
    }
}

/// Two servers, Anna in the middle of a game against a bot, in a room that the first has, and Ben who looks on from the second.
struct Begun {
    url: String,
    first: Served,
    second: Served,
    room: String,
    anna: Person,
    ben: Person,
}

async fn begun(name: &str) -> Option<Begun> {
    let url = Postgres::shared()?.database();
    let first = Served::sharing(&format!("{name}-1"), &url, &[]).await;
    let second = Served::sharing(&format!("{name}-2"), &url, &[]).await;
    let room = second.room(ONE, r#"{ "board": "short", "window_ms": 500 }"#).await;
    let mut anna = Person::join(&first, &room, None).await;
    anna.say(&json!({ "sit": { "seat": 0, "name": "Anna" } })).await;
    anna.until(|anna, _| anna.you == Some(0)).await;
    anna.say(&json!({ "bot": { "seat": 1, "bot": "greedy" } })).await;
    anna.say(&json!("start")).await;
    anna.until(|anna, _| anna.is_asked()).await;
    anna.choose(2).await;
    let mut ben = Person::join(&second, &room, None).await;
    anna.choose(1).await;
    // Whoever takes others for dead has lived for five seconds.
    sleep(Duration::from_secs(5)).await;
    anna.settle().await;
    while ben.table["at"] != anna.table["at"] {
        ben.hear().await.unwrap();
    }
    Some(Begun { url, first, second, room, anna, ben })
}

#[tokio::test]
async fn a_killed_server_is_taken_over_at_once_with_everything_that_was_told() {
    let Some(Begun { url, first, second, room, anna, mut ben }) = begun("killed").await else { return };
    first.signal("KILL");
    let killed = Instant::now();
    ben.until(|_, message| message.get("all").is_some()).await;
    println!("away for {:?}", killed.elapsed());
    assert_eq!((&ben.table["at"], &ben.table["view"]["board"]), (&anna.table["at"], &anna.table["view"]["board"]));
    let mut again = Person::join(&second, &room, Some(&anna.cookie)).await;
    for part in ["at", "view", "offered"] {
        assert_eq!(again.table[part], anna.table[part], "{part}");
    }
    again.choose(2).await;
    assert_eq!(query(&url, "SELECT count(*) FROM nodes"), ["1"]);
}

#[tokio::test]
async fn a_frozen_server_is_taken_over_and_acknowledges_nothing_when_it_wakes_up() {
    let Some(Begun { url, first, second, room, mut anna, mut ben }) = begun("frozen").await else { return };
    let (cookie, told, choice) = (anna.cookie.clone(), anna.table.clone(), anna.choice());
    first.signal("STOP");
    let frozen = Instant::now();
    anna.say(&choice).await;
    ben.until(|_, message| message.get("all").is_some()).await;
    println!("away for {:?}", frozen.elapsed());
    let mut again = Person::join(&second, &room, Some(&cookie)).await;
    assert_eq!((again.you, &again.table["view"]), (Some(0), &told["view"]));
    again.choose(2).await;
    again.settle().await;
    let played = again.table["at"].clone();
    first.signal("CONT");
    // The frozen server finds the room at the other one, where her choice is too late; her socket stays.
    anna.until(|anna, message| {
        assert!(message.get("played").is_none() || anna.table["at"].as_u64() > played.as_u64(), "it told {message}");
        message.get("all").is_some()
    })
    .await;
    assert_eq!((anna.you, &anna.table["at"]), (Some(0), &played));
    again.choose(1).await;
    let counts = query(&url, "SELECT count(*), count(DISTINCT number), max(number) FROM entries");
    let counts: Vec<&str> = counts[0].split(' ').collect();
    assert!(counts.iter().all(|count| *count == counts[0]), "{counts:?}");
    assert_eq!(query(&url, "SELECT epoch FROM rooms"), ["2"]);
}

/// What somebody says at one server is found by the same trace in the logs of the other one, which has the room.
#[tokio::test]
async fn a_message_is_traced_from_server_to_server() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.database();
    let log = ["--log", "traces"];
    let first = Served::sharing("traces-1", &url, &log).await;
    let second = Served::sharing("traces-2", &url, &log).await;
    let room = second.room(ONE, r#"{ "board": "short" }"#).await;
    let _anna = Person::join(&first, &room, None).await;
    let mut ben = Person::join(&second, &room, None).await;
    ben.say(&json!({ "sit": { "seat": 1, "name": "Ben" } })).await;
    ben.until(|ben, _| ben.you == Some(1)).await;
    let traced = |server: &Served, what: &str| -> Vec<String> {
        let log = server.log();
        let lines = log.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
        let found = lines.filter(|line| line["fields"]["message"] == what);
        found.filter_map(|line| Some(line["fields"]["trace"].as_str()?.to_owned())).collect()
    };
    let passed = traced(&second, "passed on");
    assert_eq!(passed.len(), 1, "{}", second.log());
    assert_eq!(traced(&second, "played"), [""; 0], "the room is with the other one");
    for what in ["stored", "played"] {
        assert_eq!(traced(&first, what), passed, "{}", first.log());
    }
    assert!(!first.log().contains(&room) && !second.log().contains(&room), "traces name the room");
}

#[tokio::test]
async fn while_postgresql_is_away_players_are_told_and_nothing_is_acknowledged() {
    let Some(postgres) = Postgres::start() else { return };
    let url = postgres.database();
    let server = Served::sharing("away", &url, &[]).await;
    let room = server.room(ONE, r#"{ "board": "short", "window_ms": 500 }"#).await;
    let mut anna = Person::join(&server, &room, None).await;
    anna.say(&json!({ "sit": { "seat": 0, "name": "Anna" } })).await;
    anna.until(|anna, _| anna.you == Some(0)).await;
    anna.say(&json!({ "bot": { "seat": 1, "bot": "greedy" } })).await;
    anna.say(&json!("start")).await;
    anna.until(|anna, _| anna.is_asked()).await;
    let (at, choice) = (anna.table["at"].clone(), anna.choice());
    postgres.freeze();
    anna.until(|_, message| message["no"]["reason"] == "store-away").await;
    anna.say(&choice).await;
    anna.until(|anna, message| {
        assert_eq!(anna.table["at"], at);
        message["no"]["reason"] == "store-away"
    })
    .await;
    postgres.wake();
    while anna.table["at"] == at {
        sleep(Duration::from_millis(100)).await;
        anna.say(&choice).await;
        anna.until(|anna, message| anna.table["at"] != at || message.get("no").is_some()).await;
    }
    assert_eq!(server.request(ONE, "GET", "/readyz", "").await.2, "ready");
    if !anna.is_asked() {
        anna.until(|anna, _| anna.is_asked()).await;
    }
    anna.choose(1).await;
    assert_eq!(query(&url, "SELECT epoch FROM rooms"), ["1"]);
}

/// What whoever runs the servers does with a data file works with PostgreSQL, too.
#[tokio::test]
async fn the_operator_and_the_doctor_come_to_postgresql() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.database();
    let holotable = |arguments: &[&str]| {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_holotable")).args(arguments).output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (output.status.code(), text(output.stdout) + &text(output.stderr))
    };
    let (code, said) = holotable(&["doctor", &url]);
    assert_eq!((code, said.contains("no server has kept rooms there")), (Some(2), true), "{said}");
    let server = Served::sharing("operated", &url, &[]).await;
    let room = server.room(ONE, r#"{ "board": "short" }"#).await;
    let mut anna = Person::join(&server, &room, None).await;
    let (code, said) = holotable(&["doctor", &url]);
    assert_eq!((code, said.as_str()), (Some(0), "1 whole rooms, 0 whole games, nothing is wrong; servers use it\n"));
    let (code, said) = holotable(&["operator", &url, "rooms"]);
    assert!(code == Some(0) && said.starts_with(&room), "{said}");
    assert_eq!(holotable(&["operator", &url, "close", "nothing"]).0, Some(2));
    assert_eq!(holotable(&["operator", &url, "bar", "192.0.2.7"]).0, Some(0));
    assert_eq!(holotable(&["operator", &url, "barred"]).1, "192.0.2.7\n");
    assert_eq!(holotable(&["operator", &url, "admit", "192.0.2.7"]).0, Some(0));
    assert_eq!(holotable(&["operator", &url, "close", &room]).0, Some(0));
    let closed = async { while anna.hear().await.is_some() {} };
    timeout(AWAY, closed).await.expect("whoever is in a closed room is sent away");
    assert_eq!(server.request(ONE, "GET", &format!("/api/rooms/{room}"), "").await.0, 404);
    query(&url, "UPDATE rooms SET saved = 'a poem'");
    let (code, said) = holotable(&["doctor", &url]);
    assert!(code == Some(1) && said.contains(&format!("the room {room}")), "{said}");
}

#[test]
fn an_address_that_leads_nowhere_is_said_in_words() {
    let refused = |arguments: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_holotable"));
        let output = command.args(["serve", "--no-page", "--port", "0"]).args(arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    for (url, words) in [
        ("a poem", "looks like postgres://"),
        ("postgres://nobody@%2Fnowhere/none", "connecting"),
        ("postgres://nobody@localhost/none?sslmode=require", "without TLS"),
    ] {
        let said = refused(&["--store", url]);
        assert!(said.contains(words), "{url}: {said}");
    }
    assert!(refused(&["--store", "postgres://u@h/d", "--data", "file"]).contains("cannot be used with"));
    let said = refused(&["--store", "postgres://u@h/d", "--internal", "0.0.0.0:7799"]);
    assert!(said.contains("name the one of this machine"), "{said}");
    assert!(refused(&["--internal", "127.0.0.1:0"]).contains("--store"));
}
